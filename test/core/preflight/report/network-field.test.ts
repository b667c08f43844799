import { equal } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { preflight } from '../../../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'

const judged = (network: string): string => {
  const { findings } = preflight({ idea: 'A badge for everyone who came to the concert.', network }, ruleSet)
  return findings.map(({ ruleId, severity }) => `${severity} ${ruleId}`).join()
}

const table: Readonly<Record<string, readonly string[]>> = {
  '': ['', ' ', 'testnet', 'regtest', ' Regtest ', 'TESTNET', 'ｔｅｓｔｎｅｔ'],
  'fail mainnet.network-field': [
    ...[
      'mainnet',
      'Mainnet',
      'main-net',
      'main net',
      'MAIN',
      'm4innet',
      'ma1nnet',
      'liquid-mainnet',
      'bitcoin_mainnet',
    ],
    ...['production', 'livenet', 'live', 'bitcoin', 'Ethereum', 'solana', 'Liquid', 'the big chain', 'taproot assets'],
    // The name of a live network anywhere in the field, whatever else the field says.
    ...['testnet,mainnet', 'testnet, mainnet', 'mainnet/testnet', 'testnet|mainnet', 'testnet + mainnet'],
    ...[
      'testnet then mainnet',
      'testnet and later mainnet',
      'mainnet-demo',
      'demo mainnet',
      'mainnetdemo',
      'mock_mainnet',
    ],
    ...['not-a-test mainnet', 'mainnet (not a test)', 'sandbox on mainnet', 'simulated production', 'test main net'],
    ...[
      'testnet,bitcoin',
      'bitcoin, testnet',
      'testnet or bitcoin',
      'testnet/ethereum',
      'testnet and solana',
      'btc & regtest',
    ],
    ...[
      'not testnet but bitcoin',
      'not a test: bitcoin',
      'ethereum, no test',
      'no demo solana',
      'bitcoin without test',
    ],
    ...[
      'contest bitcoin',
      'latest ethereum',
      'attested solana',
      'democracy liquid',
      'greatest litecoin',
      'protest bitcoin',
    ],
    ...['polygon', 'avalanche', 'tron', 'dogecoin demos', 'contest mainnet', 'hammock bitcoin'],
    ...['Hauptnetz', 'Testnetz, dann Hauptnetz', 'red principal', 'réseau principal', 'основная сеть', 'биткоин'],
    ...['主网', '比特币主网', '比特币', 'メインネット', '메인넷', 'テストネットとメインネット', 'बिटकॉइन', 'بيتكوين'],
  ],
  'warn ambiguity.network-field': [
    ...[
      'signet',
      'testnet3',
      'testnet4',
      'sepolia',
      'liquid testnet',
      'liquid-testnet',
      'bitcoin testnet',
      'Bitcoin signet',
    ],
    ...[
      'testnet bitcoin',
      'ethereum sepolia',
      'ethereum (sepolia)',
      'polygon amoy',
      'solana devnet',
      'base-sepolia',
      'avalanche fuji',
    ],
    ...[
      'bitcoin:testnet4',
      'mutinynet',
      'somewhere',
      'unknown',
      'contest',
      'demo',
      'a test network',
      'live demo',
      'domain network',
    ],
    ...['bitcoin testnet, ethereum sepolia', 'биткоин тестнет', '测试网', 'テストネット'],
  ],
}

describe('the network field', () => {
  for (const [answer, networks] of Object.entries(table))
    test(answer === '' ? 'no finding' : answer, () => {
      for (const network of networks) equal(judged(network), answer, network)
    })
})
