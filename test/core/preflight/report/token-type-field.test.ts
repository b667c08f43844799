import { equal, ok } from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { preflight } from '../../../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'
import { startService, type TestService } from '../../../fakes/service.ts'

const claims: Readonly<Record<string, readonly string[]>> = {
  security: [
    ...[
      'equity share',
      'equity',
      'stock',
      'Stock',
      'STOCKS',
      'security token',
      'Security',
      'bond',
      'bonds',
      'dividend right',
    ],
    ...[
      'profit share',
      'profit share badge',
      'share',
      'shares',
      'share certificate',
      'class A stock',
      'series 2 bond',
      '10% share',
    ],
    ...[
      'preferred stock',
      'company shares',
      'fractional ownership',
      'debt token',
      'loan note',
      'tokenized equity',
      'equity NFT',
    ],
    ...[
      'st0ck',
      'e q u i t y',
      'equity_share',
      'stock-token',
      'real estate share',
      'certificate of ownership',
      'corporate bond',
    ],
    ...[
      'acciones',
      'acción de la empresa',
      'bono',
      'dividendos',
      'participación en beneficios',
      'ações',
      'participação nos lucros',
    ],
    ...[
      'Aktie',
      'Aktien',
      'Anleihe',
      'Wertpapier',
      'Firmenanteil',
      'Gewinnbeteiligung',
      'dividendes',
      'obligations',
      'azioni',
    ],
    ...[
      'obbligazione',
      'aandelen',
      'obligatie',
      'akcje',
      'obligacja',
      'hisse senedi',
      'tahvil',
      'акции',
      'облигация',
      'доля прибыли',
    ],
    ...[
      'سهم',
      'سندات',
      'शेयर',
      'लाभांश',
      'saham',
      'obligasi',
      'cổ phiếu',
      'trái phiếu',
      '股票',
      '股权代币',
      '债券',
      '分红权',
      '证券型代币',
    ],
    ...['株式', '配当権', '社債', 'セキュリティトークン', '주식', '지분 토큰', '채권', '배당권'],
  ],
  investment: [
    ...[
      'investment contract',
      'yield token',
      'investment',
      'interest bearing token',
      'profit token',
      'returns',
      'passive income',
    ],
    ...[
      'contrato de inversión',
      'rendimientos',
      'lucros',
      "contrat d'investissement",
      'Rendite',
      'Zinsen',
      'investimenti',
    ],
    ...['belegging', 'inwestycja', 'yatırım', 'инвестиционный контракт', 'прибыль', 'عقد استثمار', 'निवेश', 'investasi'],
    ...['lợi nhuận', '投资合约', '收益代币', '投資契約', '투자 계약'],
  ],
  fundraising: [
    ...[
      'presale allocation',
      'pre-sale',
      'presale',
      'token sale',
      'ICO',
      'private sale allocation',
      'preventa',
      'pré-venda',
    ],
    ...[
      'prévente',
      'prevendita',
      'voorverkoop',
      'przedsprzedaż',
      'ön satış',
      'предпродажа',
      '预售额度',
      'プレセール',
      '프리세일',
    ],
  ],
  trading: ['trading token', 'tradable token', 'swap', 'LP token', '交易代币'],
  custody: ['wrapped bitcoin', 'deposit receipt', 'custody receipt'],
  deception: ['lottery ticket', 'raffle ticket', 'Lotterielos', 'лотерейный билет', '宝くじ'],
}

const harmless = [
  ...[
    'badge',
    'certificate',
    'collectible',
    'loyalty',
    'membership',
    'credential',
    'ticket',
    'trading card',
    'medal',
    'token',
  ],
  ...[
    'share of thanks badge',
    'stock photo badge',
    'bond of friendship badge',
    'security guard badge',
    'security badge',
  ],
  ...['stock badge', 'bond badge', 'interest group badge', 'return ticket', 'swap shop badge', 'proof of attendance'],
  ...[
    'share your story card',
    'safety certificate',
    'class 3b badge',
    'digital badge',
    'a token of thanks',
    'season pass',
    'royal badge',
  ],
  ...[
    'insignia',
    'participación',
    'título',
    'tarjeta de socio',
    'certificat',
    'Abzeichen',
    'Teilnahme',
    'Anteilnahme-Karte',
    'Gewinn',
  ],
  ...[
    'attestato',
    'embleem',
    'odznaka',
    'udział',
    'rozet',
    'значок',
    'شارة',
    'बैज',
    'lencana',
    'bunga',
    'huy hiệu',
    '徽章',
    'バッジ',
    '배지',
  ],
  ...['数字徽章', '会员卡', '証明書', '参加賞', '권리', '소셜 배지'],
]

describe('the field tokenType', () => {
  const judged = (tokenType: string) => preflight({ idea: 'A badge for the choir.', tokenType }, ruleSet)

  for (const [category, kinds] of Object.entries(claims))
    test(`a bare noun is a claim by itself: ${category}`, () => {
      for (const kind of kinds) {
        const { outcome, findings } = judged(kind)
        equal(outcome, 'fail', kind)
        ok(
          findings.every((f) => f.message.startsWith('In tokenType: ') && f.start === undefined),
          kind,
        )
        ok(
          findings.some((f) => f.category === category),
          `${kind}: ${findings.map((f) => f.category).join()}`,
        )
      }
    })

  test('is no claim if it names something harmless', () => {
    for (const kind of harmless) equal(judged(kind).outcome, 'pass', kind)
  })
})

describe('over HTTP', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  test('the sandbox gives no receipt for such a kind, and names the field', async () => {
    for (const tokenType of ['stock', 'bond', 'investment contract', 'yield token', 'Anleihe', '股票']) {
      const { status, json } = await service.post('/api/sandbox/simulate', {
        assetName: 'Garden Day Helper',
        tokenType,
      })
      equal(status, 422, tokenType)
      equal(json['code'], 'screening-failed')
      equal(json['errors'][0].pointer, '/tokenType')
    }
    for (const tokenType of ['loyalty', 'membership', 'stock photo badge']) {
      const { status } = await service.post('/api/sandbox/simulate', { assetName: 'Garden Day Helper', tokenType })
      equal(status, 200, tokenType)
    }
  })

  test('the flow fails, and continues without the kind once the rewrite is accepted', async () => {
    const idea = 'A badge for everybody who helped in the school garden.'
    const sent = await service.post('/api/flow/run', { idea, tokenType: 'stock' })
    equal(sent.json['outcome'], 'fail')
    equal(sent.json['simulation'], null)
    const accepted = await service.post('/api/flow/run', { idea, tokenType: 'stock', acceptRewrite: true })
    equal(accepted.json['outcome'], 'pass')
    equal(accepted.json['simulation'].mockPayload.tokenType, 'badge')
  })
})
