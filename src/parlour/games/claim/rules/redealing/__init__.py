"""Another deal that a seat cannot tell from this one: unseen cards change places, all that was shown holds.

`knowledge` keeps what each charge and declaration shows of hidden cards · `dealt` the cards dealt, wherever
they lie now · `bounds` draws hidden cards within what the charges say, every deal equally likely ·
`constraints` tell whether the declarations would have gone the same way · `redeal` does it all.
"""
