#!/usr/bin/env python3
"""Plants the faults of faults.json in a copy of the sources, one at a time, and looks whether the
comparison with the reference model finds each.

    python3 tests/differential/faults/faults.py [--runs N] [--write FILE] [NUMBER ...]

Without numbers every fault is planted. Nothing but the copy is changed; with --write the result goes into a
file as Markdown. Exit code 0 if all were found.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
FAULTS = HERE / "faults.json"

# Pages and browser tests are no part of what is built here.
LEFT_OUT = ("ui/", "tests/e2e/", "screenshots/", "icons/")


def sources():
    """The files of the sources, as they lie there now."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    for name in filter(None, names.stdout.split("\0")):
        if not name.startswith(LEFT_OUT) and (ROOT / name).is_file():
            yield name


def copy(tree):
    """Makes the copy, with the times of the files, so that cargo builds only what is new."""
    wanted = set(sources())
    for name in wanted:
        source, here = ROOT / name, tree / name
        if not here.exists() or here.read_bytes() != source.read_bytes():
            here.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, here)
    for old in [path for path in tree.rglob("*") if path.is_file()]:
        if str(old.relative_to(tree)) not in wanted:
            old.unlink()


def compare(tree, build, runs, game):
    """The number of the first run of a game with a difference, or None if all agree."""
    environment = {**os.environ, "CARGO_TARGET_DIR": str(build)}
    cargo = ["cargo", "build", "--quiet", "--locked", "-p", "dradis-differential"]
    if subprocess.run(cargo, cwd=tree, env=environment).returncode:
        sys.exit("faults: it does not compile")
    program = [str(build / "debug" / "differential"), str(runs), "0", game]
    result = subprocess.run(program, cwd=tree, capture_output=True, text=True)
    found = re.search(r"^a difference in run (\d+)", result.stdout, re.MULTILINE)
    if found:
        return int(found[1]), result.stdout
    if f"{runs} runs agree" not in result.stdout:
        sys.exit(f"faults: the comparison broke off\n{result.stdout}{result.stderr}")
    return None, result.stdout


def game_of(fault):
    """The game in whose comparison a fault is to be found."""
    return fault.get("game", "base")


def stale(faults):
    """The faults that cannot be planted any more: the source has changed where they were."""
    for number, fault in faults:
        times = (ROOT / fault["file"]).read_text().count(fault["from"])
        if times != 1:
            yield f"fault {number}, {fault['rule']}: {fault['file']} has {times} places for it"


def markdown(rows, runs):
    lines = [
        "# Planted faults",
        "",
        "`make faults` plants each of these in a copy of the rules core, one at a time, and lets the comparison",
        "with the reference model run until it finds a difference. The list is",
        "[faults.json](../tests/differential/faults/faults.json); a run is one random position with up to six",
        f"procedures. Without a fault {runs:,} runs of each game agree. The numbers change whenever positions are made in another way.",
        "",
        "| Rule | Fault | Game | Found in run |",
        "|---|---|---|---:|",
    ]
    for fault, run in rows:
        found = "not found" if run is None else f"{run + 1:,}"
        lines.append(f"| {fault['rule']} | {fault['fault']} | {game_of(fault)} | {found} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=20_000)
    parser.add_argument("--write", type=Path)
    parser.add_argument("numbers", type=int, nargs="*")
    arguments = parser.parse_args()

    faults = json.loads(FAULTS.read_text())
    numbered = [(number, fault) for number, fault in enumerate(faults, 1)
                if not arguments.numbers or number in arguments.numbers]
    changed = list(stale(numbered))
    if changed:
        sys.exit("\n".join(["faults: the list is older than the sources", *changed]))

    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")).resolve() / "faults"
    tree, build = target / "tree", target / "build"
    tree.mkdir(parents=True, exist_ok=True)
    copy(tree)
    for game in sorted({game_of(fault) for _, fault in numbered}):
        run, output = compare(tree, build, arguments.runs, game)
        if run is not None:
            sys.exit(f"faults: the two differ as they are\n{output}")
        print(f"{game}: without a fault {arguments.runs} runs agree", flush=True)

    rows = []
    for number, fault in numbered:
        path = tree / fault["file"]
        text = path.read_text()
        path.write_text(text.replace(fault["from"], fault["to"]))
        try:
            run, output = compare(tree, build, arguments.runs, game_of(fault))
        finally:
            path.write_text(text)
        rows.append((fault, run))
        found = "NOT FOUND" if run is None else f"found in run {run + 1}"
        print(f"{number:3} {fault['rule']}: {fault['fault']}: {found}", flush=True)
        if run is not None:
            print(f"    {output.splitlines()[0][:160]}", flush=True)
    if arguments.write:
        arguments.write.write_text(markdown(rows, arguments.runs))
    missed = sum(run is None for _, run in rows)
    print(f"{len(rows) - missed} of {len(rows)} found")
    sys.exit(1 if missed else 0)


main()
