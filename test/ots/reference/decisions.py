#!/usr/bin/env python3
"""Holds our decisions on changed .ots files against those of the reference library.

    node test/ots/reference/decisions.ts > FILE && python3 test/ots/reference/decisions.py FILE

Both must read or refuse, and write the same bytes after reading. Where our limits are stricter on purpose, that is
counted apart. Exit code 1 when a decision differs otherwise.
"""

import collections
import json
import sys

import opentimestamps
from opentimestamps.core.serialize import (
    BytesDeserializationContext,
    BytesSerializationContext,
)
from opentimestamps.core.timestamp import DetachedTimestampFile

stricter = {"too-large", "too-many-nodes", "too-much-work", "varuint-too-large"}


def written(data):
    try:
        reader = BytesDeserializationContext(data)
        detached = DetachedTimestampFile.deserialize(reader)
        reader.assert_eof()
        writer = BytesSerializationContext()
        detached.serialize(writer)
        return writer.getbytes().hex()
    except RecursionError:
        raise
    except Exception:
        return None


def main(path):
    counts = collections.Counter()
    different = 0
    with open(path) as lines:
        for line in lines:
            ours = json.loads(line)
            theirs = written(bytes.fromhex(ours["file"]))
            if theirs == ours.get("written"):
                counts["both read and write the same" if theirs else "both refuse"] += 1
            elif theirs is not None and ours.get("refused") in stricter:
                counts["ours stricter: " + ours["refused"]] += 1
            else:
                different += 1
                print("differ:", ours.get("refused", "read"), "theirs:", "read" if theirs else "refused", ours["file"][:200])
    print(f"opentimestamps {opentimestamps.__version__}: {dict(counts)}, {different} different")
    return 0 if different == 0 and counts else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
