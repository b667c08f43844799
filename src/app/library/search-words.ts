/**
 * Synonyms for the search of the library: a term of the library, then the words that readers use for it. The search
 * takes a word of a query together with its synonyms. The table holds no misspellings: the index matches prefixes and
 * typing mistakes by itself.
 */
const topics: readonly (readonly [library: string, readers: string])[] = [
  [
    'howey security utility',
    'legal illegal legally lawful law laws lawyer lawyers attorney court sue sued police fine trouble regulator ' +
      'regulators regulation regulations regulated licence license sec mica permitted allowed forbidden',
  ],
  ['utility security token', 'nft nfts coin coins crypto cryptocurrency altcoin ico airdrop mint minting'],
  [
    'investment utility security',
    'invest investing investor investors profit profits gain gains rich dividend dividends return returns stock stocks shares roi yield speculate speculation',
  ],
  [
    'wallet phishing recovery phrase',
    'steal steals stole stolen theft thief robbed rob hack hacked hacker scam scams scammed scammer fraud cheated drained lost ' +
      'lose loses lost phone trezor ledger metamask',
  ],
  ['recovery phrase wallet', 'seed mnemonic pin passphrase backup 12 24 twelve'],
  ['incident leaked secrets runbook', 'leak leaks exposed compromised breach emergency panic disaster accident post'],
  [
    'loyalty regulars',
    'point regular stamp discount discounts coupon coupons voucher vouchers cashback rebate perk perks bonus bonuses customer customers ' +
      'client clients shop shops cafe coffee restaurant membership member members reward',
  ],
  ['agent', 'bot bots chatbot chatbots chatgpt gpt llm llms assistant ai claude model'],
  [
    'prompt injection instructions',
    'jailbreak jailbroken trick tricked tricks fool fooled hijack hijacked manipulate manipulated command order hide hides hidden ' +
      'ignore override obey',
  ],
  ['handshake protocol', 'connect connects connecting connection integrate integration plug hook login mcp'],
  ['sandbox simulation workshop', 'try demo playground pretend practise practice exercise classroom tutorial'],
  [
    'event meetup case study',
    'festival conference concert party hackathon fair open-day volunteer volunteers visitor visitors guest guests helper helpers attendance attendees',
  ],
  ['certificate schema', 'diploma diplomas degree degrees transcript graduate graduates graduation pupil pupils'],
  ['metadata schema', 'field fields format attribute attributes column columns'],
  [
    'preflight findings outcome categories',
    'rule policy rejected reject refused blocked denied fail failed warning warnings flagged error',
  ],
  ['issue issuance badge', 'award awards awarding give giving hand grant recipient recipients'],
  ['skills registry versioning', 'download catalog catalogue update updated updates upgrade release releases'],
  ['testnet regtest experiment', 'testing mainnet faucet signet node nodes launch deploy'],
  // The categories of findings, which people name by what they want to do.
  ['trading sell marketplace', 'resell resale swap swapping trade trader buy buyer seller auction flip exchange'],
  ['custody', 'hold holding keep keeping keeper safekeeping vault deposit'],
  ['fundraising', 'donate donation donor crowdfund crowdfunding sponsor funding charity'],
  ['security', 'share ownership equity vote voting'],
  ['investment', 'price worth rise increase appreciate value'],
  ['mainnet', 'live production'],
  ['deception', 'fake false lie pretend mislead misleading counterfeit forge forged'],
  ['transferability', 'transfer pass gift lend inherit'],
  ['monetary value', 'money cash redeem pay paid payment price worth'],
  ['scarcity', 'rare few limited exclusive edition'],
  ['incentive', 'earn referral refer invite recruit'],
  ['privacy personal', 'name photo picture email address birthday gdpr child children minor private consent'],
  [
    'authority',
    'official government accredited university qualification endorsed state ministry recognised recognized crest logo emblem',
  ],
  ['ambiguity', 'unclear vague clear incomplete'],
  // Kinds of badges, and everyday words for what texts call otherwise.
  ['attendance', 'attend participate participant participation presence show turn come'],
  ['template', 'sample wording ready example'],
  ['certificate', 'course class training pass exam'],
  ['keepsake collectible', 'souvenir memento collect collector series'],
  ['case study', 'example story'],
  ['skill', 'able ability capable capability'],
  ['read', 'see view look watch'],
  ['type', 'paste enter input'],
  // What Laurel does.
  ['timestamp opentimestamps', 'date dated prove proof existed evidence notarise notarize notary ots'],
  ['delete', 'remove erase undo withdraw'],
  ['health status', 'online offline outage uptime running'],
  ['allowance key', 'limit quota hour signup register account'],
  ['API endpoint', 'url'],
  ['pricing', 'price cost free paid tier subscription'],
  ['rewrite', 'reword rephrase fix improve wording'],
  ['preflight screen', 'check checking review test scan'],
]

/** A word without a plural ending (D. Harman, How effective is suffixing?, 1991: the s-stemmer). */
const singular = (word: string): string =>
  /[^ae]ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /[^aeo]es$/.test(word)
      ? word.slice(0, -1)
      : /[^us]s$/.test(word)
        ? word.slice(0, -1)
        : word

/**
 * A word of three letters or more without -ing and -ed (M. Porter, An algorithm for suffix stripping, 1980: step 1b):
 * stopping is stop, typing is type.
 */
const withoutEnding = (word: string): string => {
  const rest = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : ''
  if (rest.length < 3 || !/[aeiouy]/.test(rest)) return word
  if (/^[^aeiou][aeiouy][^aeiouwxy]$/.test(rest)) return `${rest}e`
  return rest.replace(/([^aeioulsz])\1$/, '$1')
}

/** The form in which words are compared: delete, deletes, deleted and deleting are the same. */
export const stem = (word: string): string => {
  const form = withoutEnding(singular(word))
  return form.length > 4 ? form.replace(/e$/, '') : form
}

const known: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      topics.flatMap(([library, readers]) => readers.split(/\s+/).map((reader) => [stem(reader), library] as const)),
      ([reader]) => reader,
    ),
  ].map(
    ([reader, rows]) => [reader, [...new Set(rows.flatMap(([, library]) => library.split(' ').map(stem)))]] as const,
  ),
)

/** The words of the library, as stems, that readers mean with a word, given as its stem. */
export const synonymsOf = (word: string): readonly string[] => known.get(word) ?? []
