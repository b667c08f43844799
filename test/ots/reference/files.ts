/**
 * Writes .ots files as Laurel serves them, for another implementation to read: `node test/ots/reference/files.ts FOLDER`,
 * then `python3 test/ots/reference/check.py FOLDER` where the reference library is installed (Debian: apt install
 * python3-opentimestamps). Pending, upgraded and merged from several calendars, of batches of 1, 2, 3 and 2,000.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCalendar } from '../../fakes/calendar.ts'
import { startChain } from '../../fakes/chain.ts'
import { startService } from '../../fakes/service.ts'

const sizes = [1, 2, 3, 2000]

/** Every file of a small batch; of a large one the first, the last and some between. */
const shown = (size: number, n: number): boolean => size <= 3 || n < 8 || n >= size - 8 || n % 97 === 0

async function writeFiles(folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const chain = await startChain()
  const calendars = await Promise.all([startCalendar(chain), startCalendar(chain), startCalendar(chain)])
  let time = Date.now()
  let written = 0
  const service = await startService({
    stamping: {
      calendars: calendars.map(({ origin }) => origin),
      headersUrl: chain.url,
      // Further requests after the first path make files with several paths.
      now: () => new Date(time),
    },
  })
  const expected: Record<string, { digest: string; attestations: number }> = {}
  const download = async (name: string, proofId: string, digest: string, attestations: number): Promise<void> => {
    const answer = await fetch(`${service.origin}/api/proof/${proofId}/ots`)
    if (answer.status !== 200) throw new Error(`${name}: status ${answer.status}`)
    writeFileSync(join(folder, `${name}.ots`), new Uint8Array(await answer.arrayBuffer()))
    expected[`${name}.ots`] = { digest, attestations }
    written += 1
  }
  try {
    for (const size of sizes) {
      const proofs: { id: string; digest: string; n: number }[] = []
      for (let n = 0; n < size; n += 1) {
        const digest = createHash('sha256').update(`${size} ${n}`).digest('hex')
        const made = await fetch(`${service.origin}/api/proof`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ hash: digest }),
        })
        proofs.push({ id: ((await made.json()) as { proofId: string }).proofId, digest, n })
      }
      const some = proofs.filter(({ n }) => shown(size, n))
      const all = async (state: string, attestations: number) => {
        for (const { id, digest, n } of some) await download(`${size}-${n}-${state}`, id, digest, attestations)
      }
      const [first, second, third] = calendars
      // One calendar answers late, so there is a file of two calendars, then of three.
      third.onSubmit = { status: 503 }
      await service.stamper.gather()
      await service.stamper.ask()
      await all('pending-two', 2)
      third.onSubmit = null
      time += 60_000
      await service.stamper.ask()
      await all('pending-three', 3)
      first.commit(1)
      second.commit(1)
      time += 7_200_000
      await service.stamper.ask()
      await all('upgraded', 5)
      third.commit(6)
      time += 7_200_000
      await service.stamper.ask()
      await all('merged', 6)
      await service.stamper.check()
    }
    writeFileSync(join(folder, 'expected.json'), JSON.stringify(expected, null, 2))
    return written
  } finally {
    await service.close()
    await Promise.all(calendars.map((calendar) => calendar.close()))
    await chain.close()
  }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: node test/ots/reference/files.ts FOLDER')
console.log(`${await writeFiles(folder)} files of batches of ${sizes.join(', ')}`)
