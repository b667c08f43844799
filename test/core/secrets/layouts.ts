/** Ways in which people and programs write twelve or more words. */
export const layouts: Readonly<Record<string, (words: readonly string[]) => string>> = {
  blanks: (w) => w.join(' '),
  'double blanks': (w) => w.join('   '),
  commas: (w) => w.join(', '),
  'tight commas': (w) => w.join(','),
  lines: (w) => w.join('\n'),
  'windows lines': (w) => w.join('\r\n'),
  tabs: (w) => w.join('\t'),
  'numbered line': (w) => w.map((word, i) => `${i + 1}. ${word}`).join(' '),
  'numbered list': (w) => w.map((word, i) => `${i + 1}) ${word}`).join('\n'),
  'numbers behind': (w) => w.map((word, i) => `${word} (${i + 1})`).join('; '),
  bullets: (w) => w.map((word) => `- ${word}`).join('\n'),
  stars: (w) => w.map((word) => `• ${word}`).join('\n'),
  'upper case': (w) => w.join(' ').toUpperCase(),
  capitals: (w) => w.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '),
  composed: (w) => w.join(' ').normalize('NFC'),
  decomposed: (w) => w.join(' ').normalize('NFKD'),
  'full width': (w) => w.join(' ').replace(/[a-z]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
  ideographic: (w) => w.join('\u3000'),
  slashes: (w) => w.join('/'),
  hyphens: (w) => w.join('-'),
  underscores: (w) => w.join('_'),
  dots: (w) => w.join(' . '),
  arrows: (w) => w.join(' → '),
  emoji: (w) => w.join(' 🔑 '),
  quoted: (w) => w.map((word) => `"${word}"`).join(' '),
  'typographic quotes': (w) => w.map((word) => `„${word}“`).join(', '),
  json: (w) => JSON.stringify(w),
  'json in json': (w) => JSON.stringify(JSON.stringify(w)),
  'json lines': (w) => JSON.stringify(w, undefined, 2),
  'json objects': (w) => JSON.stringify(w.map((word, index) => ({ index: index + 1, word }))),
  'json fields': (w) => JSON.stringify(Object.fromEntries(w.map((word, i) => [`w${i + 1}`, word]))),
  'escaped unicode': (w) =>
    w.join(' ').replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'escaped lines': (w) => w.join('\\n'),
  'query string': (w) => w.join('%20'),
  'form data': (w) => w.join('+'),
  bold: (w) => w.map((word) => `<b>${word}</b>`).join(' '),
  'html list': (w) => `<ol>${w.map((word) => `<li class="word">${word}</li>`).join('')}</ol>`,
  'html spaces': (w) => w.join('&nbsp;'),
  markdown: (w) => w.map((word) => `**${word}**`).join(' '),
  code: (w) => w.map((word) => `\`${word}\``).join(', '),
  table: (w) => w.map((word, i) => `| ${i + 1} | ${word} |`).join('\n'),
  'labelled lines': (w) => w.map((word, i) => `word${i + 1}: ${word}`).join('\n'),
  'labelled words': (w) => w.map((word, i) => `Word ${i + 1}: ${word}`).join('\n'),
  variables: (w) => w.map((word, i) => `W${i + 1}=${word}`).join('\n'),
  yaml: (w) => `words:\n${w.map((word) => `  - ${word}`).join('\n')}`,
  'then and then': (w) => w.join(', then '),
  'zero-width inside': (w) => w.map((word) => `${word.slice(0, 1)}\u200b${word.slice(1)}`).join(' '),
  'soft hyphens': (w) => w.map((word) => `${word.slice(0, 2)}\u00ad${word.slice(2)}`).join(' '),
  'zero-width between': (w) => w.join('\u200b'),
  'two columns': (w) => {
    const half = Math.ceil(w.length / 2)
    const cell = (i: number): string => (i < w.length ? `${i + 1}. ${w[i] ?? ''}` : '')
    return Array.from({ length: half }, (_, i) => `${cell(i)}    ${cell(i + half)}`).join('\n')
  },
}

/** Only for words in Latin letters. */
export const latinLayouts: Readonly<Record<string, (words: readonly string[]) => string>> = {
  glued: (w) => w.join(''),
  'camel case': (w) => w.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
}
