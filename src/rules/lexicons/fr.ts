/** French. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/fr.ts'
import { common } from './common.ts'

export const fr: Lexicon = {
  language: 'fr',
  glossary,
  common: common.fr,
  words: {
    NUM: 'dix, cinq, six, dixième',
    SKIP: 'le, la, les, l, un, une, des, du, de, d, son, sa, ses, notre, nos, leur, leurs, aussi, déjà, très, chaque, tout, tous, toutes, ce, cette, ces, votre, vos',
    WE: 'nous, on, notre, nos, je, mon, ma, mes',
    ISSUER:
      'nous, on, notre, nos, je, mon, ma, mes, club, école, association, comité, trésorier*, secrétaire*, professeur*, maître*, enseignant*, application, appli, formulaire, organisateur*, musée, mairie, coopérative',
    HOLDER:
      'détenteur*, titulaire*, propriétaire*, membre*, participant*, utilisateur*, acheteur*, fans, élève*, étudiant*, bénévole*, collectionneur*, parents, familles, client*, voisin*, chacun, chacune, quiconque, personnes, porteur*, possesseur*, adhérent*, investisseur*, joueur*, ami, amis, visiteur*, habitants, celui qui, ceux qui, supporters',
    TOKEN:
      'jeton*, insigne*, pièce*, timbre*, carte*, médaille*, certificat*, billet*, point*, diplôme*, vignette*, souvenir*, attestation*, autocollant*, abonnement*, titre*, écusson*',
    CAN: 'peut, peuvent, pourra, pourront, pourraient, puissent, puisse, permet, permettre, permettons',
    SUBJ: 'ils, nous, vous, je, elle, elles, il, on, quiconque, personne, chacun',
    AND: 'et, ou, donc, puis, alors, ni',
    BUT: 'mais, cependant, toutefois, bien que, sauf, ensuite, après, plus tard, puis, néanmoins, en revanche, par contre',
    NEG: 'ne, n, pas, jamais, aucun, aucune, personne ne, rien, interdit, interdire, éviter, nul',
    NEGWITH: 'sans, au lieu de, plutôt que, contrairement',
    NEGPOST: 'est interdit*, interdit*, impossible*, pas possible, exclu, exclue, exclus, pas autorisé*',
    PSEUDO:
      'non seulement, pas seulement, pas uniquement, sans limite, sans risque, ne baisse jamais, ne perd jamais, sans doute, sans effort',
    TEACHN: 'atelier sur, cours, leçon*, séminaire*, conférence*, quiz, glossaire, module*, étude de cas, exposé*',
    TEACHV:
      'apprendre, apprennent, apprend, expliquer, explique, expliquons, enseigner, enseigne, reconnaître, repérer, comprendre, analyser, prévenir, sensibiliser, mettre en garde',
    ABOUT: 'sur, contre, pourquoi, comment, à propos, de, aux, à',
    XSELL:
      'vendre*, vend, vendent, vendu*, vendue*, vente, ventes, revend*, revente*, échanger*, échangent, échange contre, négoci*, enchère*, céder contre',
    BETWEEN:
      "entre eux, entre elles, entre membres, entre fans, entre collectionneurs, entre particuliers, entre élèves, entre parents, entre utilisateurs, entre HOLDER, à d'autres, aux autres, au plus offrant",
    TRADES:
      "marché secondaire, marché de revente, place de marché, achat et vente, acheter et vendre, achètent et vendent, carnet d'ordres, carnet d ordres, plateforme d'échange, plateforme d échange, coter en bourse, cotation, coté, cours du jeton, prix plancher, redevance, pool de liquidité, royalties, prix du marché",
    SELLIT:
      'le vendre, la vendre, les vendre, le revendre, la revendre, les revendre, le revend, la revend, les revendent, se le revendre, se les revendre',
    BUY: 'achet*, achat*, payer, payé, paient, paie, acquérir',
    MONEY: 'argent, fonds, épargne, espèces, pièces, solde, cotisation*, recette*, caisse, cagnotte',
    ASSETS:
      'argent, fonds, épargne, solde*, pièces, cryptomonnaies, portefeuille*, dépôt*, cotisations, jetons, bitcoins, cagnotte, caution',
    VALUE: 'valeur, prix, investissement, mise, cours',
    XRISE:
      "monte*, monter, augment*, grimp*, croît, croître, croissant, doubl*, tripl*, multipli*, apprécie*, s'envole*, envol*, flamb*",
    XPROFIT: 'profit*, bénéfice*, rendement*, intérêts, retour sur, gain*, plus value*, dividende*, rente*',
    WORTHMORE:
      'prend de la valeur, prendra de la valeur, prendre de la valeur, prennent de la valeur, prendront de la valeur, gagne en valeur, gagner en valeur, gagnera en valeur, gagnent en valeur, vaudra plus, vaudront plus, valoir plus, vaudra davantage, vaut plus, vaudra cher, vaudra une fortune, valoir cher, gagner de l argent, gagnent de l argent, gagne de l argent, revenu passif, revenus passifs, rendement*, plus value*, bon investissement, comme investissement, placement, placements, réserve de valeur, rachat*, rachetons, rachèterons, investir dans, devenir riche, doubler leur mise, doubler sa mise, double sa mise, doubler leur argent, doubler votre argent, rapporte*, rapporter, intérêts mensuels, avant que le prix',
    HOLDV: 'gard*, conserv*, détenir, détien*, posséder, possèd*',
    EARLY: 'premiers, premières, tôt, avant, fondateur*',
    BETTER: 'gagnent, gagneront, plus, meilleur*, mieux, avantage*',
    REGULARLY:
      'chaque mois, par mois, mensuel*, tous les mois, chaque année, annuel*, par an, trimestriel*, chaque trimestre, chaque semaine, hebdomadaire*',
    XKEEP: 'gardons, garde, gardent, garder, conserv*, gérons, gère, gérer, détenons, stockons, veillons',
    CUSTODIES:
      'garde des fonds, conservation des fonds, séquestre, cagnotte commune, caisse commune, pot commun, portefeuille commun, portefeuille partagé, coffre, coffre fort, compte commun, fonds communs, tirelire',
    XPART: 'part, parts, pourcentage, fraction*, portion, quote part, morceau, tranche',
    XREVENUE: 'revenus, recettes, bénéfices, profits, ventes, loyer*, billetterie, récolte, chiffre d affaires',
    XOWNABLE:
      'entreprise, société, appartement, maison, immeuble, tableau, restaurant, ferme, vignoble, bateau, bar, terrain, boutique, brasserie, boulangerie, oeuvre',
    XOWNS: 'propriétaire*, possède*, droit à, donne droit, copropriét*',
    SECURITIES:
      'dividende*, actions, actionnaire*, copropriét*, partage des revenus, partage des bénéfices, partage des recettes, part des bénéfices, part des revenus, part des recettes, fraction des bénéfices, pourcentage des ventes, pourcentage des recettes, pourcentage des bénéfices, intéressement, obligation convertible, obligations, tokeniser, tokenisé*, tokenisation, parts de la société, parts de l entreprise, propriété fractionnée',
    FUNDS:
      'prévente*, vente de jetons, vente de tokens, levée de fonds, lever des fonds, lever de l argent, financement participatif, financer, tour de table, liste blanche, collecter des fonds, collecte de fonds, récolter des fonds, investisseurs de départ',
    XRAISE: 'financ*, constru*, payer, rénov*, acheter, réparer, pour le nouveau, pour la nouvelle, recettes servent',
    XSECRET:
      'clé privée, clés privées, clef privée, clefs privées, phrase de récupération, phrases de récupération, phrase de secours, phrase secrète, phrase mnémonique, mots de récupération, mots secrets, douze mots, 12 mots, 24 mots, vingt quatre mots, mot de passe du portefeuille, mot de passe de leur portefeuille, mot de passe de votre portefeuille, graine secrète, phrase de sauvegarde',
    MAINNET: 'réseau principal, réseau de production, chaîne principale',
    REALNET:
      'vrai bitcoin, vrais bitcoins, vraies pièces, vrai réseau, vraie chaîne, vraie blockchain, bitcoin réel, réseau réel, vrais satoshis, vrais sats, pour de vrai',
    FAKE: 'faux, fausse*, falsifi*, contrefai*, contrefaçon, imiter, imitation',
    CRED: 'certificat*, diplôme*, carte*, permis, licence*, passeport*, document*, attestation*, ordonnance*, pass',
    LOOKLIKE:
      'ressemble à celui, ressemble au, ressemble exactement, ressemble comme, identique, comme si, se faire passer, passer pour, imiter le, copier le, même logo, même sceau, même mise en page',
    ORG: 'ministère, université, police, gouvernement, préfecture, croix rouge, mairie, rectorat, sorbonne',
    LOGO: 'logo, blason, sceau, en tête, tampon',
    GAMBLE: 'tombola*, loterie*, pari, paris sportifs, parier, parient, mise leur, casino, machine à sous, jackpot',
    PYRAMID: 'pyramid*, ponzi',
    XPASS:
      'offrir à, offrir le, donner à un, donner leur, donné à un, céder*, cède*, transférer*, transférable*, transmettre, transmis*, transmissible*, prêter*, prête*, léguer*, hérit*, passer à un, passer à une, remettre à un, transmet',
    XREDEEM:
      'échang* contre, échangeable*, remise, réduction*, bon d achat, bons d achat, coupon*, café offert, rabais, ristourne*',
    XFREE: 'gratuit*, offert*',
    XLIMITED:
      'édition limitée, éditions limitées, limité à, limitée à, limités à, numéroté*, seulement NUM, uniquement NUM, que NUM exemplaires, NUM exemplaires, premiers NUM, NUM premiers, rare*, exclusi*, tirage au sort, tirage limité',
    XRECRUIT:
      'parrain*, amène un ami, amener un ami, inviter un ami, invite un ami, chaque ami, ami invité, recrut*, partager la publication, partage sur, partager sur, publier sur',
    AIRDROP: 'droit de vote, droits de vote, voix supplémentaire, voter, votes',
    XPDATA:
      'nom complet, nom et prénom, nom de famille, prénom et nom, date de naissance, adresse, photo, photos, diagnostic, maladie, numéro d identité, carte d identité, téléphone, données de santé, dossier médical, groupe sanguin',
    SHOWN: 'publi*, visible*, affich*, permanent*, métadonnées, montre*, indique*, contient, inclut, figure*, page',
    MINOR: 'enfant*, élève*, mineur*, bébé*, écolier*',
    XOFFICIAL:
      'officiel*, officiellement, agréé*, accrédit*, reconnu par, reconnue par, reconnu par l état, diplôme d état, diplôme universitaire, assermenté*, habilit*, licence de, permis de, valeur légale, crédits ects, crédits universitaires, homologu*, certifié*',
    VAGUE:
      'on verra, nous verrons, une sorte de, une espèce de, quelque chose comme, plus de détails, bientôt, avantages spéciaux, à définir, à déterminer, surprises, avantages futurs, sera annoncé',
  },
}
