/** Names of networks (labelling policy (training/policy.md), rule 13). */
import type { NetworkRule } from '../core/rule.ts'

const words = (list: string): readonly string[] => list.trim().split(/\s+/)

export const network: NetworkRule = {
  allowed: ['testnet', 'regtest'],
  main: words(`
    mainnet mainnets main mainnetwork mainchain production prod livenet livenetwork prodnet productionnetwork
    productionnet bitcoinmain mainet mainnnet mannet minnet mainnte mianet maynet mainnt mainneet maiinnet miannet wwwmainnet
    hauptnetz hauptnetzwerk hoofdnet hoofdnetwerk redprincipal redeprincipal réseauprincipal reseauprincipal
    reteprincipale siećgłówna siecglowna głównasieć anaağ anaag jaringanutama mạngchính mangchinh
    мейннет майннет основнаясеть главнаясеть основнойсети الشبكهالرييسيه مينينت मेननेट मुख्यनेटवर्क
    主网 主網 正式网 メインネット 本番 메인넷 메인네트워크 본넷
  `),
  chains: words(`
    live real bitcoin btc liquid liquidv liquidbtc lbtc ethereum ether eth ethereumclassic solana sol lightning
    lightningnetwork polygon matic base arbitrum optimism avalanche avax bnb bsc binance binancesmartchain smartchain
    opbnb tron trx cardano ada litecoin ltc dogecoin doge stacks stx rootstock rsk tezos xtz polkadot kusama cosmos
    cosmoshub osmosis ordinals ordinal runes rune brc rgb taprootassets bitcoinnetwork bitcoinchain bitcoinblockchain
    thebigchain bigchain realchain realnetwork bitcoincash bch bitcoinsv bsv xrp xrpl ripple stellar xlm ton sui aptos near
    monero xmr monad zcash zec dash algorand algo hedera hbar filecoin fantom gnosis celo zksync starknet linea
    scroll blast mantle moonbeam cronos sei injective kaspa eos icp berachain hyperliquid counterparty citrea
    比特币 比特幣 以太坊 闪电网络 биткоин биткойн эфириум ефириум солана ビットコイン イーサリアム ソラナ
    비트코인 이더리움 솔라나 بيتكوين البيتكوين ايثيريوم बिटकॉइन इथेरियम
  `),
  tests: words(`
    test tests testing tester testnet testnets testnetwork testchain regtest signet mutinynet sandbox simulation simulated
    simulator simnet mock demo devnet devchain localnet local stagenet staging sepolia goerli görli holesky holesovice hoodi
    ropsten rinkeby kovan fuji amoy mumbai chapel preprod preview shasta nile westend rococo paseo ghostnet alphanet
    alfajores chiado fakenet playground testnetz prueba pruebas teste testes essai prova proef próbna testowa testowy
    testowe тест тестнет тестовая тестовый тестовой اختبار परीक्षण टेस्टनेट 测试 测试网 測試 測試網 テスト テストネット
    테스트 테스트넷
  `),
  denials: words(`
    not no non never without isn isnt aren nicht kein keine ohne nie niemals sin nunca jamás sem não nao pas sans
    jamais senza niet geen zonder bez değil degil не нет без ليس لا بدون नहीं bukan tanpa tidak không
  `),
  between: words(`
    and or then but plus later afterwards also und oder dann aber y o luego pero e ou depois mas et puis mais poi ma
    en of daarna i lub potem ale ve veya sonra и или потом но و او ثم और या फिर dan atau lalu và hoặc
  `),
  whyLive: 'The network field names a live network; the service simulates on test networks only.',
  adviceLive: 'Set the network to testnet or regtest.',
  whyUnknown: 'The network field names something other than testnet or regtest, which a reviewer would ask about.',
  adviceUnknown: 'Set the network to testnet or regtest.',
}
