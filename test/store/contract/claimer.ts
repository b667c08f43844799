/** A process of its own that claims an Idempotency-Key and holds it: `node claimer.ts <url> <claim as JSON>`. */
import { openStore } from '../../../src/store/open.ts'

const [url = '', json = '{}'] = process.argv.slice(2)
const call = JSON.parse(json) as { scope: string; key: string; fingerprint: string; now: string }
const store = await openStore(url)
const { state } = await store.claim({ ...call, now: new Date(call.now) })
process.stdout.write(state)
// Its standard input ends when it is to end in good order.
process.stdin.resume().on('end', () => {
  void store.close()
})
