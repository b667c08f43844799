/** Spanish. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/es.ts'
import { common } from './common.ts'

export const es: Lexicon = {
  language: 'es',
  glossary,
  common: common.es,
  words: {
    NUM: 'diez, cinco, seis, décimo',
    SKIP: 'el, la, los, las, un, una, unos, unas, su, sus, nuestro, nuestra, nuestros, nuestras, también, ya, muy, cada, todo, todos, este, esta, del, de',
    WE: 'nosotros, nuestro, nuestra, nuestros, nuestras',
    ISSUER:
      'nosotros, nuestro, nuestra, nuestros, nuestras, club, escuela, colegio, asociación, comité, tesorero, tesorera, secretaria, profesor*, maestr*, aplicación, bot, formulario, organizador*, museo, ayuntamiento, cooperativa',
    HOLDER:
      'titular*, dueñ*, propietari*, miembro*, soci*, participante*, usuari*, compradores, comprador, fans, aficionad*, alumn*, estudiante*, voluntari*, coleccionista*, padres, familias, client*, vecin*, quien, quienes, cualquiera, personas, poseedor*, tenedor*, inversor*, jugador*, amig*, portador*, asistente*, invitados, ellos, seguidor*',
    TOKEN:
      'insignia*, ficha*, moneda*, sello*, tarjeta*, medalla*, certificado*, carnet, carné, entrada*, cromo*, pase*, punto*, diploma*, pegatina*, recuerdo*, coleccionable*, credencial*, bono*',
    CAN: 'puede, pueden, podrá, podrán, podrían, podría, puedan, pueda, poder, permite, permitir, permitimos',
    SUBJ: 'ellos, nosotros, yo, usted, quien, nadie, luego, después',
    AND: 'y, e, o, ni, así, que, entonces',
    BUT: 'pero, sin embargo, aunque, salvo, excepto, después, luego, más tarde, más adelante, además, eso sí, en cambio',
    NEG: 'no, nunca, jamás, nadie, nada, ni, tampoco, ningún, ninguna, ninguno, evitar, evita, prohibido, prohibimos, impide',
    NEGWITH: 'sin, en lugar de, en vez de, libre de, a diferencia de',
    NEGPOST: 'está prohibido, no está permitido, prohibid*, no es posible, imposible, ninguno',
    PSEUDO:
      'no solo, no sólo, no solamente, sin límite, sin riesgo, nunca baja, nunca pierde, no te lo pierdas, sin duda, no importa',
    TEACHN:
      'taller*, curso*, clase*, lección, lecciones, charla*, seminario*, cuestionario, concurso de preguntas, glosario, unidad',
    TEACHV:
      'aprender, aprenden, aprende, explicar, explica, enseñar, enseña, enseñamos, reconocer, detectar, identificar, advertir, prevenir, analizar, comprender',
    ABOUT: 'sobre, acerca, de, por qué, cómo, contra, para',
    XSELL:
      'vender*, venden, vende, vendan, venda, venta, ventas, revend*, reventa, vendido*, vendida*, comerciar, comercian, intercambi*, subast*, trafic*, negoci*',
    BETWEEN:
      'entre ellos, entre sí, entre socios, entre miembros, entre usuarios, entre fans, entre aficionados, entre particulares, entre alumnos, entre padres, entre coleccionistas, entre HOLDER, a otros, a otras personas, con otros, mejor postor',
    TRADES:
      'mercado secundario, mercado de reventa, compraventa, compra y venta, comprar y vender, compran y venden, libro de órdenes, casa de cambio, plataforma de intercambio, cotiza*, cotizar en, precio mínimo de venta, regalías, fondo de liquidez, lista de precios, a precio de mercado, bolsa de tokens',
    SELLIT:
      'venderla, venderlo, venderlas, venderlos, revenderla, revenderlo, revenderlas, revenderlos, vendérsela, vendérselo, la vendan, lo vendan, se la vendan, se lo vendan, la venden, lo venden, se la vende, se lo vende',
    BUY: 'compr*, pag*, adquirir',
    MONEY: 'dinero, fondos, efectivo, ahorro*, monedas, saldo, cuota*, pesos, ingresos, recaudación',
    ASSETS:
      'dinero, fondos, ahorro*, saldo*, monedas, criptomonedas, monedero*, cartera*, billetera*, depósito*, aportaciones, cuotas, tokens',
    VALUE: 'valor, precio, inversión, cotización',
    XRISE: 'sub*, aument*, crec*, revaloriz*, multiplic*, duplic*, triplic*, dispar*, apreci*, ganar',
    XPROFIT:
      'ganancia*, beneficio económico, beneficios económicos, rentabilidad*, rendimiento*, interés, intereses, retorno*, dividendo*, plusvalía*, lucro, rédito*',
    WORTHMORE:
      'revaloriza*, revalorización, plusvalía*, sube de valor, subirá de valor, suba de valor, subir de valor, aumenta de valor, aumentará de valor, ganar valor, gana valor, gane valor, valdrá más, valdrán más, valga más, valer más, vale más, valer mucho, ganar dinero, ganan dinero, gana dinero, ganarán dinero, ingresos pasivos, ingreso pasivo, rentabilidad*, rendimiento garantizado, beneficio garantizado, ganancia*, duplicar su dinero, duplica su dinero, duplican su dinero, doblar su dinero, buena inversión, inversión segura, como inversión, reserva de valor, recompra*, recompraremos, invertir en, hacerse rico, antes de que suba, pago mensual de intereses',
    HOLDV: 'conserv*, guard*, mantener, mantien*, tener, poseer',
    EARLY: 'primeros, primeras, temprano, pronto, antes, fundador*',
    BETTER: 'ganan, ganarán, beneficia*, más, mejor, mejores, ventaja*',
    REGULARLY:
      'cada mes, mensual*, al mes, cada año, anual*, al año, trimestral*, cada trimestre, semanal*, cada semana',
    XKEEP:
      'guardamos, guardaremos, guarda, custodi*, custodia, administr*, gestion*, conservamos, mantenemos, cuidamos, cuida',
    CUSTODIES:
      'custodia de, custodiamos, fondo común, monedero común, monedero compartido, cartera compartida, bote común, depósito en garantía, bóveda, caja fuerte, cuenta común, en fideicomiso, hucha común, billetera común, billetera compartida',
    XPART: 'parte, partes, porcentaje, fracción, porción, participación, participaciones, cuota, trozo',
    XREVENUE:
      'ingresos, beneficios, ganancias, ventas, taquilla, alquiler, alquileres, recaudación, utilidades, cosecha, viñedo, finca',
    XOWNABLE:
      'empresa, negocio, piso, casa, edificio, cuadro, local, restaurante, finca, viñedo, barco, bar, terreno, tienda, bodega, granja, cooperativa',
    XOWNS: 'propietari*, dueñ*, posee*, derecho a, da derecho, copropiet*',
    SECURITIES:
      'dividendo*, acciones, accionista*, copropiet*, participación en los beneficios, participación en los ingresos, reparto de beneficios, reparto de ganancias, reparte beneficios, repartimos los beneficios, repartimos las ganancias, se reparten los beneficios, parte de los beneficios, parte de las ganancias, parte de los ingresos, porcentaje de los ingresos, porcentaje de las ventas, porcentaje de los beneficios, bonos convertibles, inmueble tokenizado, tokenizar, tokenizad*, propiedad fraccionada, fracción de',
    FUNDS:
      'preventa*, venta de tokens, venta anticipada, ronda de financiación, financiar, financiación colectiva, micromecenazgo, recaudar fondos, recaudar dinero, recaudar, recaudamos, captar capital, lista blanca, con lo recaudado, lo recaudado, inversores iniciales',
    XRAISE: 'financi*, construi*, pagar, costear, reform*, arreglar, comprar, para el nuevo, para la nueva, recaud*',
    XSECRET:
      'clave privada, claves privadas, llave privada, llaves privadas, frase semilla, frases semilla, frase de recuperación, frase secreta, palabras de recuperación, palabras secretas, doce palabras, 12 palabras, 24 palabras, contraseña del monedero, contraseña de la billetera, contraseña de la cartera, contraseña de su monedero, contraseña de su billetera, contraseña de tu billetera, frase de respaldo, semilla de su, clave de la billetera, claves del monedero',
    MAINNET: 'red principal, red de producción, cadena principal',
    REALNET:
      'bitcoin real, bitcoins reales, monedas reales, de verdad en bitcoin, cadena real, sats reales, blockchain real, red real, red bitcoin real, comisiones reales',
    FAKE: 'fals*, falsific*, imitar, imitación',
    CRED: 'certificado*, diploma*, título*, carnet, licencia*, pasaporte*, documento*, receta*, permiso*',
    LOOKLIKE:
      'parezca, parecido al, idéntico, idéntica, igual que el de, igual al de, como si fuera, como si lo, se haga pasar, hacer pasar, que pase por, copiar el',
    ORG: 'ministerio, universidad, policía, gobierno, ayuntamiento, cruz roja, oficial',
    LOGO: 'logotipo, logo, escudo, sello',
    GAMBLE: 'rifa*, lotería*, sorteo de pago, apuesta*, apostar, apuestan, quiniela*, tragaperras, casino',
    PYRAMID: 'piramidal*, pirámide',
    XPASS:
      'regalar*, regalen, regala, regalarse, ceder*, cede, cedan, transferir*, transfier*, transferible*, prestar*, presta, heredar*, legar*, pasar a otr*, pasarlo a, pasarla a, pasárselo a, traspas*, donar a, entregar a otro',
    XREDEEM:
      'canje*, canjear*, descuento*, vale por, vales por, cupón, cupones, un café gratis, invitamos, consumición',
    XFREE: 'gratis',
    XLIMITED:
      'edición limitada, ediciones limitadas, limitad* a, numerad*, solo NUM, sólo NUM, únicamente NUM, primeros NUM, exclusiv*, rar*, irrepetible*, sorteo entre',
    XRECRUIT:
      'traer a un amigo, trae a un amigo, traigas, traiga, invitar a un amigo, invita a un amigo, por cada amigo, cada amigo, recomendar, referid*, recluta*, compartir en redes, comparta, publicar en redes, publique, etiquet*',
    AIRDROP: 'derecho a voto, derecho de voto, votos, votar, voto por',
    XPDATA:
      'nombre completo, nombre y apellido*, apellidos, fecha de nacimiento, dni, nif, dirección, domicilio, foto, fotografía, fotos, historial médico, diagnóstico, enfermedad, número de identidad, teléfono, grupo sanguíneo, datos de salud',
    SHOWN:
      'públic*, visible, muestra, muestran, mostrar, permanente*, metadatos, figura, aparece*, publica, publicar, lleva, incluye, contiene, página',
    MINOR: 'niñ*, alumn*, menor, menores, hij*, escolares, bebé*',
    XOFFICIAL:
      'oficial, oficialmente, homologad*, acreditad*, acreditación, reconocido por, reconocida por, título universitario, habilita para, colegiado, jurado, licencia de, licencia para, validez legal, créditos ects, créditos universitarios, avalado por, avalada por',
    VAGUE:
      'ya veremos, ya se verá, algún tipo de, una especie de, algo así como, más detalles, próximamente, ventajas especiales, por determinar, sorpresas, beneficios futuros, ya diremos',
  },
}
