"""Words: what people are told, as data.

`sentence` a key with fields · `words` what a game says of a position · `briefing` all of it for one viewer ·
`phrasebook` one language, where alone a sentence becomes text · `keys` a key for every verb ·
`text/` the words that all games share.
"""

from parlour.engine.words.sentence import Sentence, sentence_of

__all__ = ["Sentence", "sentence_of"]
