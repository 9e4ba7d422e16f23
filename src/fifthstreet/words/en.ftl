### Fifth Street in English.
### The first part is said by words/say.py (and may be said by the page), keys ui- are the
### words of the page, keys cli- those of the command line. The same keys stand in ru.ftl and uk.ftl.

### Forms. say.py looks the forms of a noun up and passes them to a sentence as
### $slot, $slot-form …; a slot written with a capital, $Slot, begins with one.
### A sentence is always one message; only groups of nouns go into slots.

## Ranks: .pl plural, .a with its article

rank-2 = deuce
    .pl = deuces
    .a = a deuce
rank-3 = three
    .pl = threes
    .a = a three
rank-4 = four
    .pl = fours
    .a = a four
rank-5 = five
    .pl = fives
    .a = a five
rank-6 = six
    .pl = sixes
    .a = a six
rank-7 = seven
    .pl = sevens
    .a = a seven
rank-8 = eight
    .pl = eights
    .a = an eight
rank-9 = nine
    .pl = nines
    .a = a nine
rank-T = ten
    .pl = tens
    .a = a ten
rank-J = jack
    .pl = jacks
    .a = a jack
rank-Q = queen
    .pl = queens
    .a = a queen
rank-K = king
    .pl = kings
    .a = a king
rank-A = ace
    .pl = aces
    .a = an ace

## Suits and spoken cards

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
card-2s = deuce of spades
card-2h = deuce of hearts
card-2d = deuce of diamonds
card-2c = deuce of clubs
card-3s = three of spades
card-3h = three of hearts
card-3d = three of diamonds
card-3c = three of clubs
card-4s = four of spades
card-4h = four of hearts
card-4d = four of diamonds
card-4c = four of clubs
card-5s = five of spades
card-5h = five of hearts
card-5d = five of diamonds
card-5c = five of clubs
card-6s = six of spades
card-6h = six of hearts
card-6d = six of diamonds
card-6c = six of clubs
card-7s = seven of spades
card-7h = seven of hearts
card-7d = seven of diamonds
card-7c = seven of clubs
card-8s = eight of spades
card-8h = eight of hearts
card-8d = eight of diamonds
card-8c = eight of clubs
card-9s = nine of spades
card-9h = nine of hearts
card-9d = nine of diamonds
card-9c = nine of clubs
card-Ts = ten of spades
card-Th = ten of hearts
card-Td = ten of diamonds
card-Tc = ten of clubs
card-Js = jack of spades
card-Jh = jack of hearts
card-Jd = jack of diamonds
card-Jc = jack of clubs
card-Qs = queen of spades
card-Qh = queen of hearts
card-Qd = queen of diamonds
card-Qc = queen of clubs
card-Ks = king of spades
card-Kh = king of hearts
card-Kd = king of diamonds
card-Kc = king of clubs
card-As = ace of spades
card-Ah = ace of hearts
card-Ad = ace of diamonds
card-Ac = ace of clubs
card-Jk = joker

## Categories: .a with its article

category-high_card = high card
    .a = high card
category-pair = one pair
    .a = one pair
category-two_pair = two pair
    .a = two pair
category-three = three of a kind
    .a = three of a kind
category-straight = straight
    .a = a straight
category-flush = flush
    .a = a flush
category-full_house = full house
    .a = a full house
category-four = four of a kind
    .a = four of a kind
category-straight_flush = straight flush
    .a = a straight flush
category-royal_flush = royal flush
    .a = a royal flush
category-five_of_a_kind = five of a kind
    .a = five of a kind
category-low = low
    .a = a low
category-one_card = one-card hand
    .a = a one-card hand
category-two_cards = two-card hand
    .a = a two-card hand
category-three_cards = three-card hand
    .a = a three-card hand
category-four_cards = badugi
    .a = a badugi

## Hands. Value: named by itself; .held: before its kicker; .a: as an object, with its
## article; .subject: before a verb; .number: sg or pl of that verb

hand-high_card = { $first } high
    .held = { $first } high
    .a = { $first } high
    .subject = { $first } high
    .number = sg
hand-pair = pair of { $first-pl }
    .held = pair of { $first-pl }
    .a = a pair of { $first-pl }
    .subject = a pair of { $first-pl }
    .number = sg
hand-two_pair = two pair, { $first-pl } and { $second-pl }
    .held = two pair, { $first-pl } and { $second-pl }
    .a = two pair, { $first-pl } and { $second-pl }
    .subject = two pair, { $first-pl } and { $second-pl },
    .number = sg
hand-three = three { $first-pl }
    .held = three { $first-pl }
    .a = three { $first-pl }
    .subject = three { $first-pl }
    .number = pl
hand-straight = { $first }-high straight
    .held = { $first }-high straight
    .a = { $first-a }-high straight
    .subject = { $first-a }-high straight
    .number = sg
hand-flush = { $first }-high flush
    .held = { $first }-high flush
    .a = { $first-a }-high flush
    .subject = { $first-a }-high flush
    .number = sg
hand-full_house = full house, { $first-pl } full of { $second-pl }
    .held = full house, { $first-pl } full of { $second-pl }
    .a = { $first-pl } full of { $second-pl }
    .subject = { $first-pl } full of { $second-pl }
    .number = sg
hand-four = four { $first-pl }
    .held = four { $first-pl }
    .a = four { $first-pl }
    .subject = four { $first-pl }
    .number = pl
hand-straight_flush = { $first }-high straight flush
    .held = { $first }-high straight flush
    .a = { $first-a }-high straight flush
    .subject = { $first-a }-high straight flush
    .number = sg
hand-royal_flush = royal flush
    .held = royal flush
    .a = a royal flush
    .subject = a royal flush
    .number = sg
hand-five_of_a_kind = five of a kind, { $first-pl }
    .held = five of a kind, { $first-pl }
    .a = five { $first-pl }
    .subject = five { $first-pl }
    .number = pl
hand-low = low: { $ranks }
    .held = low { $ranks }
    .a = the low { $ranks }
    .subject = the low { $ranks }
    .number = sg
hand-one_card = one-card hand: { $first }
    .held = one-card hand, { $first-a }
    .a = one card, { $first-a }
    .subject = one card, { $first-a },
    .number = sg
hand-two_cards = two-card hand: { $ranks }
    .held = two-card hand { $ranks }
    .a = the two-card hand { $ranks }
    .subject = the two-card hand { $ranks }
    .number = sg
hand-three_cards = three-card hand: { $ranks }
    .held = three-card hand { $ranks }
    .a = the three-card hand { $ranks }
    .subject = the three-card hand { $ranks }
    .number = sg
hand-four_cards = badugi: { $ranks }
    .held = badugi { $ranks }
    .a = the badugi { $ranks }
    .subject = the badugi { $ranks }
    .number = sg

held = { $hand-held }, kicker { $kicker }
kickers = { $count ->
    [1] { $k1-a }
    [2] { $k1-a } and { $k2-a }
   *[3] { $k1-a }, { $k2-a } and { $k3-a }
}
hole-pair = pocket { $first-pl }
hole-suited = { $first } and { $second } of one suit
hole-offsuit = { $first } and { $second }

## Players, lists, pots, streets, positions

player = Player { $number }
you = you
dealer = the dealer
list-pair = { $one } and { $two }
list-more = { $one }, { $two }
share = { $player } ({ $chips })
list-parts = { $one }; { $two }
part-shares = { $part ->
    [high] high hand – { $shares }
    [low] low hand – { $shares }
    [first] first board – { $shares }
    [second] second board – { $shares }
    [first-high] first board, high hand – { $shares }
    [first-low] first board, low hand – { $shares }
    [second-high] second board, high hand – { $shares }
   *[second-low] second board, low hand – { $shares }
}
pot-whole = pot
pot-main = main pot
pot-side = side pot { $number }
pot-chips = { $pot }: { $chips }
street-preflop = before the flop
street-flop = flop
street-turn = turn
street-river = river
street-third = third street
street-fourth = fourth street
street-fifth = fifth street
street-sixth = sixth street
street-seventh = seventh street
street-predraw = before the draw
street-draw = draw
street-first_draw = first draw
street-second_draw = second draw
street-third_draw = third draw
street-showdown = showdown
position-btn = button
    .short = BTN
position-btn-sb = button and small blind
    .short = BTN
position-sb = small blind
    .short = SB
position-bb = big blind
    .short = BB
position-utg = under the gun
    .short = UTG
position-utg1 = UTG+1
    .short = UTG+1
position-utg2 = UTG+2
    .short = UTG+2
position-utg3 = UTG+3
    .short = UTG+3
position-utg4 = UTG+4
    .short = UTG+4
position-lj = lojack
    .short = LJ
position-hj = hijack
    .short = HJ
position-co = cutoff
    .short = CO

## Games, betting, choices of a house: option- a choice, -hint its meaning, choice- its values

game-holdem52 = Texas hold’em
game-joker53 = Hold’em with a joker
game-joker53_bug = Hold’em with a bug
game-deck32 = Hold’em with 32 cards
game-deck32_ace_high = Hold’em with 32 cards, ace only high
game-deck36 = Short-deck hold’em, 36 cards
game-deck36_trips = Short-deck hold’em, trips over straight
game-omaha = Omaha
game-omaha5 = Five-card Omaha
game-omaha6 = Six-card Omaha
game-omaha8 = Omaha hi-lo
game-omaha8_5 = Five-card Omaha hi-lo
game-omaha8_6 = Six-card Omaha hi-lo
game-stud = Seven-card stud
game-stud8 = Seven-card stud hi-lo
game-razz = Razz
game-draw5 = Five-card draw
game-single27 = 2-7 single draw
game-triple27 = 2-7 triple draw
game-badugi = Badugi
betting-no_limit = No limit
betting-pot_limit = Pot limit
betting-fixed_limit = Fixed limit
option-game = Game
option-game-hint = What the first hand is.
option-games = Choice of games
option-games-hint = Between hands the players choose one of these games.
option-seats = Seats
option-seats-hint = How many can play, two to ten.
option-bring_in = Bring-in
option-bring_in-hint = The forced bet that opens a game without blinds.
option-bets = Bets of the limit
option-bets-hint = The small and the big bet of fixed limit.
option-ante_by = Who posts the ante
option-ante_by-hint = The ante comes from everybody, or from the big blind for the table.
choice-ante_by-each = Everybody
choice-ante_by-big_blind = The big blind
option-straddle = Straddle
option-straddle-hint = Who is under the gun may post twice the big blind before the cards.
option-straddle_minraise = Raise over a straddle
option-straddle_minraise-hint = The lowest raise over a straddle.
choice-straddle_minraise-double = To twice the straddle
choice-straddle_minraise-bb = By one big blind
option-button = Button
option-button-hint = How the button goes round.
choice-button-dead = May stand at an empty seat
choice-button-moving = Always at a player
option-button_blind = Blind of the button
option-button_blind-hint = The button alone posts a blind, beside antes.
option-entry = New players
option-entry-hint = How a new player comes into a running game.
choice-entry-wait = Wait for the big blind
choice-entry-post = May post a big blind at once
option-missed = Missed blinds
option-missed-hint = How a player who sat out comes back.
choice-missed-wait = Wait for the big blind
choice-missed-post = May post what was missed
option-rejoin_lock = Coming back
option-rejoin_lock-hint = For how many minutes a player who left may come back only with what he took along, or more.
option-short_open = Raise over a short all-in
option-short_open-hint = The lowest raise over an opening all-in below the big blind.
choice-short_open-raise_by_blind = By one big blind
choice-short_open-complete = Completes the big blind
option-first_to_show = First to show
option-first_to_show-hint = Who shows first when betting was over before the last street.
choice-first_to_show-left_of_button = The first left of the button
choice-first_to_show-last_aggressor = Whoever raised last
option-big_blind_ante = Short big blind
option-big_blind_ante-hint = What a short stack in the big blind pays first.
choice-big_blind_ante-blind_first = First the blind
choice-big_blind_ante-ante_first = First the ante
option-free_fold = Folding for nothing
option-free_fold-hint = Folding while checking is free.
choice-free_fold-confirm = Once confirmed
choice-free_fold-forbidden = Forbidden
option-see_called = Mucked hands
option-see_called-hint = Whose mucked hands the history opens after the hand.
choice-see_called-nobody = Nobody’s
choice-see_called-anybody = All of the showdown
option-face_up_all_in = All-in face up
option-face_up_all_in-hint = Once no more betting is possible, all hands are turned up.
option-burns = Burn cards
option-burns-hint = A card is burned before each street.
option-pl_count_antes = Antes in the pot limit
option-pl_count_antes-hint = Antes count to the pot that limits the first bets.
option-limit_cap = Cap for two
option-limit_cap-hint = Whether a bet and three raises end the raising where two are left.
choice-limit_cap-lifted = Two may go on
choice-limit_cap-kept = It ends the raising
option-showing = Beaten hands
option-showing-hint = What a beaten hand does at the showdown.
choice-showing-muck_losers = May stay unseen
choice-showing-always = Is always shown
option-run_twice = Run it twice
option-run_twice-hint = Players all-in may have the rest of the board dealt twice, half of the pot each time.
option-rake = Rake
option-rake-hint = What the house takes of each pot.
option-unit = Smallest chip
option-unit-hint = Pots are divided down to this chip.
option-odd_hilo = Odd chip in hi-lo
option-odd_hilo-hint = Who gets the odd chip of a pot divided high and low.
choice-odd_hilo-high_half = The high half
choice-odd_hilo-suit = The highest card by suit
option-odd_card = Cards for the odd chip
option-odd_card-hint = Which cards decide where the odd chip goes by suit.
choice-odd_card-five = The five that play
choice-odd_card-all = All of one’s cards
option-tied_showing = Equal open cards
option-tied_showing-hint = Who opens where the open cards are equal.
choice-tied_showing-suit = The suit decides
choice-tied_showing-left_of_button = The first left of the dealer
option-exposed = Exposed hole card
option-exposed-hint = What follows when the dealer exposes a hole card.
choice-exposed-seed = During the deal, or two: deal again
choice-exposed-tda = The first or second card, or two: deal again
choice-exposed-rr = The first card, or two: deal again
option-release = Released hand
option-release-hint = What becomes of a hand released face down.
choice-release-dead = Dead at once
choice-release-retrievable = May be taken back while it can be told from the muck
option-premature = Board dealt too early
option-premature-hint = What becomes of a card of the board that came before betting was over.
choice-premature-reshuffle = Goes back, the deck is shuffled
choice-premature-set_aside = Is set aside for one street
option-substantial = Too late to deal again
option-substantial-hint = How much action ends the time for a misdeal.
choice-substantial-tda = Two actions with chips, or any three
choice-substantial-rr = Any two actions
option-split = Rake of several pots
option-split-hint = How the rake falls on several pots.
choice-split-from_main = From the main pot upward
choice-split-proportional = In proportion

### What decides between two hands, by itself

category = { $Winner-a } beats { $loser-a }: the category counts before the card ranks.
quads_rank = Four { $winner-pl } beat four { $loser-pl }.
trips_rank = { $category-code ->
    [full_house] Full houses compare the three of a kind first: { $winner-pl } over { $loser-pl }.
   *[three] Three { $winner-pl } beat three { $loser-pl }.
}
full_house_pair = The three of a kind is the same, the pair decides: { $winner-pl } over { $loser-pl }.
top_pair = The higher pairs decide: { $winner-pl } over { $loser-pl }.
second_pair = The top pair is the same, the second decides: { $winner-pl } over { $loser-pl }.
pair_rank = A pair of { $winner-pl } beats a pair of { $loser-pl }.
straight_top = { $Winner-a }-high straight beats { $loser-a }-high straight.
straight_flush_top = { $Winner-a }-high straight flush beats { $loser-a }-high straight flush.
flush_card = The { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} card of the flush decides: { $winner } over { $loser }.
high_card = The highest card decides: { $winner } over { $loser }.
five_of_a_kind_rank = Five { $winner-pl } beat five { $loser-pl }.
low_card = The lower card wins: { $winner } against { $loser }.
kicker = Same hand, the { $index ->
    [1] kicker
    [2] second kicker
    [3] third kicker
   *[4] fourth kicker
} decides: { $winner } over { $loser }.
natural = Equal hands: the one without the joker wins.
none = { $plays_board ->
    [yes] The board plays, the pot is split.
   *[no] Equal hands, the pot is split.
}

### What decides, with both hands in view. $who: both, all, or best (of several)

why-category = { $winner-number ->
    [pl] { $Winner-subject } beat { $loser-a }.
   *[sg] { $Winner-subject } beats { $loser-a }.
}
why-five_of_a_kind = { $beaten ->
    [royal_flush] Five { $winner-first-pl } (four { $winner-first-pl } and the joker) beat even a royal flush.
   *[other] Five { $winner-first-pl } (four { $winner-first-pl } and the joker) beat { $loser-a }.
}
why-flush-over-full_house = { $deck ->
    [0] A flush beats a full house here.
   *[other] With a { $deck }-card deck a flush beats a full house.
}
why-three-over-straight = Three of a kind beats a straight here.
why-five-rank = { $Winner-subject } beat { $loser-a }.
why-natural = The hands are equal, but the one without the joker wins.
why-straight_flush = { $player-kind ->
    [you] You win: { $winner-a } beats { $loser-a }.
   *[other] { $Player } wins: { $winner-a } beats { $loser-a }.
}
why-straight_flush-improved = The { $card } improves the hand: { $winner-a } beats the { $loser-first }-high one on the board.
why-four = { $who ->
    [both] Both have four of a kind, but { $winner } beat { $loser }.
   *[best] The leaders have four of a kind, but { $winner } beat { $loser }.
} { $player-kind ->
    [you] You take the pot.
   *[other] { $Player } takes the pot.
}
why-four-kicker = The { $winner } are on the board, so the kicker decides: { $high } over { $low }.
why-full_house-aces = Full houses compare the three of a kind first: three { $high-pl } beat three { $low-pl }, even with a pair of { $pair-pl }.
why-full_house-three = { $Winner-subject } beats { $loser-a }: the trips decide, { $high-pl } over { $low-pl }.
why-full_house-pair-shared = The three { $three-pl } are shared, so the pair decides: { $high-pl } over { $low-pl }.
why-full_house-pair = { $who ->
    [both] Both have three { $three-pl }, so the pair decides: { $high-pl } over { $low-pl }.
    [all] All have three { $three-pl }, so the pair decides: { $high-pl } over { $low-pl }.
   *[best] The leaders have three { $three-pl }, so the pair decides: { $high-pl } over { $low-pl }.
}
why-flush-top = { $Winner-a } beats { $loser-a }.
why-flush-card = { $who ->
    [both] Both have { $winner-a }.
    [all] All have { $winner-a }.
   *[best] The leaders have { $winner-a }.
} The { $place ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} card decides: { $high } over { $low }.
why-flush-improved = The { $card } improves the board flush: the { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} card is { $high-a } against { $low-a }.
why-straight = { $Winner-a } beats { $loser-a }.
why-three = { $made ->
    [set] { $Winner } (a set) beat { $loser }.
    [trips] { $Winner } (trips) beat { $loser }.
   *[plain] { $Winner } beat { $loser }.
}
why-top_pair = { $who ->
    [both] Both have two pair. The higher pairs decide: { $high-pl } over { $low-pl }.
    [all] All have two pair. The higher pairs decide: { $high-pl } over { $low-pl }.
   *[best] The leaders have two pair. The higher pairs decide: { $high-pl } over { $low-pl }.
}
why-three-pairs = There is no such hand as three pair: { $loser-first-pl } and { $loser-second-pl } play, the { $unused-pl } do not. { $Winner-first-pl } and { $winner-second-pl } win.
why-second_pair = The top pair is the same, the second decides: { $high-pl } over { $low-pl }.
why-two_pair-kicker = The two pair are the same, { $winner-first-pl } and { $winner-second-pl }; the kicker decides: { $high } over { $low }.
why-pair = { $Winner-a } beats { $loser-a }.
why-kicker = { $who ->
    [both] Both have { $winner-a };
    [all] All have { $winner-a };
   *[best] The leaders have { $winner-a };
} the { $index ->
    [1] kicker
    [2] second kicker
   *[3] third kicker
} decides: { $high } over { $low }.
why-high_card = { $scope ->
    [everybody] Nobody has a pair.
   *[pot] Nobody in this pot has a pair.
} High card: { $high } against { $low }.
why-high_card-shared = { $index ->
    [1] The { $winner-first } is shared. First
    [2] { $Winner-first } and { $winner-second } are shared. Second
   *[3] { $Winner-first }, { $winner-second } and { $winner-third } are shared. Third
} kicker: { $high } over { $low }.
why-high_card-kicker = { $who ->
    [both] Both have { $winner }.
    [all] All have { $winner }.
   *[best] The leaders have { $winner }.
} The { $index ->
    [1] first
    [2] second
   *[3] third
} kicker decides: { $high } over { $low }.
why-high_card-fourth = Four of the five cards are equal; the fourth kicker decides: { $high } over { $low }.

## Where the lowest hand wins

why-low-card = { $ace ->
    [yes] { $Winner-subject } beats { $loser-a }: the ace counts as one and is lower than the { $worse }.
   *[no] { $Winner-subject } beats { $loser-a }: the { $better } is lower than the { $worse }.
}
why-low-category = { $winner-number ->
    [pl] { $Winner-subject } beat { $loser-a }: the lowest hand wins here.
   *[sg] { $Winner-subject } beats { $loser-a }: the lowest hand wins here.
}
why-low-kicker = { $who ->
    [both] Both have { $winner-a };
    [all] All have { $winner-a };
   *[best] The leaders have { $winner-a };
} { $ace ->
    [yes] the next card decides: the ace counts as one.
   *[no] the next card decides: the { $better } is lower than the { $worse }.
}
why-badugi = { $Winner-subject } beats { $loser-a }: { $more ->
    [4] four cards
    [3] three cards
   *[2] two cards
} of different suits and ranks play against { $fewer ->
    [3] three. The more, the better.
    [2] two. The more, the better.
   *[1] one. The more, the better.
}
ace-is-high = { $straight ->
    [no] The ace is high here: { $ranks } is no straight.
   *[other] The ace is high here.
}

## Ties. $who: both, all, or winners

why-equal = { $who ->
    [both] Both have { $winner-a }. Equal hands, split pot.
    [all] All have { $winner-a }. Equal hands, split pot.
   *[winners] The winners have { $winner-a }. Equal hands, split pot.
}
why-equal-part = { $who ->
    [both] Both have { $winner-a }. Equal hands share this part of the pot.
    [all] All have { $winner-a }. Equal hands share this part of the pot.
   *[winners] The winners have { $winner-a }. Equal hands share this part of the pot.
}
why-equal-kickers = { $who ->
    [both] Both have { $winner-subject } with { $kickers }. Equal hands, split pot.
    [all] All have { $winner-subject } with { $kickers }. Equal hands, split pot.
   *[winners] The winners have { $winner-subject } with { $kickers }. Equal hands, split pot.
}
why-equal-high_card = All five cards match: { $winner-first }, { $winner-second }, { $winner-third }, { $winner-fourth }, { $winner-fifth }. A sixth card never counts; split pot.
why-board-royal_flush = The board is a royal flush. No hand can beat it here, so the pot is split.
why-board-straight_flush = The board is { $winner-a }. { $scope ->
    [everybody] Nobody can improve it, so the pot is split.
   *[pot] Nobody in this pot improves it, so the pot is split.
}
why-board-four = { $Winner } with { $kicker-a } kicker are all on the board: the pot is split.
why-board-full_house = { $who ->
    [both] Both play the board, { $winner-a }.
    [all] All play the board, { $winner-a }.
   *[winners] The winners play the board, { $winner-a }.
} { $pockets ->
    [0] The pot is split.
   *[other] The pocket { $pocket-pl } do not help; the pot is split.
}
why-board-flush = { $idle ->
    [0] The whole flush is on the board. Split pot.
    [1] The whole flush is on the board; the { $idle-first } of { $suit } does not improve it. Split pot.
   *[2] The whole flush is on the board; the { $idle-first } and { $idle-second } of { $suit } do not improve it. Split pot.
}
why-board-straight = { $highest ->
    [yes] The board is { $winner-a } and no straight is higher, so the pot is split.
   *[no] The board is { $winner-a } and { $scope ->
        [everybody] nobody holds { $next-a }, so the pot is split.
       *[pot] nobody in this pot holds { $next-a }, so the pot is split.
    }
}
why-board-two_pair = { $Winner-first-pl } and { $winner-second-pl } with { $kicker-a } are on the board. { $pockets ->
    [0] Split pot.
   *[other] The pocket { $pocket-pl } do not play; split pot.
}
why-board-kickers = The best hand is on the board: { $winner-a } with { $kickers }. Split pot.
why-board-five_of_a_kind = The board is { $winner-a }, with the joker. Nothing beats that, so the pot is split.
why-board-high_card = The five highest cards are on the board: { $winner-first }, { $winner-second }, { $winner-third }, { $winner-fourth }, { $winner-fifth }. The hole cards do not improve them; split pot.

### Remarks on one hand

wheel_top_is_five = { $category ->
    [straight] Five-high straight, the lowest there is: the ace counts as one.
    [straight_flush] Five-high straight flush: the ace plays low, the top card is the five.
   *[unknown] The ace counts as one, the top card is the five.
}
plays_board = The board plays: all five cards lie on the table.
set = A set: three { $rank-pl } with a pocket pair.
trips = Trips: three { $rank-pl } with one hole card.
no_wraparound = { $category ->
    [unknown] Nothing runs across the ace: this is no straight.
    [flush] { $C1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 } is not a straight flush: it does not wrap around the ace. It is { $hand-a }.
   *[other] { $C1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 } is not a straight: it does not wrap around the ace. It is { $hand-a }.
}
no_three_pair = There is no such hand as three pair: the { $unused-pl } do not play.
joker_plays = { $suited ->
    [yes] The joker plays as the { $card }.
   *[no] The joker plays as { $rank-a }.
}
joker_is_fifth = The joker is the fifth { $rank }.
two_from_hand = Exactly two cards of the hand play, the { $first } and the { $second }, with three of the board.
joker-of = { $player-kind ->
    [you] { $suited ->
        [yes] Your joker plays as the { $card }.
       *[no] Your joker plays as { $rank-a }.
    }
   *[other] { $suited ->
        [yes] { $Player }: the joker plays as the { $card }.
       *[no] { $Player }: the joker plays as { $rank-a }.
    }
}
two-of = { $player-kind ->
    [you] You play two cards of your hand, the { $first } and the { $second }, and three of the board.
   *[other] { $Player } plays two cards of the hand, the { $first } and the { $second }, and three of the board.
}

### How a pot was won

pot-won = { $player-kind ->
    [you] You win { $chips }: { $hand-whole }.
   *[other] { $Player } wins { $chips }: { $hand-whole }.
}
pot-winners = Winners: { $shares }.
pot-won-cards = { $player-kind ->
    [you] You win: { $hand-whole }.
   *[other] { $Player } wins: { $hand-whole }.
}
pot-winners-cards = Winners: { $seats }.
pot-hand = { $Player }: { $hand-whole }.
pot-header = { $part ->
    [high] { $Pot }, high half: { $chips }.
    [low] { $Pot }, low half: { $chips }.
    [first] { $Pot }, first board: { $chips }.
    [second] { $Pot }, second board: { $chips }.
    [first-high] { $Pot }, first board, high half: { $chips }.
    [first-low] { $Pot }, first board, low half: { $chips }.
    [second-high] { $Pot }, second board, high half: { $chips }.
    [second-low] { $Pot }, second board, low half: { $chips }.
   *[whole] { $Pot }: { $chips }.
}
pot-header-cards = { $part ->
    [high] High hand.
    [low] Low hand.
    [first] First board.
    [second] Second board.
    [first-high] First board, high hand.
    [first-low] First board, low hand.
    [second-high] Second board, high hand.
   *[second-low] Second board, low hand.
}
won_uncontested = Everybody else folded. { $chips ->
    [0] { $seat-kind ->
        [you] You take the pot without a showdown.
       *[other] { $Seat } takes the pot without a showdown.
    }
   *[other] { $seat-kind ->
        [you] You take { $chips } without a showdown.
       *[other] { $Seat } takes { $chips } without a showdown.
    }
}
won_unseen = Everybody else mucked. { $chips ->
    [0] { $seat-kind ->
        [you] You take the pot without showing.
       *[other] { $Seat } takes the pot without showing.
    }
   *[other] { $seat-kind ->
        [you] You take { $chips } without showing.
       *[other] { $Seat } takes { $chips } without showing.
    }
}
only_one_eligible = { $seat-kind ->
    [you] You take this pot: nobody else can win it.
   *[other] { $Seat } takes this pot: nobody else can win it.
}
not_eligible = { $seat-kind ->
    [you] You cannot win this pot: you are all-in for less.
   *[other] { $Seat } cannot win this pot: all-in for less.
}
not_eligible-many = Cannot win this pot, all-in for less: { $seats }.
not_shown = { $seat-kind ->
    [you] You did not show: your hand could not win.
   *[other] { $Seat } did not show: the hand could not win.
}
not_shown-many = Did not show, and could not win: { $seats }.
pot_split = { $part ->
    [no] The pot of { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } is split:
   *[yes] This part of the pot, { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }, is split:
} { $odd ->
    [0] { $each } each.
    [1] { $by ->
        [suit] { $each } each, and one odd chip is left.
       *[position] { $each } each, and the odd chip goes to the first winner left of the button.
    }
   *[other] { $by ->
        [suit] { $each } each, and { $odd } odd chips are left.
       *[position] { $each } each, and the { $odd } odd chips go to the first winners left of the button, one each.
    }
}
odd_chip = { $count ->
    [one] The odd chip: { $seats }.
   *[other] The odd chips: { $seats }.
}
odd_to_high = The pot is split between the high and the low hand; the odd chip goes to the high.
odd_by_suit = { $count ->
    [1] The odd chip goes by suit, the { $card } decides: { $seats }.
   *[other] The odd chips go by suit: { $seats }.
}
no_low = There is no low hand here (five different ranks, none above eight): the high hand takes it all.
best_not_eligible = { $seat-kind ->
    [you] You have the best hand but can win only the main pot, { $chips }. { $sides ->
        [one] The side pot is between your opponents.
       *[other] The side pots are between your opponents.
    }
   *[other] { $Seat } has the best hand but can win only the main pot, { $chips }. { $sides ->
        [one] The side pot is between the opponents.
       *[other] The side pots are between the opponents.
    }
}
short_all_in = The all-in to { $to } is not a full raise: you have already acted, so you may only call or fold.

### Text that cannot be read

no_cards_here = there is nothing to read here
unknown_rank = no rank “{ $found }”; ranks are 2 to 10 and J Q K A
unknown_suit = no suit “{ $found }”; suits are s h d c or ♠ ♥ ♦ ♣
suit_missing = the { $rank } has no suit
rank_missing = the suit “{ $found }” has no rank
one_is_no_rank = a 1 is no rank; is it “{ $hint }”
lost_sign = a sign is lost here; write the rank or suit
ambiguous_t = Т may be an ace or a ten: the text mixes Cyrillic and Latin letters
duplicate_card = the { $card } comes twice
wrong_card_count = { $exact ->
    [yes] { $found ->
        [one] { $found } card here, { $lowest } expected
       *[other] { $found } cards here, { $lowest } expected
    }
   *[no] { $found ->
        [one] { $found } card here, { $lowest } to { $highest } expected
       *[other] { $found } cards here, { $lowest } to { $highest } expected
    }
}
too_many_of_rank = five { $rank-pl }; there are only four
twice_in_one_suit = no suit has two { $rank-pl }
not_a_number = “{ $found }” is no whole number
hand_missing = a hand is missing here
out_of_place = this sign is out of place here
unknown_suffix = behind two ranks only s (suited) or o (offsuit) may stand
pair_with_suffix = a pair is neither suited nor offsuit; leave this letter out
hands_in_no_row = no row leads from one to the other; both must be pairs, or both suited or both offsuit with the same high card or the same distance of ranks
not_a_weight = a weight is a number above 0 and at most 1
zero_weight = a weight of 0 means nothing; to take a hand out, write “!” before it
percent_outside = a share of all hands is more than 0% and at most 100%
exclusion_first = nothing stands before this to take it out of
range_excluded = nothing is left: the range takes out all its hands
range_emptied = nothing is left of this range: each of its hands holds a card that lies elsewhere
range_not_here = a range cannot be counted in this game; name one hand, card by card
unreadable_record = this record cannot be read: { $detail }

### Requests the rules refuse

hand_is_over = The hand is over. Wait for the next one.
out_of_turn = { $turn-kind ->
    [dealer] Wait: the dealer is dealing.
    [you] It is your turn.
   *[other] Wait for your turn: { $turn } is to act.
}
cannot_check = You cannot check: there is a bet. Call { $call } or fold.
nothing_to_call = There is nothing to call. Check or bet.
fold_needs_confirmation = Checking is free. Check, or confirm the fold.
fold_forbidden = You may not fold while checking is free. Check.
raise_closed = You cannot raise: since you acted the bet has grown by { $grown }, and a full raise is { $needed }. Call { $call } or fold.
nobody_could_answer = { $call ->
    [0] You cannot raise: no other player has chips to answer. Check.
   *[other] You cannot raise: no other player has chips to answer. Call { $call } or fold.
}
stack_too_short = { $call ->
    [0] You cannot raise: your stack of { $stack } does not exceed the bet. Check.
   *[other] You cannot raise: your stack of { $stack } does not exceed the bet. Call { $call } or fold.
}
raise_too_small = { $exact ->
    [yes] { $to } is too little: you can only go all-in to { $highest }.
   *[no] { $to } is too little: the total must be { $lowest } to { $highest }.
}
raise_too_large = { $exact ->
    [yes] { $to } is more than you have: you can only go all-in to { $highest }.
   *[no] { $to } is more than you have: the total must be { $lowest } to { $highest }.
}
cap_reached = { $call ->
    [0] You cannot raise: a bet and three raises have been made on this street. Check.
   *[other] You cannot raise: a bet and three raises have been made on this street. Call { $call } or fold.
}
above_the_limit = { $exact ->
    [yes] { $to } is above the limit: the total must be { $highest }.
   *[no] { $to } is above the limit: the total must be { $lowest } to { $highest }.
}
must_bring_in = You have to bring it in: post { $chips } or complete to a full bet.
no_bring_in = Nobody has to bring it in now.
must_draw = First the draw: choose the cards to exchange, or stand pat.
not_drawing = No cards are exchanged now.
too_many_discards = Too many cards to exchange: { $found }. At most { $highest } may be exchanged.
not_your_card = You cannot exchange the { $card }: it is not in your hand, or it is named twice.
must_vote = First say whether the board is to be run twice: yes or no.
no_vote = Nobody is asked now whether the board is run twice.
not_whole_chips = “{ $found }” is no whole number of chips.
wrong_number_of_cards = Cards dealt: { $found }; needed: { $expected }.
card_in_use = The { $card } is already in this deal.
not_in_deck = The { $card } is not in the deck of this game.
face_down_cards = Some cards are face down here. Only the table that holds all cards can decide.
nothing_to_show = { $seat-kind ->
    [you] You have no cards to show.
   *[other] { $Seat } has no cards to show.
}
bad_start = { $field ->
    [chips] The hand cannot start: amounts must be whole numbers of chips.
    [stacks] The hand cannot start: two to ten seats are needed, two of them with chips.
    [blinds] The hand cannot start: the small blind must not exceed the big blind, and that is at least 1.
    [ante] The hand cannot start: the ante must not be negative.
    [button] The hand cannot start: the button is at no seat of this table.
    [small] The hand cannot start: the seat of the small blind has no chips or is not there.
    [big] The hand cannot start: the seat of the big blind has no chips or is not there.
    [deck] The hand cannot start: the deck is too small for so many players.
    [bring_in] The hand cannot start: the bring-in must be at least 1 and no more than the small bet, and only games without blinds have one.
    [bets] The hand cannot start: the two bets of the limit must be given, each at least 1.
    [unit] The hand cannot start: the smallest chip is at least 1, and every amount must be a multiple of it.
    [rake] The hand cannot start: the rake is 0 to 100 percent, and no cap is negative.
    [posts] The hand cannot start: a straddle or another post does not fit its seat or its size.
   *[other] The hand cannot start with these values.
}
options_exclude = { $pairs }
conflict = { $why ->
    [no_board] “{ $One }” does not fit here: no game of this table has a shared board.
    [no_blinds] “{ $One }” does not fit here: no game of this table has blinds.
    [button_blind] “{ $One }” does not fit here: the button alone posts a blind.
    [no_straddle_heads_up] “{ $One }” does not fit here: nobody straddles at a table for two.
    [only_pot_limit] “{ $One }” does not fit here: it concerns pot limit only.
    [only_fixed_limit] “{ $One }” does not fit here: it concerns fixed limit only.
    [not_fixed_limit] “{ $One }” does not fit here: it has no meaning in fixed limit.
    [only_hi_lo] “{ $One }” does not fit here: it concerns hi-lo games only.
    [only_stud] “{ $One }” does not fit here: it concerns stud only.
    [only_bring_in] “{ $One }” does not fit here: it concerns games with a bring-in only.
    [not_with_bring_in] “{ $One }” does not fit here: there is none in games with a bring-in.
    [already_shown] “{ $One }” and “{ $other }” do not go together: the hands are shown anyway.
    [without_it] “{ $One }” changes nothing here: “{ $Other }” is not chosen.
   *[other] “{ $One }” and “{ $other }” do not go together.
}
bad_case = { $field ->
    [button] The button must be one of the players.
    [hands] Name the cards of at least one player.
    [paid] Name the chips of every player of the showdown, and of nobody else.
    [chips] Chips are whole numbers from 0.
   *[other] This question fits no showdown.
}
players_outside = { $lowest ->
    [1] At most { $highest } hands share a pot; here are { $found }.
   *[other] { $found ->
        [one] { $lowest } to { $highest } hands share a pot; here is { $found }.
       *[other] { $lowest } to { $highest } hands share a pot; here are { $found }.
    }
}
too_few_cards = The hands, the whole board and the dead cards are { $needed } cards, and the deck has { $cards }.
too_many_deals = The missing cards can be dealt in { $deals } ways; no more than { $highest } are counted. Name more cards.
nothing_drawn = At least one deal is drawn at random, not { $found }.
not_drawn = In this game deals are counted, not drawn at random.
hardly_possible = These ranges can hardly be held side by side: too few deals have no card twice. Make one of them wider.
game_not_counted = { $what ->
    [chances] What a hand may become is counted in hold’em alone.
   *[outs] Outs are counted in games with five shared cards and without a low hand.
}

### Requests a table refuses

no_such_seat = There is no seat { $seat-number }. Seats: 1 to { $seats }.
seat_taken = Seat { $seat-number } is taken. Choose another one.
already_seated = You have seat { $seat-number } at this table.
not_seated = Take a seat first.
buy_in_outside = You cannot buy in for { $chips }: { $lowest } to { $highest } are allowed.
top_up_too_large = { $highest ->
    [0] You cannot add { $chips }: your stack is at the limit.
   *[other] You cannot add { $chips }: at most { $highest } may be added now.
}
stale_decision = This decision is over; nothing has changed.
no_hand_running = No hand is being played now.
hand_running = Wait until the hand is over.
not_enough_players = A hand needs two players with chips.
not_yet = It is too early for this.
already_so = It is so already.
rejoin_locked = You cannot come back with { $chips }: you left lately, so bring at least { $lowest }, or wait { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
no_choice = This is not offered here now: “{ $option }”.
bad_message = The table does not understand this message: { $detail }.
name_unusable = The name “{ $name }” cannot be used. Choose another one.

### What the floor may not do, and what it found

tabled_hand = { $seat-kind ->
    [you] Your hand lay open on the table: it cannot be killed.
   *[other] The hand of { $seat } lay open on the table: it cannot be killed.
}
not_live = { $seat-kind ->
    [you] You have no live hand.
   *[other] { $Seat } has no live hand.
}
substantial_action = It is too late for a misdeal: there was enough action. The hand is played on.
exposed_too_late = Somebody has acted already: the exposed card stays.
is_misdeal = This is a misdeal by the choice of the house: no card is replaced, the hand is dealt again.
no_misdeal = This is no misdeal by the choice of the house: the exposed card is replaced.
no_premature = No card of the board can have come too early now.
still_retrievable = { $seat-kind ->
    [you] Your hand can still be told from the muck: you may take it back.
   *[other] The hand of { $seat } can still be told from the muck: it may be taken back.
}
released = { $retrievable ->
    [yes] The cards were released face down, though they can still be told from the muck.
   *[no] The cards were released face down.
}
swept = The cards were not protected, and the dealer swept them in.
acted_without_hand = The player acted with the wrong number of cards, or with none.
absent = The player was not at the table when the last card was dealt.
boxed_cards = Two or more cards lay face up in the deck.
wrong_seat_first = The first card went to the wrong seat.
wrong_seats_dealt = Somebody was dealt in by mistake, or left out.
wrong_count = A player has the wrong number of cards.
foreign_card = A card of another deck was found.
cards_exposed = { $dealing ->
    [yes] While dealing, the dealer exposed { $count ->
        [one] { $count } hole card.
       *[other] { $count } hole cards.
    }
   *[no] After the deal, { $count ->
        [one] { $count } hole card lay face up by the dealer’s mistake.
       *[other] { $count } hole cards lay face up by the dealer’s mistake.
    }
}
fouled_deck = The deck is fouled: the { $card } comes twice.
server_fault = After a fault of the server the hand cannot be completed.

### The log of a hand: nouns, so that no player is inflected

hand_started = { $named ->
    [yes] New hand: { $game }.
   *[no] New hand.
} { $opens ->
    [bring_in] Ante { $ante }, bring-in { $bring_in }, limit { $small_bet } and { $big_bet }.
    [ante] Blinds { $small } and { $big }, ante { $ante }. Button: { $button }.
   *[blinds] Blinds { $small } and { $big }. Button: { $button }.
}
posted = { $what ->
    [ante] { $Seat }: ante { $chips }
    [small_blind] { $Seat }: small blind { $chips }
    [big_blind] { $Seat }: big blind { $chips }
    [big_blind_ante] { $Seat }: big blind ante { $chips }
    [entry] { $Seat }: entry blind { $chips }
    [dead_blind] { $Seat }: dead blind { $chips }
    [straddle] { $Seat }: straddle { $chips }
   *[bring_in] { $Seat }: bring-in { $chips }
}
hole_dealt = { $shape ->
    [own] { $Seat }: { $cards }
    [up] { $Seat }: { $open } face up
    [own_up] { $Seat }: { $cards }, { $open } face up
    [down_up] { $Seat }: { $count ->
        [one] { $count } face-down card, { $open } face up
       *[other] { $count } face-down cards, { $open } face up
    }
   *[down] { $Seat }: { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
}
burned = A card is burned
board_dealt = { $run ->
    [0] { $Street }: { $cards }
   *[other] { $Street }, second board: { $cards }
}
discarded = { $shape ->
    [pat] { $Seat }: stands pat
    [own] { $Seat }: { $cards } exchanged
   *[down] { $Seat }: { $count ->
        [one] { $count } card exchanged
       *[other] { $count } cards exchanged
    }
}
reshuffled = The discards are shuffled into the deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
run_voted = { $agree ->
    [yes] { $Seat }: run it twice – yes
   *[no] { $Seat }: run it twice – no
}
folded = { $Seat }: fold
checked = { $Seat }: check
called = { $all_in ->
    [yes] { $Seat }: call { $chips }, all-in
   *[no] { $Seat }: call { $chips }
}
raised = { $move ->
    [all_in] { $Seat }: all-in for { $to }
    [bet] { $Seat }: bet { $to }
   *[raise] { $Seat }: raise to { $to }
}
uncalled_returned = { $seat-kind ->
    [you] { $chips ->
        [one] The uncalled chip goes back to you.
       *[other] The uncalled { $chips } chips go back to you.
    }
   *[other] { $chips ->
        [one] The uncalled chip goes back to { $seat }.
       *[other] The uncalled { $chips } chips go back to { $seat }.
    }
}
round_closed = { $Pots }
hand_shown = { $shape ->
    [both] { $Seat }: { $cards } – { $best-whole }; { $low }
    [best] { $Seat }: { $cards } – { $best-whole }
   *[cards] { $Seat }: { $cards }
}
hand_mucked = { $Seat }: not shown
rake_taken = Rake: { $chips }
pot_awarded = { $Pot }: { $shares }
hand_killed = { $Seat }: the hand is dead. { $Why }
card_exposed = { $Seat }: the exposed { $card } is replaced and will be the next burn. { $Why }
board_premature = { $burned ->
    [yes] Cards of the board came too early: { $cards }. They are taken back, and no new card is burned.
   *[no] Cards of the board came too early: { $cards }. They are taken back.
}
misdealt = Misdeal: all chips go back, and the hand is dealt again. { $Why }
voided = The hand is void: all chips go back. { $Why }
hand_ended = The hand is over

### What a player or the dealer does

fold = { $Seat }: fold
check = { $Seat }: check
call = { $Seat }: call
raise_to = { $Seat }: raise to { $to }
bring_in = { $Seat }: bring-in
discard = { $count ->
    [0] { $Seat }: stands pat
    [one] { $Seat }: { $count } card to exchange
   *[other] { $Seat }: { $count } cards to exchange
}
run_twice = { $agree ->
    [yes] { $Seat }: run it twice – yes
   *[no] { $Seat }: run it twice – no
}
deal = Cards from the dealer: { $count }
show = { $Seat }: cards shown
kill = { $Seat }: the floor declares the hand dead. { $Why }
misdeal = The floor declares a misdeal. { $Why }
replace = { $Seat }: the floor replaces the exposed { $card }. { $Why }
premature = The floor takes back cards of the board that came too early: { $cards }
void = The floor declares the hand void. { $Why }

### The log of a table

table_opened = The table is open
sat_down = { $name }: seat { $seat-number }, { $chips }
stood_up = { $Seat }: left the table
leave_asked = { $Seat }: leaves after this hand
sat_out = { $now ->
    [yes] { $Seat }: sitting out
   *[no] { $Seat }: sitting out from the next hand on
}
sat_in = { $waits ->
    [yes] { $Seat }: back, waiting for the big blind
   *[no] { $Seat }: back in play
}
entry_asked = { $Seat }: posts to enter
straddle_chosen = { $on ->
    [yes] { $Seat }: straddles under the gun from now on
   *[no] { $Seat }: straddles no more
}
game_chosen = { $seat-kind ->
    [you] You chose the game from the next hand on: { $game }
   *[other] { $Seat }: from the next hand on – { $game }
}
top_up_asked = { $Seat }: { $chips } more before the next hand
topped_up = { $chips ->
    [0] { $Seat }: no chips added
   *[other] { $Seat }: { $chips } added
}
game_stopped = The game waits for players
button_asked = The first button is drawn
button_drawn = Button: { $seat }
hand_began = Hand no. { $number }
turn_opened = To act: { $seat }
turn_extended = The clock starts anew
timed_out = { $Seat }: time is up
hand_settled = The stacks are settled

### The command line

cli-winner = Winner
cli-winners = Winners
cli-best-five = Best five
cli-hand = Hand
cli-hands = Hands
cli-cards = Cards
cli-board = Board
cli-player = Player
cli-players = Players
cli-pot = Pot
cli-pots = Pots
cli-chips = Chips
cli-paid = Paid
cli-gets = Gets
cli-eligible = Can win it
cli-why = Why
cli-kicker = Kicker
cli-kickers = Kickers
cli-from-hand = from the hand
cli-from-board = from the board
cli-not-used = not used
cli-split = Split
cli-odd-chip = Odd chip
cli-folded = folded
cli-not-shown = not shown
cli-error = Error
cli-line = line { $number }
cli-at-line = { $file }, line { $number }
cli-file-missing = There is no file “{ $file }”.
cli-file-unreadable = The file “{ $file }” cannot be read.
cli-command-unknown = There is no command “{ $found }”. --help lists them.
cli-option-unknown = There is no option “{ $found }”. --help lists them.
cli-option-value = “{ $option }” does not take “{ $found }”.
cli-joker-needs-suits = “{ $found }”: beside a joker whole cards are needed, with suits: A♠ A♥ A♦ A♣ joker.
cli-badugi-needs-suits = “{ $found }”: in badugi suits decide which cards play. Give whole cards: K♠ Q♥ J♦ 10♣.
cli-no-low = “{ $found }” is no low: a low is five different ranks, none above eight.
cli-argument-missing = Something is missing here: { $argument }.
cli-language-unknown = There is no language “{ $found }”; use en, ru or uk.
cli-hands-needed = Give the cards of at least one player.
cli-paid-mismatch = Chips are given for { $found }, hands for { $expected }.
cli-serving = The table is open at { $address }
cli-serve-stop = Ctrl-C closes it.
cli-port-busy = Port { $port } is in use; choose another one with --port.
cli-file-busy = Another server is using “{ $file }”.
cli-runs-compiled = compiled core
cli-runs-interpreted = interpreted core
cli-range-size = { $combos ->
    [one] { $combos } combo
   *[other] { $combos } combos
}, { $whole }.{ $hundredths }% of all
cli-range-grid-title = Range { $hands }
cli-range-grid-about = A grid of 13 by 13 starting hands, aces at the top and on the left: pairs on the diagonal, suited hands above it, offsuit hands below. { $size }.
cli-file-unwritable = The file “{ $file }” cannot be written.
cli-number = { $number }
cli-percent = { $whole }.{ $hundredths }%
cli-rate = 1 in { $whole }
cli-rate-hundredths = 1 in { $whole }.{ $hundredths }
cli-rate-never = never
cli-counting = Counting
cli-wins = Win
cli-ties = Tie
cli-equity = Equity
cli-scoops = Whole pot
cli-part = Part of it
cli-high = High
cli-low = Low
cli-split-of = Split pot, { $players }: { $share }
cli-high-split-of = Best high hand together, { $players }: { $share }
cli-counted-boards = Exact, boards counted: { $boards }
cli-counted-deals = Exact, deals counted: { $boards }
cli-drawn-deals = Estimate, deals drawn at random: { $boards }
cli-hands-of = { $cards } of { $deck } cards: { $total ->
    [one] { $total } hand
   *[other] { $total } hands
}
cli-low-top = { $rank } low
cli-low-none = no low
cli-badugi-not-counted = badugi hands are not counted: four cards count there, and suits decide which of them play
cli-omaha-not-counted = in this game two cards of the hand play with three of the board; only hands of five cards are counted
cli-options-exclude = { $one } and { $other } exclude each other
cli-deck-or-game = --deck and --game exclude each other: a game has its own deck
cli-option-needs = { $option } needs { $other }
cli-now = Now: { $hand }
cli-now-behind = Now: { $hand }, behind
cli-now-level = Now: { $hand }, level
cli-now-ahead = Now: { $hand }, ahead
cli-outs = Outs
cli-outs-tainted = Tainted, { $count }: they improve the hand, but it stays behind
cli-outs-board = They improve the board alone, { $count }
cli-threats = Threats, { $count }: the hand stands worse after them
cli-outs-none = No outs
cli-outs-not-needed = Ahead: no outs are needed
cli-all-outs = all outs
cli-next-card = Next card
cli-by-river = By the river
cli-shared-out = ½ marks a card that splits the pot
cli-done = Done

### The page. Amounts stand on a line of their own, never inside an inflected sentence.

## Frame, settings

ui-title = Fifth Street
ui-subtitle = Texas Hold’em that tells you why
ui-skip-to-actions = Skip to the action buttons
ui-skip-to-table = Skip to the table
ui-menu = Menu
ui-close = Close
ui-cancel = Cancel
ui-ok = OK
ui-yes = Yes
ui-no = No
ui-save = Save
ui-settings = Settings
ui-help = Help
ui-language = Language
ui-language-en = English
ui-language-ru = Русский
ui-language-uk = Українська
ui-theme = Appearance
ui-theme-system = As the system
ui-theme-dark = Dark
ui-theme-light = Light
ui-four-colours = Four-colour deck
ui-four-colours-hint = Each suit has a colour of its own
ui-card-letters = Card letters
ui-card-letters-latin = J Q K A
ui-card-letters-local = J Q K A
ui-sound = Sounds
ui-sound-on = Sounds on
ui-sound-off = Sounds off
ui-motion = Movement
ui-motion-on = On
ui-motion-off = Off
ui-in-blinds = Amounts in big blinds
ui-confirm-all-in = Ask before an all-in
ui-keys-on = Single-key shortcuts
ui-notify = Tell me when it is my turn

## Start page, tables

ui-your-name = Your name
ui-name-hint = Seen by everybody at the table
ui-name-save = Use this name
ui-tables = Tables
ui-tables-none = No table is open. Open one.
ui-table-new = New table
ui-table-name = Name of the table
ui-table-create = Open the table
ui-table-open = Go to the table
ui-table-link = Link to this table
ui-link-copy = Copy the link
ui-link-copied = The link is copied
ui-table-seats = Seats
ui-table-blinds = Blinds
ui-table-blinds-value = { $small } / { $big }
ui-table-ante = Ante
ui-table-players = Players
ui-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-seats-free = { $count ->
    [0] No free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
ui-buy-in = Buy-in
ui-buy-in-range = { $lowest } to { $highest }
ui-stack = Stack
ui-small-blind = Small blind
ui-big-blind = Big blind
ui-time-to-act = Time to act
ui-time-none = No limit
ui-seconds = { $count } s
ui-play-now = Play now
ui-play-bots = Play against bots
ui-watch = Watch
ui-watching = You are watching
ui-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

## Seats

ui-seat = Seat { $seat }
ui-seat-empty = Seat { $seat }, empty
ui-seats = Seats, in order of play
ui-sit-here = Sit here
ui-sit-down = Sit down
ui-sit-down-title = Take seat { $seat }
ui-sit-out = Sit out
ui-sit-out-next = Sit out the next hand
ui-back = I am back
ui-leave = Leave the table
ui-leave-question = Leave the table? Your hand is folded and you take your chips.
ui-leave-yes = Leave
ui-leave-no = Stay
ui-top-up = Add chips
ui-top-up-title = Add chips to your stack
ui-top-up-note = They arrive before the next hand.
ui-top-up-pending = Arriving before the next hand: { $chips }
ui-rebuy = Buy in again
ui-bot-add = Add a bot
ui-bot-remove = Send the bot away
ui-bot = Bot
ui-bot-level = Style of the bot
ui-bot-calm = Calm
ui-bot-bold = Bold
ui-bot-caller = Always calls
ui-bot-random = Plays at random
ui-bot-name-1 = Robin
ui-bot-name-2 = Ada
ui-bot-name-3 = Max
ui-bot-name-4 = Vera
ui-bot-name-5 = Hugo
ui-bot-name-6 = Nora
ui-bot-name-7 = Leo
ui-bot-name-8 = Mila
ui-bot-name-9 = Oscar
ui-you = You
ui-button = Button
ui-button-sign = D
ui-small-sign = SB
ui-big-sign = BB
ui-host = Host
ui-host-pause = Pause
ui-host-resume = Resume
ui-host-start = Start
ui-host-remove = Remove from the table
ui-connected = Connected
ui-disconnected = Connection lost
ui-seat-turn = To act
ui-seat-folded = Folded
ui-seat-all-in = All-in
ui-seat-sitting-out = Sitting out
ui-seat-away = Away
ui-seat-waiting = Waiting
ui-seat-winner = Wins
ui-seat-mucked = Not shown
ui-last-fold = Fold
ui-last-check = Check
ui-last-call = Call
ui-last-bet = Bet
ui-last-raise = Raise
ui-last-all-in = All-in
ui-last-small-blind = Small blind
ui-last-big-blind = Big blind
ui-last-ante = Ante

## Board, pots, cards

ui-board = Board
ui-board-empty = No cards on the board yet
ui-pot = Pot
ui-pot-main = Main
ui-pot-side = Side { $number }
ui-pot-total = Pot: { $chips }
ui-pot-main-chips = Main: { $chips }
ui-pot-side-chips = Side { $number }: { $chips }
ui-pot-eligible = Can win it: { $names }
ui-bet-chips = Bet: { $chips }
ui-your-cards = Your cards
ui-your-bet = Your bet
ui-cards-of = Cards of { $name }
ui-face-down = Face-down card
ui-face-down-two = Two face-down cards
ui-you-have = You have: { $hand }
ui-hand-of = { $name }: { $hand }
ui-preflop = Before the flop
ui-flop = Flop
ui-turn = Turn
ui-river = River
ui-showdown = Showdown
ui-hand-number = Hand no. { $number }

## Acting

ui-your-turn = Your turn
ui-turn-of = To act: { $name }
ui-actions = Your action
ui-fold = Fold
ui-check = Check
ui-call = Call
ui-bet = Bet
ui-raise-to = Raise to
ui-all-in = All-in
ui-call-all-in = Call all-in
ui-amount = Amount
ui-amount-label = Total bet on this street
ui-amount-less = One big blind less
ui-amount-more = One big blind more
ui-min = min { $chips }
ui-max = max { $chips }
ui-min-why = The lowest raise is to { $chips }.
ui-size-min = Min
ui-size-third = 1/3
ui-size-half = 1/2
ui-size-two-thirds = 2/3
ui-size-pot = Pot
ui-size-all-in = All-in
ui-size-times = { $times }×
ui-size-third-label = One third of the pot
ui-size-half-label = Half the pot
ui-size-two-thirds-label = Two thirds of the pot
ui-size-pot-label = The size of the pot
ui-size-times-label = { $times } times the bet
ui-free-check = Checking is free
ui-free-check-check = Check
ui-free-check-fold = Fold anyway
ui-all-in-question = All-in?
ui-all-in-amount = All-in: { $chips }
ui-all-in-again = Press again to go all-in
ui-sent = sent …
ui-not-delivered = not delivered – retrying
ui-price-changed = The price has changed: { $chips }
ui-to-call = To call: { $chips }
ui-nothing-to-call = Nothing to call
ui-time-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
ui-time-bank = Time bank
ui-pre-action = In advance
ui-pre-check-fold = Check / Fold
ui-pre-check = Check
ui-pre-call = Call { $chips }
ui-pre-call-any = Call any amount
ui-show = Show
ui-muck = Do not show
ui-show-cards = Show my cards

## States

ui-waiting-players = Waiting for players
ui-waiting-players-hint = A hand needs two players. Send somebody the link or add a bot.
ui-waiting-next = The next hand starts soon
ui-waiting-big-blind = You are dealt in when the big blind reaches you
ui-waiting-hand = You play from the next hand
ui-waiting-turn = Wait for your turn
ui-dead-button = Dead button: the seat of the dealer is empty
ui-dead-small = Nobody posts the small blind
ui-sitting-out = You are sitting out
ui-busted = You have no chips left
ui-paused = The table is paused
ui-run-out = All-in: the board is dealt to the end
ui-connecting = Connecting …
ui-reconnecting = Connection lost – reconnecting …
ui-reconnected = Connected again
ui-opened-elsewhere = The table is open in another window
ui-opened-elsewhere-hint = Only one window plays. Continue here to take over.
ui-continue-here = Continue here
ui-server-restarted = The server was restarted; the hand goes on
ui-table-closed = The table is closed
ui-table-unknown = There is no such table
ui-loading = Loading …
ui-error = Something went wrong
ui-error-retry = Try again
ui-error-offline = The server does not answer
ui-to-start = To the start page

## Log, explanation, help

ui-log = Log
ui-log-empty = Nothing has happened yet
ui-log-close = Close the log
ui-explain = Explanation
ui-explain-title = Who won, and why
ui-explain-now = Your hand now
ui-explain-none = Explained here once a pot is won
ui-explain-five = The five cards that count
ui-explain-unused = Not used
ui-explain-decides = This card decides
ui-explain-pot = Pot
ui-explain-close = Close the explanation
ui-last-hand = Last hand
ui-order-title = What beats what
ui-order-hint = From the strongest to the weakest
ui-help-low-high-low = Low: five different ranks, none above eight, ace low; straights and flushes do not count. Best is 5-4-3-2-A.
ui-help-low-razz = Low: five different ranks if you can, ace low; straights and flushes do not count. Best is 5-4-3-2-A.
ui-help-low-deuce = Low: ace high, straights and flushes count against you. Best is 7-5-4-3-2 in more than one suit.
ui-help-low-badugi = Four cards of different ranks and suits, low ones, ace low; a card too many of a rank or suit does not count. Best is 4-3-2-A.
ui-help-house = House rules
ui-help-rake-preflop = also without a flop
ui-keys-title = Keys
ui-keys-hint = The keys are those of the place on the keyboard, in any layout
ui-key-fold = Fold
ui-key-check-call = Check or call
ui-key-raise = Amount and raise
ui-key-all-in = All-in
ui-key-sizes = Sizes of a bet
ui-key-blind = One big blind more or less
ui-key-five-blinds = Five big blinds more or less
ui-key-commit = Confirm
ui-key-cancel = Cancel
ui-key-show = Show
ui-key-explain = Explain
ui-key-log = Log
ui-key-help = Keys
ui-key-read-hand = Read my hand
ui-key-read-board = Read the board
ui-key-read-pot = Read the pots
ui-fair-play = Hints at this table
ui-fair-play-all = Hints: everything
ui-fair-play-own = Hints: the name of one’s own hand
ui-fair-play-none = Hints: none

### page, added

ui-guest = Guest { $number }
ui-name-optional = if you like
ui-sound-turn = Only my turn
ui-blinds = Blinds { $small } / { $big }
ui-pots-more = More pots: { $count }
ui-leaving = You leave as soon as this hand lets you
ui-pre-call-any-short = Call any
ui-pre-call-any-question = Call any amount, even all-in?
ui-pre-call-all-in-question = Call all-in for { $chips }?
ui-pre-sit-out = Sit out next hand
ui-pre-dropped = Dropped: “{ $what }”.
ui-next-out = Sits out the next hand
ui-you-next-out = You sit out from the next hand on
ui-seat-won = Wins

## Games, draws, boards

ui-game = Game
ui-choose-game = Choose the game
ui-choose-game-hint = It is played from the next hand on
ui-next-hand-game = Next hand: { $game }
ui-discard = { $count ->
    [0] Choose cards
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
ui-stand-pat = Stand pat
ui-draw-hint = Choose the cards to exchange, or stand pat
ui-bring-in = Bring-in { $chips }
ui-complete-to = Complete to { $chips }
ui-pot-allows = The pot allows at most { $chips }
ui-limit-allows = The limit allows { $chips }
ui-run-twice-question = Run the rest of the board twice?
ui-run-once = Once
ui-run-twice = Twice
ui-first-board = First board
ui-second-board = Second board
ui-up-card = face up
ui-face-up = Face up
ui-joker = Joker
ui-low = Low
ui-high = High
ui-post-to-enter = Post to enter
ui-post-to-enter-hint = You are dealt in before the big blind reaches you
ui-straddle = Straddle
ui-straddle-hint = You post twice the big blind whenever you are under the gun
ui-bets = Limit { $small } / { $big }
ui-seat-killed = Dead hand
ui-seat-posting = Enters soon
ui-last-bring-in = Bring-in
ui-last-complete = Completes
ui-last-discard = { $count ->
    [0] Exchanges
   *[other] Draws { $count }
}
ui-last-stand-pat = Stands pat
ui-last-straddle = Straddle
ui-last-entry = Entry blind
ui-last-dead-blind = Dead blind
ui-last-big-blind-ante = Big blind ante
ui-last-run-twice = Twice
ui-last-run-once = Once
ui-last-killed = Dead hand
ui-rake = Rake: { $chips }
ui-misdeal = Misdeal: the hand is dealt again
ui-void = The hand is void: all chips went back
