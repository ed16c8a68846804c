"""What a table in the terminal does not load before somebody asks for it."""

import subprocess
import sys


def test_a_table_is_drawn_without_the_parser_of_markdown() -> None:
    """A tenth of the start-up; panes of text load it when the first of them opens."""
    asked = "import sys, parlour.terminal.app.table_app; print('markdown_it' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"
