/** The page that timestamps and checks files (pages/proof/proofs). Files are read here and never leave the browser. */
import { made, madeButton, part } from '../page/made.ts'
import { type Kept, rememberProof, storageWords, storedThings } from '../things/things.ts'
import { type CheckedBlock, heightsToCheck, statementFor } from './block-checks.ts'
import { takeFiles } from './drop.ts'
import { type FileEntry, type ProofEntry, newRow } from './entries.ts'
import { type FileActions, showFile } from './file-row.ts'
import { hashQueue } from './hashing.ts'
import { filesOfProofs } from './pairing.ts'
import { showProof } from './proof-row.ts'
import { isProofFile, readProof } from './read-proof.ts'
import { fetchBlock, newCommit } from './requests.ts'
import { progressOf, shownName } from './rows.ts'

export function start(root: HTMLElement): void {
  const submits = root.dataset['submits'] === 'true'
  const said = part(root, '[data-part=said]')
  const place = part(root, '[data-part=list]')
  const list = made('ul', { class: 'file-list' })
  const all = made('p', { class: 'buttons act' })
  const tools = made('p', { class: 'buttons' })
  const hash = hashQueue()
  const files: FileEntry[] = []
  const proofs: ProofEntry[] = []
  let keys = 0

  const say = (words: string) => {
    said.textContent = words
  }

  const actions: FileActions & { readonly compare: (entry: ProofEntry) => void } = {
    submits,
    cancel(entry) {
      entry.abort.abort()
      files.splice(files.indexOf(entry), 1)
      entry.row.remove()
      say(`${shownName(entry.name)} is off the list.`)
      arrange()
    },
    stamp: (entry) => void stamp(entry),
    compare: (entry) => void compare(entry),
  }

  /** Pairs files with proofs and shows every row whose pair has changed; `touched` rows in any case. */
  function arrange(...touched: readonly (FileEntry | ProofEntry)[]): void {
    const readable = proofs.flatMap(({ key, name, read }) => (typeof read === 'string' ? [] : [{ key, name, ...read }]))
    const pairs = filesOfProofs(
      files.map(({ key, name, digests }) => ({ key, name, sha256: digests.get('sha256') ?? null })),
      readable,
    )
    for (const entry of proofs) {
      const file = files.find(({ key }) => key === pairs.get(entry.key)) ?? null
      const changed = entry.file !== file
      entry.file = file
      if (file !== null && typeof entry.read !== 'string') void digest(file, entry.read.fileHashOp)
      if (changed || touched.includes(entry) || (file !== null && touched.includes(file))) showProof(entry, actions)
    }
    const paired = new Set(pairs.values())
    for (const entry of files) {
      const alone = !paired.has(entry.key)
      if (alone && (entry.row.hidden || touched.includes(entry))) showFile(entry, actions)
      entry.row.hidden = !alone
    }
    showTools()
  }

  function showTools(): void {
    const known = new Set(storedThings().proofs.map((proof) => proof.hash))
    const fresh = files.filter(({ row, stamp, digests }) => {
      const sha256 = digests.get('sha256')
      return !row.hidden && stamp.kind === 'none' && sha256 !== undefined && !known.has(sha256)
    })
    const several = fresh.length > 1 && submits
    list.classList.toggle('many', several)
    all.replaceChildren(
      ...(several
        ? [
            madeButton(`Timestamp all ${fresh.length}`, 'button', () => void stampAll(fresh)),
            made('span', { class: 'quiet' }, 'Sends one request for each, with its fingerprint and nothing else.'),
          ]
        : []),
    )
    tools.replaceChildren(
      ...(files.length + proofs.length === 0
        ? []
        : [
            madeButton('Clear the list', 'button plain', () => {
              clear()
            }),
          ]),
    )
  }

  function clear(): void {
    for (const { abort } of files) abort.abort()
    files.length = 0
    proofs.length = 0
    list.replaceChildren()
    showTools()
    say('The list is empty.')
    part(root, '#files').focus()
  }

  async function add(dropped: readonly File[]): Promise<void> {
    const added: (FileEntry | ProofEntry)[] = []
    for (const file of dropped) {
      const entry = { key: (keys += 1), name: file.name, row: newRow() }
      let read: ProofEntry['read'] | null = null
      let error: string | null = null
      try {
        if (await isProofFile(file, file.name)) read = await readProof(file)
      } catch {
        error = unreadable
      }
      if (read !== null) {
        const proof = { ...entry, read, checked: [], checkedAt: '', busy: false, file: null }
        proofs.push(proof)
        added.push(proof)
      } else {
        const abort = new AbortController()
        const one: FileEntry = {
          ...entry,
          file,
          error,
          abort,
          digests: new Map(),
          commit: null,
          stamp: { kind: 'none' },
        }
        files.push(one)
        added.push(one)
      }
      list.append(entry.row)
    }
    if (added.length === 0) return
    arrange(...added)
    const [first] = added
    say(
      added.length === 1 && first !== undefined
        ? `${shownName(first.name)} is here.`
        : `${added.length} files are here.`,
    )
    for (const entry of added) if ('digests' in entry && entry.error === null) void digest(entry, 'sha256')
  }

  const underWay = new Set<string>()

  /** Works out a digest of a file once, and shows it. */
  async function digest(entry: FileEntry, op: Parameters<typeof entry.digests.get>[0]): Promise<void> {
    const job = `${entry.key} ${op}`
    if (entry.digests.has(op) || entry.error !== null || underWay.has(job)) return
    underWay.add(job)
    try {
      const hex = await hash({
        file: entry.file,
        op,
        signal: entry.abort.signal,
        onProgress: (bytes) => {
          for (const { row } of [entry, ...proofs.filter(({ file }) => file === entry)]) progressOf(row, bytes)
        },
      })
      entry.digests.set(op, hex)
    } catch (error) {
      if (entry.abort.signal.aborted) return
      console.info(error)
      entry.error = unreadable
    } finally {
      underWay.delete(job)
    }
    if (!files.includes(entry)) return
    arrange(entry)
    // One announcement for all files that are read together.
    if (underWay.size > 0) return
    if (files.length > 1) {
      say(`${files.length} files are read.`)
      return
    }
    const shown = entry.row.hidden ? proofs.find(({ file }) => file === entry)?.row : entry.row
    say(
      `${shownName(entry.name)}: ${shown?.querySelector('.file-verdict')?.textContent ?? 'the fingerprint is ready.'}`,
    )
  }

  async function stamp(entry: FileEntry): Promise<boolean> {
    const sha256 = entry.digests.get('sha256')
    if (sha256 === undefined || entry.stamp.kind === 'sending') return false
    const commit = (entry.commit ??= newCommit(sha256))
    entry.stamp = { kind: 'sending' }
    arrange(entry)
    try {
      const { proofId, createdAt, otsUrl } = await commit()
      const kept = await keep(entry.name, { id: proofId, hash: sha256, madeAt: createdAt, otsUrl })
      entry.stamp = { kind: 'made', id: proofId, note: kept }
      // Timestamped once more, it is another request.
      entry.commit = null
      say(`${shownName(entry.name)} is timestamped.`)
      return true
    } catch (error) {
      entry.stamp = { kind: 'failed', words: error instanceof Error ? error.message : '' }
      say(`${shownName(entry.name)} was not timestamped. ${entry.stamp.words}`)
      return false
    } finally {
      arrange(entry)
    }
  }

  /** One after the other; a refusal would meet the rest, too. */
  async function stampAll(entries: readonly FileEntry[]): Promise<void> {
    let made = 0
    for (const entry of entries) {
      if (!(await stamp(entry))) break
      made += 1
    }
    say(`${made} of ${entries.length} files are timestamped.`)
  }

  async function compare(entry: ProofEntry): Promise<void> {
    const { read } = entry
    if (typeof read === 'string' || entry.busy) return
    entry.busy = true
    arrange(entry)
    const checked: CheckedBlock[] = [...entry.checked]
    for (const height of heightsToCheck(read, checked)) {
      checked.push({ height, block: await fetchBlock(height) })
      // One that matches is enough.
      if (statementFor(read, checked, '').status === 'matches') break
    }
    Object.assign(entry, { checked, checkedAt: new Date().toISOString(), busy: false })
    arrange(entry)
    say(entry.row.querySelector('.file-verdict')?.textContent ?? '')
  }

  place.replaceChildren(all, list, tools)
  takeFiles({ root, take: (dropped) => void add(dropped), takeHash: fillHash })
}

const unreadable = 'This could not be read. A folder? Drop its files instead, or choose the file again.'

/** Lists a proof under the name of its file, unless the name holds key material. Returns what to tell the person. */
async function keep(
  name: string,
  proof: { readonly id: string; readonly hash: string; readonly madeAt: string; readonly otsUrl: string },
): Promise<string> {
  let fileName = ''
  try {
    fileName = await (await import('../things/safe-name.ts')).safeName(name)
  } catch (error) {
    // The check of names could not be loaded; no name is kept unchecked.
    console.info(error)
  }
  const kept: Kept = rememberProof({ ...proof, fileName })
  if (kept !== 'kept') return storageWords[kept]
  return fileName === ''
    ? 'My things keep it without its name, which looks like key material.'
    : 'My things keep it, in this browser only: another day, drop the file here again.'
}

/** A pasted hash goes into the form for hashes, which opens. */
function fillHash(hash: string): void {
  const field = document.querySelector<HTMLInputElement>('#hash')
  const details = field?.closest('details')
  if (field === null || !details) return
  details.open = true
  field.value = hash
  field.focus()
}
