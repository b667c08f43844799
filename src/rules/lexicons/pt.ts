/** Portuguese. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/pt.ts'
import { common } from './common.ts'

export const pt: Lexicon = {
  language: 'pt',
  glossary,
  common: common.pt,
  words: {
    NUM: 'dez, cinco, seis, décimo',
    SKIP: 'o, a, os, as, um, uma, seu, sua, seus, suas, nosso, nossa, também, já, muito, cada, todo, todos, este, esta, de, do, da',
    WE: 'nós, nosso, nossa, nossos, nossas',
    ISSUER:
      'nós, nosso, nossa, nossos, nossas, clube, escola, associação, tesoureir*, secretári*, professor*, aplicativo, formulário, organizador*, museu, prefeitura, câmara, cooperativa',
    HOLDER:
      'titular*, dono*, dona*, proprietári*, membro*, sóci*, participante*, usuári*, utilizador*, comprador*, fãs, alun*, estudante*, voluntári*, colecionador*, pais, famílias, client*, vizinh*, quem, qualquer, pessoas, detentor*, portador*, investidor*, jogador*, amig*, moradores, torcedor*, apoiador*',
    TOKEN:
      'distintivo*, emblema*, ficha*, moeda*, selo*, cartão, cartões, medalha*, certificado*, carteirinha*, ingresso*, bilhete*, ponto*, diploma*, figurinha*, lembrança*, colecionáve*, passe*, insígnia*, crachá*',
    CAN: 'pode, podem, poderá, poderão, poderiam, possam, possa, permite, permitir',
    SUBJ: 'eles, nós, eu, você, quem, ninguém, depois',
    AND: 'e, ou, nem, então, que',
    BUT: 'mas, porém, contudo, embora, exceto, salvo, depois, mais tarde, além disso',
    NEG: 'não, nunca, jamais, ninguém, nada, nem, nenhum, nenhuma, evitar, proibido, tampouco',
    NEGWITH: 'sem, em vez de, livre de, ao contrário',
    NEGPOST: 'proibid*, não é permitido, impossível, nenhum*',
    PSEUDO: 'não só, não apenas, não somente, sem limite, sem risco, nunca cai, nunca perde, sem dúvida, não importa',
    TEACHN: 'oficina*, curso*, aula*, lição, palestra*, seminário*, questionário, glossário, unidade',
    TEACHV:
      'aprender, aprendem, explicar, explica, ensinar, ensina, reconhecer, identificar, alertar, entender, analisar',
    ABOUT: 'sobre, acerca, por que, porque, como, contra, de',
    XSELL:
      'vender*, vendem, vende, vendam, venda, vendas, revend*, vendid*, negociar, negociem, negociad*, negociam, trocar, trocam, leilo*',
    BETWEEN:
      'entre si, entre eles, entre membros, entre sócios, entre usuários, entre fãs, entre alunos, entre pais, entre HOLDER, a outros, para outros, com outros, uns aos outros, maior lance',
    TRADES:
      'mercado secundário, mercado de revenda, compra e venda, comprar e vender, compram e vendem, livro de ofertas, corretora, royalties, listado em, listar na, preço mínimo, preço de mercado, bolsa de valores, pool de liquidez',
    SELLIT:
      'vendê la, vendê lo, vendê las, vendê los, revendê la, revendê lo, vende la, vende lo, revender o seu, vender o seu, vender a sua',
    BUY: 'compr*, pag*, adquirir',
    MONEY: 'dinheiro, fundos, poupança*, moedas, saldo*, mensalidade*, reais, receita*, arrecadação',
    ASSETS:
      'dinheiro, fundos, poupança*, saldo*, moedas, criptomoedas, carteira*, depósito*, contribuições, mensalidades, tokens',
    VALUE: 'valor, preço, investimento, cotação',
    XRISE: 'sub*, aument*, cresc*, valoriz*, multiplic*, duplic*, dobr*, triplic*, dispar*',
    XPROFIT: 'lucro*, rendimento*, juros, retorno*, rentabilidade*, dividendo*, ganho*',
    WORTHMORE:
      'valoriza*, valorização, sobe de valor, subir de valor, aumenta de valor, aumentar de valor, ganhar valor, ganha valor, vai valer mais, valer mais, vale mais, valerá mais, valer muito, ganhar dinheiro, ganham dinheiro, ganha dinheiro, renda passiva, lucro*, lucrar, rentabilidade*, rendimento garantido, retorno garantido, dobrar o dinheiro, dobra o dinheiro, dobram o dinheiro, bom investimento, como investimento, investimento seguro, reserva de valor, recompra*, investir em, ficar rico, antes que suba, rende*',
    HOLDV: 'guard*, manter, mantêm, mantém, segurar, segura, possuir, ter',
    EARLY: 'primeiros, primeiras, cedo, antes, fundador*',
    BETTER: 'ganham, ganharão, mais, melhor, vantagem',
    REGULARLY: 'todo mês, por mês, mensal*, cada mês, por ano, anual*, ao ano, ao mês, trimestral*, semanal*',
    XKEEP: 'guardamos, guarda, guardar, custodi*, administr*, gerenci*, gerimos, mantemos, cuidamos, cuida',
    CUSTODIES:
      'custódia, fundo comum, carteira comum, carteira compartilhada, carteira partilhada, caixinha, cofre, conta conjunta, vaquinha',
    XPART: 'parte, partes, percentual, percentagem, porcentagem, fração, fatia, quota, cota, cotas',
    XREVENUE:
      'receita*, lucros, vendas, bilheteria, bilheteira, aluguel, aluguéis, renda, rendas, rendimentos, colheita',
    XOWNABLE:
      'empresa, negócio, apartamento, casa, prédio, quadro, restaurante, fazenda, vinha, barco, bar, terreno, loja, padaria',
    XOWNS: 'proprietári*, dono*, possui*, direito a, dá direito, coproprietári*',
    SECURITIES:
      'dividendo*, ações, acionista*, coproprietári*, participação nos lucros, participação na receita, divisão de lucros, dividimos os lucros, repartimos os lucros, parte dos lucros, parte da receita, fatia da receita, fração de, tokenizar, tokenizad*, imóvel tokenizado, cotas da, cotas do',
    FUNDS:
      'pré venda*, venda de tokens, venda antecipada, rodada de investimento, financiamento coletivo, financiar, arrecadar, arrecadação, arrecadamos, captar recursos, captação, levantar fundos, levantar capital, lista branca, angariar',
    XRAISE: 'financi*, constru*, pagar, custear, reform*, comprar, arrecad*, para o novo, para a nova',
    XSECRET:
      'chave privada, chaves privadas, frase semente, frase de recuperação, frases de recuperação, palavras de recuperação, palavras secretas, doze palavras, 12 palavras, 24 palavras, senha da carteira, senha da sua carteira, frase secreta, frase mnemônica',
    MAINNET: 'rede principal, rede de produção',
    REALNET:
      'bitcoin real, bitcoins reais, moedas reais, bitcoin de verdade, sats reais, sats de verdade, blockchain real, rede real, taxas reais',
    FAKE: 'fals*, falsific*, forj*',
    CRED: 'certificado*, diploma*, carteira*, licença*, passaporte*, documento*, atestado*',
    LOOKLIKE: 'pareça, parecido com, idêntic*, igual ao da, igual ao do, como se fosse, se passar por, copiar o',
    ORG: 'ministério, universidade, polícia, governo, prefeitura, cruz vermelha',
    LOGO: 'logotipo, logo, brasão, selo',
    GAMBLE: 'rifa*, loteria*, lotaria*, aposta*, apostar, apostam, cassino, caça níqueis, bolão',
    PYRAMID: 'pirâmide*, piramidal',
    XPASS:
      'presentear, dar de presente, doar a, doar para, ceder*, transferir*, transferíve*, transfere, emprestar*, herdar*, deixar para, passar para, passar adiante, repassar',
    XREDEEM: 'troc* por, desconto*, vale um, vale uma, vale presente, cupom, cupons, resgat*',
    XFREE: 'grátis, de graça',
    XLIMITED:
      'edição limitada, limitad*, numerad*, apenas NUM, só NUM, somente NUM, primeiros NUM, exclusiv*, rar*, sorteio',
    XRECRUIT:
      'trazer um amigo, traga um amigo, traz um amigo, indicar um amigo, indique um amigo, convidar um amigo, convide um amigo, cada amigo, por cada amigo, indicação, indicações, compartilhar, partilhar, publicar nas redes',
    AIRDROP: 'direito a voto, direito de voto, votos, votar',
    XPDATA:
      'nome completo, nome e sobrenome, data de nascimento, cpf, rg, endereço, morada, foto, fotografia, fotos, diagnóstico, doença, número de identidade, telefone, dados de saúde, prontuário',
    SHOWN: 'públic*, visível, mostra*, permanente*, metadados, aparece*, publica*, exibe, contém, inclui, página',
    MINOR: 'criança*, alun*, menor, menores, filh*, bebê*',
    XOFFICIAL:
      'oficial, oficialmente, credenciad*, acreditad*, reconhecido por, reconhecida por, reconhecido pelo, reconhecido pela, diploma universitário, habilita para, juramentad*, licença de, licença para, validade legal, créditos universitários, certificação profissional, homologad*',
    VAGUE:
      'veremos, depois a gente vê, depois vemos, algum tipo de, uma espécie de, algo como, em breve, vantagens especiais, a definir, surpresas, benefícios futuros',
  },
}
