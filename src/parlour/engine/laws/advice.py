"""What to do about each broken law, in a sentence for whoever writes the game."""

from parlour.engine.errors import BrokenLaw

ADVICE = {
    "somebody-can-move": "offer a move, or leave the seat out of to_act().",
    "moves-agree": "make count, nth, holds, sample and on_timeout agree, and leave out empty choices.",
    "every-verb-is-explained": "add the verb to moveLabels and moveValidity in rules.json.",
    "refusals-change-nothing": "tighten holds, and let moves and why_not change nothing.",
    "copies-are-independent": "let copy() take every field that a move can change, lists anew.",
    "random-play-is-picking": "let play_random_move draw a verb and then a move as Moves.pick does.",
    "states-are-whole": "keep plain values in fields, name the classes of others in parts(), and let state() "
    "leave out only what all copies share.",
    "random-games-end": "bound every line of play, by a number of deals, a target, or a pile that runs "
    "out; GAME names switches that make a long game short (brief=), or allows it more (most_decisions=).",
    "games-end-well": "let outcome() answer once nobody is to act: for every seat a place and a tally, "
    "somebody first, and why it ended.",
    "higher-is-better": "turn the sign of the tallies.",
    "worth-is-place": "let Thinking.worth say what is really played for, higher is better.",
    "cards-are-conserved": "move cards between zones; a zone that only shows a card has reprint=True.",
    "coins-are-conserved": "let every coin that leaves one place reach another.",
    "log-rebuilds-the-game": "take all chance from the shuffle, and none from clocks, sets or hashes.",
    "every-card-has-an-audience": "give each card EVERYONE, NOBODY or seats of this table.",
    "fresh-hands-are-private": "deal each hand to only(seat).",
    "what-is-seen-was-told": "narrow the audience of the card, or tell it in an event to all who see it now.",
    "moves-name-no-secret": "let the move name a place (slots), or seal it until the card is public.",
    "forms-promise-what-is-legal": "make form() say what holds() takes.",
    "views-tell-the-moves": "number moves in the order of the form (amounts rise, options as they stand), or "
    "give the game choice_seen=, which makes the choice again from the view.",
    "prices-are-true": "let Words.price say what the move takes from the seat's own stack at once.",
    "moves-are-told": "tell an event with the mover as its seat for every move.",
    "cards-are-told-between-zones": "name zones in picture.json as zones() does, one way for each card.",
    "a-close-is-the-last-of-its-deal": "tell one event with a Close after all else of the deal, before "
    "anything of the next.",
    "a-close-tells-what-was-paid": "pay after the first event of picture.showdowns and before the close, and "
    "let amounts be what that has changed.",
    "a-close-tells-what-is-seen": "turn shown hands up before the close, and name or raise no other cards.",
    "nothing-leaks": "build it from what the seat sees; or, if the seat may know it, mend redeal.",
    "nothing-is-let-slip": "give the event's cards the right audiences, and keep what was shown visible.",
    "nothing-follows-from-secrets": "tell in an event what decided, or decide by what is public.",
    "sealed-choices-stay-sealed": "show that a seat has chosen, and not what.",
    "sealed-is-not-told": "tell that a seat has chosen, and not what.",
    "sealed-is-chosen-anew": "let redeal choose anew what others have sealed, from the hands they now have.",
    "redealt-is-another-deal": "let redeal mix all that the seat cannot see.",
    "later-shuffles-differ": "leave redealt to the engine, and keep no cards to come in the position.",
    "equal-views-equal-redeals": "sort the unseen cards before you shuffle them (kit.unseen does), and take "
    "nothing from how they lie.",
    "redeals-do-not-lean-to-the-truth": "let redeal use only what the seat was shown and told, "
    "never count or compare the true hidden cards, and keep no field that still holds them.",
    "knowledge-is-kept": "remember in the position what the seat was shown and told, and let redeal respect "
    "it (audiences that follow a card, kit.unseen.redeal_within).",
    "imagination-does-not-peek": "decide from what the seat sees.",
    "imagination-is-legal": "choose among position.moves(seat).",
    "weights-are-shares": "let Thinking.weight and styled_weight return a number from 0 to 1.",
    "a-start-is-part-of-the-game": "let begin_from put the start into the position, copy() take it along "
    "and state() keep it.",
    "a-start-is-one-deal": "end the game with its deal where position.start is not None, and let next_dealer "
    "name a seat with a stack.",
    "stacks-are-conserved": "let tallies be the stacks after the deal, and ledger() their sum where stacks "
    "are won from others.",
    "empty-chairs-are-nobody": "leave seats without a stack out of the deal, the turns, the lots for the "
    "dealer, the events and all counts.",
    "deals-chain-to-the-game": "let a deal from a start take its stacks and its dealer, and do all else as "
    "the game does after a deal.",
    "law-stumbled": "mend the error that the game raised.",
}


def explain_broken_law(broken: BrokenLaw, where: str) -> str:
    """Put a broken law into a sentence: its name, where it was, what was seen and what to do."""
    return f"{broken.code}: {where}: {broken.sentence}. What to do: {ADVICE[broken.code]}"
