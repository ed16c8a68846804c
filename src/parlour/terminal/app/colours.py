"""The colours of the application: the terminal's own, so that they fit a dark and a light one alike."""

from typing import Final

from textual.theme import Theme

_OWN: Final = "ansi_default"
_MARKED: Final = "ansi_bright_blue"
"""Of the sixteen colours only red, green, magenta and bright blue stand out from black and from white."""

THEME: Final = Theme(
    name="parlour",
    ansi=True,
    primary=_MARKED,
    secondary=_OWN,
    warning="ansi_magenta",
    error="ansi_red",
    success="ansi_green",
    accent=_MARKED,
    foreground=_OWN,
    background=_OWN,
    surface=_OWN,
    panel=_OWN,
    boost=_OWN,
    variables={f"markdown-h{level}-color": _MARKED for level in range(1, 7)}
    | {
        "ansi-foreground": _OWN,
        "ansi-background": _OWN,
        "border-blurred": _OWN,
        "scrollbar": _MARKED,
        "scrollbar-hover": _MARKED,
        "scrollbar-active": _MARKED,
        "scrollbar-background": _OWN,
        "scrollbar-background-hover": _OWN,
        "scrollbar-background-active": _OWN,
        "link-color": _MARKED,
        "block-cursor-foreground": _OWN,
        "block-cursor-background": _OWN,
        "block-hover-background": _OWN,
        "input-selection-foreground": _OWN,
        "input-selection-background": _OWN,
        "screen-selection-foreground": _OWN,
        "screen-selection-background": _OWN,
    },
)

STYLES: Final = """
Screen, ModalScreen { background: ansi_default; color: ansi_default; }
* { scrollbar-color: ansi_bright_blue; link-color-hover: ansi_default; link-background-hover: ansi_default; }
Input > .input--cursor { background: ansi_default; color: ansi_default; text-style: reverse; }
Input > .input--selection { background: ansi_default; color: ansi_default; text-style: reverse; }
"""
"""What Textual's own widgets set beside the theme."""
