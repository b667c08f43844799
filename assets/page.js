// What pages gain from a script: buttons that copy, boxes to tick, forms that are sent once. Without it they are whole.

for (const pre of document.querySelectorAll('main pre')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  const said = document.createElement('span')
  said.className = 'hidden'
  said.setAttribute('role', 'status')
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(pre.textContent.replace(/\n$/, ''))
      button.textContent = 'Copied'
      said.textContent = 'Copied to the clipboard'
    } catch {
      // No permission, or no clipboard on plain http: the text is selected, so that a key press copies it.
      getSelection().selectAllChildren(pre)
      button.textContent = 'Selected'
      said.textContent = 'The text is selected; copy it with the keyboard'
    }
    setTimeout(() => {
      button.textContent = 'Copy'
      said.textContent = ''
    }, 2000)
  })
  const box = document.createElement('div')
  box.className = 'code'
  pre.replaceWith(box)
  box.append(pre, button, said)
}

/** Ticked items of a list, by their words, so that ticks survive when items are added. Kept in this browser only. */
function stored(name) {
  try {
    const items = JSON.parse(localStorage.getItem(name) ?? '[]')
    return new Set(Array.isArray(items) ? items : [])
  } catch {
    return new Set()
  }
}

function store(name, items) {
  try {
    if (items.size === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify([...items]))
  } catch {
    // Storage is full or switched off: the ticks last as long as the page is open.
  }
}

for (const list of document.querySelectorAll('[data-checklist]')) {
  const name = `laurel:checklist:${list.dataset.checklist}`
  const ticked = stored(name)
  for (const item of list.querySelectorAll(':scope > li')) {
    const words = item.textContent.trim()
    const label = document.createElement('label')
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.checked = ticked.has(words)
    box.addEventListener('change', () => {
      if (box.checked) ticked.add(words)
      else ticked.delete(words)
      store(name, ticked)
    })
    const text = document.createElement('span')
    text.append(...item.childNodes)
    label.append(box, text)
    item.append(label)
  }
  list.classList.add('ticking')
  const hint = document.createElement('p')
  hint.className = 'hint screen'
  hint.textContent = 'Ticks are kept in this browser only; nothing is sent.'
  list.after(hint)
}

// A form of the studio carries random bits for each time that its page is shown, so that a double click or a reload makes
// one result. One that came back because it failed keeps its own: sent again, it is the same form.
addEventListener('pageshow', ({ persisted }) => {
  for (const field of document.querySelectorAll('input[name=nonce]')) {
    if (field.value !== '' && !persisted) continue
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
})
