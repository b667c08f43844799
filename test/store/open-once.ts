/** A process that opens a store, writes once and closes: `node open-once.ts <url>`. */
import { openStore } from '../../src/store/open.ts'
import { someRecord } from './contract/records.ts'

const store = await openStore(process.argv[2] ?? '')
await store.commit({ records: [someRecord()] })
await store.close()
