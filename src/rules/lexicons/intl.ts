/** Words that every language borrows, and symbols. */
import type { Lexicon } from '../../core/rule.ts'

export const intl: Lexicon = {
  language: 'intl',
  common: '',
  words: {
    TOKEN: 'token*, nft*, badge*, sbt',
    COIN: 'token, tokens, nft*, crypto*, coin, coins, memecoin*, stablecoin*',
    MONEY:
      'bitcoin, bitcoins, btc, sats, sat, satoshi, satoshis, eth, usdt, usdc, crypto, cash, 💵, 💶, 💷, 💴, 💰, 💸, 🤑, 🪙, ₿',
    CURRENCY:
      'euro, euros, eur, usd, gbp, dollar*, pound, pounds, quid, bucks, chf, yen, pln, rubl*, dirham*, btc, sats, usdc, usdt, eth, sol, reais, pesos, francs, kr, złot*, lir*',
    CHAIN:
      'bitcoin, btc, ethereum, eth, solana, cardano, polygon, avalanche, tezos, litecoin, dogecoin, stacks, rootstock, polkadot, tron, ripple, xrp, bsc, ordinals, ordinal, runes, brc20, counterparty, algorand, cosmos, arbitrum, optimism, биткоин*, биткойн*, эфириум*, بيتكوين, البيتكوين, इथेरियम, बिटकॉइन, 比特币, 以太坊, ビットコイン, イーサリアム, 비트코인, 이더리움',
    MAINNET:
      'mainnet*, main net, livenet*, mainchain, main chain, мейннет*, майннет*, меинннет*, 主网, 主網, メインネット, 메인넷, मेननेट*, मेन नेट, ميننت, الشبكة الرئيسية, شبكة رئيسية',
    TEST: 'testnet*, test net, regtest*, reg test, signet, тестнет*, 测试网, テストネット, 테스트넷, टेस्टनेट*',
    INVESTS: 'roi, apy, apr, hodl, wen lambo, lambo, lambos, wagmi, yield farming',
    TRADES:
      'otc, dex, opensea, magic eden, uniswap, binance, coinbase, kraken, secondary market*, marketplace, orderbook*, order book*, liquidity pool*, floor price*',
    FUNDS: 'ico, ieo, ido, presale*, crowdsale*, crowdfunding, pre sale, pre sales, token sale*, whitelist, allowlist',
    GAMBLE: 'casino, 🎰, jackpot*, roulette, bingo, lotto',
    SECRET:
      'seed phrase*, seedphrase*, private key*, privatekey*, privkey*, mnemonic*, wallet.dat, wallet dat, keystore*, xprv, passphrase*, secret key*, seed words, backup phrase*, recovery phrase*',
    WALLET: 'wallet*, ledger, metamask',
    AIRDROP: 'airdrop*, air drop*',
    ROCKET: '🚀, 📈, 🌕, 💎',
  },
}
