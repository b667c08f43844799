/** Token types that are a claim by themselves, which the field `tokenType` may not name (training/policy.md, "fail"). */
import type { KindRule } from '../core/rule.ts'

const lines = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

export const kinds: KindRule = {
  claims: [
    {
      ruleId: 'security.holder-owns-part',
      firm: lines(`
        equity, equities, shareholding, stockholding, debenture, debentures, dividend, dividends, security token, security tokens
        profit share, profit sharing, profit participation, revenue share, revenue sharing, income share, co ownership, coownership
        preferred stock, common stock, promissory note, convertible note, loan note, government bond, treasury bond, corporate bond
        dividendo, dividendos, dividende, dividenden, dividend token, dividendi, dywidenda, dywidendy, temettu, дивиденд, дивиденды
        participación en beneficios, reparto de beneficios, participação nos lucros, divisão de lucros, participation aux bénéfices
        partage des bénéfices, partage des revenus, gewinnbeteiligung, gewinnanteil, gewinnanteile, umsatzbeteiligung, wertpapier
        wertpapiere, aktie, aktien, aktientoken, anteilsschein, anteilschein, anleihe, anleihen, schuldverschreibung, genussschein
        geschäftsanteil, geschäftsanteile, firmenanteil, firmenanteile, unternehmensanteil, eigenkapital, beteiligungstoken
        valor mobiliario, valores mobiliarios, valor mobiliário, valores mobiliários, título de deuda, token de valor
        titre financier, titres financiers, obligation d'état, jeton de titre
        partecipazione agli utili, quota societaria, quote societarie, titolo azionario, obbligazione, obbligazioni
        winstdeling, winstaandeel, aandeel, aandelen, effecten, obligatie, obligaties, aandeelbewijs
        udział w zyskach, udziały w spółce, papier wartościowy, papiery wartościowe, obligacja, obligacje
        kâr payı, kar payı, hisse senedi, hisse senetleri, hisse, hisseler, tahvil, tahviller, menkul kıymet
        доля прибыли, доля в прибыли, доля в компании, акция компании, акции компании, ценная бумага, ценные бумаги, облигация, облигации
        токен акций, долевое участие
        سهم, أسهم, حصة أرباح, حصة في الأرباح, أرباح موزعة, سند, سندات, أوراق مالية, ورقة مالية, حق أرباح
        शेयर, इक्विटी, लाभांश, प्रतिभूति, प्रतिभूतियां, बॉन्ड, बांड, मुनाफे में हिस्सा, लाभ में हिस्सा, हिस्सेदारी
        saham, ekuitas, dividen, bagi hasil, obligasi, surat berharga, surat utang, bagian laba
        cổ phiếu, cổ phần, cổ tức, trái phiếu, chứng khoán, chia lợi nhuận, phần lợi nhuận
        股票, 股份, 股权, 股權, 分红, 分紅, 分红权, 分紅權, 证券, 證券, 证券型, 證券型, 债券, 債券, 利润分成, 利潤分成, 收益分成, 收益权, 收益權
        株式, 株, 株券, 配当, 配当権, 債券, 社債, 証券, 有価証券, セキュリティトークン, エクイティ, 利益分配, 収益分配, 持分
        주식, 지분, 배당, 배당금, 배당권, 채권, 증권, 증권형, 유가증권, 수익 배분, 이익 배분, 이익 공유
      `),
      soft: lines(`
        share, shares, stock, stocks, bond, bonds, security, securities, debt, debts, loan, loans, mortgage, mortgages, stake, stakes
        derivative, derivatives, option contract, call option, put option, futures, warrant, warrants, ownership, sto, reit
        acción, acciones, bono, bonos, deuda, deudas, préstamo, préstamos, hipoteca, ação, ações, dívida
        action d'entreprise, actions d'entreprise, obligation, obligations, dette, créance, hypothèque, parts sociales, part sociale
        anteil, anteile, unternehmensbeteiligung, firmenbeteiligung, darlehen, schuldschein, hypothek, azione, azioni, debito, prestito
        lening, schuldbewijs, udziały, akcja, akcje, dług, pożyczka, pay senedi, borç, акция, акции, доля, доли, долг
        дериватив, вексель, قرض, ऋण, ऋणपत्र, utang, pinjaman, khoản nợ, khoản vay, 债权, 債權, 份额, 期权, 期貨, 期货, ローン, オプション, 대출, 선물 계약
      `),
    },
    {
      ruleId: 'investment.holder-gains',
      firm: lines(`
        investment contract, investment contracts, investment token, investment product, yield token, yield bearing, interest bearing
        passive income, high yield, savings bond, profit token, etf
        contrato de inversión, token de inversión, contrato de investimento, token de investimento, contrat d'investissement
        jeton d'investissement, anlagevertrag, investmentvertrag, investitionsvertrag, anlagetoken, renditetoken, zinstoken
        contratto d'investimento, contratto di investimento, beleggingscontract, investeringscontract, rendementstoken
        umowa inwestycyjna, yatırım sözleşmesi, getiri tokenı, yatırım tokenı, инвестиционный контракт, инвестиционный токен
        инвестиционный договор, доходный токен, عقد استثمار, رمز استثماري, رمز عائد, निवेश अनुबंध, निवेश टोकन, kontrak investasi
        token investasi, hợp đồng đầu tư, 投资合约, 投资合同, 投資合約, 投資契約, 收益代币, 收益代幣, 利息代币, 利回り, 投資商品, 투자 계약, 투자계약, 수익 토큰
      `),
      soft: lines(`
        investment, investments, yield, yields, interest, profit, profits, revenue, revenues, returns, roi, income, earnings
        annuity, portfolio, royalties, inversión, inversiones, rendimiento, rendimientos, interés, intereses, ganancia, ganancias
        investimento, investimentos, rendimento, rendimentos, juros, lucro, lucros, investissement, investissements, rendement
        intérêts, bénéfice, bénéfices, rendite, renditen, zins, zinsen, kapitalanlage, geldanlage, investment
        investimenti, rendita, interessi, profitto, profitti, utili, belegging, beleggingen, winst, inwestycja, inwestycje
        zysk, zyski, odsetki, yatırım, getiri, faiz, kazanç, инвестиция, инвестиции, доход, прибыль, проценты, доходность
        استثمار, أرباح, ربح, عائد, عوائد, निवेश, मुनाफा, मुनाफ़ा, लाभ, ब्याज, investasi, keuntungan, laba, suku bunga, đầu tư, lợi nhuận, lợi tức, lãi
        投资, 投資, 收益, 利息, 利润, 利潤, 回报, 回報, 利益, 利子, 収益, 투자, 수익, 이자, 이익
      `),
    },
    {
      ruleId: 'fundraising.holder-pays-issuer',
      firm: lines(`
        presale, pre sale, presale allocation, private sale, public sale, token sale, ico, ido, ieo, ipo, launchpad allocation
        crowdsale, seed round, preventa, pré venda, prévente, pré vente, vorverkaufskontingent, tokenverkauf, prevendita
        voorverkoop, przedsprzedaż, ön satış, предпродажа, токенсейл, بيع مسبق, بيع خاص, प्रीसेल, पूर्व बिक्री, prapenjualan
        pra penjualan, bán trước, mở bán trước, 预售, 預售, 预售额度, 私募, 私募额度, プレセール, 先行販売, 프리세일, 사전 판매
      `),
      soft: [],
    },
    {
      ruleId: 'trading.holder-sells',
      firm: lines('tradable, tradeable, resalable, resellable, liquidity pool, lp token, lp share'),
      soft: lines('trading, swap, swaps, resale, liquidity, negociable, handelbar, 交易, 取引, 거래'),
    },
    {
      ruleId: 'custody.issuer-holds',
      firm: lines(
        'wrapped bitcoin, wrapped btc, wrapped ether, custody receipt, vault receipt, deposit receipt, deposit token',
      ),
      soft: lines(
        'deposit, deposits, escrow, custody, wrapped, depósito, dépôt, einlage, einlagen, storting, depozyt, депозит',
      ),
    },
    {
      ruleId: 'deception.gambles',
      firm: lines(`
        lottery ticket, lottery token, raffle ticket, betting slip, bet slip, billete de lotería, boleto de rifa, bilhete de lotaria
        bilhete de loteria, billet de loterie, billet de tombola, lotterielos, lottoschein, wettschein, biglietto della lotteria
        lottolot, loterijlot, los na loterię, piyango bileti, лотерейный билет, تذكرة يانصيب, लॉटरी टिकट, tiket lotre, vé số
        彩票, 宝くじ, 복권
      `),
      soft: [],
    },
  ],
  // Words that accompany a claim without changing it: "share certificate", "token of equity", "class A stock".
  carriers: lines(`
    token, tokens, coin, coins, nft, nfts, asset, assets, right, rights, certificate, certificates, contract, contracts, unit, units
    instrument, instruments, allocation, allocations, class, series, type, paper, holding, holdings, product, products, fund, funds
    claim, claims, note, notes, round, sale, agreement, title, titles, crypto, digital, virtual, electronic, tokenized, tokenised
    fractional, fraction, partial, part, parts, portion, slice, piece, percent, percentage, blockchain, onchain, smart
    company, corporate, community, club, cooperative, coop, co, op, team, project, platform, protocol, dao, startup, business, firm, government, treasury, state, municipal, savings, gold, silver, property, real, estate
    land, house, building, founder, founders, investor, investors, investing, partner, partners, partnership, preferred, preference
    common, ordinary, voting, nonvoting, non, convertible, promissory, perpetual, fixed, annual, monthly, quarterly, yearly, weekly
    guaranteed, passive, public, private, early, bearing, bearer, participation, sharing, backed, based, linked, growth, capital, market
    high, low, rate, future, holder, holders, owner, owners, our, my, your, their, the, a, an, of, in, on, for, from, to, with, and, or, per
    de, del, la, el, los, las, en, y, o, un, una, do, da, dos, das, no, na, nos, nas, e, um, uma, du, des, le, les, au, aux, et, ou, une
    der, die, das, des, dem, den, ein, eine, einer, am, an, im, in, und, von, vom, di, della, dello, dei, degli, il, lo, i, gli, uno
    het, een, van, aan, w, z, na, ve, bir, в, на, и, из, के, का, की, में, और, एक, dan, dari, pada, của, và, một
    ficha, fichas, moneda, activo, derecho, derechos, certificado, empresa, sociedad, moeda, ativo, direito, direitos, jeton, jetons
    actif, droit, droits, certificat, contrat, entreprise, société, münze, recht, rechte, schein, zertifikat, urkunde, vertrag, firma
    gettone, diritto, diritti, certificato, contratto, azienda, società, munt, bewijs, certificaat, contract, bedrijf, żeton, moneta
    prawo, certyfikat, firmy, spółka, spółki, spółce, jeton, hak, hakkı, sertifika, şirket, şirketi, tokenı, токен, токены, монета
    право, сертификат, компания, компании, رمز, رموز, عملة, حق, شهادة, الشركة, شركة, رقمي, رقمية, टोकन, सिक्का, अधिकार, प्रमाणपत्र
    कंपनी, डिजिटल, koin, hak, sertifikat, perusahaan, đồng, quyền, chứng chỉ, công ty, mã thông báo
    代币, 代幣, 通证, 硬币, 凭证, 憑證, 证书, 證書, 证明, 权, 權, 权利, 数字, 數字, 数码, 公司, 企业, 额度, 額度, 的, 型
    トークン, コイン, 証書, 証明書, 権, 権利, 会社, 企業, デジタル, の, 型, 割当, 토큰, 코인, 증서, 권, 권리, 회사, 디지털, 의, 형, 배정, 계약
  `),
  // Words beside which a firm claim is still a claim, but a soft one has its everyday sense: "equity badge" claims,
  // "stock badge" does not.
  badges: lines(`
    badge, badges, card, cards, pass, passes, ticket, tickets, stamp, medal, ribbon, membership, member, credential, receipt, voucher
    insignia, tarjeta, pase, crachá, cartão, insigne, carte, abzeichen, karte, ausweis, anstecker, distintivo, tessera, carta
    embleem, kaart, pas, odznaka, karta, rozet, kart, значок, карта, билет, شارة, بطاقة, बैज, कार्ड, lencana, kartu, huy hiệu, thẻ
    徽章, 卡, 卡片, 会员, バッジ, カード, チケット, 배지, 뱃지, 카드
  `),
}
