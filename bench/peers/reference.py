"""Reads and writes .ots files with the reference library (python-opentimestamps).

Arguments: a file with one .ots file in hex per line, and a number of rounds. Prints microseconds of CPU for one read
and for one write.
"""
import sys
import time
from opentimestamps.core.serialize import BytesDeserializationContext, BytesSerializationContext
from opentimestamps.core.timestamp import DetachedTimestampFile

files = [bytes.fromhex(line) for line in open(sys.argv[1]).read().split()]
rounds = int(sys.argv[2])


def read(data):
    return DetachedTimestampFile.deserialize(BytesDeserializationContext(data))


def write(parsed):
    context = BytesSerializationContext()
    parsed.serialize(context)
    return context.getbytes()


begun = time.process_time()
for _ in range(rounds):
    parsed = [read(data) for data in files]
between = time.process_time()
for _ in range(rounds):
    for one in parsed:
        write(one)
done = time.process_time()
calls = rounds * len(files)
print((between - begun) * 1e6 / calls, (done - between) * 1e6 / calls)
