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
  ['case-study-event-badges', 'The Congress page also suggests a badge'],
]

/** Explaining a wallet and a recovery phrase, or that one was sent, needs the words of a request for one. */
const defined: readonly Exception[] = [
  ['wallet-safety-checklist', 'A wallet is an app or a device'],
  ['wallet-safety-checklist', 'When you set up a wallet, it shows you'],
  ['wallet-safety-checklist', 'BIP 39, Mnemonic code for generating'],
  ['wallet-safety-checklist', 'I type it only into the wallet itself'],
  ['/problems/key-material', 'The request holds private key material'],
  ['/problems/key-material', 'A field holds a recovery phrase'],
]

/** The module names the networks that calendars use, and tools that Laurel does not issue with. The rules look for both. */
const described: readonly Exception[] = [
  'A timestamp proof shows that a text',
  'OP_RETURN',
  'A Bitcoin transaction can carry a few bytes',
  'Ordinals inscriptions',
  'Runes',
  'Taproot Assets and RGB',
  'Liquid is a sidechain',
  'Counterparty',
].map((begins) => ['bitcoin-native-tools', begins])

/** Explaining the commands of a private test network needs its wallet, its blocks and their coins. */
const practised: readonly Exception[] = [
  ['testnet-launch-plan', 'Paste these lines into the same terminal'],
  ['testnet-launch-plan', '`getbalance` prints'],
]

/** The lines of `compliance-preflight` that show what fails or warns; preflight-examples.test.ts checks each. */
const marked: readonly Exception[] = [
  ['compliance-preflight', 'fails: “'],
  ['compliance-preflight', 'warns'],
]

export const exceptions: readonly Exception[] = [...quoted, ...defined, ...described, ...practised, ...marked]
