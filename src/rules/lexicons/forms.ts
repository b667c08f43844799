/** Inflected forms of English verbs, so that rules name each verb once. */

const irregular: Readonly<Record<string, string>> = {
  bet: 'bets betting bet',
  drive: 'drives driving drove driven',
  eat: 'eats eating ate eaten',
  forge: 'forges forging forged',
  hide: 'hides hiding hid hidden',
  hit: 'hits hitting hit',
  know: 'knows knowing knew known',
  read: 'reads reading',
  say: 'says saying said',
  see: 'sees seeing saw seen',
  show: 'shows showing showed shown',
  spin: 'spins spinning spun',
  steal: 'steals stealing stole stolen',
  stick: 'sticks sticking stuck',
  tell: 'tells telling told',
  wear: 'wears wearing wore worn',
  bid: 'bids bidding bid',
  bring: 'brings bringing brought',
  buy: 'buys buying bought',
  come: 'comes coming came',
  deal: 'deals dealing dealt',
  do: 'does doing did done',
  find: 'finds finding found',
  get: 'gets getting got gotten',
  give: 'gives giving gave given',
  go: 'goes going went gone',
  hang: 'hangs hanging hung',
  have: 'has having had',
  hold: 'holds holding held',
  keep: 'keeps keeping kept',
  leave: 'leaves leaving left',
  lend: 'lends lending lent',
  let: 'lets letting let',
  live: 'lives living lived',
  make: 'makes making made',
  pay: 'pays paying paid',
  put: 'puts putting put',
  run: 'runs running ran',
  sell: 'sells selling sold',
  send: 'sends sending sent',
  set: 'sets setting set',
  sit: 'sits sitting sat',
  stand: 'stands standing stood',
  take: 'takes taking took taken',
  win: 'wins winning won',
  write: 'writes writing wrote written',
  begin: 'begins beginning began begun',
  build: 'builds building built',
  cut: 'cuts cutting',
  draw: 'draws drawing drew drawn',
  feed: 'feeds feeding fed',
  grow: 'grows growing grew grown',
  lay: 'lays laying laid',
  rise: 'rises rising rose risen',
  shoot: 'shoots shooting shot',
  spend: 'spends spending spent',
  split: 'splits splitting',
  throw: 'throws throwing threw thrown',
  wake: 'wakes waking woke woken',
}

const doubled = new Set(['pin', 'jot', 'log', 'scan', 'crop', 'slap', 'rip', 'skip', 'bag', 'chat', 'submit', 'tap', 'spot', 'pat', 'rob', 'plan', 'swap', 'drop', 'flip', 'grab', 'tip', 'zap', 'pop', 'top', 'chip', 'snap', 'stop', 'shop', 'strip', 'ship', 'wrap', 'plug', 'beam']) // prettier-ignore

const inflected = (verb: string): readonly string[] => {
  const known = irregular[verb]
  if (known !== undefined) return [verb, ...known.split(' ')]
  if (/[^aeiou]y$/u.test(verb)) return [verb, `${verb.slice(0, -1)}ies`, `${verb}ing`, `${verb.slice(0, -1)}ied`]
  if (verb.endsWith('e')) return [verb, `${verb}s`, `${verb.slice(0, -1)}ing`, `${verb}d`]
  const stem = doubled.has(verb) ? verb + (verb.at(-1) ?? '') : verb
  const s = /(?:s|x|z|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`
  return [verb, s, `${stem}ing`, `${stem}ed`]
}

/**
 * All forms of the verbs in a comma-separated list, as lexicon entries. `put up` inflects the first word; `put ~ up`
 * also allows up to three words at the tilde.
 */
export const verbs = (list: string): string =>
  list
    .split(',')
    .map((v) => v.trim())
    .filter((v) => v !== '')
    .flatMap((v) => {
      const [first = '', ...rest] = v.split(/\s+/u)
      const tails = rest.includes('~')
        ? [rest.filter((w) => w !== '~').join(' '), rest.join(' ').replace('~', '..3')]
        : [rest.join(' ')]
      return inflected(first).flatMap((form) => tails.map((t) => `${form} ${t}`.trim()))
    })
    .join(', ')
