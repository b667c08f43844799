/**
 * Published texts that preflight would stop but that stay, each with a reason. A text is identified by its place and
 * its beginning. Remove an entry when the text can be worded differently.
 */
type Exception = readonly [place: string, begins: string]

/** Bad examples in quotation marks, or the words that name them. The article says beside each that it is one. */
const quoted: readonly Exception[] = [
  ['wallet-safety-checklist', '“Support here. Please verify your wallet'],
  ['wallet-safety-checklist', '“Your wallet is out of sync after the update.'],
  ['wallet-safety-checklist', '“I help your teacher. Send me your words'],
  ['wallet-safety-checklist', '“We can find your lost coins.'],
  ['case-study-event-badges', 'The public wall: “It shows the full name'],
  ['case-study-event-badges', 'The gold variant: “Only the first thirty guests'],
  ['case-study-event-badges', 'The sale: “Guests can sell it'],
  ['loyalty-badge-blueprint', 'It warns: “'],
  ['loyalty-badge-blueprint', 'It fails under custody: “'],
  ['loyalty-badge-blueprint', 'It fails under trading: “'],
  ['loyalty-badge-blueprint', 'It fails under investment: “'],
  ['incident-response-agent', 'An agent that works with mock receipts can say too much'],
]

/** Explaining a wallet and a recovery phrase, or that one was sent, needs the words of a request for one. */
const defined: readonly Exception[] = [
  ['wallet-safety-checklist', 'A wallet is an app or a device'],
  ['wallet-safety-checklist', 'When you set up a wallet, it shows you'],
  ['wallet-safety-checklist', 'BIP 39, Mnemonic code for generating'],
  ['/problems/key-material', 'The request holds private key material'],
  ['/problems/key-material', 'A field holds a recovery phrase'],
]

/** The module is about what Laurel does not issue with. Naming a live network is what the rules look for. */
const described: readonly Exception[] = [
  'OP_RETURN commitments',
  'A Bitcoin transaction can carry a few bytes',
  'Ordinals inscriptions',
  'Ordinal theory gives each',
  'Runes',
  'Taproot Assets and RGB',
  'Both protocols keep the data of an asset away',
  'Liquid is a sidechain',
  'Counterparty',
  'Each of these tools is good at something',
].map((begins) => ['bitcoin-native-tools', begins])

/** The lines of `compliance-preflight` that show what fails or warns; preflight-examples.test.ts checks each. */
const marked: readonly Exception[] = [
  ['compliance-preflight', 'fails: “'],
  ['compliance-preflight', 'warns'],
]

export const exceptions: readonly Exception[] = [...quoted, ...defined, ...described, ...marked]
