import type { Rule } from '../core/rule.ts'

/** fundraising: what it covers stands in the labelling policy. */
export const fundraising: readonly Rule[] = [
  {
    id: 'fundraising.holder-pays-issuer',
    category: 'fundraising',
    why: 'Tokens are sold or handed out for money that the issuer wants to raise; the service does not help with raising money against tokens.',
    advice:
      'Make the badge free and independent of any payment; take donations or sell tickets elsewhere, without a token.',
    patterns: [
      'XSELL|BUY ..6 TOKEN|COIN &s XRAISE',
      'AMOUNT & TOKEN &s XRAISE',

      'FUNDS',
      'SELL|offer|offering|sale|issue|selling ..5 NUM ..4 TOKEN ..4 at|for ..3 AMOUNT|NUM',
      'NUM ..3 TOKEN ..6 at|for ..3 AMOUNT|NUM each|apiece|a &s RAISE',
      'TOKEN|COIN ..8 at|for|costs|price|cost ..3 AMOUNT|NUM &s PURPOSE',
      'AMOUNT ..4 each|apiece|a TOKEN|per &s PURPOSE',
      'TOKEN ..4 AMOUNT ..3 each &s PURPOSE',
      'BUY|contribute*|donate*|pledge*|chip in|chip|give ..8 TOKEN & PURPOSE',
      'TOKEN ..6 in exchange for ..5 contribution|MONEY|AMOUNT',
      'PURPOSE & SELL|sale|BUY ..6 TOKEN|COIN',
      'sale ..3 of ..3 TOKEN|COIN ..8 PURPOSE|fund*|pay*|goes|for',
      'MONEY|takings|proceeds ..6 from ..4 TOKEN|mint|sale',
      'mint|minting ..5 AMOUNT|fee|price|cost|costs|NUM',
      'pay|pays|paid|paying ..4 to|for ..2 mint|claim|reserve',
      'pay|pays|contribute|contributes|contributors ..4 in & receive|get ..3 TOKEN|COIN',
      'target|goal ..5 met|reached|hit &s TOKEN|AMOUNT|contribut*|pay*|MONEY',
      'SELL ..5 TOKEN|COIN &s PURPOSE',
      'TOKEN ..4 sold|sell ..6 PURPOSE',
      'early|first ..3 HOLDER ..6 discount|half|cheaper|bonus ..6 price|TOKEN|rate',
      'hat ..5 coin|build|sats',
      'MONEY|sats|AMOUNT ..5 hat|pot|jar & TOKEN|coin',
      'buy|buys ..3 TOKEN|COIN &n PURPOSE',
      'support|supports|back|backs ..5 by buying|with AMOUNT',
      'whitelist|allowlist|waitlist & mint|sale|presale|spots|buy',
    ],
    hits: [
      'Presale of our garden plots starts Friday, minimum raise 50k.',
      '190 tokens at 100 each, we order the boat when they are gone.',
      'Contributors pay in and receive tokens at a fixed rate.',
    ],
    misses: [
      'No ICO, no presale, no fundraising: just a stamp.',
      'We raise the barn and everybody gets a hammer badge.',
      'Case study: why did the ICO boom end?',
    ],
  },
]
