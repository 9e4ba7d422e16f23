### Fifth Street по-русски. Те же ключи стоят в en.ftl и uk.ftl.

### Формы. Предложение — всегда одно сообщение; в места $slot, $slot-форма входят только
### готовые именные группы. Место с большой буквы, $Slot, начинается с большой буквы.

## Достоинства: .gen .acc .ins падежи, .nom-pl .gen-pl множественное число, .gender род

rank-2 = двойка
    .gen = двойки
    .acc = двойку
    .ins = двойкой
    .nom-pl = двойки
    .gen-pl = двоек
    .gender = f
rank-3 = тройка
    .gen = тройки
    .acc = тройку
    .ins = тройкой
    .nom-pl = тройки
    .gen-pl = троек
    .gender = f
rank-4 = четвёрка
    .gen = четвёрки
    .acc = четвёрку
    .ins = четвёркой
    .nom-pl = четвёрки
    .gen-pl = четвёрок
    .gender = f
rank-5 = пятёрка
    .gen = пятёрки
    .acc = пятёрку
    .ins = пятёркой
    .nom-pl = пятёрки
    .gen-pl = пятёрок
    .gender = f
rank-6 = шестёрка
    .gen = шестёрки
    .acc = шестёрку
    .ins = шестёркой
    .nom-pl = шестёрки
    .gen-pl = шестёрок
    .gender = f
rank-7 = семёрка
    .gen = семёрки
    .acc = семёрку
    .ins = семёркой
    .nom-pl = семёрки
    .gen-pl = семёрок
    .gender = f
rank-8 = восьмёрка
    .gen = восьмёрки
    .acc = восьмёрку
    .ins = восьмёркой
    .nom-pl = восьмёрки
    .gen-pl = восьмёрок
    .gender = f
rank-9 = девятка
    .gen = девятки
    .acc = девятку
    .ins = девяткой
    .nom-pl = девятки
    .gen-pl = девяток
    .gender = f
rank-T = десятка
    .gen = десятки
    .acc = десятку
    .ins = десяткой
    .nom-pl = десятки
    .gen-pl = десяток
    .gender = f
rank-J = валет
    .gen = валета
    .acc = валета
    .ins = валетом
    .nom-pl = валеты
    .gen-pl = валетов
    .gender = m
rank-Q = дама
    .gen = дамы
    .acc = даму
    .ins = дамой
    .nom-pl = дамы
    .gen-pl = дам
    .gender = f
rank-K = король
    .gen = короля
    .acc = короля
    .ins = королём
    .nom-pl = короли
    .gen-pl = королей
    .gender = m
rank-A = туз
    .gen = туза
    .acc = туза
    .ins = тузом
    .nom-pl = тузы
    .gen-pl = тузов
    .gender = m

## Масти (родительный падеж) и карты словами

suit-s = пик
suit-h = червей
suit-d = бубён
suit-c = треф
card-2s = пиковая двойка
card-2h = червовая двойка
card-2d = бубновая двойка
card-2c = трефовая двойка
card-3s = пиковая тройка
card-3h = червовая тройка
card-3d = бубновая тройка
card-3c = трефовая тройка
card-4s = пиковая четвёрка
card-4h = червовая четвёрка
card-4d = бубновая четвёрка
card-4c = трефовая четвёрка
card-5s = пиковая пятёрка
card-5h = червовая пятёрка
card-5d = бубновая пятёрка
card-5c = трефовая пятёрка
card-6s = пиковая шестёрка
card-6h = червовая шестёрка
card-6d = бубновая шестёрка
card-6c = трефовая шестёрка
card-7s = пиковая семёрка
card-7h = червовая семёрка
card-7d = бубновая семёрка
card-7c = трефовая семёрка
card-8s = пиковая восьмёрка
card-8h = червовая восьмёрка
card-8d = бубновая восьмёрка
card-8c = трефовая восьмёрка
card-9s = пиковая девятка
card-9h = червовая девятка
card-9d = бубновая девятка
card-9c = трефовая девятка
card-Ts = пиковая десятка
card-Th = червовая десятка
card-Td = бубновая десятка
card-Tc = трефовая десятка
card-Js = пиковый валет
card-Jh = червовый валет
card-Jd = бубновый валет
card-Jc = трефовый валет
card-Qs = пиковая дама
card-Qh = червовая дама
card-Qd = бубновая дама
card-Qc = трефовая дама
card-Ks = пиковый король
card-Kh = червовый король
card-Kd = бубновый король
card-Kc = трефовый король
card-As = пиковый туз
card-Ah = червовый туз
card-Ad = бубновый туз
card-Ac = трефовый туз
card-Jk = джокер
    .gender = m

## Комбинации: .gen .acc падежи, .number число глагола

category-high_card = старшая карта
    .gen = старшей карты
    .acc = старшую карту
    .number = sg
category-pair = пара
    .gen = пары
    .acc = пару
    .number = sg
category-two_pair = две пары
    .gen = двух пар
    .acc = две пары
    .number = pl
category-three = тройка
    .gen = тройки
    .acc = тройку
    .number = sg
category-straight = стрит
    .gen = стрита
    .acc = стрит
    .number = sg
category-flush = флеш
    .gen = флеша
    .acc = флеш
    .number = sg
category-full_house = фул-хаус
    .gen = фул-хауса
    .acc = фул-хаус
    .number = sg
category-four = каре
    .gen = каре
    .acc = каре
    .number = sg
category-straight_flush = стрит-флеш
    .gen = стрит-флеша
    .acc = стрит-флеш
    .number = sg
category-royal_flush = роял-флеш
    .gen = роял-флеша
    .acc = роял-флеш
    .number = sg
category-five_of_a_kind = покер
    .gen = покера
    .acc = покер
    .number = sg
category-low = лоу
    .gen = лоу
    .acc = лоу
    .number = sg
category-one_card = одна карта
    .gen = одной карты
    .acc = одну карту
    .number = sg
category-two_cards = две карты
    .gen = двух карт
    .acc = две карты
    .number = pl
category-three_cards = три карты
    .gen = трёх карт
    .acc = три карты
    .number = pl
category-four_cards = бадуги
    .gen = бадуги
    .acc = бадуги
    .number = sg

## Руки. Значение: сама по себе; .held: перед кикером; .subject: перед глаголом;
## .gen .acc падежи; .number: число глагола

hand-high_card = старшая карта — { $first }
    .held = старшая карта — { $first }
    .subject = старшая карта — { $first }
    .gen = старшей карты ({ $first-gen })
    .acc = старшую карту ({ $first-acc })
    .number = sg
hand-pair = пара { $first-gen-pl }
    .held = пара { $first-gen-pl }
    .subject = пара { $first-gen-pl }
    .gen = пары { $first-gen-pl }
    .acc = пару { $first-gen-pl }
    .number = sg
hand-two_pair = две пары ({ $first-nom-pl } и { $second-nom-pl })
    .held = две пары ({ $first-nom-pl } и { $second-nom-pl })
    .subject = две пары ({ $first-nom-pl } и { $second-nom-pl })
    .gen = двух пар ({ $first-nom-pl } и { $second-nom-pl })
    .acc = две пары ({ $first-nom-pl } и { $second-nom-pl })
    .number = pl
hand-three = тройка { $first-gen-pl }
    .held = тройка { $first-gen-pl }
    .subject = тройка { $first-gen-pl }
    .gen = тройки { $first-gen-pl }
    .acc = тройку { $first-gen-pl }
    .number = sg
hand-straight = стрит до { $first-gen }
    .held = стрит до { $first-gen }
    .subject = стрит до { $first-gen }
    .gen = стрита до { $first-gen }
    .acc = стрит до { $first-gen }
    .number = sg
hand-flush = флеш до { $first-gen }
    .held = флеш до { $first-gen }
    .subject = флеш до { $first-gen }
    .gen = флеша до { $first-gen }
    .acc = флеш до { $first-gen }
    .number = sg
hand-full_house = фул-хаус из { $first-gen-pl } и { $second-gen-pl }
    .held = фул-хаус из { $first-gen-pl } и { $second-gen-pl }
    .subject = фул-хаус из { $first-gen-pl } и { $second-gen-pl }
    .gen = фул-хауса из { $first-gen-pl } и { $second-gen-pl }
    .acc = фул-хаус из { $first-gen-pl } и { $second-gen-pl }
    .number = sg
hand-four = каре { $first-gen-pl }
    .held = каре { $first-gen-pl }
    .subject = каре { $first-gen-pl }
    .gen = каре { $first-gen-pl }
    .acc = каре { $first-gen-pl }
    .number = sg
hand-straight_flush = стрит-флеш до { $first-gen }
    .held = стрит-флеш до { $first-gen }
    .subject = стрит-флеш до { $first-gen }
    .gen = стрит-флеша до { $first-gen }
    .acc = стрит-флеш до { $first-gen }
    .number = sg
hand-royal_flush = роял-флеш
    .held = роял-флеш
    .subject = роял-флеш
    .gen = роял-флеша
    .acc = роял-флеш
    .number = sg
hand-five_of_a_kind = покер из { $first-gen-pl }
    .held = покер из { $first-gen-pl }
    .subject = покер из { $first-gen-pl }
    .gen = покера из { $first-gen-pl }
    .acc = покер из { $first-gen-pl }
    .number = sg
hand-low = лоу: { $ranks }
    .held = лоу { $ranks }
    .subject = лоу { $ranks }
    .gen = лоу { $ranks }
    .acc = лоу { $ranks }
    .number = sg
hand-one_card = одна карта: { $first }
    .held = одна карта — { $first }
    .subject = одна карта ({ $first })
    .gen = одной карты ({ $first })
    .acc = одну карту ({ $first })
    .number = sg
hand-two_cards = две карты: { $ranks }
    .held = две карты { $ranks }
    .subject = две карты { $ranks }
    .gen = двух карт { $ranks }
    .acc = две карты { $ranks }
    .number = pl
hand-three_cards = три карты: { $ranks }
    .held = три карты { $ranks }
    .subject = три карты { $ranks }
    .gen = трёх карт { $ranks }
    .acc = три карты { $ranks }
    .number = pl
hand-four_cards = бадуги: { $ranks }
    .held = бадуги { $ranks }
    .subject = бадуги { $ranks }
    .gen = бадуги { $ranks }
    .acc = бадуги { $ranks }
    .number = sg

held = { $hand-held }, кикер { $kicker }
kickers = { $count ->
    [1] { $k1-ins }
    [2] { $k1-ins } и { $k2-ins }
   *[3] { $k1-ins }, { $k2-ins } и { $k3-ins }
}
hole-pair = карманная пара { $first-gen-pl }
hole-suited = { $first } и { $second } одной масти
hole-offsuit = { $first } и { $second }

## Игроки, перечисления, банки, улицы, позиции

player = игрок №{ $number }
    .gen = игрока №{ $number }
    .dat = игроку №{ $number }
you = Вы
    .gen = Вас
    .dat = Вам
dealer = дилер
    .gen = дилера
    .dat = дилеру
list-pair = { $one } и { $two }
list-more = { $one }, { $two }
share = { $player } ({ $chips })
list-parts = { $one }; { $two }
part-shares = { $part ->
    [high] старшая рука — { $shares }
    [low] младшая рука — { $shares }
    [first] первый борд — { $shares }
    [second] второй борд — { $shares }
    [first-high] первый борд, старшая рука — { $shares }
    [first-low] первый борд, младшая рука — { $shares }
    [second-high] второй борд, старшая рука — { $shares }
   *[second-low] второй борд, младшая рука — { $shares }
}
pot-whole = банк
pot-main = основной банк
pot-side = побочный банк { $number }
pot-chips = { $pot }: { $chips }
street-preflop = префлоп
street-flop = флоп
street-turn = тёрн
street-river = ривер
street-third = третья улица
street-fourth = четвёртая улица
street-fifth = пятая улица
street-sixth = шестая улица
street-seventh = седьмая улица
street-predraw = до обмена
street-draw = обмен
street-first_draw = первый обмен
street-second_draw = второй обмен
street-third_draw = третий обмен
street-showdown = вскрытие
position-btn = баттон
    .short = БТН
position-btn-sb = баттон и малый блайнд
    .short = БТН
position-sb = малый блайнд
    .short = МБ
position-bb = большой блайнд
    .short = ББ
position-utg = первая позиция
    .short = УТГ
position-utg1 = вторая позиция
    .short = УТГ+1
position-utg2 = третья позиция
    .short = УТГ+2
position-utg3 = четвёртая позиция
    .short = УТГ+3
position-utg4 = пятая позиция
    .short = УТГ+4
position-lj = лоуджек
    .short = ЛДж
position-hj = хайджек
    .short = ХДж
position-co = катофф
    .short = КО

## Игры, торговля, правила стола: option- выбор, -hint что он значит, choice- варианты

game-holdem52 = Техасский холдем
game-joker53 = Холдем с джокером
game-joker53_bug = Холдем с ограниченным джокером
game-deck32 = Холдем на 32 карты
game-deck32_ace_high = Холдем на 32 карты, туз только старший
game-deck36 = Холдем на 36 карт
game-deck36_trips = Холдем на 36 карт, тройка старше стрита
game-omaha = Омаха
game-omaha5 = Омаха с пятью картами
game-omaha6 = Омаха с шестью картами
game-omaha8 = Омаха хай-лоу
game-omaha8_5 = Омаха хай-лоу с пятью картами
game-omaha8_6 = Омаха хай-лоу с шестью картами
game-stud = Семикарточный стад
game-stud8 = Семикарточный стад хай-лоу
game-razz = Разз
game-draw5 = Пятикарточный покер с обменом
game-single27 = 2-7 с одним обменом
game-triple27 = 2-7 с тремя обменами
game-badugi = Бадуги
betting-no_limit = Без лимита
betting-pot_limit = Пот-лимит
betting-fixed_limit = Фиксированный лимит
option-game = Игра
option-game-hint = Во что играют в первой раздаче.
option-games = Выбор игр
option-games-hint = Между раздачами игроки выбирают одну из этих игр.
option-seats = Места
option-seats-hint = Сколько человек могут играть, от двух до десяти.
option-bring_in = Бринг-ин
option-bring_in-hint = Обязательная ставка, с которой начинается торговля без блайндов.
option-bets = Ставки лимита
option-bets-hint = Малая и большая ставка фиксированного лимита.
option-ante_by = Кто ставит анте
option-ante_by-hint = Анте ставит каждый или один большой блайнд за весь стол.
choice-ante_by-each = Каждый
choice-ante_by-big_blind = Большой блайнд
option-straddle = Стрэддл
option-straddle-hint = Первая позиция может до карт поставить два больших блайнда.
option-straddle_minraise = Рейз после стрэддла
option-straddle_minraise-hint = Наименьший рейз после стрэддла.
choice-straddle_minraise-double = До двух стрэддлов
choice-straddle_minraise-bb = На один большой блайнд
option-button = Баттон
option-button-hint = Как баттон идёт по кругу.
choice-button-dead = Может стоять у пустого места
choice-button-moving = Всегда у игрока
option-button_blind = Блайнд баттона
option-button_blind-hint = Блайнд ставит только баттон, остальные вносят анте.
option-entry = Новые игроки
option-entry-hint = Как новый игрок вступает в идущую игру.
choice-entry-wait = Ждут большого блайнда
choice-entry-post = Могут сразу поставить большой блайнд
option-missed = Пропущенные блайнды
option-missed-hint = Как возвращается тот, кто пропускал раздачи.
choice-missed-wait = Ждать большого блайнда
choice-missed-post = Можно поставить пропущенное
option-rejoin_lock = Возвращение за стол
option-rejoin_lock-hint = Сколько минут ушедший может вернуться лишь с суммой не меньше той, что унёс.
option-short_open = Рейз после неполного олл-ина
option-short_open-hint = Наименьший рейз после олл-ина, который меньше большого блайнда.
choice-short_open-raise_by_blind = На один большой блайнд
choice-short_open-complete = Дополняет до большого блайнда
option-first_to_show = Кто открывает первым
option-first_to_show-hint = Кто открывает карты первым, если торговля кончилась до последней улицы.
choice-first_to_show-left_of_button = Первый слева от баттона
choice-first_to_show-last_aggressor = Кто повысил последним
option-big_blind_ante = Короткий большой блайнд
option-big_blind_ante-hint = Что сначала платит короткий стек на большом блайнде.
choice-big_blind_ante-blind_first = Сначала блайнд
choice-big_blind_ante-ante_first = Сначала анте
option-free_fold = Фолд без ставки
option-free_fold-hint = Фолд, когда можно сыграть чек.
choice-free_fold-confirm = После подтверждения
choice-free_fold-forbidden = Запрещён
option-see_called = Карты без показа
option-see_called-hint = Чьи сброшенные на вскрытии карты открывает история раздачи.
choice-see_called-nobody = Ничьи
choice-see_called-anybody = Всех, кто дошёл до вскрытия
option-face_up_all_in = Олл-ин в открытую
option-face_up_all_in-hint = Когда ставок больше не будет, все карты открываются.
option-burns = Сжигать карту
option-burns-hint = Перед каждой улицей одну карту сжигают.
option-pl_count_antes = Анте в пот-лимите
option-pl_count_antes-hint = Анте входят в банк, который ограничивает первые ставки.
option-limit_cap = Предел рейзов для двоих
option-limit_cap-hint = Кончаются ли повышения после ставки и трёх рейзов, если остались двое.
choice-limit_cap-lifted = Двое могут продолжать
choice-limit_cap-kept = Больше повышать нельзя
option-showing = Проигравшие руки
option-showing-hint = Что делает на вскрытии проигравшая рука.
choice-showing-muck_losers = Может остаться закрытой
choice-showing-always = Всегда открывается
option-run_twice = Сдавать борд дважды
option-run_twice-hint = После олл-ина остаток борда можно сдать дважды, каждый раз на половину банка.
option-rake = Рейк
option-rake-hint = Что заведение берёт с каждого банка.
option-unit = Самая мелкая фишка
option-unit-hint = До этой фишки делятся банки.
option-odd_hilo = Лишняя фишка в хай-лоу
option-odd_hilo-hint = Кому достаётся лишняя фишка, когда банк делят старшая и младшая рука.
choice-odd_hilo-high_half = Старшей руке
choice-odd_hilo-suit = Старшей карте по масти
option-odd_card = Карты для лишней фишки
option-odd_card-hint = Какие карты решают, когда лишнюю фишку определяет масть.
choice-odd_card-five = Пять играющих
choice-odd_card-all = Все свои карты
option-tied_showing = Равные открытые карты
option-tied_showing-hint = Кто начинает торговлю при равных открытых картах.
choice-tied_showing-suit = Решает масть
choice-tied_showing-left_of_button = Первый слева от дилера
option-exposed = Открывшаяся карманная карта
option-exposed-hint = Что делают, когда дилер открыл карманную карту.
choice-exposed-seed = Во время сдачи или две: пересдача
choice-exposed-tda = Первая или вторая, или две: пересдача
choice-exposed-rr = Первая карта или две: пересдача
option-release = Сброшенная рука
option-release-hint = Что становится с рукой, сброшенной рубашкой вверх.
choice-release-dead = Сразу мертва
choice-release-retrievable = Можно взять обратно, пока она отличима от сброса
option-premature = Борд раньше времени
option-premature-hint = Что делают с картой борда, открытой до конца торговли.
choice-premature-reshuffle = Возвращают, колоду тасуют
choice-premature-set_aside = Откладывают на одну улицу
option-substantial = Когда пересдавать поздно
option-substantial-hint = После скольких ходов ошибку сдачи уже не исправить.
choice-substantial-tda = Два хода с фишками или любые три
choice-substantial-rr = Любые два хода
option-split = Рейк с нескольких банков
option-split-hint = Как рейк ложится на несколько банков.
choice-split-from_main = Начиная с основного банка
choice-split-proportional = Пропорционально размеру

### Что решает между двумя руками — само по себе

category = { $loser-code ->
    [high_card] { $Winner } старше, чем старшая карта: ранг комбинации важнее достоинства карт.
   *[other] { $winner-number ->
        [pl] { $Winner } бьют { $loser-acc }: ранг комбинации важнее достоинства карт.
       *[sg] { $Winner } бьёт { $loser-acc }: ранг комбинации важнее достоинства карт.
    }
}
quads_rank = { $wins ->
    [low] Каре { $winner-gen-pl } бьёт каре { $loser-gen-pl }.
   *[high] Каре { $winner-gen-pl } старше каре { $loser-gen-pl }.
}
trips_rank = { $category-code ->
    [full_house] { $wins ->
        [low] В фул-хаусе сначала сравнивают тройки: { $winner-nom-pl } против { $loser-gen-pl }.
       *[high] В фул-хаусе сначала сравнивают тройки: { $winner-nom-pl } старше { $loser-gen-pl }.
    }
   *[three] { $wins ->
        [low] Тройка { $winner-gen-pl } бьёт тройку { $loser-gen-pl }.
       *[high] Тройка { $winner-gen-pl } старше тройки { $loser-gen-pl }.
    }
}
full_house_pair = { $wins ->
    [low] Тройка одинаковая, решает пара: { $winner-nom-pl } против { $loser-gen-pl }.
   *[high] Тройка одинаковая, решает пара: { $winner-nom-pl } старше { $loser-gen-pl }.
}
top_pair = { $wins ->
    [low] Решает старшая пара: { $winner-nom-pl } против { $loser-gen-pl }.
   *[high] Решает старшая пара: { $winner-nom-pl } старше { $loser-gen-pl }.
}
second_pair = { $wins ->
    [low] Старшая пара одинаковая, решает вторая: { $winner-nom-pl } против { $loser-gen-pl }.
   *[high] Старшая пара одинаковая, решает вторая: { $winner-nom-pl } старше { $loser-gen-pl }.
}
pair_rank = { $wins ->
    [low] Пара { $winner-gen-pl } бьёт пару { $loser-gen-pl }.
   *[high] Пара { $winner-gen-pl } старше пары { $loser-gen-pl }.
}
straight_top = Стрит до { $winner-gen } бьёт стрит до { $loser-gen }.
straight_flush_top = { $wins ->
    [low] Стрит-флеш до { $winner-gen } бьёт стрит-флеш до { $loser-gen }.
   *[high] Стрит-флеш до { $winner-gen } старше стрит-флеша до { $loser-gen }.
}
flush_card = Решает { $place ->
    [1] первая
    [2] вторая
    [3] третья
    [4] четвёртая
   *[5] пятая
} карта флеша: { $wins ->
    [low] { $winner } против { $loser-gen }.
   *[high] { $winner } старше { $loser-gen }.
}
high_card = Решает старшая карта: { $winner } старше { $loser-gen }.
five_of_a_kind_rank = Покер из { $winner-gen-pl } старше покера из { $loser-gen-pl }.
low_card = Выигрывает младшая карта: { $winner } против { $loser-gen }.
kicker = Комбинации одинаковы до кикера, решает { $index ->
    [1] кикер
    [2] второй кикер
    [3] третий кикер
   *[4] четвёртый кикер
}: { $winner } старше { $loser-gen }.
natural = Руки равны: выигрывает та, что без джокера.
none = { $plays_board ->
    [yes] Лучшая рука лежит на борде, банк делится.
   *[no] Руки равны, банк делится.
}

### Что решает, когда видны обе руки. $who: both оба, all все, best лучшие из многих

why-category = { $loser-code ->
    [high_card] { $Winner-subject } старше, чем старшая карта { $loser-first }.
   *[other] { $winner-number ->
        [pl] { $Winner-subject } бьют { $loser-acc }.
       *[sg] { $Winner-subject } бьёт { $loser-acc }.
    }
}
why-five_of_a_kind = { $beaten ->
    [royal_flush] { $Winner } (четыре { $winner-first-gen } и джокер) бьёт даже роял-флеш.
    [high_card] { $Winner } (четыре { $winner-first-gen } и джокер) старше, чем старшая карта { $loser-first }.
   *[other] { $Winner } (четыре { $winner-first-gen } и джокер) бьёт { $loser-acc }.
}
why-flush-over-full_house = { $deck ->
    [0] Здесь флеш старше фул-хауса.
    [few] Колода в { $deck } карты: здесь флеш старше фул-хауса.
   *[many] Колода в { $deck } карт: здесь флеш старше фул-хауса.
}
why-three-over-straight = Здесь тройка старше стрита.
why-five-rank = { $Winner } старше { $loser-gen }.
why-natural = Руки равны, но выигрывает та, что без джокера.
why-straight_flush = { $player-kind ->
    [you] Выигрываете Вы: { $winner } старше { $loser-gen }.
   *[other] Выигрывает { $player }: { $winner } старше { $loser-gen }.
}
why-straight_flush-improved = { $Card } улучшает руку: { $winner } бьёт { $loser-acc }.
why-four = { $who ->
    [both] У обоих каре, но { $winner } старше { $loser-gen }.
   *[best] У лучших рук каре, но { $winner } старше { $loser-gen }.
} { $player-kind ->
    [you] Банк забираете Вы.
   *[other] Банк забирает { $player }.
}
why-four-kicker = { $Winner } общее, решает кикер: { $high } старше { $low-gen }.
why-full_house-aces = В фул-хаусе сначала сравнивают тройки: три { $high-gen } старше трёх { $low-gen-pl }, хотя пара у второй руки — { $pair-nom-pl }.
why-full_house-three = { $Winner } бьёт { $loser-acc }: { $high-nom-pl } старше { $low-gen-pl }.
why-full_house-pair-shared = Тройка { $three-gen-pl } общая, решает пара: { $high-nom-pl } старше { $low-gen-pl }.
why-full_house-pair = { $who ->
    [both] Тройка { $three-gen-pl } у обоих, решает пара: { $high-nom-pl } старше { $low-gen-pl }.
    [all] Тройка { $three-gen-pl } у всех, решает пара: { $high-nom-pl } старше { $low-gen-pl }.
   *[best] У лучших рук тройка { $three-gen-pl }, решает пара: { $high-nom-pl } старше { $low-gen-pl }.
}
why-flush-top = { $Winner } старше { $loser-gen }.
why-flush-card = { $who ->
    [both] Оба собрали { $winner }.
    [all] Все собрали { $winner }.
   *[best] У лучших рук { $winner }.
} Решает { $place ->
    [2] вторая
    [3] третья
    [4] четвёртая
   *[5] пятая
} карта: { $high } старше { $low-gen }.
why-flush-improved = { $Card-rank } { $card-suit } улучшает общий флеш: { $place ->
    [1] первая
    [2] вторая
    [3] третья
    [4] четвёртая
   *[5] пятая
} карта — { $high } против { $low-gen }.
why-straight = { $Winner } бьёт { $loser-acc }.
why-three = { $made ->
    [set] { $Winner } (сет) старше { $loser-gen }.
    [trips] { $Winner } (трипс) старше { $loser-gen }.
   *[plain] { $Winner } старше { $loser-gen }.
}
why-top_pair = { $who ->
    [both] У обоих две пары. Сравниваем старшие: { $high-nom-pl } старше { $low-gen-pl }.
    [all] У всех две пары. Сравниваем старшие: { $high-nom-pl } старше { $low-gen-pl }.
   *[best] У лучших рук две пары. Сравниваем старшие: { $high-nom-pl } старше { $low-gen-pl }.
}
why-three-pairs = «Трёх пар» не бывает: { $loser-first-nom-pl } и { $loser-second-nom-pl } играют, пара { $unused-gen-pl } — нет. Выигрывают { $winner-first-nom-pl } и { $winner-second-nom-pl }.
why-second_pair = Старшая пара одинаковая, решает вторая: { $high-nom-pl } старше { $low-gen-pl }.
why-two_pair-kicker = Обе пары одинаковы: { $winner-first-nom-pl } и { $winner-second-nom-pl }. Решает кикер: { $high } старше { $low-gen }.
why-pair = { $Winner } старше { $loser-gen }.
why-kicker = { $who ->
    [both] { $Winner } у обоих,
    [all] { $Winner } у всех,
   *[best] У лучших рук { $winner },
} решает { $index ->
    [1] кикер
    [2] второй кикер
   *[3] третий кикер
}: { $high } старше { $low-gen }.
why-high_card = { $scope ->
    [everybody] Совпадений нет ни у кого.
   *[pot] У претендентов на этот банк совпадений нет.
} Старшая карта — { $high } против { $low-gen }.
why-high_card-shared = { $index ->
    [1] { $winner-first-gender ->
        [m] { $Winner-first } общий. Первый
       *[f] { $Winner-first } общая. Первый
    }
    [2] { $Winner-first } и { $winner-second } общие. Второй
   *[3] { $Winner-first }, { $winner-second } и { $winner-third } общие. Третий
} кикер: { $high } старше { $low-gen }.
why-high_card-kicker = { $who ->
    [both] У обоих { $winner }.
    [all] У всех { $winner }.
   *[best] У лучших рук { $winner }.
} Решает { $index ->
    [1] первый
    [2] второй
   *[3] третий
} кикер: { $high } старше { $low-gen }.
why-high_card-fourth = Равны четыре карты из пяти, решает четвёртый кикер: { $high } старше { $low-gen }.

## Где выигрывает младшая рука

why-low-card = { $winner-number ->
    [pl] { $Winner-subject } бьют { $loser-acc }:
   *[sg] { $Winner-subject } бьёт { $loser-acc }:
} { $ace ->
    [yes] туз здесь считается единицей, он младше { $worse-gen }.
   *[no] { $better } младше { $worse-gen }.
}
why-low-category = { $winner-number ->
    [pl] { $Winner-subject } бьют { $loser-acc }: здесь выигрывает младшая рука.
   *[sg] { $Winner-subject } бьёт { $loser-acc }: здесь выигрывает младшая рука.
}
why-low-kicker = { $who ->
    [both] У обоих { $winner-subject },
    [all] У всех { $winner-subject },
   *[best] У лучших рук { $winner-subject },
} { $ace ->
    [yes] решает следующая карта: туз здесь считается единицей.
   *[no] решает следующая карта: { $better } младше { $worse-gen }.
}
why-badugi = { $winner-number ->
    [pl] { $Winner-subject } бьют { $loser-acc }:
   *[sg] { $Winner-subject } бьёт { $loser-acc }:
} { $more ->
    [4] четыре карты
    [3] три карты
   *[2] две карты
} разных мастей и достоинств против { $fewer ->
    [3] трёх. Чем их больше, тем сильнее рука.
    [2] двух. Чем их больше, тем сильнее рука.
   *[1] одной. Чем их больше, тем сильнее рука.
}
ace-is-high = { $straight ->
    [no] Туз здесь старший: { $ranks } — не стрит.
   *[other] Туз здесь старший.
}

## Ничьи. $who: both оба, all все, winners победители

why-equal = { $who ->
    [both] У обоих { $winner }. Руки равны, банк делится.
    [all] У всех { $winner }. Руки равны, банк делится.
   *[winners] У победителей { $winner }. Руки равны, банк делится.
}
why-equal-part = { $who ->
    [both] У обоих { $winner }. Руки равны, эта часть банка делится.
    [all] У всех { $winner }. Руки равны, эта часть банка делится.
   *[winners] У победителей { $winner }. Руки равны, эта часть банка делится.
}
why-equal-kickers = { $who ->
    [both] У обоих { $winner-subject } с { $kickers }. Руки равны, банк делится.
    [all] У всех { $winner-subject } с { $kickers }. Руки равны, банк делится.
   *[winners] У победителей { $winner-subject } с { $kickers }. Руки равны, банк делится.
}
why-equal-high_card = Все пять карт совпали: { $winner-first }, { $winner-second }, { $winner-third }, { $winner-fourth }, { $winner-fifth }. Шестая карта не считается, банк делится.
why-board-royal_flush = На борде роял-флеш. Побить его здесь нечем, банк делится поровну.
why-board-straight_flush = На борде { $winner }. { $scope ->
    [everybody] Улучшить его не смог никто, банк делится поровну.
   *[pot] Никто из претендентов на этот банк его не улучшил, банк делится поровну.
}
why-board-four = { $Winner } и кикер — { $kicker } — лежат на борде — банк делится.
why-board-full_house = { $who ->
    [both] Лучшая рука у обоих — { $winner } с борда.
    [all] Лучшая рука у всех — { $winner } с борда.
   *[winners] Лучшая рука у победителей — { $winner } с борда.
} { $pockets ->
    [0] Банк делится.
   *[other] Пара { $pocket-gen-pl } ничего не меняет, банк делится.
}
why-board-flush = { $idle ->
    [0] Флеш целиком лежит на борде. Банк делится.
    [1] Флеш целиком лежит на борде; { $idle-first } { $suit } его не улучшает. Банк делится.
   *[2] Флеш целиком лежит на борде; { $idle-first } и { $idle-second } { $suit } его не улучшают. Банк делится.
}
why-board-straight = { $highest ->
    [yes] На борде { $winner }, старше стрита нет — банк делится.
   *[no] На борде { $winner }, { $scope ->
        [everybody] { $next-gen } нет ни у кого — банк делится.
       *[pot] { $next-gen } нет ни у кого из претендентов на этот банк — он делится.
    }
}
why-board-two_pair = Две пары — { $winner-first-nom-pl } и { $winner-second-nom-pl } — и { $kicker } лежат на борде. { $pockets ->
    [0] Банк делится.
   *[other] Пара { $pocket-gen-pl } не играет, банк делится.
}
why-board-kickers = Лучшая рука лежит на борде: { $winner } с { $kickers }. Банк делится.
why-board-five_of_a_kind = На борде { $winner } вместе с джокером. Старше руки нет, банк делится поровну.
why-board-high_card = Пять старших карт лежат на борде: { $winner-first }, { $winner-second }, { $winner-third }, { $winner-fourth }, { $winner-fifth }. Карманные карты их не улучшают, банк делится.

### Замечания об одной руке

wheel_top_is_five = { $category ->
    [straight] Стрит до пятёрки — самый младший: туз здесь считается единицей.
    [straight_flush] Стрит-флеш до пятёрки: туз играет за единицу, старшая карта — пятёрка.
   *[unknown] Туз здесь считается единицей, старшая карта — пятёрка.
}
plays_board = Игра от борда: все пять карт лежат на столе.
set = Сет: тройка { $rank-gen-pl } с карманной парой.
trips = Трипс: тройка { $rank-gen-pl } с одной карманной картой.
no_wraparound = { $category ->
    [unknown] Это не стрит: через туза последовательность не переходит.
    [flush] { $C1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 } — не стрит-флеш: через туза последовательность не переходит. Это { $hand }.
   *[other] { $C1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 } — не стрит: через туза последовательность не переходит. Это { $hand }.
}
no_three_pair = «Трёх пар» не бывает: пара { $unused-gen-pl } не играет.
joker_plays = { $suited ->
    [yes] Джокер играет за { $rank-acc } { $suit }.
   *[no] Джокер играет за { $rank-acc }.
}
joker_is_fifth = { $rank-gender ->
    [m] Джокер — пятый { $rank }.
   *[f] Джокер — пятая { $rank }.
}
two_from_hand = Из руки играют ровно две карты: { $first } и { $second }; остальные три — с борда.
joker-of = { $player-kind ->
    [you] { $suited ->
        [yes] У Вас джокер играет за { $rank-acc } { $suit }.
       *[no] У Вас джокер играет за { $rank-acc }.
    }
   *[other] { $suited ->
        [yes] { $Player }: джокер играет за { $rank-acc } { $suit }.
       *[no] { $Player }: джокер играет за { $rank-acc }.
    }
}
two-of = { $player-kind ->
    [you] Из Вашей руки играют две карты: { $first } и { $second }; остальные три — с борда.
   *[other] { $Player }: из руки играют { $first } и { $second }, остальные три карты — с борда.
}

### Как выигран банк

pot-won = { $player-kind ->
    [you] Вы забираете { $chips }: { $hand-whole }.
   *[other] { $Player } забирает { $chips }: { $hand-whole }.
}
pot-winners = Победители: { $shares }.
pot-won-cards = { $player-kind ->
    [you] Вы выигрываете: { $hand-whole }.
   *[other] Выигрывает { $player }: { $hand-whole }.
}
pot-winners-cards = Победители: { $seats }.
pot-hand = { $Player }: { $hand-whole }.
pot-header = { $part ->
    [high] { $Pot }, старшая рука (хай): { $chips }.
    [low] { $Pot }, младшая рука (лоу): { $chips }.
    [first] { $Pot }, первый борд: { $chips }.
    [second] { $Pot }, второй борд: { $chips }.
    [first-high] { $Pot }, первый борд, старшая рука (хай): { $chips }.
    [first-low] { $Pot }, первый борд, младшая рука (лоу): { $chips }.
    [second-high] { $Pot }, второй борд, старшая рука (хай): { $chips }.
    [second-low] { $Pot }, второй борд, младшая рука (лоу): { $chips }.
   *[whole] { $Pot }: { $chips }.
}
pot-header-cards = { $part ->
    [high] Старшая рука (хай).
    [low] Младшая рука (лоу).
    [first] Первый борд.
    [second] Второй борд.
    [first-high] Первый борд, старшая рука (хай).
    [first-low] Первый борд, младшая рука (лоу).
    [second-high] Второй борд, старшая рука (хай).
   *[second-low] Второй борд, младшая рука (лоу).
}
won_uncontested = Все остальные сбросили карты. { $chips ->
    [0] { $seat-kind ->
        [you] Вы забираете банк без вскрытия.
       *[other] { $Seat } забирает банк без вскрытия.
    }
   *[other] { $seat-kind ->
        [you] Вы забираете { $chips } без вскрытия.
       *[other] { $Seat } забирает { $chips } без вскрытия.
    }
}
won_unseen = Остальные сбросили карты, не показывая. { $chips ->
    [0] { $seat-kind ->
        [you] Вы забираете банк без вскрытия.
       *[other] { $Seat } забирает банк без вскрытия.
    }
   *[other] { $seat-kind ->
        [you] Вы забираете { $chips } без вскрытия.
       *[other] { $Seat } забирает { $chips } без вскрытия.
    }
}
only_one_eligible = { $seat-kind ->
    [you] Вы забираете этот банк: больше на него никто не претендует.
   *[other] { $Seat } забирает этот банк: больше на него никто не претендует.
}
not_eligible = { $seat-kind ->
    [you] Вы не претендуете на этот банк: Ваш олл-ин меньше.
   *[other] { $Seat } не претендует на этот банк: олл-ин меньше.
}
not_eligible-many = На этот банк не претендуют, олл-ин меньше: { $seats }.
not_shown = { $seat-kind ->
    [you] Ваши карты не вскрыты: выиграть они не могли.
   *[other] { $Seat }: карты не вскрыты, выиграть они не могли.
}
not_shown-many = Карты не вскрыты, выиграть они не могли: { $seats }.
pot_split = { $part ->
    [no] Банк ({ $chips ->
        [one] { $chips } фишка
        [few] { $chips } фишки
        [many] { $chips } фишек
       *[other] { $chips } фишки
    })
   *[yes] Эта часть банка ({ $chips ->
        [one] { $chips } фишка
        [few] { $chips } фишки
        [many] { $chips } фишек
       *[other] { $chips } фишки
    })
} делится на { $count ->
    [2] двоих
    [3] троих
    [4] четверых
    [5] пятерых
    [6] шестерых
    [7] семерых
    [8] восьмерых
    [9] девятерых
   *[10] десятерых
}: { $odd ->
    [0] по { $each }.
    [1] { $by ->
        [suit] по { $each }, и остаётся одна лишняя фишка.
       *[position] по { $each }, лишняя фишка — первому из них слева от баттона.
    }
    [few] { $by ->
        [suit] по { $each }, и остаются { $odd } лишние фишки.
       *[position] по { $each }, лишние { $odd } фишки — по одной первым из них слева от баттона.
    }
   *[many] { $by ->
        [suit] по { $each }, и остаётся { $odd } лишних фишек.
       *[position] по { $each }, лишние { $odd } фишек — по одной первым из них слева от баттона.
    }
}
odd_chip = { $count ->
    [1] Лишняя фишка: { $seats }.
   *[other] Лишние фишки: { $seats }.
}
odd_to_high = Банк делится между старшей и младшей рукой; лишняя фишка достаётся старшей.
odd_by_suit = { $count ->
    [1] Лишняя фишка — по масти, решает { $card }: { $seats }.
   *[other] Лишние фишки — по масти: { $seats }.
}
no_low = Лоу здесь нет: для него нужны пять разных достоинств не старше восьмёрки. Всё забирает старшая рука.
best_not_eligible = { $seat-kind ->
    [you] Лучшая рука у Вас, но Вы претендуете только на основной банк — { $chips }.
   *[other] { $Seat } держит лучшую руку, но может претендовать только на основной банк — { $chips }.
} { $sides ->
    [1] Побочный банк разыгрывают соперники.
   *[other] Побочные банки разыгрывают соперники.
}
short_all_in = Олл-ин до { $to } — неполный рейз: Вы уже ходили, поэтому можете только уравнять или сбросить карты.

### Текст, который не читается

no_cards_here = здесь нечего читать
unknown_rank = нет достоинства «{ $found }»; есть 2–10 и J Q K A или В Д К Т
unknown_suit = нет масти «{ $found }»; масти: s h d c или ♠ ♥ ♦ ♣
suit_missing = { $rank } без масти
rank_missing = масть «{ $found }» без достоинства
one_is_no_rank = 1 — не достоинство карты; может быть, «{ $hint }»
lost_sign = здесь потерян знак; напишите достоинство или масть
ambiguous_t = Т может быть тузом или десяткой: в тексте смешаны кириллица и латиница
duplicate_card = { $card } встречается дважды
wrong_card_count = { $exact ->
    [yes] карт здесь { $found }, а нужно { $lowest }
   *[no] карт здесь { $found }, а нужно от { $lowest } до { $highest }
}
too_many_of_rank = пять { $rank-gen-pl }, а в колоде их четыре
twice_in_one_suit = в одной масти не бывает двух { $rank-gen-pl }
not_a_number = «{ $found }» — не целое число
hand_missing = здесь не хватает руки
out_of_place = этот знак здесь лишний
unknown_suffix = после двух достоинств может стоять только «с» (одной масти) или «о» (разных мастей)
pair_with_suffix = у пары всегда две разные масти; эта буква лишняя
hands_in_no_row = от одной руки к другой нет ряда: нужны две пары либо две руки одной масти или обе разных мастей, с той же старшей картой или тем же разрывом
not_a_weight = вес — это число больше 0 и не больше 1
zero_weight = вес 0 ничего не значит; чтобы исключить руку, поставьте перед ней «!»
percent_outside = доля всех рук должна быть больше 0 % и не больше 100 %
exclusion_first = исключать ещё не из чего: перед этим ничего нет
range_excluded = ничего не осталось: диапазон исключает все свои руки
range_emptied = от этого диапазона ничего не осталось: в каждой руке есть карта, которая уже лежит в другом месте
range_not_here = диапазоны в этой игре не считаются; назовите одну руку, карту за картой
unreadable_record = эту запись прочитать нельзя: { $detail }

### Правила не позволяют

hand_is_over = Раздача окончена. Дождитесь следующей.
out_of_turn = { $turn-kind ->
    [dealer] Подождите: дилер сдаёт карты.
    [you] Сейчас Ваш ход.
   *[other] Дождитесь своего хода: сейчас ходит { $turn }.
}
cannot_check = Чек невозможен: есть ставка. Уравняйте { $call } или сбросьте карты.
nothing_to_call = Уравнивать нечего. Сыграйте чек или сделайте ставку.
fold_needs_confirmation = Чек бесплатный. Сыграйте чек или подтвердите фолд.
fold_forbidden = Пока чек бесплатный, фолд запрещён. Сыграйте чек.
raise_closed = Повышать нельзя: после Вашего хода ставка выросла на { $grown }, а полный рейз — { $needed }. Уравняйте { $call } или сбросьте карты.
nobody_could_answer = { $call ->
    [0] Повышать нельзя: ответить уже некому. Сыграйте чек.
   *[other] Повышать нельзя: ответить уже некому. Уравняйте { $call } или сбросьте карты.
}
stack_too_short = { $call ->
    [0] Повышать нельзя: Ваш стек — { $stack } — не больше ставки. Сыграйте чек.
   *[other] Повышать нельзя: Ваш стек — { $stack } — не больше ставки. Уравняйте { $call } или сбросьте карты.
}
raise_too_small = { $exact ->
    [yes] { $to } — слишком мало: возможен только олл-ин до { $highest }.
   *[no] { $to } — слишком мало: можно от { $lowest } до { $highest }.
}
raise_too_large = { $exact ->
    [yes] { $to } — больше, чем у Вас есть: возможен только олл-ин до { $highest }.
   *[no] { $to } — больше, чем у Вас есть: можно от { $lowest } до { $highest }.
}
cap_reached = { $call ->
    [0] Повышать нельзя: на этой улице уже были ставка и три рейза. Сыграйте чек.
   *[other] Повышать нельзя: на этой улице уже были ставка и три рейза. Уравняйте { $call } или сбросьте карты.
}
above_the_limit = { $exact ->
    [yes] { $to } — больше лимита: можно только { $highest }.
   *[no] { $to } — больше лимита: можно от { $lowest } до { $highest }.
}
must_bring_in = Вы открываете торговлю: поставьте бринг-ин { $chips } или дополните его до полной ставки.
no_bring_in = Бринг-ин сейчас никто не ставит.
must_draw = Сначала обмен: выберите карты или останьтесь при своих.
not_drawing = Сейчас карты не меняют.
too_many_discards = Нельзя обменять столько карт: { $found }. Можно не больше { $highest }.
not_your_card = { $Card }: этой карты у Вас нет, или она названа дважды. Обменять её нельзя.
must_vote = Сначала решите, сдавать ли борд дважды: да или нет.
no_vote = Сейчас никого не спрашивают, сдавать ли борд дважды.
not_whole_chips = «{ $found }» — не целое число фишек.
wrong_number_of_cards = Сдано карт: { $found }; нужно: { $expected }.
card_in_use = { $Card } уже есть в этой раздаче.
not_in_deck = В колоде этой игры такой карты нет: { $card }.
face_down_cards = Здесь не все карты открыты. Решает только стол, которому известны все карты.
nothing_to_show = { $seat-kind ->
    [you] У Вас нет карт, которые можно показать.
   *[other] { $Seat }: нет карт, которые можно показать.
}
bad_start = { $field ->
    [chips] Раздачу начать нельзя: суммы должны быть целыми числами фишек.
    [stacks] Раздачу начать нельзя: нужно от двух до десяти мест и хотя бы два стека с фишками.
    [blinds] Раздачу начать нельзя: малый блайнд должен быть не больше большого, а большой — не меньше 1.
    [ante] Раздачу начать нельзя: анте не может быть отрицательным.
    [button] Раздачу начать нельзя: баттон стоит не на месте этого стола.
    [small] Раздачу начать нельзя: на месте малого блайнда нет фишек или нет такого места.
    [big] Раздачу начать нельзя: на месте большого блайнда нет фишек или нет такого места.
    [deck] Раздачу начать нельзя: колоды не хватит на стольких игроков.
    [bring_in] Раздачу начать нельзя: бринг-ин бывает только в играх без блайндов, он не меньше 1 и не больше малой ставки.
    [bets] Раздачу начать нельзя: назовите обе ставки лимита, каждая не меньше 1.
    [unit] Раздачу начать нельзя: самая мелкая фишка не меньше 1, и все суммы должны быть ей кратны.
    [rake] Раздачу начать нельзя: рейк — от 0 до 100 процентов, а его потолок не бывает отрицательным.
    [posts] Раздачу начать нельзя: стрэддл или другой взнос не подходит по месту или по размеру.
   *[other] Раздачу с такими значениями начать нельзя.
}
options_exclude = { $pairs }
conflict = { $why ->
    [no_board] «{ $One }» здесь не подходит: ни в одной игре этого стола нет общих карт.
    [no_blinds] «{ $One }» здесь не подходит: ни в одной игре этого стола нет блайндов.
    [button_blind] «{ $One }» здесь не подходит: блайнд ставит только баттон.
    [no_straddle_heads_up] «{ $One }» здесь не подходит: за столом на двоих стрэддла не бывает.
    [only_pot_limit] «{ $One }» здесь не подходит: это бывает только в пот-лимите.
    [only_fixed_limit] «{ $One }» здесь не подходит: это бывает только в фиксированном лимите.
    [not_fixed_limit] «{ $One }» здесь не подходит: в фиксированном лимите это ничего не значит.
    [only_hi_lo] «{ $One }» здесь не подходит: это бывает только в играх хай-лоу.
    [only_stud] «{ $One }» здесь не подходит: это бывает только в стаде.
    [only_bring_in] «{ $One }» здесь не подходит: это бывает только в играх с бринг-ином.
    [not_with_bring_in] «{ $One }» здесь не подходит: в играх с бринг-ином такого не бывает.
    [already_shown] «{ $One }» и «{ $other }» вместе не выбирают: карты и так откроются.
    [without_it] «{ $One }» здесь ничего не меняет: не выбрано «{ $Other }».
   *[other] «{ $One }» и «{ $other }» вместе не выбирают.
}
bad_case = { $field ->
    [button] Баттон должен быть у одного из игроков.
    [hands] Назовите карты хотя бы одного игрока.
    [paid] Назовите фишки каждого, кто дошёл до вскрытия, и только их.
    [chips] Фишки — целые числа от 0.
   *[other] Такого вскрытия не бывает.
}
players_outside = { $lowest ->
    [1] Рук за один банк играет не больше { $highest }, а названо { $found }.
   *[other] За один банк играют от { $lowest } до { $highest } рук, а названо { $found }.
}
too_few_cards = Рукам, полному борду и мёртвым картам нужно карт: { $needed }, а в колоде их { $cards }.
too_many_deals = Способов раздать недостающие карты — { $deals }, а считается не больше { $highest }. Назовите больше карт.
nothing_drawn = Случайных раздач должно быть не меньше одной, а названо { $found }.
not_drawn = В этой игре раздачи подсчитываются, а не выбираются случайно.
hardly_possible = Эти диапазоны почти несовместимы: слишком мало раздач, где ни одна карта не повторяется. Расширьте один из них.
game_not_counted = { $what ->
    [chances] Чем может стать рука, считается только в холдеме.
   *[outs] Ауты считаются в играх с пятью общими картами и без лоу.
}

### Стол не позволяет

no_such_seat = Места { $seat-number } нет. Места: от 1 до { $seats }.
seat_taken = Место { $seat-number } занято. Выберите другое.
already_seated = У Вас уже есть место за этим столом: { $seat-number }.
not_seated = Сначала займите место.
buy_in_outside = Нельзя взять { $chips }: можно от { $lowest } до { $highest }.
top_up_too_large = { $highest ->
    [0] Нельзя добавить { $chips }: стек уже предельный.
   *[other] Нельзя добавить { $chips }: сейчас можно не больше { $highest }.
}
stale_decision = Это решение уже позади; ничего не изменилось.
no_hand_running = Сейчас раздачи нет.
hand_running = Дождитесь конца раздачи.
not_enough_players = Для раздачи нужны два игрока с фишками.
not_yet = Для этого ещё рано.
already_so = Это уже так.
rejoin_locked = Нельзя вернуться с { $chips }: Вы ушли недавно. Возьмите не меньше { $lowest } или подождите { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}.
no_choice = Здесь этого сейчас не предлагают: «{ $option }».
bad_message = Стол не понимает это сообщение: { $detail }.
name_unusable = Имя «{ $name }» не подходит. Выберите другое.

### Чего не может флор и что он установил

tabled_hand = { $seat-kind ->
    [you] Ваши карты лежали на столе открытыми: руку нельзя объявить мёртвой.
   *[other] { $Seat }: карты лежали на столе открытыми, руку нельзя объявить мёртвой.
}
not_live = { $seat-kind ->
    [you] У Вас нет карт в игре.
   *[other] { $Seat }: карт в игре нет.
}
substantial_action = Пересдавать поздно: торговля зашла далеко. Раздача продолжается.
exposed_too_late = Кто-то уже сделал ход: открытая карта остаётся.
is_misdeal = По правилам этого стола это ошибка сдачи: карту не заменяют, раздача сдаётся заново.
no_misdeal = По правилам этого стола это не ошибка сдачи: открытую карту заменяют.
no_premature = Сейчас ни одна карта борда не могла открыться раньше времени.
still_retrievable = { $seat-kind ->
    [you] Ваши карты ещё можно отличить от сброса: их разрешено взять обратно.
   *[other] { $Seat }: карты ещё можно отличить от сброса, их разрешено взять обратно.
}
released = { $retrievable ->
    [yes] Карты сброшены рубашкой вверх, хотя их ещё можно отличить от сброса.
   *[no] Карты сброшены рубашкой вверх.
}
swept = Карты не были защищены, и дилер забрал их в сброс.
acted_without_hand = Ход сделан без карт или с неверным их числом.
absent = Игрока не было за столом, когда сдавали последнюю карту.
boxed_cards = В колоде лежали лицом вверх две карты или больше.
wrong_seat_first = Первая карта попала не на то место.
wrong_seats_dealt = Кому-то сдали карты по ошибке, или кого-то пропустили.
wrong_count = У игрока неверное число карт.
foreign_card = В колоде нашлась карта из другой колоды.
cards_exposed = { $dealing ->
    [yes] Во время сдачи дилер открыл { $count ->
        [one] { $count } карманную карту.
        [few] { $count } карманные карты.
        [many] { $count } карманных карт.
       *[other] { $count } карманной карты.
    }
   *[no] После сдачи по ошибке дилера открыто карманных карт: { $count }.
}
fouled_deck = Колода неверна: { $card } встречается дважды.
server_fault = Из-за сбоя сервера раздачу нельзя доиграть.

### Журнал раздачи: существительные, чтобы не склонять игроков

hand_started = { $named ->
    [yes] Новая раздача: { $game }.
   *[no] Новая раздача.
} { $opens ->
    [bring_in] Анте { $ante }, бринг-ин { $bring_in }, лимит { $small_bet } и { $big_bet }.
    [ante] Блайнды { $small } и { $big }, анте { $ante }. Баттон: { $button }.
   *[blinds] Блайнды { $small } и { $big }. Баттон: { $button }.
}
posted = { $what ->
    [ante] { $Seat }: анте { $chips }
    [small_blind] { $Seat }: малый блайнд { $chips }
    [big_blind] { $Seat }: большой блайнд { $chips }
    [big_blind_ante] { $Seat }: анте большого блайнда { $chips }
    [entry] { $Seat }: вступительный блайнд { $chips }
    [dead_blind] { $Seat }: мёртвый блайнд { $chips }
    [straddle] { $Seat }: стрэддл { $chips }
   *[bring_in] { $Seat }: бринг-ин { $chips }
}
hole_dealt = { $shape ->
    [own] { $Seat }: { $cards }
    [up] { $Seat }: { $open } в открытую
    [own_up] { $Seat }: { $cards }, в открытую { $open }
    [down_up] { $Seat }: { $count ->
        [one] { $count } закрытая карта, в открытую { $open }
        [few] { $count } закрытые карты, в открытую { $open }
        [many] { $count } закрытых карт, в открытую { $open }
       *[other] { $count } закрытой карты, в открытую { $open }
    }
   *[down] { $Seat }: { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
        [many] { $count } закрытых карт
       *[other] { $count } закрытой карты
    }
}
burned = Сожжена одна карта
board_dealt = { $run ->
    [0] { $Street }: { $cards }
   *[other] { $Street }, второй борд: { $cards }
}
discarded = { $shape ->
    [pat] { $Seat }: без обмена
    [own] { $Seat }: обмен { $cards }
   *[down] { $Seat }: { $count ->
        [one] обмен { $count } карты
       *[other] обмен { $count } карт
    }
}
reshuffled = Сброс замешан в колоду: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
run_voted = { $agree ->
    [yes] { $Seat }: сдать борд дважды — да
   *[no] { $Seat }: сдать борд дважды — нет
}
folded = { $Seat }: фолд
checked = { $Seat }: чек
called = { $all_in ->
    [yes] { $Seat }: колл { $chips }, олл-ин
   *[no] { $Seat }: колл { $chips }
}
raised = { $move ->
    [all_in] { $Seat }: олл-ин, { $to }
    [bet] { $Seat }: ставка { $to }
   *[raise] { $Seat }: рейз до { $to }
}
uncalled_returned = { $seat-kind ->
    [name] { $chips ->
        [one] Неуравненная { $chips } фишка возвращается: { $seat }.
        [few] Неуравненные { $chips } фишки возвращаются: { $seat }.
        [many] Неуравненные { $chips } фишек возвращаются: { $seat }.
       *[other] Неуравненные { $chips } фишки возвращаются: { $seat }.
    }
   *[other] { $chips ->
        [one] Неуравненная { $chips } фишка возвращается { $seat-dat }.
        [few] Неуравненные { $chips } фишки возвращаются { $seat-dat }.
        [many] Неуравненные { $chips } фишек возвращаются { $seat-dat }.
       *[other] Неуравненные { $chips } фишки возвращаются { $seat-dat }.
    }
}
round_closed = { $Pots }
hand_shown = { $shape ->
    [both] { $Seat }: { $cards } — { $best-whole }; { $low }
    [best] { $Seat }: { $cards } — { $best-whole }
   *[cards] { $Seat }: { $cards }
}
hand_mucked = { $Seat }: без показа
rake_taken = Рейк: { $chips }
pot_awarded = { $Pot }: { $shares }
hand_killed = { $Seat }: мёртвая рука. { $Why }
card_exposed = { $Seat }: открылась карта — { $card }; её заменят, и она будет сожжена следующей. { $Why }
board_premature = { $burned ->
    [yes] Карты борда открыты раньше времени: { $cards }. Их убирают, новую карту не сжигают.
   *[no] Карты борда открыты раньше времени: { $cards }. Их убирают.
}
misdealt = Ошибка сдачи: все фишки возвращаются, карты сдаются заново. { $Why }
voided = Раздача недействительна: все фишки возвращаются. { $Why }
hand_ended = Раздача окончена

### Что делает игрок или дилер

fold = { $Seat }: фолд
check = { $Seat }: чек
call = { $Seat }: колл
raise_to = { $Seat }: рейз до { $to }
bring_in = { $Seat }: бринг-ин
discard = { $count ->
    [0] { $Seat }: без обмена
    [one] { $Seat }: обмен { $count } карты
   *[other] { $Seat }: обмен { $count } карт
}
run_twice = { $agree ->
    [yes] { $Seat }: сдать борд дважды — да
   *[no] { $Seat }: сдать борд дважды — нет
}
deal = Карт от дилера: { $count }
show = { $Seat }: вскрытие карт
kill = { $Seat }: флор объявляет руку мёртвой. { $Why }
misdeal = Флор объявляет ошибку сдачи. { $Why }
replace = { $Seat }: флор заменяет открытую карту — { $card }. { $Why }
premature = Флор убирает карты борда, открытые раньше времени: { $cards }
void = Флор объявляет раздачу недействительной. { $Why }

### Журнал стола

table_opened = Стол открыт
sat_down = { $name }: место { $seat-number }, { $chips }
stood_up = { $Seat }: уход из-за стола
leave_asked = { $Seat }: уход после этой раздачи
sat_out = { $now ->
    [yes] { $Seat }: пропуск раздач
   *[no] { $Seat }: пропуск раздач со следующей
}
sat_in = { $waits ->
    [yes] { $Seat }: возвращение, ожидание большого блайнда
   *[no] { $Seat }: снова в игре
}
entry_asked = { $Seat }: вход в игру за блайнд
straddle_chosen = { $on ->
    [yes] { $Seat }: отныне стрэддл с первой позиции
   *[no] { $Seat }: больше без стрэддла
}
game_chosen = { $seat-kind ->
    [you] Вы выбрали игру со следующей раздачи: { $game }
   *[other] { $Seat }: со следующей раздачи — { $game }
}
top_up_asked = { $Seat }: ещё { $chips } перед следующей раздачей
topped_up = { $chips ->
    [0] { $Seat }: фишки не добавлены
   *[other] { $Seat }: добавлено { $chips }
}
game_stopped = Игра ждёт игроков
button_asked = Разыгрывается первый баттон
button_drawn = Баттон: { $seat }
hand_began = Раздача № { $number }
turn_opened = Ход: { $seat }
turn_extended = Время на ход отсчитывается заново
timed_out = { $Seat }: время вышло
hand_settled = Стеки подсчитаны

### Командная строка

cli-winner = Победитель
cli-winners = Победители
cli-best-five = Лучшие пять
cli-hand = Рука
cli-hands = Руки
cli-cards = Карты
cli-board = Борд
cli-player = Игрок
cli-players = Игроки
cli-pot = Банк
cli-pots = Банки
cli-chips = Фишки
cli-paid = Вложено
cli-gets = Получено
cli-eligible = Претендуют
cli-why = Почему
cli-kicker = Кикер
cli-kickers = Кикеры
cli-from-hand = из руки
cli-from-board = с борда
cli-not-used = не считается
cli-split = Делёж
cli-odd-chip = Лишняя фишка
cli-folded = фолд
cli-not-shown = без показа
cli-error = Ошибка
cli-line = строка { $number }
cli-at-line = { $file }, строка { $number }
cli-file-missing = Файла «{ $file }» нет.
cli-file-unreadable = Файл «{ $file }» прочитать нельзя.
cli-command-unknown = Команды «{ $found }» нет. Список показывает --help.
cli-option-unknown = Ключа «{ $found }» нет. Список показывает --help.
cli-option-value = Ключ «{ $option }» не принимает «{ $found }».
cli-joker-needs-suits = «{ $found }»: с джокером нужны карты с мастями: A♠ A♥ A♦ A♣ джокер.
cli-badugi-needs-suits = «{ $found }»: в бадуги масти решают, какие карты играют. Нужны карты с мастями: K♠ Q♥ J♦ 10♣.
cli-no-low = «{ $found }» — не лоу: для него нужны пять разных достоинств не старше восьмёрки.
cli-argument-missing = Здесь чего-то не хватает: { $argument }.
cli-language-unknown = Языка «{ $found }» нет; есть en, ru и uk.
cli-hands-needed = Назовите карты хотя бы одного игрока.
cli-paid-mismatch = Фишки названы: { $found }; руки названы: { $expected }.
cli-serving = Стол открыт по адресу { $address }
cli-serve-stop = Закрыть его: Ctrl-C.
cli-port-busy = Порт { $port } занят; выберите другой ключом --port.
cli-file-busy = С «{ $file }» уже работает другой сервер.
cli-runs-compiled = скомпилированное ядро
cli-runs-interpreted = интерпретируемое ядро
cli-range-size = { $combos } комбо, { $whole },{ $hundredths } % всех
cli-range-grid-title = Диапазон { $hands }
cli-range-grid-about = Таблица стартовых рук 13 на 13, тузы сверху и слева: пары на диагонали, руки одной масти над ней, разных мастей под ней. { $size }.
cli-file-unwritable = Файл «{ $file }» записать нельзя.
cli-number = { $number }
cli-percent = { $whole },{ $hundredths } %
cli-rate = 1 из { $whole }
cli-rate-hundredths = 1 из { $whole },{ $hundredths }
cli-rate-never = не бывает
cli-counting = Идёт подсчёт
cli-wins = Выигрыш
cli-ties = Делёж
cli-equity = Эквити
cli-scoops = Весь банк
cli-part = Часть банка
cli-high = Хай
cli-low = Лоу
cli-split-of = Делёж банка, { $players }: { $share }
cli-high-split-of = Лучшая старшая рука у нескольких, { $players }: { $share }
cli-counted-boards = Точно, подсчитано бордов: { $boards }
cli-counted-deals = Точно, подсчитано раздач: { $boards }
cli-drawn-deals = Оценка, случайных раздач: { $boards }
cli-hands-of = { $cards } карт из { $deck }: { $total ->
    [one] { $total } рука
    [few] { $total } руки
    [many] { $total } рук
   *[other] { $total } руки
}
cli-low-top = лоу, старшая { $rank }
cli-low-none = лоу нет
cli-badugi-not-counted = руки бадуги не подсчитываются: в них четыре карты, и масти решают, какие из них играют
cli-omaha-not-counted = в этой игре играют две карты руки и три карты борда; подсчитываются только руки из пяти карт
cli-options-exclude = { $one } и { $other } исключают друг друга
cli-deck-or-game = --deck и --game исключают друг друга: у игры своя колода
cli-option-needs = Ключу { $option } нужен { $other }
cli-now = Сейчас: { $hand }
cli-now-behind = Сейчас: { $hand }; рука позади
cli-now-level = Сейчас: { $hand }; руки равны
cli-now-ahead = Сейчас: { $hand }; рука впереди
cli-outs = Ауты
cli-outs-tainted = Грязные, { $count }: руку усиливают, но она остаётся позади
cli-outs-board = Усиливают только борд, { $count }
cli-threats = Угрозы, { $count }: после них положение руки хуже
cli-outs-none = Аутов нет
cli-outs-not-needed = Рука впереди: ауты не нужны
cli-all-outs = все ауты
cli-next-card = Следующая карта
cli-by-river = К риверу
cli-shared-out = ½ — с этой картой банк делится
cli-done = Готово

### Страница. Суммы стоят отдельной строкой и не склоняют предложений.

## Рамка, настройки

ui-title = Fifth Street
ui-subtitle = Техасский холдем, который объясняет почему
ui-skip-to-actions = К кнопкам хода
ui-skip-to-table = К столу
ui-menu = Меню
ui-close = Закрыть
ui-cancel = Отмена
ui-ok = Хорошо
ui-yes = Да
ui-no = Нет
ui-save = Сохранить
ui-settings = Настройки
ui-help = Справка
ui-language = Язык
ui-language-en = English
ui-language-ru = Русский
ui-language-uk = Українська
ui-theme = Оформление
ui-theme-system = Как в системе
ui-theme-dark = Тёмное
ui-theme-light = Светлое
ui-four-colours = Четырёхцветная колода
ui-four-colours-hint = У каждой масти свой цвет
ui-card-letters = Буквы на картах
ui-card-letters-latin = J Q K A
ui-card-letters-local = В Д К Т
ui-sound = Звуки
ui-sound-on = Звуки включены
ui-sound-off = Звуки выключены
ui-motion = Движение
ui-motion-on = Включено
ui-motion-off = Выключено
ui-in-blinds = Суммы в больших блайндах
ui-confirm-all-in = Переспрашивать перед олл-ином
ui-keys-on = Управление одной клавишей
ui-notify = Сообщать, когда мой ход

## Начальная страница, столы

ui-your-name = Ваше имя
ui-name-hint = Его видят все за столом
ui-name-save = Взять это имя
ui-tables = Столы
ui-tables-none = Открытых столов нет. Откройте свой.
ui-table-new = Новый стол
ui-table-name = Название стола
ui-table-create = Открыть стол
ui-table-open = К столу
ui-table-link = Ссылка на этот стол
ui-link-copy = Скопировать ссылку
ui-link-copied = Ссылка скопирована
ui-table-seats = Места
ui-table-blinds = Блайнды
ui-table-blinds-value = { $small } / { $big }
ui-table-ante = Анте
ui-table-players = Игроки
ui-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
ui-seats-free = { $count ->
    [0] Свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
ui-buy-in = Бай-ин
ui-buy-in-range = от { $lowest } до { $highest }
ui-stack = Стек
ui-small-blind = Малый блайнд
ui-big-blind = Большой блайнд
ui-time-to-act = Время на ход
ui-time-none = Без ограничения
ui-seconds = { $count } с
ui-play-now = Играть
ui-play-bots = Играть с ботами
ui-watch = Смотреть
ui-watching = Вы смотрите игру
ui-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}

## Места

ui-seat = Место { $seat }
ui-seat-empty = Место { $seat }, свободно
ui-seats = Места в порядке хода
ui-sit-here = Сесть сюда
ui-sit-down = Сесть
ui-sit-down-title = Занять место { $seat }
ui-sit-out = Пропускать раздачи
ui-sit-out-next = Пропустить следующую раздачу
ui-back = Вернуться в игру
ui-leave = Уйти из-за стола
ui-leave-question = Уйти из-за стола? Ваши карты будут сброшены, фишки останутся у Вас.
ui-leave-yes = Уйти
ui-leave-no = Остаться
ui-top-up = Добавить фишек
ui-top-up-title = Добавить фишек к стеку
ui-top-up-note = Они появятся перед следующей раздачей.
ui-top-up-pending = Появится перед следующей раздачей: { $chips }
ui-rebuy = Взять фишки снова
ui-bot-add = Добавить бота
ui-bot-remove = Убрать бота
ui-bot = Бот
ui-bot-level = Стиль бота
ui-bot-calm = Спокойный
ui-bot-bold = Смелый
ui-bot-caller = Всегда уравнивает
ui-bot-random = Играет наугад
ui-bot-name-1 = Робин
ui-bot-name-2 = Ада
ui-bot-name-3 = Макс
ui-bot-name-4 = Вера
ui-bot-name-5 = Гуго
ui-bot-name-6 = Нора
ui-bot-name-7 = Лев
ui-bot-name-8 = Мила
ui-bot-name-9 = Оскар
ui-you = Вы
ui-button = Баттон
ui-button-sign = Б
ui-small-sign = МБ
ui-big-sign = ББ
ui-host = Хозяин стола
ui-host-pause = Пауза
ui-host-resume = Продолжить
ui-host-start = Начать
ui-host-remove = Убрать из-за стола
ui-connected = На связи
ui-disconnected = Связи нет
ui-seat-turn = Ход
ui-seat-folded = Фолд
ui-seat-all-in = Олл-ин
ui-seat-sitting-out = Пропускает
ui-seat-away = Нет на месте
ui-seat-waiting = Ждёт
ui-seat-winner = Выигрывает
ui-seat-mucked = Без показа
ui-last-fold = Фолд
ui-last-check = Чек
ui-last-call = Колл
ui-last-bet = Ставка
ui-last-raise = Рейз
ui-last-all-in = Олл-ин
ui-last-small-blind = Малый блайнд
ui-last-big-blind = Большой блайнд
ui-last-ante = Анте

## Борд, банки, карты

ui-board = Борд
ui-board-empty = На борде пока нет карт
ui-pot = Банк
ui-pot-main = Основной банк
ui-pot-side = Побочный банк { $number }
ui-pot-total = Банк: { $chips }
ui-pot-main-chips = Основной банк: { $chips }
ui-pot-side-chips = Побочный банк { $number }: { $chips }
ui-pot-eligible = Претендуют: { $names }
ui-bet-chips = Ставка: { $chips }
ui-your-cards = Ваши карты
ui-your-bet = Ваша ставка
ui-cards-of = Карты, { $name }
ui-face-down = Закрытая карта
ui-face-down-two = Две закрытые карты
ui-you-have = У Вас: { $hand }
ui-hand-of = { $name }: { $hand }
ui-preflop = Префлоп
ui-flop = Флоп
ui-turn = Тёрн
ui-river = Ривер
ui-showdown = Вскрытие
ui-hand-number = Раздача № { $number }

## Ход

ui-your-turn = Ваш ход
ui-turn-of = Ход: { $name }
ui-actions = Ваше решение
ui-fold = Фолд
ui-check = Чек
ui-call = Колл
ui-bet = Ставка
ui-raise-to = Рейз до
ui-all-in = Олл-ин
ui-call-all-in = Колл, олл-ин
ui-amount = Сумма
ui-amount-label = Вся ставка на этой улице
ui-amount-less = На большой блайнд меньше
ui-amount-more = На большой блайнд больше
ui-min = мин. { $chips }
ui-max = макс. { $chips }
ui-min-why = Наименьший рейз — до { $chips }.
ui-size-min = Мин.
ui-size-third = 1/3
ui-size-half = 1/2
ui-size-two-thirds = 2/3
ui-size-pot = Банк
ui-size-all-in = Олл-ин
ui-size-times = { $times }×
ui-size-third-label = Треть банка
ui-size-half-label = Половина банка
ui-size-two-thirds-label = Две трети банка
ui-size-pot-label = Размер банка
ui-size-times-label = Ставка, умноженная на { $times }
ui-free-check = Чек бесплатный
ui-free-check-check = Чек
ui-free-check-fold = Всё равно фолд
ui-all-in-question = Олл-ин?
ui-all-in-amount = Олл-ин: { $chips }
ui-all-in-again = Нажмите ещё раз, чтобы пойти олл-ин
ui-sent = отправлено …
ui-not-delivered = не доставлено – повторяем
ui-price-changed = Цена изменилась: { $chips }
ui-to-call = Уравнять: { $chips }
ui-nothing-to-call = Уравнивать нечего
ui-time-left = { $count ->
    [one] Осталась { $count } секунда
    [few] Осталось { $count } секунды
    [many] Осталось { $count } секунд
   *[other] Осталось { $count } секунды
}
ui-time-bank = Запас времени
ui-pre-action = Заранее
ui-pre-check-fold = Чек / фолд
ui-pre-check = Чек
ui-pre-call = Колл { $chips }
ui-pre-call-any = Колл любой ставки
ui-show = Показать
ui-muck = Не показывать
ui-show-cards = Показать мои карты

## Состояния

ui-waiting-players = Ждём игроков
ui-waiting-players-hint = Для раздачи нужны двое. Пошлите кому-нибудь ссылку или добавьте бота.
ui-waiting-next = Скоро следующая раздача
ui-waiting-big-blind = Вы вступите в игру, когда до Вас дойдёт большой блайнд
ui-waiting-hand = Вы играете со следующей раздачи
ui-waiting-turn = Дождитесь своего хода
ui-dead-button = Мёртвый баттон: место дилера пусто
ui-dead-small = Малый блайнд никто не ставит
ui-sitting-out = Вы пропускаете раздачи
ui-busted = У Вас не осталось фишек
ui-paused = За столом пауза
ui-run-out = Олл-ин: борд открывается до конца
ui-connecting = Соединяемся …
ui-reconnecting = Связь потеряна – восстанавливаем …
ui-reconnected = Связь восстановлена
ui-opened-elsewhere = Стол открыт в другом окне
ui-opened-elsewhere-hint = Играет только одно окно. Продолжите здесь, чтобы играть в этом.
ui-continue-here = Продолжить здесь
ui-server-restarted = Сервер перезапущен, раздача продолжается
ui-table-closed = Стол закрыт
ui-table-unknown = Такого стола нет
ui-loading = Загружаем …
ui-error = Что-то пошло не так
ui-error-retry = Повторить
ui-error-offline = Сервер не отвечает
ui-to-start = На начальную страницу

## Журнал, разбор, справка

ui-log = Журнал
ui-log-empty = Пока ничего не произошло
ui-log-close = Закрыть журнал
ui-explain = Разбор
ui-explain-title = Кто выиграл и почему
ui-explain-now = Ваша рука сейчас
ui-explain-none = Разбор появится, когда будет выигран банк
ui-explain-five = Пять карт, которые считаются
ui-explain-unused = Не считается
ui-explain-decides = Решает эта карта
ui-explain-pot = Банк
ui-explain-close = Закрыть разбор
ui-last-hand = Прошлая раздача
ui-order-title = Что старше
ui-order-hint = От сильнейшей комбинации к слабейшей
ui-help-low-high-low = Младшая рука: пять карт разного достоинства, не старше восьмёрки, туз младший; стриты и флеши не считаются. Лучшая — 5-4-3-2-A.
ui-help-low-razz = Побеждает младшая рука: карты разного достоинства, туз младший; стриты и флеши не считаются. Лучшая — 5-4-3-2-A.
ui-help-low-deuce = Побеждает младшая рука: туз старший, стриты и флеши — против Вас. Лучшая — 7-5-4-3-2 не одной масти.
ui-help-low-badugi = Четыре младшие карты разного достоинства и разных мастей, туз младший; повторы достоинства или масти не считаются. Лучшая — 4-3-2-A.
ui-help-house = Правила стола
ui-help-rake-preflop = и без флопа
ui-keys-title = Клавиши
ui-keys-hint = Клавиша определяется её местом, в любой раскладке
ui-key-fold = Фолд
ui-key-check-call = Чек или колл
ui-key-raise = Сумма и рейз
ui-key-all-in = Олл-ин
ui-key-sizes = Размеры ставки
ui-key-blind = На большой блайнд больше или меньше
ui-key-five-blinds = На пять больших блайндов больше или меньше
ui-key-commit = Подтвердить
ui-key-cancel = Отменить
ui-key-show = Показать
ui-key-explain = Разобрать
ui-key-log = Журнал
ui-key-help = Клавиши
ui-key-read-hand = Прочитать мою руку
ui-key-read-board = Прочитать борд
ui-key-read-pot = Прочитать банки
ui-fair-play = Подсказки за этим столом
ui-fair-play-all = Подсказки: все
ui-fair-play-own = Подсказки: название своей руки
ui-fair-play-none = Подсказок нет

### page, added

ui-guest = Гость { $number }
ui-name-optional = необязательно
ui-sound-turn = Только мой ход
ui-blinds = Блайнды { $small } / { $big }
ui-pots-more = Ещё банков: { $count }
ui-leaving = Вы уйдёте, как только позволит раздача
ui-pre-call-any-short = Колл любой ставки
ui-pre-call-any-question = Уравнять любую сумму, даже олл-ин?
ui-pre-call-all-in-question = Колл олл-ин: { $chips }?
ui-pre-sit-out = Пропустить следующую
ui-pre-dropped = Снято: «{ $what }».
ui-next-out = Пропустит следующую раздачу
ui-you-next-out = Со следующей раздачи Вы не играете
ui-seat-won = Выигрыш

## Игры, обмен, борды

ui-game = Игра
ui-choose-game = Выберите игру
ui-choose-game-hint = Она начнётся со следующей раздачи
ui-next-hand-game = Следующая раздача: { $game }
ui-discard = { $count ->
    [0] Выберите карты
    [one] Обменять { $count } карту
    [few] Обменять { $count } карты
    [many] Обменять { $count } карт
   *[other] Обменять { $count } карты
}
ui-stand-pat = Без обмена
ui-draw-hint = Выберите карты для обмена или оставьте все
ui-bring-in = Бринг-ин { $chips }
ui-complete-to = Дополнить до { $chips }
ui-pot-allows = Банк позволяет не больше { $chips }
ui-limit-allows = Лимит позволяет { $chips }
ui-run-twice-question = Сдать остаток борда дважды?
ui-run-once = Один раз
ui-run-twice = Дважды
ui-first-board = Первый борд
ui-second-board = Второй борд
ui-up-card = открыта
ui-face-up = В открытую
ui-joker = Джокер
ui-low = Лоу
ui-high = Хай
ui-post-to-enter = Войти за блайнд
ui-post-to-enter-hint = Вы вступите в игру раньше, чем до Вас дойдёт большой блайнд
ui-straddle = Стрэддл
ui-straddle-hint = На первой позиции Вы ставите два больших блайнда
ui-bets = Лимит { $small } / { $big }
ui-seat-killed = Мёртвая рука
ui-seat-posting = Скоро войдёт
ui-last-bring-in = Бринг-ин
ui-last-complete = Дополнение
ui-last-discard = { $count ->
    [0] Обмен
   *[other] Обмен: { $count }
}
ui-last-stand-pat = Без обмена
ui-last-straddle = Стрэддл
ui-last-entry = Вступительный блайнд
ui-last-dead-blind = Мёртвый блайнд
ui-last-big-blind-ante = Анте большого блайнда
ui-last-run-twice = Дважды
ui-last-run-once = Один раз
ui-last-killed = Мёртвая рука
ui-rake = Рейк: { $chips }
ui-misdeal = Ошибка сдачи: карты сдаются заново
ui-void = Раздача недействительна: все фишки вернулись
