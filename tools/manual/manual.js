// Tables and code that scroll sideways can be reached by the Tab key, too.
function reachWideBoxes() {
  for (const box of document.querySelectorAll(".md-typeset__scrollwrap, .md-typeset pre > code")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}

for (const moment of ["load", "resize"]) addEventListener(moment, reachWideBoxes);
