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
  ['recovery phrase wallet', 'seed mnemonic pin passphrase backup'],
  ['incident leaked secrets runbook', 'leak leaks exposed compromised breach emergency panic disaster accident'],
  [
    'loyalty regulars',
    'point regular stamp discount discounts coupon coupons voucher vouchers cashback rebate perk perks bonus bonuses customer customers ' +
      'client clients shop shops cafe coffee restaurant membership member members reward',
  ],
  ['agent', 'bot bots chatbot chatbots chatgpt gpt llm llms assistant ai claude model'],
  [
    'prompt injection instructions',
    'jailbreak jailbroken trick tricked tricks fool fooled hijack hijacked manipulate manipulated command order hide hides hidden',
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
]

/** A word without a plural ending (D. Harman, How effective is suffixing?, 1991: the s-stemmer). */
export const stem = (word: string): string =>
  /[^ae]ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /[^aeo]es$/.test(word)
      ? word.slice(0, -1)
      : /[^us]s$/.test(word)
        ? word.slice(0, -1)
        : word

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

/** A word of a query (lower case, without plural ending) and its synonyms in the library. */
export const withLibraryWords = (word: string): readonly string[] => [word, ...(known.get(word) ?? [])]
