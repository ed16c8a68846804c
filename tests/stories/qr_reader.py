"""Reads a code from a page as a camera does: from its picture, by a reader that is not ours."""

from base64 import b64encode
from typing import Any, Final

from tests.browser.npm_scripts import fetch_script

_READ: Final = """async picture => {
    const bytes = Uint8Array.from(atob(picture), each => each.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height})
    const pen = canvas.getContext('2d')
    pen.drawImage(image, 0, 0)
    const {data, width, height} = pen.getImageData(0, 0, image.width, image.height)
    return jsQR(data, width, height)?.data ?? ''
}"""


def read_code(page: Any, selector: str) -> str:
    """Return what the code on the page holds; empty where it cannot be read."""
    reader = fetch_script("jsqr@1.4.0", "dist/jsQR.js")
    assert reader is not None, "reading a code needs npm"
    page.evaluate(reader.read_text(encoding="utf-8"))
    picture = b64encode(page.locator(selector).screenshot()).decode()
    return str(page.evaluate(_READ, picture))
