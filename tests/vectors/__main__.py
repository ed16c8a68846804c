"""`python -m tests.vectors DIR [DIR …]`: plays worked cases and says which of them do not come out right.

Exit code 0 when none fails, 1 when one does or belongs to no game, 2 when the cases cannot be read.
"""

import sys
from collections import Counter
from pathlib import Path

from tests.vectors.cases import BadCases, Case, case_files, read_cases
from tests.vectors.verdicts import FAILED, PASSED, SKIPPED, Verdict, judge, runners_for

USAGE = "Say which folders of worked cases to run: python -m tests.vectors DIR [DIR …]"


def main(folders: list[str]) -> int:
    """Runs every file of the folders, prints what did not pass and the count of each."""
    if not folders:
        return complain(USAGE)
    try:
        verdicts = [verdict for folder in folders for verdict in run_folder(Path(folder))]
    except BadCases as error:
        return complain(str(error))
    return report(verdicts)


def run_folder(folder: Path) -> list[Verdict]:
    return [verdict for path in case_files(folder) for verdict in run_file(path)]


def run_file(path: Path) -> list[Verdict]:
    """What became of each case; a file of a game that is not here fails as a whole."""
    cases = read_cases(path)
    runners = runners_for(path)
    if runners is None:
        why = f"its name is that of no game, so nothing runs its {len(cases)} cases"
        return [Verdict(Case(path.stem, "file", {}, {}, str(path)), FAILED, why)]
    return [judge(case, runners) for case in cases]


def report(verdicts: list[Verdict]) -> int:
    for verdict in verdicts:
        if verdict.why:
            print(verdict)
    count = Counter(verdict.word for verdict in verdicts)
    print(f"{count[SKIPPED]} skipped")
    print(f"{count[PASSED]} passed, {count[FAILED]} failed")
    return 1 if count[FAILED] else 0


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
