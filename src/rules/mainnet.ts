import type { Rule } from '../core/rule.ts'

/** mainnet: what it covers stands in the labelling policy. */
export const mainnet: readonly Rule[] = [
  {
    id: 'mainnet.goes-live',
    category: 'mainnet',
    why: 'The token would be issued on a live network or move real coins; the service simulates on test networks only.',
    advice:
      'Ask for a mock receipt on testnet or regtest, marked "not on-chain"; where a date matters, timestamp a hash.',
    patterns: [
      'want|need|have|get ..3 TOKEN|PRON ..2 on|onto CHAIN !s TEST !s STAMPING',
      'TOKEN|PRON ..2 on|onto CHAIN !s TEST !s STAMPING',
      'send|sends|sending|pay|pays|give|gives|tip|transfer|drop ..8 sats|satoshis|btc|bitcoin|bitcoins|ether !s TEST',
      'MAINNET !c CIVIC',
      'REALNET !c CIVIC',
      'LIVE ..6 FORREAL',
      'FORREAL & LIVE|CHAIN|COIN',
      'LIVE ..6 on|onto|to|into|over|via|in ..3 CHAIN !s TEST !s STAMPING',
      'CHAIN ..6 LIVE !s TEST !s STAMPING !c HISTORYOF',
      'LIVE ..6 ONCHAIN !s TEST !s STAMPING !c MOCKWORDS',
      'LIVE ..3 real|actual ..2 CHAIN|MONEY|COIN',
      'send|sends|pay|move|moves|transfer|give|gives ..4 CHAIN|sats|btc|satoshis ..6 HOLDER|address|wallet|each',
      'HOLDER ..3 get|gets|receive|receives ..5 real|actual|NUM ..2 sats|satoshis|CHAIN|btc',
      'inscribe*|inscription*|etch|etches|etched ..8 CHAIN|runes|ordinal*|sats|satoshi*|sat|block',
      'real|actual|genuine|live ..2 sats|satoshis|btc|COIN !c value',
      "^not|isn't|no TEST|toy & REALNET|real|actual|big|proper|CHAIN|LIVE",
      '^NEG1 ..1 on|stay|just|the|a|bother TEST|toy !s LEAVE !s MOCKCLAIM',
      'skip|drop|leave|leaves|forget|past|beyond|off|without ..2 TEST & LIVE|real|CHAIN|straight',
      'network ..3 main|production|live|bitcoin|ethereum|liquid|solana !c CIVIC',
      'production ..4 network|chain|CHAIN',
      'straight|directly ..2 to|on|onto ..2 CHAIN|production|live',
      'go|goes|going|went ..1 live ..4 on ..3 CHAIN|chain|network|blockchain|MAINNET',
      'taproot asset*|rgb asset*|liquid asset* ..8 LIVE|node|real|live',
      'LIVE ..8 taproot asset*|rgb asset*|liquid asset*|rune|runes',
      'liquid network|lightning ..8 LIVE|send|pay|channel|sats',
    ],
    hits: [
      'Push these to mainnet on race day.',
      'A friend puts all 300 of them on the real bitcoin chain.',
      'Each guest gets 1,000 real sats.',
    ],
    misses: [
      'Testnet only, nothing goes to mainnet.',
      'Badge for our monthly bitcoin meetup, mock only.',
      'Main network of cycle paths badge.',
    ],
  },
]
