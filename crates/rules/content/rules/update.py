#!/usr/bin/env python3
"""Brings the registry's data files up to date with the rules specification.

    python3 crates/rules/content/rules/update.py [FOLDER]     (default: ../shared/rules)

For every `NN-name.md` of the specification this writes `NN-name.jsonl`, one rule per line, and
`ids.rs`, the sorted list of all ids that `rule!` is checked against while compiling.
Ids and citations come from the specification. Titles, explanations and statuses are written by
hand in the .jsonl files and survive; an id seen for the first time gets a draft title.
"""

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
WORKSPACE = HERE.parents[3]

ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[0-9A-Z]+[a-z]?"
RULEBOOKS = {"000": "es", "001": "pl", "002": "de", "004": "it"}

# Rows of the file of decisions that name no id of their own.
UNNAMED_DECISIONS = {
    "Resurrection Ship": "SETTLED-RESURRECTION",
    "raiders activated": "SETTLED-RAIDERS",
    "Rerolls": "SETTLED-REROLLS",
}


def rules_of(text):
    """The (id, statement) pairs of one specification file, in its order."""
    marks = list(re.finditer(rf"\*\*({ID})\b", text))
    if marks:
        ends = [m.start() for m in marks[1:]] + [len(text)]
        for mark, end in zip(marks, ends):
            statement = text[mark.end():end]
            yield mark.group(1), re.split(r"\n#", statement)[0]
        return
    for row in re.findall(r"^\| (.+?) \|(.+)\|$", text, re.M):
        for rule in decision_ids(row[0]):
            yield rule, row[1]


def decision_ids(point):
    """`OPEN-16, 17` names two points, `OPEN-08, OPEN-20 cards` too; a few rows name none."""
    named = re.match(r"OPEN-\d+[a-z]?(?:, (?:OPEN-)?\d+[a-z]?)*", point)
    if named:
        return ["OPEN-" + number for number in re.findall(r"\d+[a-z]?", named.group(0))]
    return [rule for start, rule in UNNAMED_DECISIONS.items() if point.startswith(start)]


def pages_of(statement):
    """Citations as {edition: [pages]} and the headings cited from the combined rules."""
    pages, headings = {}, []
    for bracket in re.findall(r"\[([^\[\]]*)\]", statement):
        for part in bracket.split(";"):
            part = part.strip()
            heading = re.match(r"003 §(.+?)(?: l\.[\d–,]+)?$", part)
            if heading and heading.group(1) not in headings:
                headings.append(heading.group(1))
            cited = re.match(r"(00[0124]) (?:p|s)\.([\d–,]+)", part)
            if cited:
                numbers = pages.setdefault(RULEBOOKS[cited.group(1)], [])
                for span in cited.group(2).strip(",").split(","):
                    first, _, last = span.partition("–")
                    numbers.extend(range(int(first), int(last or first) + 1))
    return {k: sorted(set(v)) for k, v in sorted(pages.items())}, headings


def draft_title(rule, topics):
    """A neutral title: what the prefix is about, and the number."""
    prefix, _, number = rule.rpartition("-")
    return f"{topics.get(prefix, prefix.capitalize())}, point {number}"


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else WORKSPACE.parent / "shared" / "rules"
    if not folder.is_dir():
        sys.exit(f"{folder} is not a folder; name the folder that holds the rules specification")
    topics = json.loads((HERE / "topics.json").read_text(encoding="utf-8"))
    every_id = set()
    for source in sorted(folder.glob("[0-9][0-9]-*.md")):
        found = dict(rules_of(source.read_text(encoding="utf-8")))
        if not found:
            continue
        target = HERE / f"{source.stem}.jsonl"
        old = {}
        if target.exists():
            for line in target.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                old[entry["id"]] = entry
        lines = []
        for rule, statement in found.items():
            before = old.get(rule, {})
            pages, headings = pages_of(statement)
            entry = {"id": rule}
            if "title" in before and not before.get("title_draft"):
                entry["title"] = before["title"]
            else:
                entry["title"] = draft_title(rule, topics)
                entry["title_draft"] = True
            for kept in ("explanation", "not_applicable"):
                if kept in before:
                    entry[kept] = before[kept]
            if pages:
                entry["pages"] = pages
            if headings:
                entry["combined"] = headings
            lines.append(json.dumps(entry, ensure_ascii=False))
        target.write_text("\n".join(lines) + "\n", encoding="utf-8")
        every_id.update(found)
    ids = sorted(every_id)
    listed = "".join(f'    "{rule}",\n' for rule in ids)
    (HERE / "ids.rs").write_text(
        "/// Every rule id, sorted by bytes. Written by `content/rules/update.py`.\n"
        f"pub(crate) static IDS: [&str; {len(ids)}] = [\n{listed}];\n",
        encoding="utf-8",
    )


main()
