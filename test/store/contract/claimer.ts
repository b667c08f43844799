/** A process that claims an Idempotency-Key and holds it: `node claimer.ts <url> <claim as JSON>`. */
import { openStore } from '../../../src/store/open.ts'

const [url = '', json = '{}'] = process.argv.slice(2)
const call = JSON.parse(json) as { scope: string; key: string; fingerprint: string; now: string }
const store = await openStore(url)
const { state } = await store.claim({ ...call, now: new Date(call.now) })
process.stdout.write(state)
// The end of its standard input tells it to end in good order.
process.stdin.resume().on('end', () => {
  void store.close()
})
