#!/usr/bin/env python3
"""Reads the .ots files of a folder with the reference library and holds them against expected.json.

    python3 test/ots/reference/check.py FOLDER

Each must be read, be canonical (what the library writes is byte for byte what it read), begin at the expected digest
and hold the expected number of attestations. Exit code 1 when one does not.
"""

import json
import pathlib
import sys

import opentimestamps
from opentimestamps.core.op import OpSHA256
from opentimestamps.core.serialize import (
    BytesDeserializationContext,
    BytesSerializationContext,
)
from opentimestamps.core.timestamp import DetachedTimestampFile


def problem(data, wanted):
    reader = BytesDeserializationContext(data)
    detached = DetachedTimestampFile.deserialize(reader)
    reader.assert_eof()
    writer = BytesSerializationContext()
    detached.serialize(writer)
    if writer.getbytes() != data:
        return "not canonical"
    if not isinstance(detached.file_hash_op, OpSHA256):
        return "another hash operation"
    if detached.file_digest.hex() != wanted["digest"]:
        return "another digest"
    if detached.timestamp.msg != detached.file_digest:
        return "the tree begins elsewhere"
    attestations = list(detached.timestamp.all_attestations())
    if len(attestations) != wanted["attestations"]:
        return f"{len(attestations)} attestations, not {wanted['attestations']}"
    return None


def main(folder):
    expected = json.loads((folder / "expected.json").read_text())
    bad = 0
    for name, wanted in sorted(expected.items()):
        try:
            found = problem((folder / name).read_bytes(), wanted)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        if found is not None:
            bad += 1
            print(f"{name}: {found}")
    print(
        f"opentimestamps {opentimestamps.__version__}: {len(expected)} files, "
        f"{len(expected) - bad} read, canonical and over the expected digest, {bad} not"
    )
    return 0 if expected and bad == 0 else 1


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
