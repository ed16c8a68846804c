"""Random command lines, sittings and damaged saves: nobody may ever see a traceback.

`python -m tests.fuzz --help` runs any number of them, `./check slow` the long run. `runner` runs and judges a
case, `command_lines`, `sittings` and `saves` make them; a case is made from its kind and number alone.
"""
