"""Swaps two cards of the deal in a table's file and writes every commitment and hash anew.

    forge.py FILE

What a host would do that cheats after the fact: the file is sound, and only repeating the deal, or
what the phones have kept, shows it. Prints the number of the row.
"""

import json
import sqlite3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "vectors"))

from verify import canonical, genesis_hash, join, row_commitment, row_hash, split  # noqa: E402


def altered(body):
    """Whether this is the deal; two Cylon cards that nobody has change places in it."""
    for event in body.get("record", {}).get("events", []):
        if event["type"] == "loyalty-dealt":
            unused = event["deal"]["$secret"]["unused"]
            unused[0], unused[1] = unused[1], unused[0]
            return True
    return False


def main(path):
    file = sqlite3.connect(path)
    game, created = file.execute("SELECT game, created FROM genesis").fetchone()
    previous = genesis_hash({"created": created, "game": game})
    names = ("seq", "command", "actor", "at", "schema", "label", "body", "blind", "secrets")
    rows = file.execute(f"SELECT {', '.join(names)} FROM rows ORDER BY seq").fetchall()
    guards = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in guards:
        file.execute(f"DROP TRIGGER {name}")
    file.execute("DELETE FROM rows")
    for row in rows:
        row = dict(zip(names, row))
        body = join(json.loads(row["body"]), json.loads(row["secrets"]))
        if altered(body):
            print(row["seq"])
        secrets = []
        public = split(body, secrets)
        commitment = row_commitment(row["blind"], secrets)
        hashed = {
            **row,
            "actor": json.loads(row["actor"]),
            "body": public,
            "commitment": commitment.hex(),
            "label": json.loads(row["label"]),
        }
        previous = row_hash(previous, hashed)
        row |= {"body": canonical(public).decode(), "secrets": canonical(secrets).decode()}
        values = [*row.values(), commitment, previous]
        places = ", ".join("?" for _ in values)
        columns = ", ".join([*row, "commitment", "hash"])
        file.execute(f"INSERT INTO rows ({columns}) VALUES ({places})", values)
    for _, sql in guards:
        file.execute(sql)
    file.commit()
    file.close()


if __name__ == "__main__":
    main(sys.argv[1])
