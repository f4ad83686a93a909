#!/usr/bin/env python3
"""Brings the registry's data files up to date with the rules specification.

    python3 crates/facts/content/rules/update.py [FOLDER]     (default: ../shared/rules)

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

# Lines of the Italian text that transcribe the board, which is printed on page 8.
ITALIAN_BOARD = range(1189, 1351)

# Rows of the file of decisions that name no id of their own.
UNNAMED_DECISIONS = {
    "Resurrection Ship": "SETTLED-RESURRECTION",
    "raiders activated": "SETTLED-RAIDERS",
    "Rerolls": "SETTLED-REROLLS",
}


# The rows of the two tables of file 16 cite their sources together: each stands on the page of the
# rule it repeats.
SAME_PAGE = {
    "POOL-1": "SKILL-4", "POOL-2": "DESTINY-2", "POOL-3": "CRISIS-1", "POOL-4": "REVEAL-8",
    "POOL-5": "TITLE-PRES-1", "POOL-6": "JUMP-4", "POOL-7": "LOYDECK-4", "POOL-8": "LOYAL-4",
    "POOL-9": "CIV-2", "POOL-10": "DMG-GAL-1", "POOL-11": "DMG-BASE-1", "POOL-12": "SETUP-5",
    "LIMIT-10": "ABIL-3", "LIMIT-11": "COMBAT-ACT-2", "LIMIT-12": "COMBAT-RAIDER-2",
    "LIMIT-13": "COMBAT-RAIDER-3", "LIMIT-14": "LIMIT-4", "LIMIT-15": "CRISIS-4",
    "LIMIT-16": "JUMP-4", "LIMIT-17": "HAND-1", "LIMIT-18": "SKILLSTEP-3",
    "LIMIT-19": "CHECK-LOC-3", "LIMIT-20": "SLEEPER-5",
}

# Rules that a difference between the editions touches although they do not name it.
TOUCHED = {
    "COMBAT-ACT-2": ["DIS-57"], "COMBAT-HEAVY-2": ["DIS-22"], "COMBAT-HEAVY-1": ["DIS-23"],
    "CENT-2": ["DIS-23"], "COMBAT-LAUNCH-1": ["DIS-24"], "COMBAT-LAUNCH-2": ["DIS-24"],
    "DMG-GAL-4": ["DIS-40"], "PILOT-8": ["DIS-29"],
}

# What a prefix is about, for the draft titles.
TOPICS = {
    "XTERM": "Terms of the combined game",
    "XCOMP": "Components of the combined game",
    "XBOARD": "Boards of the combined game",
    "XSETUP": "Setup of the combined game",
    "XLOYDECK": "Loyalty deck of the combined game",
    "XLOY": "Loyalty cards of the combined game",
    "XMUT": "The Mutineer and Mutiny cards",
    "XGOAL": "Personal Goals",
    "XFIVE": "Final Five",
    "XSLEEP": "Sleeper phase of the combined game",
    "XREVEAL": "Revealing in the combined game",
    "XCY": "Revealed Cylons of the combined game",
    "XCYTURN": "Cylon turns of the combined game",
    "XLEAD": "Cylon Leaders",
    "XMOT": "Motives",
    "XINF": "Infiltration",
    "XTURN": "Turns of the combined game",
    "XMOVE": "Movement in the combined game",
    "XACT": "Actions of the combined game",
    "XMIR": "Miracle tokens",
    "XTITLE": "Titles of the combined game",
    "XSUCC": "Succession in the combined game",
    "XCAG": "The CAG title",
    "XTREACH": "Treachery",
    "XCHECK": "Skill checks of the combined game",
    "XABILITY": "Skill-check abilities",
    "XCRISIS": "Crises of the combined game",
    "XVIPER": "Vipers of the combined game",
    "XRAPTOR": "Assault raptors",
    "XACTV": "Activation in the combined game",
    "XRAIDER": "Raiders in the combined game",
    "XLAUNCH": "Launches in the combined game",
    "XHEAVY": "Heavy raiders in the combined game",
    "XBASE": "Basestars in the combined game",
    "XFLEET": "The Cylon Fleet board",
    "XPURSUIT": "The pursuit track",
    "XPLACE": "Placing ships in the combined game",
    "XATTACK": "Attacks in the combined game",
    "XNUKE": "Nukes in the combined game",
    "XDMG": "Damage in the combined game",
    "XDMGB": "Basestar damage in the combined game",
    "XJUMP": "Jumps of the combined game",
    "XDEST": "Destinations of the combined game",
    "XRES": "Resources of the combined game",
    "NC": "New Caprica",
    "NC-SETUP": "Setup of New Caprica",
    "ION": "Ionian Nebula",
    "ION-SETUP": "Setup of the Ionian Nebula",
    "ION-TRAUMA": "Trauma",
    "ION-ALLY": "Allies",
    "ION-DAMAGE": "Trauma and basestar damage",
    "EARTH": "Earth",
    "EARTH-SETUP": "Setup of Earth",
    "EARTH-MISSION": "Missions",
    "EARTH-RB": "The Rebel Basestar",
    "EXEC": "Executions",
    "CLAR": "Clarifications",
    "DIS": "Difference between the editions",
    "EX": "Worked example",
    "REM": "Reminder",
    "OPEN": "Open question",
}


def rules_of(text):
    """(id, statement, text between the section's heading and its first rule) of one file."""
    marks = list(re.finditer(rf"\*\*({ID})\b", text))
    for mark, after in zip(marks, marks[1:] + [None]):
        statement = text[mark.end():after.start() if after else len(text)]
        heading = text.rfind("\n## ", 0, mark.start())
        first = next(m.start() for m in marks if m.start() > heading)
        yield mark.group(1), re.split(r"\n#|\nSources", statement)[0], text[heading:first]
    if not marks:
        for point, decision in re.findall(r"^\| (.+?) \|(.+)\|$", text, re.M):
            for rule in decision_ids(point):
                yield rule, decision, ""


def decision_ids(point):
    """`OPEN-16, 17` names two points, `OPEN-08, OPEN-20 cards` too; a few rows name none."""
    named = re.match(r"OPEN-\d+[a-z]?(?:, (?:OPEN-)?\d+[a-z]?)*", point)
    if named:
        return ["OPEN-" + number for number in re.findall(r"\d+[a-z]?", named.group(0))]
    return [rule for start, rule in UNNAMED_DECISIONS.items() if point.startswith(start)]


def citations_of(text):
    """Citations as {edition: {pages}} and the headings cited from the combined rules."""
    pages, headings = {}, []
    for bracket in re.findall(r"\[([^\[\]]*)\]", text):
        for part in bracket.split(";"):
            part = part.strip()
            heading = re.match(r"003 §(.+?)(?: l\.[\d–,]+)?$", part)
            if heading and heading.group(1) not in headings:
                headings.append(heading.group(1))
            cited = re.match(r"(00[0124]) (?:p|s)\.([\d–,]+)", part)
            if cited:
                numbers = pages.setdefault(RULEBOOKS[cited.group(1)], set())
                for first, last in spans(cited.group(2)):
                    numbers.update(range(first, last + 1))
    return pages, headings


def spans(numbers):
    """`5–6,9` as [(5, 6), (9, 9)]."""
    for span in numbers.strip(",").split(","):
        first, _, last = span.partition("–")
        yield int(first), int(last or first)


def line_anchors(texts):
    """Lines of the German text whose page is known for certain, sorted."""
    anchors = set()
    for text in texts:
        for page, lines in re.findall(r"002 p\.(\d+) l\.([\d–,]+)", text):
            for first, last in spans(lines):
                anchors.update([(first, int(page)), (last, int(page))])
    return sorted(anchors)


def pages_of_lines(text, anchors):
    """The files of differences, examples and reminders cite lines; the four base rulebooks share
    their pages, so a German line between two lines of one page gives the page for every rulebook
    that is cited beside it."""
    found = set()
    for lines in re.findall(r"002 l\.([\d–]+(?:,[\d–]+)*)", text):
        for first, _ in spans(lines):
            before = [page for line, page in anchors if line <= first]
            after = [page for line, page in anchors if line >= first]
            if before and after and before[-1] == after[0]:
                found.add(after[0])
    board = [int(line) for line in re.findall(r"004 l\.(\d+)", text)]
    if not found and any(line in ITALIAN_BOARD for line in board):
        return {"it": {8}}
    cited = {RULEBOOKS[seed] for seed in re.findall(r"(00[0124]) l\.", text)}
    return {edition: set(found) for edition in cited} if found else {}


def draft_title(rule):
    """A neutral title: what the prefix is about, and the number."""
    prefix, _, number = rule.rpartition("-")
    return f"{TOPICS.get(prefix, prefix)}, point {number}"


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else WORKSPACE.parent / "shared" / "rules"
    if not folder.is_dir():
        sys.exit(f"{folder} is not a folder; name the folder that holds the rules specification")
    texts = {p.stem: p.read_text(encoding="utf-8") for p in folder.glob("[0-9][0-9]-*.md")}
    anchors = line_anchors(texts.values())
    files = {stem: list(rules_of(text)) for stem, text in sorted(texts.items())}
    files = {stem: rules for stem, rules in files.items() if rules}
    cited = {}
    for rules in files.values():
        for rule, statement, preface in rules:
            pages, headings = citations_of(statement)
            if not pages and not headings:
                pages = pages_of_lines(statement, anchors)
            if not pages and not headings:
                pages, headings = citations_of(preface)
            if rule not in cited or pages or headings:
                cited[rule] = (pages, headings)
    for rules in files.values():
        for rule, statement, _ in rules:
            named = [SAME_PAGE[rule]] if rule in SAME_PAGE else re.findall(ID, statement)
            if rule in SAME_PAGE or cited[rule] == ({}, []):
                known = [cited[other] for other in named if any(cited.get(other, ()))]
                cited[rule] = known[0] if known else ({}, [])
    differs = {}
    for stem, rules in files.items():
        if stem.startswith("90-"):
            continue
        for rule, statement, _ in rules:
            named = re.findall(r"\bDIS-\d+[a-z]?\b", statement) + TOUCHED.get(rule, [])
            differs.setdefault(rule, []).extend(named)
    for stem, rules in files.items():
        write(HERE / f"{stem}.jsonl", [rule for rule, _, _ in rules], cited, differs)
    ids = sorted({rule for rules in files.values() for rule, _, _ in rules})
    listed = "".join(f'    "{rule}",\n' for rule in ids)
    (HERE / "ids.rs").write_text(
        "/// Every rule id, sorted by bytes. Written by `content/rules/update.py`.\n"
        f"static IDS: [&str; {len(ids)}] = [\n{listed}];\n",
        encoding="utf-8",
    )


def write(target, rules, cited, differs):
    old = {}
    if target.exists():
        for line in target.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            old[entry["id"]] = entry
    lines = []
    for rule in rules:
        before = old.get(rule, {"title_draft": True})
        pages, headings = cited[rule]
        entry = {"id": rule, "title": before.get("title")}
        if before.get("title_draft"):
            entry["title"] = draft_title(rule)
            entry["title_draft"] = True
        for kept in ("explanation", "not_applicable"):
            if kept in before:
                entry[kept] = before[kept]
        if pages:
            entry["pages"] = {edition: sorted(pages[edition]) for edition in sorted(pages)}
        if headings:
            entry["combined"] = headings
        if differs.get(rule):
            entry["differs"] = sorted(set(differs[rule]))
        lines.append(json.dumps(entry, ensure_ascii=False))
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


main()
