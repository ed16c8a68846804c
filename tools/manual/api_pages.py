"""The Python reference: the public names of `parlour` and `parlour.making` with docstrings and examples."""

import re
from collections.abc import Iterator
from typing import Final

from tools.manual.api_source import CLASS, MODULE, Documented, exported_names, find, module_doc
from tools.manual.pages import Page, way

FACES: Final = {"parlour": "python/parlour.md", "parlour.making": "python/making.md"}
_FIRST: Final = "parlour"
_WIDTH: Final = 88
_MOST_ARGUMENTS: Final = 8
"""A class that takes more is made by authors of games, whose reference has them all."""
_HIDDEN: Final = {"VERSION", "__version__"}


def doc_text(doc: str) -> str:
    """Return a docstring as Markdown: sessions at a prompt are blocks of code wherever they stand."""
    parts = []
    for part in re.split(r"\n\s*\n", doc.strip()):
        is_session = part.lstrip().startswith(">>>")
        parts.append(f"```pycon\n{part}\n```" if is_session else part)
    return "\n\n".join(parts).replace("\n```\n\n```pycon\n", "\n\n")


def signature_text(signature: str) -> str:
    """Return a signature as a block of code, broken where it is long."""
    if len(signature) <= _WIDTH or "(" not in signature:
        return f"```python\n{signature}\n```"
    head, _, rest = signature.partition("(")
    inner, _, tail = rest.rpartition(")")
    lines = [f"    {each}," for each in _arguments(inner)]
    return "\n".join(["```python", f"{head}(", *lines, f"){tail}", "```"])


def _arguments(text: str) -> list[str]:
    """Split parameters at the commas that are in no brackets."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [each.strip() for each in found]


def entry(item: Documented, face: str) -> str:
    """Return what the reference says of one name, with its members below it."""
    if face != _FIRST and item.name in exported_names(_FIRST):
        return _short_entry(item, face)
    others = set(exported_names(face)) - {item.name}
    parts = [*_head("###", item, f"{face}.{item.name}"), doc_text(item.doc)]
    for member in (each for each in item.members if each.home not in others):
        parts += [
            *_head("####", member, f"{face}.{item.name}.{member.name}", item.name),
            doc_text(member.doc),
        ]
    return "\n\n".join(part for part in parts if part)


def _head(level: str, item: Documented, place: str, owner: str = "") -> list[str]:
    """Return a heading with its anchor, and the signature."""
    name = f"{owner}.{item.name}" if owner else item.name
    many = item.kind == CLASS and len(_arguments(item.signature.partition("(")[2])) > _MOST_ARGUMENTS
    is_brief = many and place.startswith(f"{_FIRST}.{name}")
    return [
        f"{level} `{name}` {{ #{place} }}",
        signature_text(f"class {name}" if is_brief else item.signature),
    ]


def _short_entry(item: Documented, face: str) -> str:
    """Return a name that the first module has too: how it is made, and where the rest is."""
    link = f"{way(FACES[face], FACES[_FIRST])}#{_FIRST}.{item.name}"
    summary = item.doc.partition("\n\n")[0]
    said = f"{summary} More at [`{_FIRST}.{item.name}`]({link})."
    return "\n\n".join([*_head("###", item, f"{face}.{item.name}"), said])


def groups(face: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the public names in the order in which the docstring of the package speaks of them, by its lines.

    Names that it leaves out come last.
    """
    left = [name for name in exported_names(face) if name not in _HIDDEN]
    for title, text in _topics(module_doc(face)):
        named = [name for name in dict.fromkeys(re.findall(r"`(\w+)`", text)) if name in left]
        left = [name for name in left if name not in named]
        if named:
            yield title, named
    if left:
        yield "More names", left


def _topics(doc: str) -> list[tuple[str, str]]:
    """Return the lines of a docstring's list: what each part is about, and its text."""
    found = []
    for line in re.findall(r"^- ((?:.*\n?)(?:  .*\n?)*)", doc, flags=re.MULTILINE):
        for part in re.split(r"; (?=[a-z][^`;]*: )", " ".join(line.split())):
            title, _, text = part.partition(": ")
            found.append((title[:1].upper() + title[1:], text))
    return found


def api_page(face: str) -> Page:
    """Return the reference of one public module."""
    head = re.split(r"^- ", module_doc(face), maxsplit=1, flags=re.MULTILINE)[0]
    parts = [f"# `{face}`", doc_text(head)]
    for title, names in groups(face):
        parts += [f"## {title}", *(entry(find(face, name), face) for name in names)]
    return Page(FACES[face], face, "\n\n".join(parts) + "\n")


def api_pages() -> Iterator[Page]:
    """Yield the reference of every public module."""
    yield from (api_page(face) for face in FACES)


def undocumented_names() -> list[str]:
    """Return the public names, and the methods of public classes, that have no docstring."""
    found = []
    for face in FACES:
        for name in exported_names(face):
            item = find(face, name)
            if not item.doc and name not in _HIDDEN:
                found.append(f"{face}.{name}")
            if item.kind in (CLASS, MODULE):
                found += [f"{face}.{name}.{each.name}" for each in item.members if not each.doc]
    return found
