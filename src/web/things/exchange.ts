/** My things as a file, for another browser or for safe keeping. */
import { saveFile } from '../page/save-file.ts'
import { type Things, countOf, thingsIn } from './things-file.ts'

/** Most bytes of a file that is read: some 20,000 things. */
const mostBytes = 8 * 1024 * 1024

/** Offers the list as a JSON file. */
export const exportThings = (things: Things): void => {
  const day = new Date().toISOString().slice(0, 10)
  saveFile(`laurel-my-things-${day}.json`, 'application/json', `${JSON.stringify(things, null, 2)}\n`)
}

/** The things in an exported file, with names that may be kept; null if it holds none. */
export async function importedThings(file: Blob): Promise<Things | null> {
  if (file.size > mostBytes) return null
  let things: Things
  try {
    things = thingsIn(JSON.parse(await file.text()))
  } catch {
    return null
  }
  if (countOf(things) === 0) return null
  const { safeName } = await import('./safe-name.ts')
  return {
    receipts: await Promise.all(things.receipts.map(async (one) => ({ ...one, name: await safeName(one.name) }))),
    reports: await Promise.all(things.reports.map(async (one) => ({ ...one, title: await safeName(one.title) }))),
    proofs: await Promise.all(things.proofs.map(async (one) => ({ ...one, fileName: await safeName(one.fileName) }))),
  }
}
