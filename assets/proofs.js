// What the page of proofs gains from a script: files are hashed, read and explained here, and never uploaded.
import { digestOf, heightsToCheck, readProof, statementFor } from './web/proofs.js'

const byId = (id) => document.getElementById(id)

function made(name, text, className) {
  const element = document.createElement(name)
  if (text !== undefined) element.textContent = text
  if (className !== undefined) element.className = className
  return element
}

/** A box that takes files, chosen or dropped; `take` is given them, and a way to say how it goes. */
function dropBox(name, take) {
  const box = document.querySelector(`[data-drop="${name}"]`)
  const said = box.querySelector('[data-said]')
  const say = (text) => (said.textContent = text)
  let turn = 0
  const taken = async (list) => {
    const files = [...list]
    if (files.length === 0) return
    // What was dropped later counts, also when a large file before it is still being read.
    const own = ++turn
    try {
      await take(files, say, () => own === turn)
    } catch (error) {
      console.info(error)
      say('The file could not be read. Choose it again.')
    }
  }
  box.querySelector('input').addEventListener('change', (event) => taken(event.target.files))
  box.addEventListener('dragover', (event) => {
    event.preventDefault()
    box.classList.add('over')
  })
  box.addEventListener('dragleave', () => box.classList.remove('over'))
  box.addEventListener('drop', (event) => {
    event.preventDefault()
    box.classList.remove('over')
    taken(event.dataTransfer.files)
  })
  box.hidden = false
}

dropBox('commit', async ([file], say, current) => {
  say(`Hashing ${file.name} …`)
  const digest = await digestOf(file)
  if (!current()) return
  byId('hash').value = digest
  say(`This is the hash of ${file.name}. The file stayed here; commit the hash to go on.`)
})

// A file that is dropped beside a box would replace the page.
for (const type of ['dragover', 'drop']) document.addEventListener(type, (event) => event.preventDefault())

/** The last file and the last proof that were chosen; one may come after the other. */
const chosen = { file: null, proof: null, name: '' }

dropBox('check', async (files, say, current) => {
  for (const file of files) {
    const read = file.name.endsWith('.ots') ? await readProof(file) : null
    if (!current()) return
    if (read === null) chosen.file = file
    else {
      chosen.proof = read
      chosen.name = file.name
    }
  }
  if (typeof chosen.proof === 'string') {
    byId('explained').hidden = true
    return say(`${chosen.name} is no timestamp proof. ${chosen.proof}`)
  }
  if (chosen.proof === null) return say(`${chosen.file.name} is here. Now choose its .ots file, too.`)
  const { file, proof } = chosen
  if (file !== null) say(`Hashing ${file.name} …`)
  const digest = file === null ? null : await digestOf(file, proof.fileHashOp)
  if (!current()) return
  explain(proof, file, digest)
  say(
    file === null
      ? `${chosen.name} is read. Choose the file that it is about, too.`
      : `${file.name} and ${chosen.name} are read. They stayed here.`,
  )
})

/** Everything that can be said without asking anybody, and a button for the one question that is left. */
function explain(proof, file, digest) {
  const same = digest === proof.digest
  const parts = []
  if (digest !== null && !same) {
    parts.push(made('p', `${file.name} is not what this proof is about. Its ${proof.fileHashOp} is`, 'statement fail'))
    parts.push(code(digest), made('p', 'and the proof is about'), code(proof.digest))
  } else {
    const whose = digest === null ? 'the file must be this:' : `${file.name} is the one in the proof:`
    parts.push(made('p', `The ${proof.fileHashOp} of ${whose}`), code(proof.digest))
    const statement = made('p', statementFor(proof, [], '').statement, 'statement')
    statement.setAttribute('role', 'status')
    parts.push(statement, ...compare(proof, statement))
  }
  parts.push(tree(proof))
  const box = byId('explained')
  box.replaceChildren(...parts)
  box.hidden = false
}

const code = (text) => {
  const line = made('p', undefined, 'digest')
  line.append(made('code', text))
  return line
}

/** Paths that are written out to be compared by hand; a proof has one or two. */
const mostByHand = 20

/** What is left to do: compare with the headers that this service sees, of which only the height is sent, or ask on. */
function compare(proof, statement) {
  if (proof.paths.length === 0) return proof.calendars.length === 0 ? [] : [askOn()]
  let checked = []
  const button = made('button', undefined, 'button')
  button.type = 'button'
  const row = made('p', undefined, 'buttons')
  row.append(button)
  const offer = () => {
    const heights = heightsToCheck(proof, checked)
    const more = checked.length === 0 ? '' : 'more '
    const what = heights.length === 1 ? `block ${heights[0]}` : `${heights.length} ${more}blocks`
    if (heights.length === 0) row.remove()
    else button.textContent = `Compare with ${what}`
  }
  offer()
  button.addEventListener('click', async () => {
    button.disabled = true
    let judged = statementFor(proof, checked, '')
    for (const height of heightsToCheck(proof, checked)) {
      checked.push({ height, block: await blockAt(height) })
      judged = statementFor(proof, checked, new Date().toISOString())
      if (judged.status === 'matches') break
    }
    statement.className = `statement ${{ matches: 'pass', mismatch: 'fail' }[judged.status] ?? ''}`
    const configured = checked.every(({ block }) => block.status !== 'not-configured')
    statement.textContent = configured ? judged.statement : `${judged.statement} This service has no source of headers.`
    button.disabled = false
    // One that matches is enough; compared once more, it is from the beginning. Otherwise the next ones are.
    if (judged.status === 'matches') checked = []
    else offer()
  })
  const lines = proof.paths.slice(0, mostByHand).map(({ height, merkleRoot }) => {
    const line = made('p', `By hand: in a block explorer, block ${height} must have the Merkle root `)
    line.append(made('code', merkleRoot))
    return line
  })
  const rest = proof.paths.length - mostByHand
  if (rest > 0) lines.push(made('p', `${rest} more are in the whole proof.`))
  return [row, ...lines]
}

/** This page asks no calendar: the commitments of a file of somebody's own are nobody else's business. */
function askOn() {
  const line = made('p', 'To ask the calendars, run ')
  line.append(
    made('code', 'npx --no -- laurel upgrade FILE.ots'),
    ' in a checkout of Laurel, or ',
    made('code', 'ots upgrade FILE.ots'),
    '. A hash that was committed here is asked about by itself: its own page says how far it is and has the newest .ots.',
  )
  return line
}

async function blockAt(height) {
  try {
    const answer = await fetch(`/api/block/${height}`, { headers: { accept: 'application/json' } })
    if (answer.ok) return (await answer.json()).data
  } catch (error) {
    console.info(error)
  }
  // No answer, or the allowance is used up: that says nothing about the proof.
  return { status: 'unavailable', hash: null, merkleRoot: null, time: null, source: 'this service', network: '' }
}

function tree({ lines, bytes, canonical }) {
  const details = made('details', undefined, 'tree')
  const form = canonical ? '' : ', not in canonical form'
  details.append(made('summary', `The whole proof: ${bytes} bytes, ${lines.length} operations${form}`))
  const list = made('ol')
  for (const { indent, operation, attestations } of lines) {
    const item = made('li', undefined, `in-${Math.min(indent, 4)}`)
    item.append(made('code', operation))
    for (const { words, askAt } of attestations)
      item.append(made('strong', askAt === null ? words : `${words} Ask at ${askAt}`))
    list.append(item)
  }
  details.append(list)
  return details
}
