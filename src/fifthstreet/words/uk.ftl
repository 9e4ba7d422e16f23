### Fifth Street українською. Ті самі ключі є в en.ftl і ru.ftl.

### Форми. Речення — завжди одне повідомлення; у місця $slot, $slot-форма входять лише
### готові іменні групи. Місце з великої літери, $Slot, починається з великої літери.

## Номінали: .gen .acc .ins відмінки, .nom-pl .gen-pl .acc-pl множина, .three-acc «за три…»,
## .with прийменник після голосного, .gender рід

rank-2 = двійка
    .gen = двійки
    .acc = двійку
    .ins = двійкою
    .nom-pl = двійки
    .gen-pl = двійок
    .acc-pl = двійки
    .three-acc = три двійки
    .with = з двійкою
    .gender = f
rank-3 = трійка
    .gen = трійки
    .acc = трійку
    .ins = трійкою
    .nom-pl = трійки
    .gen-pl = трійок
    .acc-pl = трійки
    .three-acc = три трійки
    .with = з трійкою
    .gender = f
rank-4 = четвірка
    .gen = четвірки
    .acc = четвірку
    .ins = четвіркою
    .nom-pl = четвірки
    .gen-pl = четвірок
    .acc-pl = четвірки
    .three-acc = три четвірки
    .with = з четвіркою
    .gender = f
rank-5 = п’ятірка
    .gen = п’ятірки
    .acc = п’ятірку
    .ins = п’ятіркою
    .nom-pl = п’ятірки
    .gen-pl = п’ятірок
    .acc-pl = п’ятірки
    .three-acc = три п’ятірки
    .with = з п’ятіркою
    .gender = f
rank-6 = шістка
    .gen = шістки
    .acc = шістку
    .ins = шісткою
    .nom-pl = шістки
    .gen-pl = шісток
    .acc-pl = шістки
    .three-acc = три шістки
    .with = із шісткою
    .gender = f
rank-7 = сімка
    .gen = сімки
    .acc = сімку
    .ins = сімкою
    .nom-pl = сімки
    .gen-pl = сімок
    .acc-pl = сімки
    .three-acc = три сімки
    .with = із сімкою
    .gender = f
rank-8 = вісімка
    .gen = вісімки
    .acc = вісімку
    .ins = вісімкою
    .nom-pl = вісімки
    .gen-pl = вісімок
    .acc-pl = вісімки
    .three-acc = три вісімки
    .with = з вісімкою
    .gender = f
rank-9 = дев’ятка
    .gen = дев’ятки
    .acc = дев’ятку
    .ins = дев’яткою
    .nom-pl = дев’ятки
    .gen-pl = дев’яток
    .acc-pl = дев’ятки
    .three-acc = три дев’ятки
    .with = з дев’яткою
    .gender = f
rank-T = десятка
    .gen = десятки
    .acc = десятку
    .ins = десяткою
    .nom-pl = десятки
    .gen-pl = десяток
    .acc-pl = десятки
    .three-acc = три десятки
    .with = з десяткою
    .gender = f
rank-J = валет
    .gen = валета
    .acc = валета
    .ins = валетом
    .nom-pl = валети
    .gen-pl = валетів
    .acc-pl = валетів
    .three-acc = трьох валетів
    .with = з валетом
    .gender = m
rank-Q = дама
    .gen = дами
    .acc = даму
    .ins = дамою
    .nom-pl = дами
    .gen-pl = дам
    .acc-pl = дам
    .three-acc = трьох дам
    .with = з дамою
    .gender = f
rank-K = король
    .gen = короля
    .acc = короля
    .ins = королем
    .nom-pl = королі
    .gen-pl = королів
    .acc-pl = королів
    .three-acc = трьох королів
    .with = з королем
    .gender = m
rank-A = туз
    .gen = туза
    .acc = туза
    .ins = тузом
    .nom-pl = тузи
    .gen-pl = тузів
    .acc-pl = тузів
    .three-acc = трьох тузів
    .with = з тузом
    .gender = m

## Масті (родовий відмінок) і карти словами

suit-s = пік
suit-h = черв
suit-d = бубон
suit-c = треф
card-2s = пікова двійка
card-2h = червова двійка
card-2d = бубнова двійка
card-2c = трефова двійка
card-3s = пікова трійка
card-3h = червова трійка
card-3d = бубнова трійка
card-3c = трефова трійка
card-4s = пікова четвірка
card-4h = червова четвірка
card-4d = бубнова четвірка
card-4c = трефова четвірка
card-5s = пікова п’ятірка
card-5h = червова п’ятірка
card-5d = бубнова п’ятірка
card-5c = трефова п’ятірка
card-6s = пікова шістка
card-6h = червова шістка
card-6d = бубнова шістка
card-6c = трефова шістка
card-7s = пікова сімка
card-7h = червова сімка
card-7d = бубнова сімка
card-7c = трефова сімка
card-8s = пікова вісімка
card-8h = червова вісімка
card-8d = бубнова вісімка
card-8c = трефова вісімка
card-9s = пікова дев’ятка
card-9h = червова дев’ятка
card-9d = бубнова дев’ятка
card-9c = трефова дев’ятка
card-Ts = пікова десятка
card-Th = червова десятка
card-Td = бубнова десятка
card-Tc = трефова десятка
card-Js = піковий валет
card-Jh = червовий валет
card-Jd = бубновий валет
card-Jc = трефовий валет
card-Qs = пікова дама
card-Qh = червова дама
card-Qd = бубнова дама
card-Qc = трефова дама
card-Ks = піковий король
card-Kh = червовий король
card-Kd = бубновий король
card-Kc = трефовий король
card-As = піковий туз
card-Ah = червовий туз
card-Ad = бубновий туз
card-Ac = трефовий туз
card-Jk = джокер
    .gender = m

## Комбінації: .gen .acc відмінки, .number число дієслова

category-high_card = старша карта
    .gen = старшої карти
    .acc = старшу карту
    .number = sg
category-pair = пара
    .gen = пари
    .acc = пару
    .number = sg
category-two_pair = дві пари
    .gen = двох пар
    .acc = дві пари
    .number = pl
category-three = трійка
    .gen = трійки
    .acc = трійку
    .number = sg
category-straight = стріт
    .gen = стріту
    .acc = стріт
    .number = sg
category-flush = флеш
    .gen = флешу
    .acc = флеш
    .number = sg
category-full_house = фул-хаус
    .gen = фул-хаусу
    .acc = фул-хаус
    .number = sg
category-four = каре
    .gen = каре
    .acc = каре
    .number = sg
category-straight_flush = стріт-флеш
    .gen = стріт-флешу
    .acc = стріт-флеш
    .number = sg
category-royal_flush = роял-флеш
    .gen = роял-флешу
    .acc = роял-флеш
    .number = sg
category-five_of_a_kind = покер
    .gen = покеру
    .acc = покер
    .number = sg
category-low = лоу
    .gen = лоу
    .acc = лоу
    .number = sg
category-one_card = одна карта
    .gen = однієї карти
    .acc = одну карту
    .number = sg
category-two_cards = дві карти
    .gen = двох карт
    .acc = дві карти
    .number = pl
category-three_cards = три карти
    .gen = трьох карт
    .acc = три карти
    .number = pl
category-four_cards = бадугі
    .gen = бадугі
    .acc = бадугі
    .number = sg

## Руки. Значення: сама по собі; .held: перед кікером; .subject: перед дієсловом;
## .acc знахідний; .number: число дієслова

hand-high_card = старша карта — { $first }
    .held = старша карта — { $first }
    .subject = старша карта — { $first }
    .acc = старшу карту ({ $first-acc })
    .number = sg
hand-pair = пара { $first-gen-pl }
    .held = пара { $first-gen-pl }
    .subject = пара { $first-gen-pl }
    .acc = пару { $first-gen-pl }
    .number = sg
hand-two_pair = дві пари ({ $first-nom-pl } та { $second-nom-pl })
    .held = дві пари ({ $first-nom-pl } та { $second-nom-pl })
    .subject = дві пари ({ $first-nom-pl } та { $second-nom-pl })
    .acc = дві пари ({ $first-nom-pl } та { $second-nom-pl })
    .number = pl
hand-three = трійка { $first-gen-pl }
    .held = трійка { $first-gen-pl }
    .subject = трійка { $first-gen-pl }
    .acc = трійку { $first-gen-pl }
    .number = sg
hand-straight = стріт до { $first-gen }
    .held = стріт до { $first-gen }
    .subject = стріт до { $first-gen }
    .acc = стріт до { $first-gen }
    .number = sg
hand-flush = флеш до { $first-gen }
    .held = флеш до { $first-gen }
    .subject = флеш до { $first-gen }
    .acc = флеш до { $first-gen }
    .number = sg
hand-full_house = фул-хаус із { $first-gen-pl } і { $second-gen-pl }
    .held = фул-хаус із { $first-gen-pl } і { $second-gen-pl }
    .subject = фул-хаус із { $first-gen-pl } і { $second-gen-pl }
    .acc = фул-хаус із { $first-gen-pl } і { $second-gen-pl }
    .number = sg
hand-four = каре { $first-gen-pl }
    .held = каре { $first-gen-pl }
    .subject = каре { $first-gen-pl }
    .acc = каре { $first-gen-pl }
    .number = sg
hand-straight_flush = стріт-флеш до { $first-gen }
    .held = стріт-флеш до { $first-gen }
    .subject = стріт-флеш до { $first-gen }
    .acc = стріт-флеш до { $first-gen }
    .number = sg
hand-royal_flush = роял-флеш
    .held = роял-флеш
    .subject = роял-флеш
    .acc = роял-флеш
    .number = sg
hand-five_of_a_kind = покер із { $first-gen-pl }
    .held = покер із { $first-gen-pl }
    .subject = покер із { $first-gen-pl }
    .acc = покер із { $first-gen-pl }
    .number = sg
hand-low = лоу: { $ranks }
    .held = лоу { $ranks }
    .subject = лоу { $ranks }
    .acc = лоу { $ranks }
    .number = sg
hand-one_card = одна карта: { $first }
    .held = одна карта — { $first }
    .subject = одна карта ({ $first })
    .acc = одну карту ({ $first })
    .number = sg
hand-two_cards = дві карти: { $ranks }
    .held = дві карти { $ranks }
    .subject = дві карти { $ranks }
    .acc = дві карти { $ranks }
    .number = pl
hand-three_cards = три карти: { $ranks }
    .held = три карти { $ranks }
    .subject = три карти { $ranks }
    .acc = три карти { $ranks }
    .number = pl
hand-four_cards = бадугі: { $ranks }
    .held = бадугі { $ranks }
    .subject = бадугі { $ranks }
    .acc = бадугі { $ranks }
    .number = sg

held = { $hand-held }, кікер { $kicker }
kickers = { $count ->
    [1] { $k1-ins }
    [2] { $k1-gender ->
        [m] { $k1-ins } і { $k2-ins }
       *[f] { $k1-ins } й { $k2-ins }
    }
   *[3] { $k2-gender ->
        [m] { $k1-ins }, { $k2-ins } і { $k3-ins }
       *[f] { $k1-ins }, { $k2-ins } й { $k3-ins }
    }
}
    .with = { $count ->
    [1] { $k1-with }
    [2] { $k1-gender ->
        [m] { $k1-with } і { $k2-ins }
       *[f] { $k1-with } й { $k2-ins }
    }
   *[3] { $k2-gender ->
        [m] { $k1-with }, { $k2-ins } і { $k3-ins }
       *[f] { $k1-with }, { $k2-ins } й { $k3-ins }
    }
}
hole-pair = кишенькова пара { $first-gen-pl }
hole-suited = { $first-gender ->
    [m] { $first } і { $second } однієї масті
   *[f] { $first } й { $second } однієї масті
}
hole-offsuit = { $first-gender ->
    [m] { $first } і { $second }
   *[f] { $first } й { $second }
}

## Гравці, переліки, банки, вулиці, позиції

player = гравець №{ $number }
    .gen = гравця №{ $number }
    .dat = гравцеві №{ $number }
you = Ви
    .gen = Вас
    .dat = Вам
dealer = дилер
    .gen = дилера
    .dat = дилерові
list-pair = { $one } та { $two }
list-more = { $one }, { $two }
share = { $player } ({ $chips })
list-parts = { $one }; { $two }
part-shares = { $part ->
    [high] старша рука — { $shares }
    [low] молодша рука — { $shares }
    [first] перший борд — { $shares }
    [second] другий борд — { $shares }
    [first-high] перший борд, старша рука — { $shares }
    [first-low] перший борд, молодша рука — { $shares }
    [second-high] другий борд, старша рука — { $shares }
   *[second-low] другий борд, молодша рука — { $shares }
}
pot-whole = банк
pot-main = основний банк
pot-side = побічний банк { $number }
pot-chips = { $pot }: { $chips }
street-preflop = префлоп
street-flop = флоп
street-turn = терн
street-river = рівер
street-third = третя вулиця
street-fourth = четверта вулиця
street-fifth = п’ята вулиця
street-sixth = шоста вулиця
street-seventh = сьома вулиця
street-predraw = до обміну
street-draw = обмін
street-first_draw = перший обмін
street-second_draw = другий обмін
street-third_draw = третій обмін
street-showdown = розкриття
position-btn = баттон
    .short = БТН
position-btn-sb = баттон і малий блайнд
    .short = БТН
position-sb = малий блайнд
    .short = МБ
position-bb = великий блайнд
    .short = ВБ
position-utg = перша позиція
    .short = УТГ
position-utg1 = друга позиція
    .short = УТГ+1
position-utg2 = третя позиція
    .short = УТГ+2
position-utg3 = четверта позиція
    .short = УТГ+3
position-utg4 = п’ята позиція
    .short = УТГ+4
position-lj = лоуджек
    .short = ЛДж
position-hj = хайджек
    .short = ХДж
position-co = катоф
    .short = КО

## Ігри, торгівля, правила столу: option- вибір, -hint що він означає, choice- варіанти

game-holdem52 = Техаський холдем
game-joker53 = Холдем із джокером
game-joker53_bug = Холдем з обмеженим джокером
game-deck32 = Холдем на 32 карти
game-deck32_ace_high = Холдем на 32 карти, туз лише старший
game-deck36 = Холдем на 36 карт
game-deck36_trips = Холдем на 36 карт, трійка старша за стріт
game-omaha = Омаха
game-omaha5 = Омаха з п’ятьма картами
game-omaha6 = Омаха із шістьма картами
game-omaha8 = Омаха хай-лоу
game-omaha8_5 = Омаха хай-лоу з п’ятьма картами
game-omaha8_6 = Омаха хай-лоу із шістьма картами
game-stud = Семикартковий стад
game-stud8 = Семикартковий стад хай-лоу
game-razz = Разз
game-draw5 = П’ятикартковий покер з обміном
game-single27 = 2-7 з одним обміном
game-triple27 = 2-7 із трьома обмінами
game-badugi = Бадугі
betting-no_limit = Без ліміту
betting-pot_limit = Пот-ліміт
betting-fixed_limit = Фіксований ліміт
option-game = Гра
option-game-hint = У що грають у першій роздачі.
option-games = Вибір ігор
option-games-hint = Між роздачами гравці вибирають одну з цих ігор.
option-seats = Місця
option-seats-hint = Скільки людей можуть грати, від двох до десяти.
option-bring_in = Бринг-ін
option-bring_in-hint = Обов’язкова ставка, з якої починається торгівля без блайндів.
option-bets = Ставки ліміту
option-bets-hint = Мала й велика ставка фіксованого ліміту.
option-ante_by = Хто ставить анте
option-ante_by-hint = Анте ставить кожен або сам великий блайнд за весь стіл.
choice-ante_by-each = Кожен
choice-ante_by-big_blind = Великий блайнд
option-straddle = Стредл
option-straddle-hint = Перша позиція може до карт поставити два великі блайнди.
option-straddle_minraise = Рейз після стредлу
option-straddle_minraise-hint = Найменший рейз після стредлу.
choice-straddle_minraise-double = До двох стредлів
choice-straddle_minraise-bb = На один великий блайнд
option-button = Баттон
option-button-hint = Як баттон іде по колу.
choice-button-dead = Може стояти біля порожнього місця
choice-button-moving = Завжди в гравця
option-button_blind = Блайнд баттона
option-button_blind-hint = Блайнд ставить лише баттон, решта вносить анте.
option-entry = Нові гравці
option-entry-hint = Як новий гравець вступає в гру, що триває.
choice-entry-wait = Чекають на великий блайнд
choice-entry-post = Можуть одразу поставити великий блайнд
option-missed = Пропущені блайнди
option-missed-hint = Як повертається той, хто пропускав роздачі.
choice-missed-wait = Чекати на великий блайнд
choice-missed-post = Можна поставити пропущене
option-rejoin_lock = Повернення за стіл
option-rejoin_lock-hint = Скільки хвилин той, хто пішов, може повернутися лише із сумою, не меншою за ту, що забрав.
option-short_open = Рейз після неповного ол-іну
option-short_open-hint = Найменший рейз після ол-іну, який менший за великий блайнд.
choice-short_open-raise_by_blind = На один великий блайнд
choice-short_open-complete = Доповнює до великого блайнда
option-first_to_show = Хто відкриває першим
option-first_to_show-hint = Хто відкриває карти першим, якщо торгівля скінчилася до останньої вулиці.
choice-first_to_show-left_of_button = Перший ліворуч від баттона
choice-first_to_show-last_aggressor = Хто підвищив останнім
option-big_blind_ante = Короткий великий блайнд
option-big_blind_ante-hint = Що спершу сплачує короткий стек на великому блайнді.
choice-big_blind_ante-blind_first = Спершу блайнд
choice-big_blind_ante-ante_first = Спершу анте
option-free_fold = Фолд без ставки
option-free_fold-hint = Фолд, коли можна зіграти чек.
choice-free_fold-confirm = Після підтвердження
choice-free_fold-forbidden = Заборонено
option-see_called = Карти без показу
option-see_called-hint = Чиї скинуті на розкритті карти відкриває історія роздачі.
choice-see_called-nobody = Нічиї
choice-see_called-anybody = Усіх, хто дійшов до розкриття
option-face_up_all_in = Ол-ін у відкриту
option-face_up_all_in-hint = Коли ставок більше не буде, усі карти відкривають.
option-burns = Спалювати карту
option-burns-hint = Перед кожною вулицею одну карту спалюють.
option-pl_count_antes = Анте в пот-ліміті
option-pl_count_antes-hint = Анте входять у банк, який обмежує перші ставки.
option-limit_cap = Межа рейзів для двох
option-limit_cap-hint = Чи закінчуються підвищення після ставки й трьох рейзів, якщо залишилися двоє.
choice-limit_cap-lifted = Двоє можуть продовжувати
choice-limit_cap-kept = Більше підвищувати не можна
option-showing = Руки, що програли
option-showing-hint = Що робить на розкритті рука, яка програла.
choice-showing-muck_losers = Може залишитися закритою
choice-showing-always = Завжди відкривається
option-run_twice = Роздавати борд двічі
option-run_twice-hint = Після ол-іну решту борду можна роздати двічі, щоразу на половину банку.
option-rake = Рейк
option-rake-hint = Що заклад бере з кожного банку.
option-unit = Найдрібніша фішка
option-unit-hint = До цієї фішки діляться банки.
option-odd_hilo = Зайва фішка в хай-лоу
option-odd_hilo-hint = Кому дістається зайва фішка, коли банк ділять старша й молодша рука.
choice-odd_hilo-high_half = Старшій руці
choice-odd_hilo-suit = Старшій карті за мастю
option-odd_card = Карти для зайвої фішки
option-odd_card-hint = Які карти вирішують, коли зайву фішку визначає масть.
choice-odd_card-five = П’ять, що грають
choice-odd_card-all = Усі свої карти
option-tied_showing = Рівні відкриті карти
option-tied_showing-hint = Хто починає торгівлю, коли відкриті карти рівні.
choice-tied_showing-suit = Вирішує масть
choice-tied_showing-left_of_button = Перший ліворуч від дилера
option-exposed = Відкрита кишенькова карта
option-exposed-hint = Що роблять, коли дилер відкрив кишенькову карту.
choice-exposed-seed = Під час роздавання або дві: перездача
choice-exposed-tda = Перша чи друга, або дві: перездача
choice-exposed-rr = Перша карта або дві: перездача
option-release = Скинута рука
option-release-hint = Що стається з рукою, скинутою сорочкою догори.
choice-release-dead = Одразу мертва
choice-release-retrievable = Можна взяти назад, поки її можна відрізнити від скиду
option-premature = Борд завчасно
option-premature-hint = Що роблять із картою борда, відкритою до кінця торгівлі.
choice-premature-reshuffle = Повертають, колоду тасують
choice-premature-set_aside = Відкладають на одну вулицю
option-substantial = Коли перездавати пізно
option-substantial-hint = Після скількох ходів помилку роздавання вже не виправити.
choice-substantial-tda = Два ходи з фішками або будь-які три
choice-substantial-rr = Будь-які два ходи
option-split = Рейк із кількох банків
option-split-hint = Як рейк лягає на кілька банків.
choice-split-from_main = Починаючи з основного банку
choice-split-proportional = Пропорційно розміру

### Що вирішує між двома руками — саме по собі

category = { $loser-code ->
    [high_card] { $winner-code ->
        [pair] { $Winner } старша, ніж старша карта: ранг комбінації важливіший за номінал карт.
        [two_pair] { $Winner } старші, ніж старша карта: ранг комбінації важливіший за номінал карт.
        [three] { $Winner } старша, ніж старша карта: ранг комбінації важливіший за номінал карт.
        [four] { $Winner } старше, ніж старша карта: ранг комбінації важливіший за номінал карт.
       *[other] { $Winner } старший, ніж старша карта: ранг комбінації важливіший за номінал карт.
    }
   *[other] { $winner-number ->
        [pl] { $Winner } б’ють { $loser-acc }: ранг комбінації важливіший за номінал карт.
       *[sg] { $Winner } б’є { $loser-acc }: ранг комбінації важливіший за номінал карт.
    }
}
quads_rank = { $wins ->
    [low] Каре { $winner-gen-pl } б’є каре { $loser-gen-pl }.
   *[high] Каре { $winner-gen-pl } старше за каре { $loser-gen-pl }.
}
trips_rank = { $category-code ->
    [full_house] { $wins ->
        [low] У фул-хаусі спершу порівнюють трійки: { $winner-nom-pl } проти { $loser-gen-pl }.
       *[high] У фул-хаусі спершу порівнюють трійки: { $winner-nom-pl } старші за { $loser-acc-pl }.
    }
   *[three] { $wins ->
        [low] Трійка { $winner-gen-pl } б’є трійку { $loser-gen-pl }.
       *[high] Трійка { $winner-gen-pl } старша за трійку { $loser-gen-pl }.
    }
}
full_house_pair = { $wins ->
    [low] Трійка однакова, вирішує пара: { $winner-nom-pl } проти { $loser-gen-pl }.
   *[high] Трійка однакова, вирішує пара: { $winner-nom-pl } старші за { $loser-acc-pl }.
}
top_pair = { $wins ->
    [low] Вирішує старша пара: { $winner-nom-pl } проти { $loser-gen-pl }.
   *[high] Вирішує старша пара: { $winner-nom-pl } старші за { $loser-acc-pl }.
}
second_pair = { $wins ->
    [low] Старша пара однакова, вирішує друга: { $winner-nom-pl } проти { $loser-gen-pl }.
   *[high] Старша пара однакова, вирішує друга: { $winner-nom-pl } старші за { $loser-acc-pl }.
}
pair_rank = { $wins ->
    [low] Пара { $winner-gen-pl } б’є пару { $loser-gen-pl }.
   *[high] Пара { $winner-gen-pl } старша за пару { $loser-gen-pl }.
}
straight_top = Стріт до { $winner-gen } б’є стріт до { $loser-gen }.
straight_flush_top = { $wins ->
    [low] Стріт-флеш до { $winner-gen } б’є стріт-флеш до { $loser-gen }.
   *[high] Стріт-флеш до { $winner-gen } старший за стріт-флеш до { $loser-gen }.
}
flush_card = Вирішує { $place ->
    [1] перша
    [2] друга
    [3] третя
    [4] четверта
   *[5] п’ята
} карта флешу: { $wins ->
    [low] { $winner } проти { $loser-gen }.
   *[high] { $winner-gender ->
        [m] { $winner } старший за { $loser-acc }.
       *[f] { $winner } старша за { $loser-acc }.
    }
}
high_card = Вирішує старша карта: { $winner-gender ->
    [m] { $winner } старший за { $loser-acc }.
   *[f] { $winner } старша за { $loser-acc }.
}
five_of_a_kind_rank = Покер із { $winner-gen-pl } старший за покер із { $loser-gen-pl }.
low_card = Виграє молодша карта: { $winner } проти { $loser-gen }.
kicker = Комбінації однакові до кікера, вирішує { $index ->
    [1] кікер
    [2] другий кікер
    [3] третій кікер
   *[4] четвертий кікер
}: { $winner-gender ->
    [m] { $winner } старший за { $loser-acc }.
   *[f] { $winner } старша за { $loser-acc }.
}
natural = Руки рівні: виграє та, що без джокера.
none = { $plays_board ->
    [yes] Найкраща рука лежить на борді, банк ділиться.
   *[no] Руки рівні, банк ділиться.
}

### Що вирішує, коли видно обидві руки. $who: both обидва, all усі, best найкращі з багатьох

why-category = { $loser-code ->
    [high_card] { $winner-code ->
        [pair] { $Winner-subject } старша, ніж старша карта { $loser-first }.
        [two_pair] { $Winner-subject } старші, ніж старша карта { $loser-first }.
        [three] { $Winner-subject } старша, ніж старша карта { $loser-first }.
        [four] { $Winner-subject } старше, ніж старша карта { $loser-first }.
       *[other] { $Winner-subject } старший, ніж старша карта { $loser-first }.
    }
   *[other] { $winner-number ->
        [pl] { $Winner-subject } б’ють { $loser-acc }.
       *[sg] { $Winner-subject } б’є { $loser-acc }.
    }
}
why-five_of_a_kind = { $beaten ->
    [royal_flush] { $Winner } (чотири { $winner-first-nom-pl } та джокер) б’є навіть роял-флеш.
    [high_card] { $Winner } (чотири { $winner-first-nom-pl } та джокер) старший, ніж старша карта { $loser-first }.
   *[other] { $Winner } (чотири { $winner-first-nom-pl } та джокер) б’є { $loser-acc }.
}
why-flush-over-full_house = { $deck ->
    [0] Тут флеш старший за фул-хаус.
   *[other] Колода з { $deck } карт: тут флеш старший за фул-хаус.
}
why-three-over-straight = Тут трійка старша за стріт.
why-five-rank = { $Winner } старший за { $loser-acc }.
why-natural = Руки рівні, але виграє та, що без джокера.
why-straight_flush = { $player-kind ->
    [you] Виграєте Ви: { $winner } старший за { $loser-acc }.
   *[other] Виграє { $player }: { $winner } старший за { $loser-acc }.
}
why-straight_flush-improved = { $Card } покращує руку: { $winner } б’є { $loser-acc }.
why-four = { $who ->
    [both] В обох каре, але { $winner } старше за { $loser-acc }.
   *[best] У найкращих рук каре, але { $winner } старше за { $loser-acc }.
} { $player-kind ->
    [you] Банк забираєте Ви.
   *[other] Банк забирає { $player }.
}
why-four-kicker = { $high-gender ->
    [m] { $Winner } спільне, вирішує кікер: { $high } старший за { $low-acc }.
   *[f] { $Winner } спільне, вирішує кікер: { $high } старша за { $low-acc }.
}
why-full_house-aces = У фул-хаусі спершу порівнюють трійки: три { $high-nom-pl } старші за { $low-three-acc }, хоча пара другої руки — { $pair-nom-pl }.
why-full_house-three = { $Winner } б’є { $loser-acc }: { $high-nom-pl } старші за { $low-acc-pl }.
why-full_house-pair-shared = Трійка { $three-gen-pl } спільна, вирішує пара: { $high-nom-pl } старші за { $low-acc-pl }.
why-full_house-pair = { $who ->
    [both] Трійка { $three-gen-pl } в обох, вирішує пара: { $high-nom-pl } старші за { $low-acc-pl }.
    [all] Трійка { $three-gen-pl } у всіх, вирішує пара: { $high-nom-pl } старші за { $low-acc-pl }.
   *[best] У найкращих рук трійка { $three-gen-pl }, вирішує пара: { $high-nom-pl } старші за { $low-acc-pl }.
}
why-flush-top = { $Winner } старший за { $loser-acc }.
why-flush-card = { $who ->
    [both] Обидва зібрали { $winner }.
    [all] Усі зібрали { $winner }.
   *[best] У найкращих рук { $winner }.
} Вирішує { $place ->
    [2] друга
    [3] третя
    [4] четверта
   *[5] п’ята
} карта: { $high-gender ->
    [m] { $high } старший за { $low-acc }.
   *[f] { $high } старша за { $low-acc }.
}
why-flush-improved = { $Card-rank } { $card-suit } покращує спільний флеш: { $place ->
    [1] перша
    [2] друга
    [3] третя
    [4] четверта
   *[5] п’ята
} карта — { $high } проти { $low-gen }.
why-straight = { $Winner } б’є { $loser-acc }.
why-three = { $made ->
    [set] { $Winner } (сет) старша за { $loser-acc }.
    [trips] { $Winner } (трипс) старша за { $loser-acc }.
   *[plain] { $Winner } старша за { $loser-acc }.
}
why-top_pair = { $who ->
    [both] В обох дві пари. Порівнюємо старші: { $high-nom-pl } старші за { $low-acc-pl }.
    [all] У всіх дві пари. Порівнюємо старші: { $high-nom-pl } старші за { $low-acc-pl }.
   *[best] У найкращих рук дві пари. Порівнюємо старші: { $high-nom-pl } старші за { $low-acc-pl }.
}
why-three-pairs = «Трьох пар» не буває: { $loser-first-nom-pl } й { $loser-second-nom-pl } грають, пара { $unused-gen-pl } — ні. Виграють { $winner-first-nom-pl } та { $winner-second-nom-pl }.
why-second_pair = Старша пара однакова, вирішує друга: { $high-nom-pl } старші за { $low-acc-pl }.
why-two_pair-kicker = Обидві пари однакові: { $winner-first-nom-pl } та { $winner-second-nom-pl }. Вирішує кікер: { $high-gender ->
    [m] { $high } старший за { $low-acc }.
   *[f] { $high } старша за { $low-acc }.
}
why-pair = { $Winner } старша за { $loser-acc }.
why-kicker = { $who ->
    [both] { $Winner } в обох,
    [all] { $Winner } у всіх,
   *[best] У найкращих рук { $winner },
} вирішує { $index ->
    [1] кікер
    [2] другий кікер
   *[3] третій кікер
}: { $high-gender ->
    [m] { $high } старший за { $low-acc }.
   *[f] { $high } старша за { $low-acc }.
}
why-high_card = { $scope ->
    [everybody] Збігів немає ні в кого.
   *[pot] У претендентів на цей банк збігів немає.
} Старша карта — { $high } проти { $low-gen }.
why-high_card-shared = { $index ->
    [1] { $winner-first-gender ->
        [m] { $Winner-first } спільний. Перший
       *[f] { $Winner-first } спільна. Перший
    }
    [2] { $winner-first-gender ->
        [m] { $Winner-first } і { $winner-second } спільні. Другий
       *[f] { $Winner-first } й { $winner-second } спільні. Другий
    }
   *[3] { $winner-second-gender ->
        [m] { $Winner-first }, { $winner-second } і { $winner-third } спільні. Третій
       *[f] { $Winner-first }, { $winner-second } й { $winner-third } спільні. Третій
    }
} кікер: { $high-gender ->
    [m] { $high } старший за { $low-acc }.
   *[f] { $high } старша за { $low-acc }.
}
why-high_card-kicker = { $who ->
    [both] В обох { $winner }.
    [all] У всіх { $winner }.
   *[best] У найкращих рук { $winner }.
} Вирішує { $index ->
    [1] перший
    [2] другий
   *[3] третій
} кікер: { $high-gender ->
    [m] { $high } старший за { $low-acc }.
   *[f] { $high } старша за { $low-acc }.
}
why-high_card-fourth = Чотири карти з п’яти рівні, вирішує четвертий кікер: { $high-gender ->
    [m] { $high } старший за { $low-acc }.
   *[f] { $high } старша за { $low-acc }.
}

## Де виграє молодша рука

why-low-card = { $winner-number ->
    [pl] { $Winner-subject } б’ють { $loser-acc }:
   *[sg] { $Winner-subject } б’є { $loser-acc }:
} { $ace ->
    [yes] туз тут вважається одиницею, він молодший за { $worse-acc }.
   *[no] { $better-gender ->
        [m] { $better } молодший за { $worse-acc }.
       *[f] { $better } молодша за { $worse-acc }.
    }
}
why-low-category = { $winner-number ->
    [pl] { $Winner-subject } б’ють { $loser-acc }: тут виграє молодша рука.
   *[sg] { $Winner-subject } б’є { $loser-acc }: тут виграє молодша рука.
}
why-low-kicker = { $who ->
    [both] В обох { $winner-subject },
    [all] У всіх { $winner-subject },
   *[best] У найкращих рук { $winner-subject },
} { $ace ->
    [yes] вирішує наступна карта: туз тут вважається одиницею.
   *[no] { $better-gender ->
        [m] вирішує наступна карта: { $better } молодший за { $worse-acc }.
       *[f] вирішує наступна карта: { $better } молодша за { $worse-acc }.
    }
}
why-badugi = { $winner-number ->
    [pl] { $Winner-subject } б’ють { $loser-acc }:
   *[sg] { $Winner-subject } б’є { $loser-acc }:
} { $more ->
    [4] чотири карти
    [3] три карти
   *[2] дві карти
} різних мастей і номіналів проти { $fewer ->
    [3] трьох. Що їх більше, то сильніша рука.
    [2] двох. Що їх більше, то сильніша рука.
   *[1] однієї. Що їх більше, то сильніша рука.
}
ace-is-high = { $straight ->
    [no] Туз тут старший: { $ranks } — не стріт.
   *[other] Туз тут старший.
}

## Нічиї. $who: both обидва, all усі, winners переможці

why-equal = { $who ->
    [both] В обох { $winner }. Руки рівні, банк ділиться.
    [all] У всіх { $winner }. Руки рівні, банк ділиться.
   *[winners] У переможців { $winner }. Руки рівні, банк ділиться.
}
why-equal-part = { $who ->
    [both] В обох { $winner }. Руки рівні, ця частина банку ділиться.
    [all] У всіх { $winner }. Руки рівні, ця частина банку ділиться.
   *[winners] У переможців { $winner }. Руки рівні, ця частина банку ділиться.
}
why-equal-kickers = { $who ->
    [both] В обох { $winner-subject }
    [all] У всіх { $winner-subject }
   *[winners] У переможців { $winner-subject }
} { $winner-number ->
    [pl] { $kickers-with }. Руки рівні, банк ділиться.
   *[sg] із { $kickers }. Руки рівні, банк ділиться.
}
why-equal-high_card = Усі п’ять карт збіглися: { $winner-first }, { $winner-second }, { $winner-third }, { $winner-fourth }, { $winner-fifth }. Шоста карта не рахується, банк ділиться.
why-board-royal_flush = На борді роял-флеш. Побити його тут нічим, банк ділиться порівну.
why-board-straight_flush = На борді { $winner }. { $scope ->
    [everybody] Ніхто не зміг його покращити, банк ділиться порівну.
   *[pot] Ніхто з претендентів на цей банк його не покращив, банк ділиться порівну.
}
why-board-four = { $Winner } і кікер — { $kicker } — лежать на борді — банк ділиться.
why-board-full_house = { $who ->
    [both] Найкраща рука в обох — { $winner } із борду.
    [all] Найкраща рука в усіх — { $winner } із борду.
   *[winners] Найкраща рука в переможців — { $winner } із борду.
} { $pockets ->
    [0] Банк ділиться.
   *[other] Пара { $pocket-gen-pl } нічого не змінює, банк ділиться.
}
why-board-flush = { $idle ->
    [0] Флеш повністю лежить на борді. Банк ділиться.
    [1] Флеш повністю лежить на борді; { $idle-first } { $suit } його не покращує. Банк ділиться.
   *[2] Флеш повністю лежить на борді; { $idle-first-gender ->
        [m] { $idle-first } і { $idle-second } { $suit } його не покращують. Банк ділиться.
       *[f] { $idle-first } й { $idle-second } { $suit } його не покращують. Банк ділиться.
    }
}
why-board-straight = { $highest ->
    [yes] На борді { $winner }, старшого стріту немає — банк ділиться.
   *[no] На борді { $winner }, { $scope ->
        [everybody] { $next-gen } ні в кого немає — банк ділиться.
       *[pot] { $next-gen } немає ні в кого з претендентів на цей банк — він ділиться.
    }
}
why-board-two_pair = Дві пари — { $winner-first-nom-pl } та { $winner-second-nom-pl } — і { $kicker } лежать на борді. { $pockets ->
    [0] Банк ділиться.
   *[other] Пара { $pocket-gen-pl } не грає, банк ділиться.
}
why-board-kickers = Найкраща рука лежить на борді: { $winner } із { $kickers }. Банк ділиться.
why-board-five_of_a_kind = На борді { $winner } разом із джокером. Старшої руки немає, банк ділиться порівну.
why-board-high_card = П’ять старших карт лежать на борді: { $winner-first }, { $winner-second }, { $winner-third }, { $winner-fourth }, { $winner-fifth }. Кишенькові карти їх не покращують, банк ділиться.

### Зауваження про одну руку

wheel_top_is_five = { $category ->
    [straight] Стріт до п’ятірки — найнижчий: туз тут вважається одиницею.
    [straight_flush] Стріт-флеш до п’ятірки: туз грає за одиницю, старша карта — п’ятірка.
   *[unknown] Туз тут вважається одиницею, старша карта — п’ятірка.
}
plays_board = Гра від борду: усі п’ять карт лежать на столі.
set = Сет: трійка { $rank-gen-pl } із кишеньковою парою.
trips = Трипс: трійка { $rank-gen-pl } з однією кишеньковою картою.
no_wraparound = { $category ->
    [unknown] Це не стріт: через туза послідовність не переходить.
    [flush] { $C1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 } — не стріт-флеш: через туза послідовність не переходить. Це { $hand }.
   *[other] { $C1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 } — не стріт: через туза послідовність не переходить. Це { $hand }.
}
no_three_pair = «Трьох пар» не буває: пара { $unused-gen-pl } не грає.
joker_plays = { $suited ->
    [yes] Джокер грає за { $rank-acc } { $suit }.
   *[no] Джокер грає за { $rank-acc }.
}
joker_is_fifth = { $rank-gender ->
    [m] Джокер — п’ятий { $rank }.
   *[f] Джокер — п’ята { $rank }.
}
two_from_hand = З руки грають рівно дві карти: { $first } та { $second }; решта три — з борду.
joker-of = { $player-kind ->
    [you] { $suited ->
        [yes] У Вас джокер грає за { $rank-acc } { $suit }.
       *[no] У Вас джокер грає за { $rank-acc }.
    }
   *[other] { $suited ->
        [yes] { $Player }: джокер грає за { $rank-acc } { $suit }.
       *[no] { $Player }: джокер грає за { $rank-acc }.
    }
}
two-of = { $player-kind ->
    [you] З Вашої руки грають дві карти: { $first } та { $second }; решта три — з борду.
   *[other] { $Player }: з руки грають { $first } та { $second }, решта три карти — з борду.
}

### Як виграно банк

pot-won = { $player-kind ->
    [you] Ви забираєте { $chips }: { $hand-whole }.
   *[other] { $Player } забирає { $chips }: { $hand-whole }.
}
pot-winners = Переможці: { $shares }.
pot-won-cards = { $player-kind ->
    [you] Ви виграєте: { $hand-whole }.
   *[other] Виграє { $player }: { $hand-whole }.
}
pot-winners-cards = Переможці: { $seats }.
pot-hand = { $Player }: { $hand-whole }.
pot-header = { $part ->
    [high] { $Pot }, старша рука (хай): { $chips }.
    [low] { $Pot }, молодша рука (лоу): { $chips }.
    [first] { $Pot }, перший борд: { $chips }.
    [second] { $Pot }, другий борд: { $chips }.
    [first-high] { $Pot }, перший борд, старша рука (хай): { $chips }.
    [first-low] { $Pot }, перший борд, молодша рука (лоу): { $chips }.
    [second-high] { $Pot }, другий борд, старша рука (хай): { $chips }.
    [second-low] { $Pot }, другий борд, молодша рука (лоу): { $chips }.
   *[whole] { $Pot }: { $chips }.
}
pot-header-cards = { $part ->
    [high] Старша рука (хай).
    [low] Молодша рука (лоу).
    [first] Перший борд.
    [second] Другий борд.
    [first-high] Перший борд, старша рука (хай).
    [first-low] Перший борд, молодша рука (лоу).
    [second-high] Другий борд, старша рука (хай).
   *[second-low] Другий борд, молодша рука (лоу).
}
won_uncontested = Усі інші скинули карти. { $chips ->
    [0] { $seat-kind ->
        [you] Ви забираєте банк без розкриття.
       *[other] { $Seat } забирає банк без розкриття.
    }
   *[other] { $seat-kind ->
        [you] Ви забираєте { $chips } без розкриття.
       *[other] { $Seat } забирає { $chips } без розкриття.
    }
}
won_unseen = Інші скинули карти, не показуючи. { $chips ->
    [0] { $seat-kind ->
        [you] Ви забираєте банк без розкриття.
       *[other] { $Seat } забирає банк без розкриття.
    }
   *[other] { $seat-kind ->
        [you] Ви забираєте { $chips } без розкриття.
       *[other] { $Seat } забирає { $chips } без розкриття.
    }
}
only_one_eligible = { $seat-kind ->
    [you] Ви забираєте цей банк: більше на нього ніхто не претендує.
   *[other] { $Seat } забирає цей банк: більше на нього ніхто не претендує.
}
not_eligible = { $seat-kind ->
    [you] Ви не претендуєте на цей банк: Ваш ол-ін менший.
   *[other] { $Seat } не претендує на цей банк: ол-ін менший.
}
not_eligible-many = На цей банк не претендують, ол-ін менший: { $seats }.
not_shown = { $seat-kind ->
    [you] Ваші карти не розкрито: виграти вони не могли.
   *[other] { $Seat }: карти не розкрито, виграти вони не могли.
}
not_shown-many = Карти не розкрито, виграти вони не могли: { $seats }.
pot_split = { $part ->
    [no] Банк ({ $chips ->
        [one] { $chips } фішка
        [few] { $chips } фішки
        [many] { $chips } фішок
       *[other] { $chips } фішки
    })
   *[yes] Ця частина банку ({ $chips ->
        [one] { $chips } фішка
        [few] { $chips } фішки
        [many] { $chips } фішок
       *[other] { $chips } фішки
    })
} ділиться на { $count ->
    [2] двох
    [3] трьох
    [4] чотирьох
    [5] п’ятьох
    [6] шістьох
    [7] сімох
    [8] вісьмох
    [9] дев’ятьох
   *[10] десятьох
}: { $odd ->
    [0] по { $each }.
    [1] { $by ->
        [suit] по { $each }, і залишається одна зайва фішка.
       *[position] по { $each }, зайва фішка — першому з них ліворуч від баттона.
    }
    [few] { $by ->
        [suit] по { $each }, і залишаються { $odd } зайві фішки.
       *[position] по { $each }, зайві { $odd } фішки — по одній першим із них ліворуч від баттона.
    }
   *[many] { $by ->
        [suit] по { $each }, і залишається { $odd } зайвих фішок.
       *[position] по { $each }, зайві { $odd } фішок — по одній першим із них ліворуч від баттона.
    }
}
odd_chip = { $count ->
    [1] Зайва фішка: { $seats }.
   *[other] Зайві фішки: { $seats }.
}
odd_to_high = Банк ділиться між старшою та молодшою рукою; зайва фішка дістається старшій.
odd_by_suit = { $count ->
    [1] Зайва фішка — за мастю, вирішує { $card }: { $seats }.
   *[other] Зайві фішки — за мастю: { $seats }.
}
no_low = Лоу тут немає: для нього потрібні п’ять різних номіналів, не старших за вісімку. Усе забирає старша рука.
best_not_eligible = { $seat-kind ->
    [you] Найкраща рука у Вас, але Ви претендуєте лише на основний банк — { $chips }.
   *[other] { $Seat } тримає найкращу руку, але може претендувати лише на основний банк — { $chips }.
} { $sides ->
    [1] Побічний банк розігрують суперники.
   *[other] Побічні банки розігрують суперники.
}
short_all_in = Ол-ін до { $to } — неповний рейз: Ви вже ходили, тому можете лише зрівняти або скинути карти.

### Текст, який не читається

no_cards_here = тут нічого читати
unknown_rank = немає номіналу «{ $found }»; є 2–10 та J Q K A або В Д К Т
unknown_suit = немає масті «{ $found }»; масті: s h d c або ♠ ♥ ♦ ♣
suit_missing = { $rank } без масті
rank_missing = масть «{ $found }» без номіналу
one_is_no_rank = 1 — не номінал карти; можливо, «{ $hint }»
lost_sign = тут утрачено знак; напишіть номінал або масть
ambiguous_t = Т може бути тузом або десяткою: у тексті змішано кирилицю й латиницю
duplicate_card = { $card } трапляється двічі
wrong_card_count = { $exact ->
    [yes] карт тут { $found }, а треба { $lowest }
   *[no] карт тут { $found }, а треба від { $lowest } до { $highest }
}
too_many_of_rank = п’ять { $rank-gen-pl }, а в колоді їх чотири
twice_in_one_suit = в одній масті не буває двох { $rank-gen-pl }
not_a_number = «{ $found }» — не ціле число
hand_missing = тут бракує руки
out_of_place = цей знак тут зайвий
unknown_suffix = після двох номіналів може стояти лише «с» (однієї масті) або «о» (різних мастей)
pair_with_suffix = у пари завжди дві різні масті; ця буква зайва
hands_in_no_row = від однієї руки до іншої немає ряду: потрібні дві пари або дві руки однієї масті чи обидві різних мастей, з тією самою старшою картою або тим самим розривом
not_a_weight = вага — це число, більше за 0 і не більше за 1
zero_weight = вага 0 нічого не означає; щоб вилучити руку, поставте перед нею «!»
percent_outside = частка всіх рук має бути більшою за 0 % і не більшою за 100 %
exclusion_first = вилучати ще немає з чого: перед цим нічого немає
range_excluded = нічого не залишилося: діапазон вилучає всі свої руки
range_emptied = від цього діапазону нічого не залишилося: у кожній руці є карта, яка вже лежить в іншому місці
range_not_here = діапазонів у цій грі не рахують; назвіть одну руку, карту за картою
unreadable_record = цей запис прочитати не можна: { $detail }

### Правила не дозволяють

hand_is_over = Роздачу закінчено. Дочекайтеся наступної.
out_of_turn = { $turn-kind ->
    [dealer] Зачекайте: дилер роздає карти.
    [you] Зараз Ваш хід.
   *[other] Дочекайтеся свого ходу: зараз ходить { $turn }.
}
cannot_check = Чек неможливий: є ставка. Зрівняйте { $call } або скиньте карти.
nothing_to_call = Зрівнювати нічого. Зіграйте чек або зробіть ставку.
fold_needs_confirmation = Чек безкоштовний. Зіграйте чек або підтвердьте фолд.
fold_forbidden = Поки чек безкоштовний, фолд заборонено. Зіграйте чек.
raise_closed = Підвищувати не можна: після Вашого ходу ставка зросла на { $grown }, а повний рейз — { $needed }. Зрівняйте { $call } або скиньте карти.
nobody_could_answer = { $call ->
    [0] Підвищувати не можна: відповісти вже нікому. Зіграйте чек.
   *[other] Підвищувати не можна: відповісти вже нікому. Зрівняйте { $call } або скиньте карти.
}
stack_too_short = { $call ->
    [0] Підвищувати не можна: Ваш стек — { $stack } — не більший за ставку. Зіграйте чек.
   *[other] Підвищувати не можна: Ваш стек — { $stack } — не більший за ставку. Зрівняйте { $call } або скиньте карти.
}
raise_too_small = { $exact ->
    [yes] { $to } — замало: можливий лише ол-ін до { $highest }.
   *[no] { $to } — замало: можна від { $lowest } до { $highest }.
}
raise_too_large = { $exact ->
    [yes] { $to } — більше, ніж у Вас є: можливий лише ол-ін до { $highest }.
   *[no] { $to } — більше, ніж у Вас є: можна від { $lowest } до { $highest }.
}
cap_reached = { $call ->
    [0] Підвищувати не можна: на цій вулиці вже були ставка й три рейзи. Зіграйте чек.
   *[other] Підвищувати не можна: на цій вулиці вже були ставка й три рейзи. Зрівняйте { $call } або скиньте карти.
}
above_the_limit = { $exact ->
    [yes] { $to } — більше за ліміт: можна лише { $highest }.
   *[no] { $to } — більше за ліміт: можна від { $lowest } до { $highest }.
}
must_bring_in = Ви відкриваєте торгівлю: поставте бринг-ін { $chips } або доповніть його до повної ставки.
no_bring_in = Бринг-ін зараз ніхто не ставить.
must_draw = Спершу обмін: виберіть карти або залиштеся при своїх.
not_drawing = Зараз карт не міняють.
too_many_discards = Не можна обміняти стільки карт: { $found }. Можна не більше { $highest }.
not_your_card = { $Card }: цієї карти у Вас немає, або її названо двічі. Обміняти її не можна.
must_vote = Спершу вирішіть, чи роздавати борд двічі: так чи ні.
no_vote = Зараз нікого не питають, чи роздавати борд двічі.
not_whole_chips = «{ $found }» — не ціле число фішок.
wrong_number_of_cards = Роздано карт: { $found }; потрібно: { $expected }.
card_in_use = { $Card } вже є в цій роздачі.
not_in_deck = У колоді цієї гри такої карти немає: { $card }.
face_down_cards = Тут не всі карти відкрито. Вирішує лише стіл, якому відомі всі карти.
nothing_to_show = { $seat-kind ->
    [you] У Вас немає карт, які можна показати.
   *[other] { $Seat }: немає карт, які можна показати.
}
bad_start = { $field ->
    [chips] Роздачу почати не можна: суми мають бути цілими числами фішок.
    [stacks] Роздачу почати не можна: потрібно від двох до десяти місць і принаймні два стеки з фішками.
    [blinds] Роздачу почати не можна: малий блайнд має бути не більшим за великий, а великий — не меншим за 1.
    [ante] Роздачу почати не можна: анте не може бути від’ємним.
    [button] Роздачу почати не можна: баттон стоїть не на місці цього столу.
    [small] Роздачу почати не можна: на місці малого блайнда немає фішок або немає такого місця.
    [big] Роздачу почати не можна: на місці великого блайнда немає фішок або немає такого місця.
    [deck] Роздачу почати не можна: колоди не вистачить на стількох гравців.
    [bring_in] Роздачу почати не можна: бринг-ін буває лише в іграх без блайндів, він не менший за 1 і не більший за малу ставку.
    [bets] Роздачу почати не можна: назвіть обидві ставки ліміту, кожна не менша за 1.
    [unit] Роздачу почати не можна: найдрібніша фішка не менша за 1, і всі суми мають бути їй кратні.
    [rake] Роздачу почати не можна: рейк — від 0 до 100 відсотків, а його межа не буває від’ємною.
    [posts] Роздачу почати не можна: стредл або інший внесок не підходить за місцем чи за розміром.
   *[other] Роздачу з такими значеннями почати не можна.
}
options_exclude = { $pairs }
conflict = { $why ->
    [no_board] «{ $One }» тут не підходить: у жодній грі цього столу немає спільних карт.
    [no_blinds] «{ $One }» тут не підходить: у жодній грі цього столу немає блайндів.
    [button_blind] «{ $One }» тут не підходить: блайнд ставить лише баттон.
    [no_straddle_heads_up] «{ $One }» тут не підходить: за столом на двох стредлу не буває.
    [only_pot_limit] «{ $One }» тут не підходить: це буває лише в пот-ліміті.
    [only_fixed_limit] «{ $One }» тут не підходить: це буває лише у фіксованому ліміті.
    [not_fixed_limit] «{ $One }» тут не підходить: у фіксованому ліміті це нічого не означає.
    [only_hi_lo] «{ $One }» тут не підходить: це буває лише в іграх хай-лоу.
    [only_stud] «{ $One }» тут не підходить: це буває лише у стаді.
    [only_bring_in] «{ $One }» тут не підходить: це буває лише в іграх із бринг-іном.
    [not_with_bring_in] «{ $One }» тут не підходить: в іграх із бринг-іном такого не буває.
    [already_shown] «{ $One }» і «{ $other }» разом не вибирають: карти й так відкриють.
    [without_it] «{ $One }» тут нічого не змінює: не вибрано «{ $Other }».
   *[other] «{ $One }» і «{ $other }» разом не вибирають.
}
bad_case = { $field ->
    [button] Баттон має бути в одного з гравців.
    [hands] Назвіть карти принаймні одного гравця.
    [paid] Назвіть фішки кожного, хто дійшов до розкриття, і лише їх.
    [chips] Фішки — цілі числа від 0.
   *[other] Такого розкриття не буває.
}
players_outside = { $lowest ->
    [1] Рук за один банк грає не більше { $highest }, а названо { $found }.
   *[other] За один банк грають від { $lowest } до { $highest } рук, а названо { $found }.
}
too_few_cards = Рукам, повному борду й мертвим картам треба карт: { $needed }, а в колоді їх { $cards }.
too_many_deals = Способів роздати карти, яких бракує, — { $deals }, а рахується не більше { $highest }. Назвіть більше карт.
nothing_drawn = Випадкових роздач має бути не менше однієї, а названо { $found }.
not_drawn = У цій грі роздачі підраховують, а не вибирають випадково.
hardly_possible = Ці діапазони майже несумісні: замало роздач, де жодна карта не повторюється. Розширте один із них.
game_not_counted = { $what ->
    [chances] Чим може стати рука, рахують лише в холдемі.
   *[outs] Аути рахують в іграх із п’ятьма спільними картами й без лоу.
}

### Стіл не дозволяє

no_such_seat = Місця { $seat-number } немає. Місця: від 1 до { $seats }.
seat_taken = Місце { $seat-number } зайняте. Виберіть інше.
already_seated = У Вас уже є місце за цим столом: { $seat-number }.
not_seated = Спершу займіть місце.
buy_in_outside = Не можна взяти { $chips }: можна від { $lowest } до { $highest }.
top_up_too_large = { $highest ->
    [0] Не можна додати { $chips }: стек уже граничний.
   *[other] Не можна додати { $chips }: зараз можна не більше { $highest }.
}
stale_decision = Це рішення вже позаду; нічого не змінилося.
no_hand_running = Зараз роздачі немає.
hand_running = Дочекайтеся кінця роздачі.
not_enough_players = Для роздачі потрібні два гравці з фішками.
not_yet = Для цього ще рано.
already_so = Це вже так.
rejoin_locked = Не можна повернутися з { $chips }: Ви пішли нещодавно. Візьміть не менше { $lowest } або зачекайте { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}.
no_choice = Тут цього зараз не пропонують: «{ $option }».
bad_message = Стіл не розуміє цього повідомлення: { $detail }.
name_unusable = Ім’я «{ $name }» не підходить. Виберіть інше.

### Чого не може флор і що він установив

tabled_hand = { $seat-kind ->
    [you] Ваші карти лежали на столі відкритими: руку не можна оголосити мертвою.
   *[other] { $Seat }: карти лежали на столі відкритими, руку не можна оголосити мертвою.
}
not_live = { $seat-kind ->
    [you] У Вас немає карт у грі.
   *[other] { $Seat }: карт у грі немає.
}
substantial_action = Перездавати пізно: торгівля зайшла далеко. Роздача триває.
exposed_too_late = Хтось уже зробив хід: відкрита карта залишається.
is_misdeal = За правилами цього столу це помилка роздавання: карту не замінюють, роздачу починають заново.
no_misdeal = За правилами цього столу це не помилка роздавання: відкриту карту замінюють.
no_premature = Зараз жодна карта борда не могла відкритися завчасно.
still_retrievable = { $seat-kind ->
    [you] Ваші карти ще можна відрізнити від скиду: їх дозволено взяти назад.
   *[other] { $Seat }: карти ще можна відрізнити від скиду, їх дозволено взяти назад.
}
released = { $retrievable ->
    [yes] Карти скинуто сорочкою догори, хоча їх ще можна відрізнити від скиду.
   *[no] Карти скинуто сорочкою догори.
}
swept = Карти не були захищені, і дилер забрав їх у скид.
acted_without_hand = Хід зроблено без карт або з неправильною їх кількістю.
absent = Гравця не було за столом, коли роздавали останню карту.
boxed_cards = У колоді лежали лицем догори дві карти або більше.
wrong_seat_first = Перша карта потрапила не на те місце.
wrong_seats_dealt = Комусь роздали карти помилково, або когось пропустили.
wrong_count = У гравця неправильна кількість карт.
foreign_card = У колоді знайшлася карта з іншої колоди.
cards_exposed = { $dealing ->
    [yes] Під час роздавання дилер відкрив { $count ->
        [one] { $count } кишенькову карту.
        [few] { $count } кишенькові карти.
        [many] { $count } кишенькових карт.
       *[other] { $count } кишенькової карти.
    }
   *[no] Після роздавання через помилку дилера відкрито кишенькових карт: { $count }.
}
fouled_deck = Колода неправильна: { $card } трапляється двічі.
server_fault = Через збій сервера роздачу не можна дограти.

### Журнал роздачі: іменники, щоб не відмінювати гравців

hand_started = { $named ->
    [yes] Нова роздача: { $game }.
   *[no] Нова роздача.
} { $opens ->
    [bring_in] Анте { $ante }, бринг-ін { $bring_in }, ліміт { $small_bet } і { $big_bet }.
    [ante] Блайнди { $small } і { $big }, анте { $ante }. Баттон: { $button }.
   *[blinds] Блайнди { $small } і { $big }. Баттон: { $button }.
}
posted = { $what ->
    [ante] { $Seat }: анте { $chips }
    [small_blind] { $Seat }: малий блайнд { $chips }
    [big_blind] { $Seat }: великий блайнд { $chips }
    [big_blind_ante] { $Seat }: анте великого блайнда { $chips }
    [entry] { $Seat }: вступний блайнд { $chips }
    [dead_blind] { $Seat }: мертвий блайнд { $chips }
    [straddle] { $Seat }: стредл { $chips }
   *[bring_in] { $Seat }: бринг-ін { $chips }
}
hole_dealt = { $shape ->
    [own] { $Seat }: { $cards }
    [up] { $Seat }: { $open } у відкриту
    [own_up] { $Seat }: { $cards }, відкрито { $open }
    [down_up] { $Seat }: { $count ->
        [one] { $count } закрита карта, відкрито { $open }
        [few] { $count } закриті карти, відкрито { $open }
        [many] { $count } закритих карт, відкрито { $open }
       *[other] { $count } закритої карти, відкрито { $open }
    }
   *[down] { $Seat }: { $count ->
        [one] { $count } закрита карта
        [few] { $count } закриті карти
        [many] { $count } закритих карт
       *[other] { $count } закритої карти
    }
}
burned = Спалено одну карту
board_dealt = { $run ->
    [0] { $Street }: { $cards }
   *[other] { $Street }, другий борд: { $cards }
}
discarded = { $shape ->
    [pat] { $Seat }: без обміну
    [own] { $Seat }: обмін { $cards }
   *[down] { $Seat }: { $count ->
        [one] обмін { $count } карти
       *[other] обмін { $count } карт
    }
}
reshuffled = Скид замішано в колоду: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}
run_voted = { $agree ->
    [yes] { $Seat }: роздати борд двічі — так
   *[no] { $Seat }: роздати борд двічі — ні
}
folded = { $Seat }: фолд
checked = { $Seat }: чек
called = { $all_in ->
    [yes] { $Seat }: кол { $chips }, ол-ін
   *[no] { $Seat }: кол { $chips }
}
raised = { $move ->
    [all_in] { $Seat }: ол-ін, { $to }
    [bet] { $Seat }: ставка { $to }
   *[raise] { $Seat }: рейз до { $to }
}
uncalled_returned = { $seat-kind ->
    [name] { $chips ->
        [one] Неврівняна { $chips } фішка повертається: { $seat }.
        [few] Неврівняні { $chips } фішки повертаються: { $seat }.
        [many] Неврівняні { $chips } фішок повертаються: { $seat }.
       *[other] Неврівняні { $chips } фішки повертаються: { $seat }.
    }
   *[other] { $chips ->
        [one] Неврівняна { $chips } фішка повертається { $seat-dat }.
        [few] Неврівняні { $chips } фішки повертаються { $seat-dat }.
        [many] Неврівняні { $chips } фішок повертаються { $seat-dat }.
       *[other] Неврівняні { $chips } фішки повертаються { $seat-dat }.
    }
}
round_closed = { $Pots }
hand_shown = { $shape ->
    [both] { $Seat }: { $cards } — { $best-whole }; { $low }
    [best] { $Seat }: { $cards } — { $best-whole }
   *[cards] { $Seat }: { $cards }
}
hand_mucked = { $Seat }: без показу
rake_taken = Рейк: { $chips }
pot_awarded = { $Pot }: { $shares }
hand_killed = { $Seat }: мертва рука. { $Why }
card_exposed = { $Seat }: відкрилася карта — { $card }; її замінять, і її буде спалено наступною. { $Why }
board_premature = { $burned ->
    [yes] Карти борда відкрито завчасно: { $cards }. Їх прибирають, нову карту не спалюють.
   *[no] Карти борда відкрито завчасно: { $cards }. Їх прибирають.
}
misdealt = Помилка роздавання: усі фішки повертаються, карти роздають заново. { $Why }
voided = Роздача недійсна: усі фішки повертаються. { $Why }
hand_ended = Роздачу закінчено

### Що робить гравець або дилер

fold = { $Seat }: фолд
check = { $Seat }: чек
call = { $Seat }: кол
raise_to = { $Seat }: рейз до { $to }
bring_in = { $Seat }: бринг-ін
discard = { $count ->
    [0] { $Seat }: без обміну
    [one] { $Seat }: обмін { $count } карти
   *[other] { $Seat }: обмін { $count } карт
}
run_twice = { $agree ->
    [yes] { $Seat }: роздати борд двічі — так
   *[no] { $Seat }: роздати борд двічі — ні
}
deal = Карт від дилера: { $count }
show = { $Seat }: розкриття карт
kill = { $Seat }: флор оголошує руку мертвою. { $Why }
misdeal = Флор оголошує помилку роздавання. { $Why }
replace = { $Seat }: флор замінює відкриту карту — { $card }. { $Why }
premature = Флор прибирає карти борда, відкриті завчасно: { $cards }
void = Флор оголошує роздачу недійсною. { $Why }

### Журнал столу

table_opened = Стіл відкрито
sat_down = { $name }: місце { $seat-number }, { $chips }
stood_up = { $Seat }: вихід з-за столу
leave_asked = { $Seat }: вихід після цієї роздачі
sat_out = { $now ->
    [yes] { $Seat }: пропуск роздач
   *[no] { $Seat }: пропуск роздач із наступної
}
sat_in = { $waits ->
    [yes] { $Seat }: повернення, очікування великого блайнда
   *[no] { $Seat }: знову в грі
}
entry_asked = { $Seat }: вхід у гру за блайнд
straddle_chosen = { $on ->
    [yes] { $Seat }: відтепер стредл із першої позиції
   *[no] { $Seat }: більше без стредлу
}
game_chosen = { $seat-kind ->
    [you] Ви обрали гру з наступної роздачі: { $game }
   *[other] { $Seat }: з наступної роздачі — { $game }
}
top_up_asked = { $Seat }: ще { $chips } перед наступною роздачею
topped_up = { $chips ->
    [0] { $Seat }: фішок не додано
   *[other] { $Seat }: додано { $chips }
}
game_stopped = Гра чекає на гравців
button_asked = Розігрується перший баттон
button_drawn = Баттон: { $seat }
hand_began = Роздача № { $number }
turn_opened = Хід: { $seat }
turn_extended = Час на хід відлічується знову
timed_out = { $Seat }: час вийшов
hand_settled = Стеки підраховано

### Командний рядок

cli-winner = Переможець
cli-winners = Переможці
cli-best-five = Найкращі п’ять
cli-hand = Рука
cli-hands = Руки
cli-cards = Карти
cli-board = Борд
cli-player = Гравець
cli-players = Гравці
cli-pot = Банк
cli-pots = Банки
cli-chips = Фішки
cli-paid = Вкладено
cli-gets = Отримано
cli-eligible = Претендують
cli-why = Чому
cli-kicker = Кікер
cli-kickers = Кікери
cli-from-hand = з руки
cli-from-board = з борду
cli-not-used = не рахується
cli-split = Поділ
cli-odd-chip = Зайва фішка
cli-folded = фолд
cli-not-shown = без показу
cli-error = Помилка
cli-line = рядок { $number }
cli-at-line = { $file }, рядок { $number }
cli-file-missing = Файлу «{ $file }» немає.
cli-file-unreadable = Файл «{ $file }» прочитати не можна.
cli-command-unknown = Команди «{ $found }» немає. Список показує --help.
cli-option-unknown = Ключа «{ $found }» немає. Список показує --help.
cli-option-value = Ключ «{ $option }» не приймає «{ $found }».
cli-joker-needs-suits = «{ $found }»: із джокером потрібні карти з мастями: A♠ A♥ A♦ A♣ джокер.
cli-badugi-needs-suits = «{ $found }»: у бадугі масті вирішують, які карти грають. Потрібні карти з мастями: K♠ Q♥ J♦ 10♣.
cli-no-low = «{ $found }» — не лоу: для нього потрібні п’ять різних номіналів, не старших за вісімку.
cli-argument-missing = Тут чогось бракує: { $argument }.
cli-language-unknown = Мови «{ $found }» немає; є en, ru та uk.
cli-hands-needed = Назвіть карти принаймні одного гравця.
cli-paid-mismatch = Фішки названо: { $found }; руки названо: { $expected }.
cli-serving = Стіл відкрито за адресою { $address }
cli-serve-stop = Закрити його: Ctrl-C.
cli-port-busy = Порт { $port } зайнятий; виберіть інший ключем --port.
cli-file-busy = Із «{ $file }» уже працює інший сервер.
cli-runs-compiled = скомпільоване ядро
cli-runs-interpreted = інтерпретоване ядро
cli-range-size = { $combos } комбо, { $whole },{ $hundredths } % усіх
cli-range-grid-title = Діапазон { $hands }
cli-range-grid-about = Таблиця стартових рук 13 на 13, тузи вгорі та ліворуч: пари на діагоналі, руки однієї масті над нею, різних мастей під нею. { $size }.
cli-file-unwritable = Файл «{ $file }» записати не можна.
cli-number = { $number }
cli-percent = { $whole },{ $hundredths } %
cli-rate = 1 з { $whole }
cli-rate-hundredths = 1 з { $whole },{ $hundredths }
cli-rate-never = не буває
cli-counting = Триває підрахунок
cli-wins = Виграш
cli-ties = Поділ
cli-equity = Еквіті
cli-scoops = Увесь банк
cli-part = Частина банку
cli-high = Хай
cli-low = Лоу
cli-split-of = Поділ банку, { $players }: { $share }
cli-high-split-of = Найкраща старша рука в кількох, { $players }: { $share }
cli-counted-boards = Точно, підраховано бордів: { $boards }
cli-counted-deals = Точно, підраховано роздач: { $boards }
cli-drawn-deals = Оцінка, випадкових роздач: { $boards }
cli-hands-of = { $cards } карт із { $deck }: { $total ->
    [one] { $total } рука
    [few] { $total } руки
    [many] { $total } рук
   *[other] { $total } руки
}
cli-low-top = лоу, старша { $rank }
cli-low-none = лоу немає
cli-badugi-not-counted = руки бадугі не підраховуються: у них чотири карти, і масті вирішують, які з них грають
cli-omaha-not-counted = у цій грі грають дві карти руки і три карти борду; підраховують лише руки з п’яти карт
cli-options-exclude = { $one } та { $other } виключають одне одного
cli-deck-or-game = --deck та --game виключають одне одного: у гри своя колода
cli-option-needs = Ключу { $option } потрібен { $other }
cli-now = Зараз: { $hand }
cli-now-behind = Зараз: { $hand }; рука позаду
cli-now-level = Зараз: { $hand }; руки рівні
cli-now-ahead = Зараз: { $hand }; рука попереду
cli-outs = Аути
cli-outs-tainted = Брудні, { $count }: руку посилюють, але вона лишається позаду
cli-outs-board = Посилюють лише борд, { $count }
cli-threats = Загрози, { $count }: після них становище руки гірше
cli-outs-none = Аутів немає
cli-outs-not-needed = Рука попереду: аути не потрібні
cli-all-outs = усі аути
cli-next-card = Наступна карта
cli-by-river = До рівера
cli-shared-out = ½ — із цією картою банк ділиться
cli-done = Готово

### Сторінка. Суми стоять окремим рядком і не відмінюють речень.

## Рамка, налаштування

ui-title = Fifth Street
ui-subtitle = Техаський холдем, який пояснює чому
ui-skip-to-actions = До кнопок ходу
ui-skip-to-table = До столу
ui-menu = Меню
ui-close = Закрити
ui-cancel = Скасувати
ui-ok = Гаразд
ui-yes = Так
ui-no = Ні
ui-save = Зберегти
ui-settings = Налаштування
ui-help = Довідка
ui-language = Мова
ui-language-en = English
ui-language-ru = Русский
ui-language-uk = Українська
ui-theme = Вигляд
ui-theme-system = Як у системі
ui-theme-dark = Темний
ui-theme-light = Світлий
ui-four-colours = Чотириколірна колода
ui-four-colours-hint = Кожна масть має свій колір
ui-card-letters = Літери на картах
ui-card-letters-latin = J Q K A
ui-card-letters-local = В Д К Т
ui-sound = Звуки
ui-sound-on = Звуки увімкнено
ui-sound-off = Звуки вимкнено
ui-motion = Рух
ui-motion-on = Увімкнено
ui-motion-off = Вимкнено
ui-in-blinds = Суми у великих блайндах
ui-confirm-all-in = Перепитувати перед ол-іном
ui-keys-on = Керування однією клавішею
ui-notify = Повідомляти, коли мій хід

## Початкова сторінка, столи

ui-your-name = Ваше ім’я
ui-name-hint = Його бачать усі за столом
ui-name-save = Узяти це ім’я
ui-tables = Столи
ui-tables-none = Відкритих столів немає. Відкрийте свій.
ui-table-new = Новий стіл
ui-table-name = Назва столу
ui-table-create = Відкрити стіл
ui-table-open = До столу
ui-table-link = Посилання на цей стіл
ui-link-copy = Скопіювати посилання
ui-link-copied = Посилання скопійовано
ui-table-seats = Місця
ui-table-blinds = Блайнди
ui-table-blinds-value = { $small } / { $big }
ui-table-ante = Анте
ui-table-players = Гравці
ui-players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
ui-seats-free = { $count ->
    [0] Вільних місць немає
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
ui-buy-in = Бай-ін
ui-buy-in-range = від { $lowest } до { $highest }
ui-stack = Стек
ui-small-blind = Малий блайнд
ui-big-blind = Великий блайнд
ui-time-to-act = Час на хід
ui-time-none = Без обмеження
ui-seconds = { $count } с
ui-play-now = Грати
ui-play-bots = Грати з ботами
ui-watch = Дивитися
ui-watching = Ви дивитеся гру
ui-spectators = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}

## Місця

ui-seat = Місце { $seat }
ui-seat-empty = Місце { $seat }, вільне
ui-seats = Місця в порядку ходу
ui-sit-here = Сісти сюди
ui-sit-down = Сісти
ui-sit-down-title = Зайняти місце { $seat }
ui-sit-out = Пропускати роздачі
ui-sit-out-next = Пропустити наступну роздачу
ui-back = Повернутися до гри
ui-leave = Піти з-за столу
ui-leave-question = Піти з-за столу? Ваші карти буде скинуто, фішки залишаться у Вас.
ui-leave-yes = Піти
ui-leave-no = Залишитися
ui-top-up = Додати фішок
ui-top-up-title = Додати фішок до стека
ui-top-up-note = Вони з’являться перед наступною роздачею.
ui-top-up-pending = З’явиться перед наступною роздачею: { $chips }
ui-rebuy = Узяти фішки знову
ui-bot-add = Додати бота
ui-bot-remove = Прибрати бота
ui-bot = Бот
ui-bot-level = Стиль бота
ui-bot-calm = Спокійний
ui-bot-bold = Сміливий
ui-bot-caller = Завжди зрівнює
ui-bot-random = Грає навмання
ui-bot-name-1 = Робін
ui-bot-name-2 = Ада
ui-bot-name-3 = Макс
ui-bot-name-4 = Віра
ui-bot-name-5 = Гуго
ui-bot-name-6 = Нора
ui-bot-name-7 = Лев
ui-bot-name-8 = Міла
ui-bot-name-9 = Оскар
ui-you = Ви
ui-button = Баттон
ui-button-sign = Б
ui-small-sign = МБ
ui-big-sign = ВБ
ui-host = Господар столу
ui-host-pause = Пауза
ui-host-resume = Продовжити
ui-host-start = Почати
ui-host-remove = Прибрати з-за столу
ui-connected = На зв’язку
ui-disconnected = Зв’язку немає
ui-seat-turn = Хід
ui-seat-folded = Фолд
ui-seat-all-in = Ол-ін
ui-seat-sitting-out = Пропускає
ui-seat-away = Немає на місці
ui-seat-waiting = Чекає
ui-seat-winner = Виграє
ui-seat-mucked = Без показу
ui-last-fold = Фолд
ui-last-check = Чек
ui-last-call = Кол
ui-last-bet = Ставка
ui-last-raise = Рейз
ui-last-all-in = Ол-ін
ui-last-small-blind = Малий блайнд
ui-last-big-blind = Великий блайнд
ui-last-ante = Анте

## Борд, банки, карти

ui-board = Борд
ui-board-empty = На борді ще немає карт
ui-pot = Банк
ui-pot-main = Основний банк
ui-pot-side = Побічний банк { $number }
ui-pot-total = Банк: { $chips }
ui-pot-main-chips = Основний банк: { $chips }
ui-pot-side-chips = Побічний банк { $number }: { $chips }
ui-pot-eligible = Претендують: { $names }
ui-bet-chips = Ставка: { $chips }
ui-your-cards = Ваші карти
ui-your-bet = Ваша ставка
ui-cards-of = Карти, { $name }
ui-face-down = Закрита карта
ui-face-down-two = Дві закриті карти
ui-you-have = У Вас: { $hand }
ui-hand-of = { $name }: { $hand }
ui-preflop = Префлоп
ui-flop = Флоп
ui-turn = Терн
ui-river = Рівер
ui-showdown = Розкриття
ui-hand-number = Роздача № { $number }

## Хід

ui-your-turn = Ваш хід
ui-turn-of = Хід: { $name }
ui-actions = Ваше рішення
ui-fold = Фолд
ui-check = Чек
ui-call = Кол
ui-bet = Ставка
ui-raise-to = Рейз до
ui-all-in = Ол-ін
ui-call-all-in = Кол, ол-ін
ui-amount = Сума
ui-amount-label = Уся ставка на цій вулиці
ui-amount-less = На великий блайнд менше
ui-amount-more = На великий блайнд більше
ui-min = мін. { $chips }
ui-max = макс. { $chips }
ui-min-why = Найменший рейз — до { $chips }.
ui-size-min = Мін.
ui-size-third = 1/3
ui-size-half = 1/2
ui-size-two-thirds = 2/3
ui-size-pot = Банк
ui-size-all-in = Ол-ін
ui-size-times = { $times }×
ui-size-third-label = Третина банку
ui-size-half-label = Половина банку
ui-size-two-thirds-label = Дві третини банку
ui-size-pot-label = Розмір банку
ui-size-times-label = Ставка, помножена на { $times }
ui-free-check = Чек безкоштовний
ui-free-check-check = Чек
ui-free-check-fold = Усе одно фолд
ui-all-in-question = Ол-ін?
ui-all-in-amount = Ол-ін: { $chips }
ui-all-in-again = Натисніть ще раз, щоб піти ол-ін
ui-sent = надіслано …
ui-not-delivered = не доставлено – повторюємо
ui-price-changed = Ціна змінилася: { $chips }
ui-to-call = Зрівняти: { $chips }
ui-nothing-to-call = Зрівнювати нічого
ui-time-left = { $count ->
    [one] Залишилася { $count } секунда
    [few] Залишилося { $count } секунди
    [many] Залишилося { $count } секунд
   *[other] Залишилося { $count } секунди
}
ui-time-bank = Запас часу
ui-pre-action = Заздалегідь
ui-pre-check-fold = Чек / фолд
ui-pre-check = Чек
ui-pre-call = Кол { $chips }
ui-pre-call-any = Кол будь-якої ставки
ui-show = Показати
ui-muck = Не показувати
ui-show-cards = Показати мої карти

## Стани

ui-waiting-players = Чекаємо на гравців
ui-waiting-players-hint = Для роздачі потрібні двоє. Надішліть комусь посилання або додайте бота.
ui-waiting-next = Скоро наступна роздача
ui-waiting-big-blind = Ви вступите в гру, коли до Вас дійде великий блайнд
ui-waiting-hand = Ви граєте з наступної роздачі
ui-waiting-turn = Дочекайтеся свого ходу
ui-dead-button = Мертвий баттон: місце дилера порожнє
ui-dead-small = Малий блайнд ніхто не ставить
ui-sitting-out = Ви пропускаєте роздачі
ui-busted = У Вас не залишилося фішок
ui-paused = За столом пауза
ui-run-out = Ол-ін: борд відкривається до кінця
ui-connecting = З’єднуємося …
ui-reconnecting = Зв’язок утрачено – відновлюємо …
ui-reconnected = Зв’язок відновлено
ui-opened-elsewhere = Стіл відкрито в іншому вікні
ui-opened-elsewhere-hint = Грає лише одне вікно. Продовжте тут, щоб грати в цьому.
ui-continue-here = Продовжити тут
ui-server-restarted = Сервер перезапущено, роздача триває
ui-table-closed = Стіл закрито
ui-table-unknown = Такого столу немає
ui-loading = Завантажуємо …
ui-error = Щось пішло не так
ui-error-retry = Повторити
ui-error-offline = Сервер не відповідає
ui-to-start = На початкову сторінку

## Журнал, розбір, довідка

ui-log = Журнал
ui-log-empty = Ще нічого не сталося
ui-log-close = Закрити журнал
ui-explain = Розбір
ui-explain-title = Хто виграв і чому
ui-explain-now = Ваша рука зараз
ui-explain-none = Розбір з’явиться, коли банк буде виграно
ui-explain-five = П’ять карт, які рахуються
ui-explain-unused = Не рахується
ui-explain-decides = Вирішує ця карта
ui-explain-pot = Банк
ui-explain-close = Закрити розбір
ui-last-hand = Минула роздача
ui-order-title = Що старше
ui-order-hint = Від найсильнішої комбінації до найслабшої
ui-help-low-high-low = Молодша рука: п’ять карт різних номіналів, не старших за вісімку, туз молодший; стрити та флеші не рахуються. Найкраща — 5-4-3-2-A.
ui-help-low-razz = Перемагає молодша рука: карти різних номіналів, туз молодший; стрити та флеші не рахуються. Найкраща — 5-4-3-2-A.
ui-help-low-deuce = Перемагає молодша рука: туз старший, стрити та флеші — проти Вас. Найкраща — 7-5-4-3-2 не однієї масті.
ui-help-low-badugi = Чотири молодші карти різних номіналів та різних мастей, туз молодший; повтори номіналів чи мастей не рахуються. Найкраща — 4-3-2-A.
ui-help-house = Правила столу
ui-help-rake-preflop = і без флопу
ui-keys-title = Клавіші
ui-keys-hint = Клавіша визначається її місцем, у будь-якій розкладці
ui-key-fold = Фолд
ui-key-check-call = Чек або кол
ui-key-raise = Сума й рейз
ui-key-all-in = Ол-ін
ui-key-sizes = Розміри ставки
ui-key-blind = На великий блайнд більше або менше
ui-key-five-blinds = На п’ять великих блайндів більше або менше
ui-key-commit = Підтвердити
ui-key-cancel = Скасувати
ui-key-show = Показати
ui-key-explain = Розібрати
ui-key-log = Журнал
ui-key-help = Клавіші
ui-key-read-hand = Прочитати мою руку
ui-key-read-board = Прочитати борд
ui-key-read-pot = Прочитати банки
ui-fair-play = Підказки за цим столом
ui-fair-play-all = Підказки: усі
ui-fair-play-own = Підказки: назва своєї руки
ui-fair-play-none = Підказок немає

### page, added

ui-guest = Гість { $number }
ui-name-optional = необов’язково
ui-sound-turn = Тільки мій хід
ui-blinds = Блайнди { $small } / { $big }
ui-pots-more = Ще банків: { $count }
ui-leaving = Ви підете, щойно дозволить роздача
ui-pre-call-any-short = Кол будь-якої ставки
ui-pre-call-any-question = Зрівняти будь-яку суму, навіть ол-ін?
ui-pre-call-all-in-question = Кол ол-ін: { $chips }?
ui-pre-sit-out = Пропустити наступну
ui-pre-dropped = Знято: «{ $what }».
ui-next-out = Пропустить наступну роздачу
ui-you-next-out = З наступної роздачі Ви не граєте
ui-seat-won = Виграш

## Ігри, обмін, борди

ui-game = Гра
ui-choose-game = Виберіть гру
ui-choose-game-hint = Вона почнеться з наступної роздачі
ui-next-hand-game = Наступна роздача: { $game }
ui-discard = { $count ->
    [0] Виберіть карти
    [one] Обміняти { $count } карту
    [few] Обміняти { $count } карти
    [many] Обміняти { $count } карт
   *[other] Обміняти { $count } карти
}
ui-stand-pat = Без обміну
ui-draw-hint = Виберіть карти для обміну або залиште всі
ui-bring-in = Бринг-ін { $chips }
ui-complete-to = Доповнити до { $chips }
ui-pot-allows = Банк дозволяє не більше { $chips }
ui-limit-allows = Ліміт дозволяє { $chips }
ui-run-twice-question = Роздати решту борду двічі?
ui-run-once = Один раз
ui-run-twice = Двічі
ui-first-board = Перший борд
ui-second-board = Другий борд
ui-up-card = відкрита
ui-face-up = У відкриту
ui-joker = Джокер
ui-low = Лоу
ui-high = Хай
ui-post-to-enter = Увійти за блайнд
ui-post-to-enter-hint = Ви вступите в гру раніше, ніж до Вас дійде великий блайнд
ui-straddle = Стредл
ui-straddle-hint = На першій позиції Ви ставите два великі блайнди
ui-bets = Ліміт { $small } / { $big }
ui-seat-killed = Мертва рука
ui-seat-posting = Скоро увійде
ui-last-bring-in = Бринг-ін
ui-last-complete = Доповнення
ui-last-discard = { $count ->
    [0] Обмін
   *[other] Обмін: { $count }
}
ui-last-stand-pat = Без обміну
ui-last-straddle = Стредл
ui-last-entry = Вступний блайнд
ui-last-dead-blind = Мертвий блайнд
ui-last-big-blind-ante = Анте великого блайнда
ui-last-run-twice = Двічі
ui-last-run-once = Один раз
ui-last-killed = Мертва рука
ui-rake = Рейк: { $chips }
ui-misdeal = Помилка роздавання: карти роздають заново
ui-void = Роздача недійсна: усі фішки повернулися
