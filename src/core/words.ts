/** The sentences shared by all interfaces (docs/spec/interface.md 1, docs/spec/decisions.md 6). */

/** Part of every report. */
export const reportDisclaimer =
  'Educational screening by product rules. It is not legal advice, and it judges the text of an idea, not a person or a law.'

/** Part of the record of every mock receipt, so that it is shared with it. */
export const receiptDisclaimer =
  'Mock receipt for education. It is not on-chain, it is not a Bitcoin transaction, it holds no value and it proves no achievement.'

/** Part of the mock payload, for clients that keep nothing else of an answer. */
export const mockDisclosure = 'MOCK: practice credential for education, not on-chain, no monetary value.'

/** Part of every rewrite. */
export const rewriteDisclaimer =
  'A suggestion for education, screened by the same rules. It is not legal advice; read it before you use it.'

/** The instruction for agents wherever an idea is screened first: the person decides about a mock receipt. */
export const askBeforeSimulating =
  'Screen with "simulate": false and show the answer to the person. Ask whether they want a mock receipt. If they do, repeat the last request with "simulate": true.'

/** The same beside a request that already has "simulate": false. */
export const askAfterScreening =
  'Show the answer to the person and ask whether they want a mock receipt; after a yes, repeat the last request with "simulate": true.'

/** The instruction for agents wherever a rewrite can be accepted: the person decides, never the agent. */
export const askBeforeAccepting =
  'Show the rewrite to the person and ask whether to use it. After a yes, send the same request with "acceptRewrite": true.'

/** Shown on every page (docs/spec/decisions.md 5). */
export const pageDisclosure = 'Mock, educational, not on-chain, not legal advice.'

/** The first sentence of pricing (docs/spec/decisions.md 2). */
export const noPaidTier = 'No paid tier exists.'

/** The first words of every receipt page and image. */
export const mockLabel = 'MOCK'
export const notOnChain = 'not on-chain'

/** Shown to a person whose text contains key material (docs/spec/security.md 5). */
export const keyExposed =
  'Treat the key as exposed: whoever saw this text may have it. Move what it guards to a new key, in your own wallet, and never paste a key or recovery phrase into a form.'
