/** What Portuguese words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: um uma num numa
abbreviated: abreviado
about: sobre acerca
above: cima superior
absences: faltas
absent: ausente faltoso ausência
acacias: acácia
academic: acadêmica acadêmico académico académica letivo academico academica
acai: açaí
accept: aceita aceite aceito
access: acesso
accesses: acessa acesse aceder
accessibility: acessibilidade
accident: acidente
accident week: sipat
acclamation: aclamação
accompanied: acompanhou
accompanies: acompanha
according: consoante
accordion: concertina
account: conta
accountant: contador contabilista
accounting: contabilidade contábeis contábil
accounts: contas
accreditation: acreditação credenciamento creditação
accredited: acreditado acreditada credenciado credenciada habilitado reconhecido reconhecida homologada homologados
accumulate: acumular acumule acumulam
accumulated: acumulada acumulado
achieve: alcançado alcançada conquistar conquistou conquistado
achievement: conquista
achievements: conquistas
acorn: bolota
acquire: adquirir adquire adquira aquisição
acted: atuaram atuado
action: ação acao ato
actions: acções atos
active: ativo ativa activo activa
activity: atividade actividade
actor: ator atriz
adapted: adaptado
addiction: vício dependência
additional: adicional adicionais
address: endereço morada
addressed: dirigido dirigida
adds: soma acrescenta acumula
administrator: administrador
admit: admite admitir
adoption: adoção adoções
adopts: adota adotou
adult: maioridade
adult education: eja
adulterated: adulterado adulterada adulterar
adults: adulto
advances: adianta
advert: publicidade propaganda anúncios
advertisers: anunciantes
aesthetics: estética
affection: carinho
african: africano africana
after: depois após
afternoon: tarde
again: novamente
against: contra
age: idade
agenda: pauta
agent: agente
agents: agentes
agrees: combina combinem concorda
agriculture: agricultura
ahead: adiante avante
air: ar
airport: aeroporto
album: álbum álbuns
alike: parecido parecida
alive: vivo viva
all: todo todas
allergic: alérgico alérgica
allergies: alergia
alley: beco
alligator: jacaré
almost: quase
alone: sozinha sozinho
already: ja já
also: tambem tbm também
altar: altar
although: apesar
always: sempre perpetuamente
ambassador: embaixador
ambulance: ambulância samu inem
american: americano americana
amount: montantes quantias
analysis: análise
anchor: âncora
and: e
animal: bicho animal bichinho
animals: animais bichos
announcement: divulgue divulga
announces: anuncia anunciou
annual: anual anuais
annual fee: anuidade
anonymous: anónimo anônimo anónima anônima anonimato
answer: resposta respondam respondem respondendo
answered: respondeu respondemos respondi responderam
answers: responde responda
anteater: tamanduá
antenna: antena
antique: antiguidade
any: qualquer quaisquer
apartment: apartamento apê
app: aplicações apps
appear: aparecer
appeared: apareceu apareceram apareçam
appears: aparece surge
appliance: aparelho
application: aplicativo app aplicação
application request: solicitação requerimento
applied: aplicada
appreciates: valorize valoriza
appreciation: apreciação
apprentice: aprendizes estagiária
approved: aprovado aprovou aprovada homologado aprovaram
approves: aprova homologa
approximately: aproximadamente
april: abril
archaeology: arqueologia
architect: arquiteto arquiteta
are: sao estao são estão estamos somos sois fiquem
are worth: valem
area: área zona
arid land: agreste
army: exército militar soldado
around: redor cerca
arrived: chegou chegaram chegada cheguei
arrives: chega chegue
art: arte art
article: artigo
artist: artista
artistic: artístico artística
as: como conforme
ask: peço pergunto pedires pedirem perguntei pedi pedirmos perguntem perguntes
asked: perguntou pediu perguntaram pediram solicitou solicitado
asking: perguntando
asks: pede pedir pedimos pergunta pergunte pedia
asphalt: asfalto
assessment: avaliação
assessments: avaliações
assets: patrimônio património bens
assign: atribuído atribuída atribui conferido outorga
assign rights: cedência
assignment: cessão
assistant: assistente
association: associação grêmio coletividade agremiação associações grémio associacao assoc
assumes: assume assumir
astronomy: astronomia
athlete: atleta
athletes: atletas
attachment: anexo
attend: assistir assiste assistiu comparecer frequenta frequentou frequentes
attendance: presença comparência assiduidade frequência comparecimento presencial presenciais assistência
attended: compareceu compareceram assistiram presenciou frequentado frequentaram
attests: atestando atestou
auction: leilão leilões leiloar leiloado leiloada arrematar arrematado leiloeiro leiloeira leiloamos licitado leilao leiloes
audio description: audiodescrição
audit: auditoria auditado auditada auditar
august: agosto
aunt: tia
authentic: autenticidade autênticas legitimidade
author: autor escritor
authority: autoridade órgão autarquias
authorization: autorização autorizou autorizado autorizada autorizações
authorized: autorizados autorizadas licenciado licenciada permitida permitidos
authorizes: autoriza autorize licencia
automatic: automático automática automaticamente
autumn: outono
average: média médio
avoid: evite evita
baby: bebê bebé
back: volta volte costas atrás devolta retroceder
backed: lastreado lastreada respaldado
backing: lastro
backpack: mochila
backup: salvaguarda backups
bad: mal ruim má mau
badge: selo emblema crachá distintivo insígnia selinho brasão broche medalhinha pin escudinho divisa credencial emblemático dístico cracha insignia
badges: insígnias emblemas crachás distintivos broches pins insignias escudinhos selinhos medalhinhas badges
bag: saco saquinho mala
baiana: baiana
bake: assar assam assado coze amassa
baked: assados assada
baker: padeiro
bakery: padaria confeitaria
balance: saldo
ball: bola
ball dance: baile
band: banda filarmónica fanfarra
band stripe: faixa
bandstand: coreto
bank: banco bancária bancário
bank account: iban nib
banks: bancos
banner: estandarte bandeira faixas
baptism: batismo batizados
baptized: batizado
bar: bar boteco tasca
barbecue: churrasco
barber: barbearia barbeiro
bark: casca
barracks: quartel
base: base
basement: cave
basic: básico básica
basil: manjerico
basketball: basquete
batch: fornada
bath: banho
bathroom: banheiro
battery: pilha
bay leaf: louro
be: ser estar sê seres sermos serem estejam estejas
be left: sobra resta restem
be present: estiver
be they: sejam forem
be worth: valer valha valendo valessem
beach: praia areia
beans: feijões feijão
beans stew: feijoada
became: ficou virou ficaram tornou
because: pois porquanto pq porq
become: tornarem tornaram
becomes: vira viraram torna
bed: cama
bee: abelha apicultor mel
been: sido
beer: cerveja cervejeiro cervejeira
before: antes
begin: começar iniciar
beginning: começo início
being: sendo estando
believe: acredita acredite creio crer
bell: sininho sineta
bells: sino
belongs: pertence
belt: cinto
beneficiary: beneficiário beneficiária
benefit: benefício vantagem regalia beneficia beneficio
benefits: benefícios vantagens regalias beneficios
best: melhor ótima ótimos
bet: aposta apostou
better: melhora melhoria
between: entre
beware: cuidadinho acautelar atenção
beyond: além
bicycle: bicicleta
bicycles: bike
bid: lance licitar licitação lanço arrematação
bidder: licitante arrematante
big: grande gigante grosso grossa
bike: bicicletinha
bike repair: bicicletaria
billiards: sinuca
billions: bilhões
bird: passarinho
birth: nascimento nascença
birthday: aniversário aniversariante
bitcoin: bitcoins
black: preto preta
blanket: manta
blessing: bênção
blind: cegas cego
block: bloco
blood: sangue sanguíneo
blood bank: hemocentro
blue: azul azuis
board: quadro diretoria lousa direção direcção tabuleiro prancha administradores
board member: vogal
boards: tábuas
boat: barco barquinho navio
body: corpo
bond: debênture
bondholder: obrigacionista
bonds: obrigações debêntures
bonus: bônus bónus bonificação bonificações bonificado bonus
book: livro livrinho
books: livros livrinhos
bookshelf: estante
bookshop: livraria livreiro
boots: botas
border: fronteira
born: nascido nascida
borrow: emprestas requisita requisite
borrowed: requisitado requisitada requisitou
borrowed books: requisições requisição
borrower: mutuário devedor
boss: chefe patrão
bot: bot robô
both: ambos ambas
bottle: garrafa
bought: comprou comprei compraram comprado comprada adquiri compraste comprámos adquiriram
box: caixa caixinha cesta
box office: bilheteria bilheteira
box seat: camarote
boxes: caixas caixinhas
boy scout: escuteiro escoteiro escoteira
boys: rapazes
bracelet: pulseira
branch: ramo filial
brand: marca
brand name: grife
brands: marcas
brazil: brasil
brazilian: brasileiro brasileira
bread: pão pãozinho pães broinha pãezinhos
breakdown: pane avaria
breakfast: desjejum
brewery: cervejaria
bridge: ponte
bring: trazemos trazes tragas trazendo
brings: trago traz traga trouxer trará trarão traria
bro: mano parça
broker: corretor atravessador corretagem mediador
bronze: bronze
brother: cunhado
brought: trouxe trouxeram
brush: pincel pincéis escova
bubble: bolha
bucket: balde
bucks: pila
budget: orçamento
build: construímos construam
building: prédio edifício
built: construído construída construiu construir constrói construção
burger: hamburguer
burn: queima queime
burned: queimado queimada queimou
bus: ônibus autocarro
business: negócio empreendimento comércio
but: mas porém contudo todavia
butter: manteiga
button: botão
buttons: botões
buy: comprar compre compro adquires comprá
buyback: recompra
buyer: comprador adquirente
buyers: compradores compradoras
buying: comprando adquirindo
buys: compra comprará comprarão
by: por
by chance: acaso
by the: pelo pela
cable: cabo
cadets: cadetes
cafe: cafeteria cafetaria lanchonete pastelaria
cake: bolo bolinho torta
cakes: boleira
calculation: cálculo
calendar: calendário agenda
call: chamar telefona telefonem
called: chamou chamado
calls: liga chama
calm: calma
came: veio vieram vim vindo
camp: acampamento
campaign: campanha
can: podem posso podes possa consegue conseguimos conseguir poder podia podíamos pude
can tin: lata latão
cancels: cancela
candidate: candidaturas candidato candidata
candle: vela
candles: velinha
canteen bottle: cantil
cap: touca boné
capacity: lotação
capital: capital patrimonial capitais
capoeira: capoeira
captain: capitão
capybara: capivara
car: carro viatura carrinho
carbon: carbono
card: carteirinha cartão caderneta
card game: baralho sueca
cardboard: cartolina papelão
cards: cartõezinhos cartões cadernetas
care: cuidado
caregiver: cuidador
cares: cuida cuidou
caretaker: zelador
caricatures: caricaturas
carnival: carnaval carnavais
carpentry: marcenaria carpintaria marceneiro carpinteiro
carried: carregou levado levada
carry: carrega transporta
cases: casos
cash: espécie
cashback: cashback
cashew: caju
casino: cassino
cast: elenco
castle: castelo
cat: gata
catalogue: catálogo
catch: pega apanha
catechism: catequista
category: categoria modalidade
cats: gato
celebrate: celebra festejar
celebrates: comemora festeja
cent: cêntimo centavo
centenary: centenário
central bank: bacen
centre: centro
centres: centros
cents: tostões tostão
ceramics: cerâmica
ceremony: cerimônias cerimónias
certain: certos certas determinado determinada
certainty: certeza
certificate: certificado diploma atestado certidão canudo comprovativo comprovante diplominha certificadinho louvor
certificates: certificados diplomas atestados certidões comprovantes comprovativos canudos
certification: certificação certificações homologação
certified: certificada certificadora certificou certificaram
certifier: certificador
certifies: certifica atesta comprovar
certify: certificar certifique atestar atestam certificam
chain: cadeia
chair: cadeira
chairs: cadeiras
challenge: desafio
champion: campeões campeã
change: troco alterar transformar alterá mudá
changed: trocado mudamos mudou alterado alterada mudaram trocou
changes: muda alteração alterações
channel: canal canais
chapter: capítulo
character: personagem caráter
charges: cobra cobre
charity: caridade beneficente solidariedade beneficência filantropia filantrópica beneficiente
chart: gráfico
cheap: baratinho barato barata
cheaper: baratinha
cheat: batota trapacear burlar burlado burlou
check: conferência checar cheque
checks: confere conferir confira verifica
cheer up: animar
cheese: queijo
chess: xadrez
chest: peito
chick: pintainho
chicken: frango
child: criança miúdo menino menina garoto rapaz
child minor: menores
children: crianças miúdos meninos meninas filhos miúdas garotos pequenos
children's: infantil infantis
chlorine: cloro
choice: opção escolhas opções
choir: coro coral corista orfeão corais
choir singers: coristas cantores
choirmaster: regente
chooses: escolhe escolha
chosen: escolhido escolhida escolheu escolheram selecionado
christmas: natal
church: igreja capela igrejinha paroquiais
cinema: cinema cineclube
circus: circo
cisterns: cisternas
citizen: cidadã munícipe
citizens: cidadãos munícipes
citizenship: cidadania
city: cidade
city hall: prefeitura câmara
civil: civil
civil servant: funcionalismo
class: turma aula classe
classroom: salas
clay: barro
clean: faxina limpo limpa
cleaning: limpeza lavagem
clear: claro clara
clef: clave
click: clique clica
climb: escalar escalada subimos
clinics: clínica
clock: relógio
closed: fechou fechado fechada fechamos encerrada
closes: fecha feche
cloth: pano tecido lona
clothes: roupa
clothing: vestuário
clover: trevo
clown: palhaço
club: clube
clubs: clubes
coach: treinador
coast: litoral costa
coat: casaco
coat arms: brasões escudo
cocoa: cacau
code: codigo código codificado
codes: códigos
coexistence: convivência
coffee: café cafezinho expresso bica cafe
coffee maker: cafeteira
coffee shop: padoca
coin: moeda moedinha moedona
coins: moedas moedinhas
cold: frio fria
collaborator: colaborador
colleague: colega
colleagues: colegas
collect: colecione juntares juntarem levante levantas
collected: recolhido recolhida coletado
collectible: colecionável colecionáveis
collection: coleção coleções coleta recolha colecção colecionar coleccionismo colecionismo
collective: coletivo coletiva colectivo
collector: colecionador coleccionador
collectors: catadores colecionadores coleccionadores
collects: recolhe coleciona coletar arrecada angaria
colour: cor cores
columns: colunas
comb: pente
come: vier vir vens vinha vindas
comes: vem vêm venha
command: comando
commemorative: comemorativo comemorativa comemorar
comment: comentar comentário
commercial: comercial comerciais
commission: comissão comissões
committee: comité comitê
common: comum comuns
communion: comunhão catequese
community: comunitária comunitário comunidade
community work: mutirão mutirões
companies: empresas firmas companhias
companion: companheira companheiro
company: empresa companhia firma corporação lda ltda
compensation: contrapartida indenização indemnização
compete: competir compete competição
competing: competindo
competition: competições certame
competitor: competidor concorrentes
complain: reclamar reclamou reclamação
complaint: reclamações queixa
complementary: complementar
complete: completos completas
completed: completou concluído completaram completado concluída concluíram conclui finalizado completada completei completaste
completion: conclusão encerramento conclusões término
component: componente
compost: compostagem composto adubo
compound: compostos
computer: computador
computing: informática
concentration: concentração
concert: concerto recital recitais
condition: condição condições
condominium: condomínio
conductor: maestro
conference: conferências colóquio congressos simpósio
confirm: confirme confirma
confirms: confirmou confirmam
confraternity: confraria irmandade
confusion: confusão
congratulations: parabéns
congress: congresso
connect: conecta conecte
connected: ligada ligado
consent: consentimento consentir consente
consist: consta
consult: consulta consulte
consultant: consultor
consumer protection: procon deco
contact: contacto contato
content: conteúdo
contest: concurso
context: contexto
continues: continua prossegue
contract: contrato contratual contrata
contractor: empreiteiro
contrary: contrário
contributed: contribuí
contributes: contribui contribuem
contribution: contribuição contribuições
contributor: contribuidor contribuintes
convert: converte conversão conversível convertível converta convertê
converted: convertido convertida
cook: cozinheira cozinheiro cozinham cozinhando cozinhou
cooperation: cooperação
cooperative: cooperativa coop
coordination: coordenação coordenadoria
coordinator: coordenador
copies: exemplar
copy: cópia
copyright: autoral autorais
core: núcleo
cork oaks: sobreiros
corn: milho
corn pudding: canjica
cornbread: broa
corner: esquina canto cantinho
cornmeal: fubá farinha
correct: correto correta
corrected: corrigiu corrigir
correspondent: correspondente
corresponding: correspondem
corresponds: corresponde
corridor: corredor
cost: custar custo despesa
costs: custa custos custe
costume: traje fantasia
costumes: trajes fantasias
council: conselho
councillor: vereador
count: contam contará contavam
counted: contou contado
counter: balcão
counterfeit: contrafeito contrafeita contrafação contrafações
counterweight: contrapeso
countries: países
country: país
country dance: forró
country style: caipira
coupon: cupão cupon
coupons: cupons cupões
course: curso cursinho
courses: cursos cursinhos
court: tribunal tribunais
cousin: primo prima
cover: capa cobrir
coverage: cobertura
cow: vaca gado boi
crab: caranguejo
crack: fenda
cracked: rachada
craft: artesanatos manualidades
creates: cria crie
creates we: criámos
creation: criação criacao
credential: credenciais
credit: crédito creditado creditada credito
credited: creditados creditamos creditar
credits: créditos
criminal: criminoso crime
criminal record: antecedentes
crochet: crochê croché tricô
crockery: louça
crooked: torto
crossed: cruza
crowdfunding: vaquinha
crypto: cripto
cryptocurrency: criptomoeda criptoativo
cryptographic: criptográfico criptográfica
cult: culto
cup: copa taça
cupboard: armário
currency: divisas
current: corrente atual
curriculum: currículo curricular
curse: xingar xingou
custody: custódia custodia tutela
custom: costume
customer: cliente freguês freguesa consumidor clienta
customers: clientes fregueses clientela consumidores
customs: alfândega
cut: corte corta
cutlery: talher
cycle: ciclo
cycling: ciclismo pedalar pedalada
cyclist: ciclista
daily: diária diário diariamente
dance: dança bailarina bailarino fandango
dance shirt: abadá
danced: dançou
dancer: dançarinas
darling: querida queridos
data: dados
data protection: rgpd lgpd
date: data
daughter: filhas
day: dia
day off: folga
days: dias
deadline: vencimento prazo
dear: caro cara prezado prezada estimados
debate: debate
debit: débito debitar debitado
debt: dívida
debtor: inadimplente
deceive: engana engano iludir ilude ludibriar
december: dezembro
decide: decidir decide
decided: decidido decidimos deliberado deliberou decidiu
decides: delibera
decision: decisão
decisions: decisões deliberações
declaration: declaração declarações
declare: declara
decorated: condecorado condecorada galardoado galardoada
decorative: decorativo decorativa enfeite
defeat: derrota
defence: defesa
defended: defendeu
defines: define definido definir
degree: grau licenciatura bacharelado bacharelato graduado mestrado doutorado doutoramento
degrees: graus licenciaturas mestrados doutorados
delegates: delegado
deletes: apaga
deliver: entregar entregue entregando entregam entregá
delivered: entregou entregaram
delivery: entrega
dentist: dentista
deposit: caução depósito cauções fiança depositares depositante
deposited: depositado depositada depositou depositei
deposits: deposita deposite
description: descrição
deserves: merece
design: desenhámos design
designed: desenhado desenhada desenhou
designer: estilista ilustrador
details: detalhes pormenores
detective: detetive
develop: desenvolve desenvolvimento desenvolvido
developer: programador desenvolvedor
deworm: vermifugar
diagnosis: diagnóstico diagnosticado
dictionary: dicionário
did: fazíamos
die: morrer
difficult: difícil difíceis dificuldade
digital: digitais
dinner: ceia janta
dinosaur: dinossauro
direct: direto directo direta
director: diretor gerente
dirty: sujo
disability: deficiência deficiente
disappears: some sumiu sumindo desaparece sumir
disc: disco
discount: desconto abatimento descontinho rebate desconta
discounts: descontos abatimentos
dish: pratinho iguaria
dishes: pratos
disposable: descartável
dissolution: dissolução
distinction: distinção distinções
distribute: distribui distribuem
distributed: distribuído distribuída repartida repartidos rateada
district: distrito concelho
distrust: desconfiar
dividend: dividendo
dividends: dividendos proventos
divides: divide dividir dividido dividida dividimo reparte repartimos rateia rateamos ratear
division: divisão
do: fazer faço fazemos fizer
doctor: doutor dr médico médica
doctorate: doutoral
doctors: doutores
document: documento documentação
documentary: documentário
dog: cão cachorro
dog walk: passear passeia
dogs: cães cachorros
doll: boneca boneco
dominates: domina
donate: doar doe doam doa doando doem doas doei doava
donated: doou doado doaram doada doaste doámos contribuíram contribuído doavam
donates: doará doarão
donation: doação donativo dádiva doacao doacoes
donations: doações donativos esmolas
done: realizados realizou realizaram concluídos
donkey: burro
donor: doador doante benfeitor benemérito mecenas
donors: doadores doadoras benfeitores beneméritos apoiadores
door: porta portão porteira
doorman: porteiro
double: dupla dobro duplo duplica dobram duplique triplica dobre
doubled: dobrado duplicou duplicado
dough: massa
download: descarrega baixe descarregue
dozen: dúzia dezena
dozens: dezenas dúzias
draft: rascunho
draw: sortear sorteia extração desenha
drawer: gaveta
drawing: desenho
drawings: desenhos
drawn: sorteado sorteadas sortearam
dream: sonho
dress: vestido
drill: furadeira
drink: bebida beber
drip: pinga
driver: motorista condutor taxista
driving: condução conduzir dirigir
drop: gota
drop it: largar
droplet: gotinha
drum: bombo tambor bateria
ducks: patos
dues: quota quotização quotizações cotização
dumbbell: haltere
during: durante
each: cada
early: cedo antecipado antecipada precoce madrugador adiantada
early bird: antecipação
earn: ganhar ganhe faturar ganhavas embolsa embolsou
earned: auferido auferir merecido
earned badge: conquistada
earning: ganhando
easter: páscoa
easy: fácil facilmente
eat: come
economy: economia
edge: beira
edition: edição edicao edicoes
editions: edições
education: educação educativo educativa pedagógico pedagógica escolaridade educacao
educator: pedagoga pedagogo
effective: efetivo
effort: esforço
eggs: ovos
eight: oito
eighteen: dezoito
eighty: oitenta
elderly: idosos velhinhos seniores sénior
elected: eleito eleita elege eleições eleição
electric: elétrico eletricista elétrica
electrician: eletricistas
electricity: eletricidade
electronic: eletrónico eletrônico eletrônica eletrónica eletronico eletronica
elegant: elegante
eleven: onze
email: mail correio
embassy: embaixada consulado
embroidery: bordado bordões
emergency: emergência
emigrants: emigrantes
employee: funcionário funcionária empregado
employees: empregados trabalhadoras
end: fim final
ended: terminou acabou encerrou acabado acabaram terminado encerrado
ends: termina encerra
ends on: encerramos
energy: energia energético eólica
engineer: engenheiro engenharia engenheira
english: inglês inglesa
engraved: gravado gravada gravação
enjoy: usufrui aproveite aproveita desfrutar
enough: basta suficiente bastantes
enrol: inscrever inscreva
enrolled: inscrito inscrita inscreveu
enter: entrei entraste entrarem entres
enter code: insira
entered: entrou
enters: entra entro ingressa
entrepreneur: empreendedor empresário empresária
entries: entradas
entrust: confiado confiada
entry: entrada
envelope: envelope
environment: ambiente ecologia ecológico sustentável sustentáveis
environmental: ambiental ambientais
epoch: época
equal: igual iguais iguaizinhos
equivalent: equivale
ergonomics: ergonomia
error: erros falha
europe: europa
european: europeu europeia
euros: euros
evacuate: evacua
evaluated: avaliou avaliado avaliar
even: inclusivamente
event: evento cerimônia cerimónia solenidade
events: eventos
everything: tudo
exactly: exatamente
exam: exame vestibular examinar
examiner: examinador júri jurados
example: exemplo
exceed: ultrapassar
excellence: excelência
except: excepto
excerpt: excerto
exchange: troca permuta câmbio escambo troque trocá cambio
exchanged: trocada permutado
exchanges: trocas corretoras câmbios exchanges
excluded: exclui
exclusion: exclusão
exclusive: exclusividade
exhibit: expor expõe exposto exposta
exhibition: exposição exposições
existed: existiu
exists: existe existir
exit: saída
expected: previsto prevista esperada
expelled: expulso excluído excluída
expenses: despesas gastos
expensive: caríssimo caríssima dispendioso
experience: experiência
experiment: experimento
expire: vencer caduca expira
expired: expirado expirada caducado caducada caducou vencida vencidos
expiry: caducidade expiração
explains: explica explique explico
explorer: explorador
extension: extensão
extra: extra
fact: fato facto
factory: fábrica industrial indústria
fado: fado
failed: reprovado reprovada reprovou chumbou
fair: feira feirinha quermesse expo bazares
fair just: justo
faith: fé
fake: falso falsa imitado fajuto fajuta falsidade falsíssimo
falcon: falcão
fall: queda descida desvaloriza baixar baixam baixou despenca
falling: caindo descendo desvalorizando
falls: cai caem cair caia baixa desce desça
families: famílias
family: família
famous: famoso famosa
fan: torcedor torcida adepto boleiro
fans: torcedores adeptos
farm: roça fazenda sítios
farmer: agricultor fazendeiro lavrador
farmer woman: lavradeira
farmers: agricultores agricultoras
fast: rápido rápida rapidamente
fasting: jejum
fatal: fatal
father: pai
fear: medo
february: fevereiro
federal: federal federais
federation: federação
fee: taxa emolumento taxinha bilhética
fee payment: cachê
feed: alimenta
fees: taxas emolumentos
fell: caiu caíram desceu desceram desvalorizou despencou
festival: festival romaria arraial arraiá festivais quadrilha festejo folia
fever: febre
few: poucos poucas
fiction: ficção ficcional inventado inventada inventar inventou
fictitious: fictício fictícia
field: campo lavoura
fifteen: quinze
fifth: quinto
fifty: cinquenta
fight: briga
file: arquivo ficheiro pasta
fill: completar preencha enche
film: filme
filming: filmagem metragem
finally: finalmente
financial: financeira financeiro
financing: financia
find: acha achou ache encontre descobre encontra
fine: multa
finish: acabam acabar
finished: finalizada finalizados terminada acabada
fins: barbatanas
fire: fogo incêndio
firefighters: bombeiro
firefly: pirilampo
fireworks: foguetes
firm: firme
first: primeiro primeira primeirão primeiríssima pioneiro pioneira
first aid: socorros socorrista
fish: peixe
fish market: lota
fisherman: pescador
fishermen: pescadores pescadoras
fishing: pesca
five: quinteto cinco
five hundred: quinhentos
fixed: fixa fixo
flag: bandeiras
flight: voo voos
floodplain: várzea
floor: térreo chão piso soalho
flower: flor
flowerbed: canteiro
flowers: flores
fold: dobra
folk group: rancho
folkloric: folclórico
follows: segue seguir seguidos
food: alimentar alimento comida alimentação mantimentos
food basket: cabaz
food ration: ração
foot: pé
football: futebol
football boots: chuteirinha chuteira
footer: rodapé
footprint: pegada
for: para pra pro pros pras
forbidden: proibida vedado vedada proibido
force: vigor
forecast: previsão previsões estimativa estimado estimada
foreign: exterior
foreign exchange: cambial cambiais
foreigner: estrangeiro estrangeira
foreman: capataz
forest: floresta bosque mata
forever: eterno eterna
forged: falsifica forjado forjada forjar falsifique falsificou
forgery: falsificações falsário falsificador
forget: esquece esqueça esquecido esquecida
forgot: esqueceu esqueci
forgotten: esquecidas esquecidos
forklift: empilhadeira
form: formulário forma
formal: formal
format: formato
former: ex
fortune: fortuna
forty: quarenta
forwarder: despachante
found: achados encontrou encontraram encontrei
founded: fundado fundada
founder: fundador
founders: fundadores fundadoras
founding: fundação fundou fundar
four: quatro
four hundred: quatrocentos
fourteen: catorze quatorze
fractional: fracionado fracionada fracionária fracionar
fractions: frações fração avos
frame: moldura quadrinho
fraud: fraudulento fraudulenta fraudar
free: graça grátis gratuita gratuito livre gratuitidade borla isento isenta isenção gratuidade gratis
french: francês francesa
fresh: fresco fresca
freshmen: calouros caloiros
friday: sexta
friend: amigo amiga
friends: amigos amigas
friendship: amizade
from here: daqui
front: frente
fronts: frentes
fruit: fruta
full: completo completa cheia cheio integral pleno
fun: diversão divertido divertida divertir divertimento
fund: fundo fundinho
funded: custeado custeada bancado
fundraising: arrecadação angariação captação arrecadações
funds: fundos
funds use: custeio custear custeia
funeral: fúnebre
furniture: móveis
futsal: futsal
future: futuro futura
gain: ganho ganância
gallery: galeria
gamble: jogatina apostador
game: jogo partida
game night: jogatana
games: jogos partidas
gang: galera malta turminha
garage: garagem
garden: horta jardim quintal jardins hortinha jardinagem jardineiro hortelão
gardeners: hortelões hortelãos
gas: gás gpl
gasoline: gasolina
gather: reunir reuniu juntaram reúne
gathering: tertúlia
gave: deu deram dei demos
general: geral gerais
gentle: mansa manso
genuine: genuíno genuína
german: alemã
get: obter obtém obtenha obtiver obtemos obtê consegui
gets: ganha
giants: gigantones
gift: presente brinde prenda
gifts: presentes brindes prendas
girl: garota moça guria rapariga
give: dar der derem damos dou dás dando dês daria dessem
give up: desistir desistiu desistência
given: dado dada concedido concedida atribuídos atribuídas
gives: dá dão dê deem
gives away: presenteia presentear presenteado
glasses: óculos
glove: luva
glucose: glicemia
go: ir vá ide vais indo
goal: meta golo objetivo gol gols
goals: objetivos metas
goats: caprinos
god: deus
godmother: comadre
godparent: madrinha afilhado
goes: vai vão
gold: ouro
golden: dourado dourada
good: bom boa boas bons bacana fixe
good day: buenas
goodbye: tchau adeus abraços
gourd: cuia
government: governo governamental governador executivo
grade: nota
grades: notas
graduate: formado formada diplomado diplomada bacharel graduada formar formou
graduated: formados formadas formaram
graduates: diplomados graduados bacharéis
graduation: formatura capelo graduação colação
graffiti artist: grafiteiro
grain: grão
grammar: gramática
grandchildren: netinhos neta
grandfather: avô vovô avo
grandmother: avó vó vovó
grandparents: avós avôs
grandson: neto
grant: subsídio subvenção
grants: cede
gratitude: agradecida agradecido grato grata
great: ótimo excelente
greater: maior
green: verde
grey: cinza
group: grupo
group schools: agrupamento
groups: grupos grupinho
grow: cultiva cultivo
growth: crescimento cresce
grumbled: resmungou
guarantee: garantia garantir assegurar garantindo afiança aval fiador
guaranteed: garantido garantida assegurado assegurada garantiu garantiram
guaranteeing: assegurando
guarantees: garante garanta assegura
guard: vigilante seguranças guardas
guardian: guardiã guardiões encarregado
guardians parents: encarregados encarregada
guest: hóspede convidado
guests: hóspedes convidados
guidance: orientação
guide: guia orienta
guitar: violão guitarra viola
gutter: algeroz
gym: academia ginásio
gymnast: ginasta ginástica
hacked: hackeado hackeada invadida invadido
had: teve tinha tínhamos tive houve havia tivéramos tivessem
hair: cabelo
half: metade meio meia
half-yearly: semestral
hall: salão pavilhão salões pavilhões
ham: presunto
hammer: martelo
hand: mão
handbag: malas
handcrafted: mó artesanal artesanais
hands: mãos
hang: pendurar afixar pendurado
hanger: cabide
happens: acontece ocorre ocorrências
harbour: cais marina
hardware wallet: ledger trezor
harvest: safra vindima colhe
has: tiver tem têm tenha tens possuía
hat: chapéu
have: ter tenho terem tende tê
have had: tivesse
he: ele
head: cabeça
headquarters: sede
health: saúde
hear: ouvir ouve ouvido ouviu
heart: coração
hello: alô salve
helmet: capacete
helmsman: timoneiro
help: ajuda ajude ajudinha auxílio auxiliar ajudo socorro socorrer amparar ajudá
helped: ajudou ajudamos ajudaram ajudei ajudado
helper: ajudante auxiliares
helping: voluntariando
her: dela
here: aqui cá
hi: oi olá
hidden: oculto oculta escondido escondida
high: alta alto elevado elevada
high school: liceu secundária
hiking: trilho caminhadas caminheiros
hill: ladeira
him: lhe
his: seu sua dele
historic: histórico histórica
history: história historia
hit: bater batido
hits right: acerta acertou
hoe: enxada
hold: segurar
holder: titular portador detentor
holding: segurando retendo retenha reter retém
holding event: realiza
holiday: feriado
holidays: férias feriados
holistic: holístico
holy: santa santo
home: lar
home address: residencial domicílio
homemade: caseiro caseira
homework: deveres tpc
honey: meliponário
honorary: honorário honorária honoris
honorary member: benemérita
honour: honra homenagem homenagear homenagens orgulho
honours: homenageia homenageou homenageado
hope: esperança esperam
horizon: horizonte
horse: cavalo
hose: mangueira
hospitable: hospitaleira
hospital: hospital hospitais
hospitalized: internado internada
hot: quente calor
hour: hora hrs
hourly: horária
hours: plantões horas horinhas
house: casa moradia habitações casinha
house rules: regulamentos
houses: casas
housing: habitação
how many: quantos quantas
how much: quanto qto
however: entanto
hr: rh
hug: abraço beijo
humanization: humanização
humans: humanos
hundred: cem cento
hundreds: centena
hurry: pressa
husband: marido esposo
hypothesis: hipótese
i: eu
i am: sou estou
i guarantee: garanto
i inform: informo informa
i liked: gostava
i promise: prometo
i stayed: fiquei
i take: levo
i thought: pensei achei
i want: quero gostaria
ice cream: gelataria gelado sorvete
id number: contribuinte
idea: ideia
identity: identidade identifica
identity card: bi cc
if: se caso conquanto
illness: enfermidade doentio
illustration: ilustração ilustrações
imitates: imitam imitando imitava imitadas
imitation: imita imite imitador
immigrant: imigrante
immutable: imutável inalterável imutáveis
impact: impacto
important: relevante essencial
impossible: impossível
improvisation: gambiarra
in: em
in another: noutro noutra
in it: nele
in the: no na nos nas
in this: nesta neste nisto nisso nesse nessa
in vain: toa
inactive: inativo inativa
inalienable: inalienável inalienáveis
inauguration: inauguracao
incentive: incentivo estímulo
included: inclusa incluso
includes: inclui incluem
including: inclusive incluindo incluído incluída
income: renda rendimento
indicated: indicou indicado
infants: infante
information: informação informações informacao infos informacoes
inhabitants: habitantes
inheritance: herança
initial: inicial
initials: iniciais
inn: pousada hotel hostel
insert: inserir inserido
inside: dentro
inspection: inspeção vistoria fiscalização fiscalizar inspetor fiscais
install: instalou instalado instalada
installment book: carnê
installs: instala instale
instalment: prestação parcela
instalments: prestações parcelas parcelado parcelamento parcelar
institute: instituto
instrument: instrumento
instruments: instrumentos
insurance: seguradora
insured: segurado segurada
intends: pretende
intensive care: uti
intentions: intenções intenção
interest: juro interesse
interested: interessado interessada
interior: interior
intermediary: intermediário intermediária intermediação
internal: interno interna
international: internacional internacionais
internet: net
interview: entrevista
invest: invista investe aplicar aplique investi invisto
invested: investidos investidas investiram investimos aplicados
investing: aplicando
investment: investimento aporte
investor: investidor aplicador
investors: investidores investidoras
invests: aplica
invitation: convites
invite: convidá
invited: convidou convidei convidaram
invites: convidam convidada
invoice: fatura boleto
iron: ferro
irreversible: irreversível irreversíveis irrevogável irrevogáveis
is: é eh está esteja seja tá és ta
is born: nasce
island: ilha
issuance: emissão emissões expedição emissao
issue: emite emita emiti emití emitiremos
issued: emitido emitida expedido expedida emitiu emitiram expediu
issuer: emissor emitente
italian: italiano italiana
item: item itens
itinerant: itinerante
itinerary: roteiro
itself: si
january: janeiro
jewel: joias jóias
job: emprego
join: associar filiar ingresse adira
joined: aderiu ingressou associou
joins: junta junte adere aderir
joke: piada zoeira brincadeirinha anedota gozação
judge: juíza juízes juiz jurado árbitro
judo: judô
july: julho
jump: saltar salto pular pulou
june: junho
june feast: junina
junior: mirins mirim
jury: jurada
justice: justiça
keep: guardar manter conservar guardando guardo guardei guardá mantê mantenha mantem
keeping: conservação
keeps: guarda guarde conserva mantém
kept: guardado guardada conservado guardou mantido mantida manteve mantinha
key: chave chavinha
keyboard: teclado
keyring: chaveiro
keys: chaves chavezinhas
kicks: chuta
kilos: quilo
kindergarten: berçário
kings: reis
kisses: beija
kit: estojo
kitchen: cozinha cantina
km: km
knee: joelho
knew: sabia
knit: tricota malha
knot: nó
know: sabe sei saiba souber conheço conhece sabiam
knowledge: saberes conhecimento
label: etiqueta rótulo
laboratory: laboratório
lace: rendeira
lady: senhora dama
lake: lago
land: terra terreno
land deed: escritura
land settlement: assentamento
landlord: senhorio
language: língua idioma linguagem
lantern: lanterna
lap: colo
last: último última
lasting: duradouro duradoura
lasts: dura
late: atraso atrasado atrasada
later: posteriormente
laugh: rir riu risada kkk
launch: lançar lançamento lançamos estreou
launched: lançada lançado lançaram estreado
launches: lança
laundry: lavandaria lavanderia
laurel: laurel
law: lei leis
lawn: gramado
lawyer: advogado advogada
layout: layout
leaflet: panfleto
league: ligas
learned: aprendeu aprenderam aprendemos aprendi
learning: aprendizagem aprendizado aprendendo
learns: aprende
leave: saio saí saíste deixei deixaste
leaves: sai saem sair saírem sais
leaving: saindo
left: partir esquerda partiu sobrado saiu saíram
left over: sobrou restaram
leftovers: sobras
leg: perna
legal: jurídico jurídica legal legais
legendary: lendária lendário
lend: emprestar empreste emprestando emprestava emprestamos emprestá
lender: credor mutuante
lending: emprestador
lends: empresta
lent: cedido cedida emprestado emprestou emprestada emprestei emprestámos emprestaste
less: menos menor
lesson: lição lições aulinha
lessons: aulas
let: deixar deixou permitir permite permitido deixá
lets: deixa deixe
letter: carta letra ofício
letters: cartas letras ofícios
level: nível níveis patamar
librarian: bibliotecária bibliotecário bibliotecario
library: biblioteca bibliotequinha midiateca mediateca
licence: licença alvará licenciamento habilitação habilitações cnh
licks: lambe
lie: mentir
life: vida
lift: elevador
lift ride: caronas boleias
lifted: levanta
light: luz
lights: luzes
lights up: acende
like: gosta gosto curta curtir
like this: assim
limited: limitado limitada restrito restrita limite
line: linha fila risco
linen: linho
link: link
link bond: vínculo
liquid: liquid líquido líquida
liquidity: liquidez
list: lista rol
listed: constam
listen: escuta ouçam escutem
listener: ouvinte
listing: listagem listado listada listar
literacy: alfabetização
little: pouco pouquinho pouca bocadinho
lives: mora morou
load: carga
loan: empréstimo emprestimo
loans: empréstimos
local: regional regionais
lock: fechadura cadeado tranca travado travada congelado congelada congelar
lock up: bloquear bloqueio travar
locked: trancado bloqueado bloqueada
locker: cacifo armários
logo: logotipo
long: longo longa
look: olha olhe
looks like: aparenta semelhante parecidos parecidas idêntico idêntica
loom: tear
loose: solto
lose: perder perdê perdia
loser: perdedor
loses: perde perca perco
loss: perda prejuízo
lost: perdeu perdi perderam perdeste extraviado extraviada extraviou
lot: lote
lots: lotes bastante
lottery: loteria lotaria jackpot
low: baixo
loyalty: fidelidade fidelização fidelizar fiel fiéis
luck: sorte
lucky: sortudo sortuda
lunch: almoço almoça
lunchbox: lancheira
luxury: luxo luxuoso luxuosa
machine: máquina maquininha
machines: máquinas
made: fez fizeram fiz feito feita fizemos produzido produzida produziu
main: principal
mainly: principalmente sobretudo
maintain: mantêm
majority: maioria
make: fazê fazes fizeste
makes: faz faça fazem fazia fazendo
makes money: capitaliza
man: homem
manage: conseguiu
managed: gerido gerida administrado administrada
management: gestão administração
manages: gera gerir gere administra
mandate: mandato
mandatory: obrigatória obrigatório
mango: manga
mangrove: mangue
manuals: manuais manual
many: muitos muitas inúmeros inúmeras numerosos
map: mapa
marathon: maratona
march: março marcha
mark: marcar marque marcado marcando
marked: marcou marcada marcados
marker: marcador
market: mercado feiras mercadão
marks: marcam
married: casado casada
marrow: medula
mascot: mascote
mask: careta
mass: missa
massage: massagem
mast: mastro
master: mestre
match: amistoso duelo
material: material materiais
maternity: maternidade
mathematician: matemáticos
mathematics: matemática
matter: importa importância
maximum: máximo máxima
may: pode poderá poderão poderia
may month: maio
mayor: prefeito prefeita autarca
me: me mim
meal: refeição
meals: refeições marmita
mean: significa
meaning: significados
meat: carne
mechanic: mecânico
medal: medalha
medals: medalhas condecorações
medical: médicas clínico medicina
medicine: remédio medicação medicamento
meet: conhecer conhecem
meeting: reunião encontro assembleia reuniões
melts: derrete
member: sócio associado membro filiado cooperado sócia associada confrade socio filiada
members: sócios associados membros filiados cooperados sócias associadas confrades cooperadores integrantes socios filiadas membras
membership: adesão filiação associativismo membresia
memorize: decorar decore memorizar memorize
memory: memória
men: homens
mental: mental
mention: menção
menu: ementa cardápio
merit: mérito merecimento
message: mensagem recado
messages: mensagens
metadata: metadados
metal: metal
metre: metro
metres: metros
microphone: microfone
migrant: emigrante migrantes
miles: milhas
milk: leite
milking: ordenha
mill: moinho
million: milhão
millions: milhões
minimal: mínima mínimo
minimum: mínimos
mining: garimpo mineração
minister: ministro ministra
ministry: ministério
mint: cunha
minted: cunhada cunhados cunhamos cunhou
minute: minuto
minutes: ata minutos atas min
mirandese: mirandês
missing: falta faltou sumido desaparecido desaparecida
mission: missão missões
mistake: equívoco
mobile payment: mbway pix
model: modelo
modelling: modelagem moulage
models: modelos
module: módulo
modules: módulos
money: dinheiro grana dinheirinho guito dinheirama bufunfa numerário
money raised: arrecadado arrecadada
monitoring: monitoria
month: mês mes
monthly: mensal mensais
monthly fee: mensalidade
months: meses
moon: lua
more: mais
morning: manhã matinal
mortgage: hipoteca penhor empenhar
moth: traça
mother: mãe
mothers: mães
motorbike: moto
mountain: serra morro monte montanha
mouth: boca
move: mover
much: mto mt
mud: lama
mug: caneca copo
municipal: municipal municipais camarário
municipality: município autarquia
museum: museu museológico
museum piece: acervo
museums: museus
music: música músico musical
musician: musicista instrumentista
musicians: músicos musicistas
must: deve devo obriga obrigatoriamente
my: meu minha meus
nail: prego
name: nome nomezinho denominação
names: nomes
national: nacional nacionais
nationality: nacionalidade
natural: natural
nautical: náutica
near: perto
necklace: colares
need: preciso necessário necessidade necessitam necessária precisarem precisei
needed: precisava precisou
needle: agulha
needlework: bordar bordam bordadeira
needs: precisa precise necessita
needy: carentes necessitados desfavorecidos
negotiate: negocia
neighbour: vizinho vizinha
neighbourhood: bairro vizinhança quarteirão
neighbours: vizinhos vizinhas moradores
neither: tampouco
nephew: sobrinho
nets: redinhas
network: rede
networks: redes
never: nunca jamais
new: novo nova
new member: novato caloiro calouro caloira caloura
news: novidade notícia
newspaper: jornal jornais
next: próxima próximo seguinte
nice: simpático agradável
nickname: apelido alcunha
night: noite madrugada noitada
night-time: noturno noturna
nine: nove
nineteen: dezenove dezanove
ninety: noventa
no one: ngm
noble: nobre barão conde duque
nobody: ninguém ninguem
noise: barulho
nominates: indica indique
none: nenhum nenhuns nulo nula
nor: nem
normal: normal
nose: nariz
not: não nao naum ñ
not authorized: desautorizado
not negotiable: inegociável inegociáveis
not sale: invendável
not transferable: intransferível intransmissível intransmissíveis intransferíveis
notarized: autentica
notary: notário notarial tabelião notária
note bill: cédula
note obs: obs
notebook: caderno caderninho notebook
notes: anota anotou anote
nothing: nada
notice: edital aviso comunicado editais anúncio
novel: romance
november: novembro
now: agora agorinha imediato imediata
number: numero número nº nr
numbered: numerado numerada numeração
numbers: números
nurse: enfermeiros enfermeiras
nursery: creche infantário
nursing: enfermagem enfermeira enfermeiro
object: objeto
obligation: obrigação
observations: observações
observes: observa
obtained: obtida obtidos obteve
october: outubro
of: de do dos
of the: da das
offer: ofertas oferecer oferecemos ofertar
offered: ofereceu oferecido oferecida ofertado ofertou ofereceram
offering: ofertório
offers: oferece oferta
office: secretaria escritório gabinete repartição
official: oficial oficiais
often: frequentemente
oil: óleo
old: velho velha antigo antiga idoso velhinha velhinho idosa
old member: veterano veterana
omitted: omissos
on: on
on credit: fiado
onerous: onerosa
only: so só somente apenas unicamente exclusivamente tão
only fun: recreativos
open: aberto aberta
opened: abriu abriram
opening: abertura inauguração inaugurar estreia
opens: abre abrir abra
opportunity: oportunidade chance
optional: opcional facultativo facultativa opcionais
or: ou
orange: laranja
orchestra: orquestra
order: ordem pedido encomenda
organic: orgânico
organization: organização organizações entidade ong
organized: organizado organizada organizou
organizes: organiza
original: original originais
other: outra outro
others: outros outras demais
our: nossa nosso
outside: fora
oven: forno
owe: deves
owed: devido devida
owes: devia
own: próprio própria
owner: proprietário proprietária dono dona possuidor pertencente
owners: donos donas proprietários proprietárias possuidores
ownership: titularidade posse
pacifiers: chuchas
page: página
pages: páginas
paid: pago pagamos pagaram paguei
paid before: pagava
paid out: desembolsado desembolsar desembolso
pain: dor
paint: tinta
painted: pintado pintou
painting: pintura pinta
paintings: quadros
pair: par
palm: palma
panel: painel painéis
paper: papel papéis papeis
paperwork: papelada
parade: desfile desfila
parent church: matriz
parental: parental
parents: pais
parish: freguesia paróquia paroquial diocese pastoral
park: parque
parking: estacionamento
parks: estaciona
parody: paródia sátira
part: parte
participant: participante formanda concorrente
participants: participantes
participate: participa participe
participated: participou participaram participei participaste participado participámos
participation: participacao participação participacoes
partner: parceiro parceira
partners: parceiros parceiras
partnership: parceria convênio
parts: partes
party: festa festinha bailinho arraiais
pass: passe passar
pass on: repassam repassem repassei
passage: passagem
passed: passou passaram
passenger: passageiro
passes: passa
passing: passando repassa
passport: passaporte
password: senha contrassenha códigozinho
passwords: senhas
past: passado passada
pastor: pastores
pastry: pastel pastéis
patches: retalhos
patience: paciência
patient: paciente doentes utente
patron: mecenato
patron saint: padroeira padroeiro
pattern: padrão padrões
paw: patinha pata
paws: patas patinhas
pay: pagar pagá paguemos pagasse
pay back: amortizar amortização quitar quitado quitação saldar
paying: pagando pagador pagante
payment: pagamento
payments: pagamentos
pays: paga pague
pays out: remunera
peace: paz
peers: pares
pen: caneta
penalty: penalidade sanção
pending: pendências pendente
pension: pensão aposentadorias
people: gente pessoas povo populares populações população
percent: porcento
percentage: percentagem porcentagem percentual
performance: atuação apresentações atuações
perhaps: talvez porventura
period: período
perk: mordomia
permanent: definitivo definitiva perene vitalício vitalícia permanente
permit: permissão permissões permitem permita
person: pessoa
personal: pessoais pessoalmente
personal id: cpf rg nif
petal: pétala
petrol: combustível combustíveis
pharmacist: farmacêutico farmacêutica
pharmacy: farmácia
phishing: isca
phone: celular telemóvel telefone telemovel telemóveis telefonema telefonar ligue
phone number: telefónico telefônico
photo: foto fotografia imagem retratos selfie
photographer: fotógrafo fotógrafa
photographs: fotografias fotos
photographs it: fotografa
phrase: frase
physiotherapist: fisioterapeuta
picture: imagens
piece: peça pedaço pedacinho
pieces: peças pedaços pedacinhos
pig: leitoa porco
piggy bank: mealheiro cofrinho porquinho poupancinha
pilgrim: peregrino
pilot: piloto
pink: rosa
pirated: pirata
pitch: relvado
pity: pena
place: lugar local
place names: topónimos
places: lugares locais
plan: plano
plane: avião aviões
planet: planeta
plans: planos
plant: planta plantio plante semear semeia
planted: plantaram plantou plantado
plants: plantas mudinhas
plastic: plástico
plate: placa prato plaquinha
platform: plataforma
play: jogar brinca tocar joguei joguem jogamos brinco
played: tocou jogou cantou tocaram
player: jogador goleiro
players: jogadores
playground: parquinho
plays: toca joga
please: favor
plot: enredo
plot land: talhão
pocket: bolso
pocket money: mesada
podium: pódio
poem: poeminha poema poesia
point: ponto pontinho
points: pontos pontinhos pontua
points out: aponta
poison: veneno
police: polícia policial policiais gnr psp
policy: política
political: político partido
pool: piscinas tanquinho
pool bet: bolão bolões
poop: cocô
popcorn: pipoca
popular: popular
port: porto
portrait: retrato
portugal: portugal
portuguese: português portuguesa
possess: possui possuem possua possuo detém detêm deter detenha
possible: possível
post: posto cargo
postal: postal
postcode: cep
posted: postou postar
poster: cartaz folheto
postgraduate: pós
postponed: adiado adiada
pot: tacho panela
pot shell: carcaça
pottery: olaria oleiro
pounds: libras
powder: pó
practice: prática
pray: rezar orar oração
prayer: orações
pre: pré
preference: preferência preferida preferido favorito favorita
preorder: encomendar encomende encomendado encomendada
prepares: prepara
presence: presenca
present: apresente apresenta
presentation: apresentação
presented: apresentou apresentado apresentada
president: presidente presidenta presidência
press: prensa
pretend: fingir finge fingindo fingimos finja simulado simulada simulação simulações simular
pretty: bonito bonita belo lindo linda
previous: anterior
price: preco preço cotação precinho preçário precificar tarifa tarifário
priced: precificado cotado cotada
prices: preços cotações
pricey: salgado
priest: padre pároco pastor
primary school: primário
print: imprimi impressora
print run: tiragem tiragens
printed: impresso impressa impressão imprimido imprimiu
prints: imprime imprimir
prints art: gravura
prisoners: presos
privacy: privacidade
private: privada privado particular
prize: premio bolada prêmio prémio troféu galardão
prizes: prêmios prémios troféus galardões
probably: provavelmente provável
problem: problema
procession: procissão cortejo andor
produce: produz
producer: produtor
producers: produtores
product: produto
production: produção
products: produtos mercadoria
profession: profissão profissões
professional: profissional profissionais
profile: perfil perfis
profit: lucro lucra lucre lucratividade
profitable: rentável rentáveis lucrativa lucrativos
profits: lucros
program: programa programinha
programmed: programava
programmers: programadores
programming: programar programando
progress: progresso progredir avanço avança
project: projeto projecto projetinho iniciativa
projected: projetado projetada
projects: projetos projectos
promise: promessa prometer jura juramento compromisso prometia prometas
promised: prometeu prometeram prometi
promises: promete promessas compromete
promotion: promoção promoções promocional promocionais
proof: comprovação comprovada
properly: propriamente
property: propriedade
proportional: proportional proporcional
proposal: proposta propôs
protected: protegidos protegidas
protection: proteção protecção proteger proteja protegido protegida protegemos
protector: protetor protege
protest: protesto
protocol: protocolo protocolar
prove: prová comprová
proved: provou
proves: comprova
provides: presta fornecem
pseudonym: pseudônimo pseudónimo
psychologist: psicólogo psicóloga
public: público pública publico
publish: publica
pudding: pudim
pulls: puxa
pump: bombar
pumpkin: abóbora
pupil: aluno aluna estudante formando educando discente aluninho estudantil educanda
pupils: alunos alunas estudantes formandos educandos discentes educandas formandas
puppets: fantoches
purchases: compras aquisições
purple: roxo
purposes: fins propósito finalidade
put: pôr colocar pôs meter colocado colocou colocada bota ponha pus puseram pô colocá
puts: põe coloca mete põem
puzzle: puzzle
pyramid: pirâmide
pyramids: pirâmides
qr: qr
qty: qtd quantidade quantia montante
qualified: habilitada habilitados qualificado qualificada
qualify: habilita
quality: qualidade
quarter: trimestre
quarter note: semínima
quarterly: trimestral
quest: gincanas
question: questão dúvida questões
questions: perguntas dúvidas
quickly: depressa
quince jam: marmelada
quiz: quiz
quorum: quórum
quota holder: cotista quotista
quote: cotar orçamentar
race: raça etnia corridas regata
radio: rádio
raffle: rifa sorteio sorteada sorteamos bingo cartela
raffled: rifado rifada
railwayman: ferroviário
rain: chuva chove
raise: levantar angariar arrecadar captar
raise funds: angarie angariando capta levantando arrecadando arrecadarmos
raised: levantou angariado arrecadou arrecadamos angariou captado captou levantado levantaram obtido
raised funds: angariada angariaram
raising: captações arrecadadora
ran: correu correram
rank: patente
ranking: ranking classificação classificados
rare: rara raro raridade invulgar
rarely: raramente
rarest: raríssima raríssimo
rarity: raridades escassez escasso escassa
rate: alíquota
rattle: chocalho
reach: atingir atinge atingiu alcança alcançou alcance
read: ler lê leu lido leia leem lemos lida li lera leste lermos lerem leres lesse leio
reader: leitor
readers: leitores leitoras
reading: leitura lendo
ready: pronto pronta
reais: reais
real: real verdadeira verdadeiro legítimo legítima autêntico autêntica
real estate: imóveis imóvel imobiliário imobiliária
really: efetivamente
reason: motivo causa razão
receipt: recebimento recibo
receive: receber recebem recebam recebi recebê recebeste recebíamos recebendo
received: recebeu receberam recebido recebida
receives: recebe receba
reception: portaria recepção receção
recipe: receita receitinha
recipient: destinatário destinatária
recited: declamou
recognition: reconhecimento reconhecendo
recognize: reconhecê
recognizes: reconhece
record minutes: acta
records: grava registros registos
recover: recuperá
recoverable: recuperável recuperáveis
recovery: recupera restauro restaura recuperem
recovery phrase: mnemônico
recreational: recreio recreativo recreativa
recycling: reciclagem reciclar reciclado
red: vermelho vermelha
redeem: resgate resgata resgatá trocarás usufrua usufruto
redeemed: remido usufruído
refer: indiquem encaminha recomenda convida indicares recomende recomendou trouxeres convide chame
referee: árbitros
referral: indicações convite recomendação recomendações apadrinhamento apadrinhar
referral to: encaminhamento
refrigerator: frigorífico
refugee: refugiado refugiada
refund: restituição reembolso reembolsar reembolsado reembolsada reembolsável reembolsáveis reembolsamos ressarcir ressarcimento estorno
refuses: recusa recuse
regarding: respeito
region: região regiões
register: registro registo inscreve cadastro cartório assento cadastrar cadastre inscrevam registem registarem
registered: registrado registado registrada registada cadastrado cadastrada matriculado inscritas registaram cadastrou registou registrou
registers: registra regista registre
registration: inscricao inscrição matrícula inscrições cadastramento inscricoes matricula
registration fee: joia jóia
regulator: regulador cvm cmvm
rehearsal: ensaio
rehearsals: ensaios
rehearse: ensaia
reinforcement: reforço
related: relacionado relacionada relativo relativa referente
relative: parente familiares
released: libera
religion: religião crença religiosa religioso
remaining: restantes
remember: lembra lembre recorda recordem
remind: relembra
reminded: lembrou
reminder: lembrança lembrete recordação
renew: renova renove
renewed: renovou renovado
rent: aluguel aluguer aluga arrenda
rented: alugado alugada
repair: conserto reparação reparar arranjo conserta reparo reforma reparador arranja reparamos remendar remendo
repaired: consertado consertou reparado remendada consertada reparada arranjado
repeat: repetir
repeated: repetido repetida
replaces: substitui
replica: réplica
report: relatório informe boletim reportagem
report it: denuncie denunciar
repository: repositório
represent: representa
represented: representante
republic: república
request: solicite solicita requerer pedindo
required: exigido exige exigida requer
resale: revenda
rescue: salvamento
resell: revende revendo revendido revendida revendê
reseller: revendedor cambista
reserve: reserva
reserved: reservada reservado
residence: residência
resident: morador habitante residente
residents: residentes condôminos condóminos moradoras
resold: revendidos revendidas revenderam
resolves: resolve resolvido
resources: verba recurso
respectable: respeitável
respects: respeita
respond: corresponder
responsible: responsável responsáveis
rest: resto restante
restaurant: restaurante
retired: aposentado reformado
return: retorno rentabilidade devolução retorna devolvê volto voltei regressar regressam regresso
returned: devolveu devolvido devolvida retornou devolveram retornado
returns: devolve devolva devoluções retornos regressa
reveal: revela revele
revenue: faturamento faturação proveitos
reverts: reverte revertido
review: resenha
revoke: revoga anula invalidar
reward: recompensa gratificação premia recompensou
rewarded: premiado premiada recompensada recompensados
rewards: recompensas premiações recompensam premeia
rhythm: ritmo
rib: costela
rice: arroz
rich: rico rica riqueza enriqueça enriquece milionário milionária
ride: boleia carona
right: direito certo certa direita
rights: direitos
ring: anel anéis aliança
rise: subir subida aumentar
rises: sobe suba aumenta
rising: subindo aumentando dispara multiplica multiplicou multiplique
risk: riscos arrisca
river: rio ribeira rios
road: estrada rodovia
roasted: assou
robot: robôs robótica
robotics: arduino
rolls: rolos
roof: telha
room: sala quarto salinha
rooster: galo
root: raiz
rope: corda
rose: subiram subiu aumentou valorizou valorizaram disparou dobrou triplicou
rosemary: alecrim
round: rodada
route: rota
rowers: remador
rowing: remo rema
rubber: borracha
rubbish: lixo
rule: regra norma
rules: regulamento regras regimento normas estatuto normativas preceitos
rumour: boato rumor
run: corre corri corram
run it: rode
runner: corredores corredora
running: correndo
runs out: esgota
rural: rural
safe: cofre seguro segura
safety committee: cipa
said: disse disseram dita dito
sailor: marinheiro
saint: santos
salable: vendável vendáveis
salary: salário ordenado
sale: venda bazar
sales: vendas
same: mesmo mesma
samples: amostra
sandbank: areal
sanitary: sanitária
sardines: sardinha
satoshis: sats
saturday: sábado
saturdays: sábados
savanna: cerrado
save: poupa poupe economize economiza
saved: salvo salva
saves: salvar poupado
savings: poupança economias mealheiros
saw: enxergava viu vimos
say: dizer digo dizemos dizes disser digas dissesse
saying: dizendo
says: diz diga dizem
scale: balança escala
scam: golpe burla fraude golpista falcatrua vigarice trapaça engodo calote
scammer: burlão estelionatário vigarista trapaceiro fraudador
scammers: golpistas burlões vigaristas
scams: burlas golpes fraudes vigarices calotes
scan: escaneia escanear digitalizar
scarf: lenço cachecol
scheme: esquema
schemes: esquemas
scholarship: bolsa
scholarship holder: bolsista
scholarships: bolsas
school: escola escolinha colégio ensino colegio
schools: escolas
science: ciência científico científica
scissors: tesoura
score: pontuação pontuações pontuado pontuar
scoreboard: placar
scouts: escuteiros escoteiros
screen: ecrã tela telão
screening: exibição
screenshot: captura
sculpture: escultura
sea: mar oceano mares
sea maritime: marítima
seal: lacre sinete chancela
sealed: lacrado selada
search: procura busca pesquisa procuramos
searches: buscam procuram
season: temporada estações épocas
seat: assentos
seat place: vaga
second: segunda segundo
second place: vice
secondary: secundário
seconds: segundos segundinhos
secret: segredo secreta secreto sigilo confidencial confidenciais
secretary: secretária secretário
sector: setor
sectors: sectores
security: segurança seguranca
see: ver veja vi vendo
seed phrase: mnemónica mnemônica seed
seedlings: mudas
seeds: semente sementinhas
seem: parece
sees: vê veem vês
select: selecionar
selection: seleção
self assessment: autoavaliação
self esteem: autoestima
sell: vender vendessem vendê
sellers: vendedoras
selling: vendendo revendendo
sells: vende revendemos comercializa
semester: semestre bimestre
seminar: seminário
send: envies enviares mandes mandares remeter enviando envio enviá mandá
sends: manda mande envia envie mando
sense: sentido
sent: mandou enviado enviou enviada enviaram mandaram
separate: separa separou
september: setembro
sequence: sequência
serious: sério séria
seriously: seriamente
serve: sirva servirá serviam sirvo
served: servido serviu
served before: servia
server: servidor
serves: serve servir serva
service: serviço servicinho servico
services: serviços
session: sessão
sessions: sessões
set up: monta montou
settlement: acerto liquidação
seven: sete
seventeen: dezessete dezassete
seventy: setenta
several: vários várias diversos diversas
sew: costurar costuram
sewer: córrego
sewing: costura coser cosem costurou overloque costureira
share: cota quinhão partilha repartir partilhe divulgues
shared: repartido partilhado compartilhada rateado
shareholder: acionista accionista
shareholders: acionistas accionistas quotistas
shareholding: societária societário acionária acionário
shares: ações acoes cotas quinhões
she: ela
shed: barracão
sheep: ovelha
sheet: folha folhinha
sheets: folhas folhetos
shelf: prateleira estantes
shell: concha conchinha
shelter: abrigo canil albergue acolhimento acolhe acolhida
shift: turno turninho
shifts: turnos plantão
shipping: portes
shirt: camiseta camisa camisola camisetinha
shoes: sapatos
shop: loja lojinha mercearia lojista quiosque mercadinho supermercado talho
shopkeeper: lojistas merceeiro
shops: lojas lojinhas mercearias
short: curto
should: devíamos deveríamos devias
shouting: gritando
show: mostrar mostrem espetáculo exibir mostras apresentares exiba mostrá apresentá
showed: mostrou exibiu exibido
showing: mostrando exibindo apresentando
shows: mostra mostre exibe demonstra comprovando
siblings: irmão
sick: doente
sickness: doença
side: lado
sign: sinal assinares assinam
signature: assinatura rubrica
signatures: rubricas
signed: assinado assinada assinou
signer: signatário
signs: assina assine
silence: silêncio
silly: boba bobo
silver: prata
simple: simples
simulator: simulador
since: desde
sincerely: atenciosamente cumprimentos saudações
sing: canta
singer: cantor
singers: cantoras vozes
singing: cantoria
single: solteiro solteira
sir: senhor sr
siren: sirene
sister: irmã
site: sítio portal
six: seis
sixteen: dezesseis dezasseis
sixty: sessenta
size: tamanho
skater: skatista
skill: habilidade competência
skills: perícia aptidão aptidões
sky: céu
slab: laje
sleeps: dorme
slice: fatia
small: pequena pequeno pequenino
smart: esperto
smell: cheiro
smocks: batas
snack: lanche petisco merenda
sneakers: sapatilhas ténis
snow: neve
so much: tanta
soap: sabonete sabão
social: social sociais
social security: previdência
socializing: convívio
society: sociedade
software: programas
soil: solo
solar: solar
solar panel: placas
sold: vendeu venderam vendi esgotado vendeste vendíamos
sold out: esgotada esgotou esgotaram
solo: solistas
solution: solução soluções
some: umas uns alguns alguma
someone: alguém
something: algo
sometimes: ocasionalmente
son: filho filha
song: canção cantiga
songs: canções cantigas
soon: logo brevemente
soprano: soprano
sorry: desculpa desculpe
sound: som áudio sons
soup: sopa caldo caldinho
soup kitchen: sopão refeitório
souvenir: recordações lembranças lembrancinha
space: espaço
spanish: espanhol castelhano
speak: falarmos falaremos falará
speaks: fala fale falo
special: especial especiais
special edition: especialíssima
specialist: especialista
spectator: espectador
speculation: especula
speech: discurso
spends: gasta gaste
spent: gasto gastei
spine: lombada
spoke: falou falei falaram
sponsor: padrinho patrocinador patrocínio patrocinar
sponsors: patrocinadores
spoons: colheres
sport: desporto esporte modalidades esportista atletismo
sporting: esportivo esportiva
sports: poliesportivo
spots: vagas
spreadsheet: planilha
spring: primavera
square: praça quadra
stablecoin: estável estáveis
stadium: estádio
staff: pessoal funcionários colaboradores
stage: palco etapa estágio fase palquinho
staged: encena
stake: staking participações
stall: banca barraca barraquinha tenda barraqueiros
stamp: carimbo carimba selozinho carimbinho
stamped: carimbada carimbados selado
stamps: selos carimbos
stand: arquibancada bancada estande
standard: standard
star: estrela estrelinha
stars: estrelas estrelinhas
start: arranque arranca
start race: largada
started: começou começaram iniciou iniciado arrancou
starts: começa inicia
startup: startups
state: estadual estado estatal estaduais estatais
statement: extrato
station: estação
stationery: papelaria
stay: ficar permanecer fico ficava ficasse
staying: ficando
stays: fica
steak sandwich: bifana
steal: rouba furtar
step: passo degrau
steps: passos
stewards: mordomos
sticker: figurinha adesivo cromo autocolante
stickers: figurinhas adesivos cromos autocolantes
sticks: cola colei
still: ainda
stir: mexe
stock: estoque stock
stolen: roubado roubada furtado furto roubo roubar
stone: pedra
stop: parar parada paragem paro
stopped: parado
store: armazena
stories: histórias contos
story: historinha historieta
street: rua ruas avenida ruela travessa
stretch: alongamento
string: barbante
stripe: tarja
structure: estrutura
student: universitários
studied: estudou
studio: estúdio
study: estudo estuda
subject: assunto tema disciplina matéria
subjects: temas disciplinas assuntos
subscription: subscrição assinante subscreve
such: tal tais tanto
suggested: sugeriu sugeriram sugestão
suit card: naipe
suitable: convém
sum: somas somado
summary: resumo resumida sinopse
summer: verão
sun: sol
sunday: domingo
sundays: domingos
sunflower: girassol
supervised: supervisionado supervisionada fiscalizado
supervisor: orientador
supplier: fornecedor
supplies: fornece
supply: fornecimento
support: apoio suporte apoia amparo
supporter: apoiante simpatizante
supporters: apoiantes simpatizantes adeptas claque
supportive: solidária solidário
surely: certamente seguramente decerto
surfer: surfista
surname: sobrenome
surplus: excedente superávit
surprise: surpresa
suspect: desconfio desconfie suspeito suspeita
suspended: suspenso suspensa suspensão
sustainability: sustentabilidade
sustains: sustenta
swap: swaps
sweated: suou
sweet bread: fogaça
swept: varreu
swim: nado
swimming: nadar nadador
swimming pool: piscina natação balneários
switch off: desligar
switzerland: suíça
symbol: símbolo simbolicamente simboliza
symbolic: simbólico simbólica
system: sistema
table: mesa tabela
tables: mesas tabelas
take: levar toma tira tire levá tirá
takes: leva leve
taking: tirando
tale: conto cordel
talk: conversa palestra falar
talked: conversado
tambourine: pandeiro pandeirinho
tank: tanque
tape: fita
tapioca: beiju
task: tarefa
tasks: tarefas
tattoo: tatuagem
taught: ensinou ensinado ensinaram lecionado lecionou
tavern: tascas
tax: fiscal imposto tributo iptu
tax number: cnpj
taxes: tributos
tea: chá
teach: ensinando leciona
teacher: professor mestra docente educador formador instrutor monitor docência prof stora
teachers: professores professoras docentes educadores instrutores monitores formadores
teaches: ensina
team: equipe equipa time timezinho seleções
teams: times
technical: técnico técnica
technology: tecnologia
telescope: telescópio
tell: contar conte
temporary: temporal temporário temporária
ten: dez
tenant: inquilino arrendatário
tennis: tênis
tent: tendas
tenth: décimo décima
term: termo gestões
terrace: terraço varanda patio pátio
territory: território
test: teste prova
testimony: depoimento
tests: provas testes
tests it: testa
text: texto
thank: agradeço agradecem agradecê
thanks: obrigado obrigada agradecimento agradece gratidão agradecemos obrigadão
thanks to: graças
that: que aquele aquela
that of: disso disto daquilo
that thing: isso isto aquilo
the: o a os as lo la los las
theatre: teatro teatrinho teatral encenação
their: seus suas deles delas
them: lhes nela neles
then: então daí
therapist: terapeuta
there: lá ali aí
there be: houver haverá houvesse haveria
there is: há haja havendo haver
therefore: portanto
these: estes estas esses essas
they: eles elas
thing: coisa
things: coisas
think: pensa acho achamos penso
third: terço terceiro terceira terceirizados
thirteen: treze
thirty: trinta
this: este esta esse essa
though: embora
thousand: mil milhar
thread: fio
three: três trio tres
three hundred: trezentos
thrift shop: brechó
through: através mediante
thursday: quinta
ticket: bilhete ingresso bilhetinho bilheterias ingressinho
tickets: bilhetes ingressos bilhetinhos
ticks: carrapatos
tide: maré
tidied: arrumou
tie: empate
tile: azulejo tijolo
tiles: azulejos
time: tempo vez horário
times: vezes tempos horários
tiny: miudinha
tips: gorjeta
tire: enjoar
tithe: dízimo
title: título titulação titulações titulo
titles: títulos
to the: à às ao aos
toad: sapo
today: hoje hj
together: junto juntas
token: ficha fichinha tokenzinho
tokenize: tokenizar tokenizado tokenizada tokenização
tokens: fichas fichinhas tokenizados
tomatoes: tomates
tomorrow: amanhã
tone: tom
too: demasiado
took: levou tomou tirou tomado pegou
tool: ferramenta
tools: ferramentas berbequim ferrinhos ferramental
tore: rasgou
total: totais totalidade
tour: passeio
tourism: turismo
tourist: turista
tournament: torneio gincana olimpíada campeonato interclasse
towards: rumo
towel: toalha
toy: brinquedo brinquedinho
toy library: brinquedoteca
tradable: negociável negociáveis transacionável transacionáveis
trade: negociação negociado transacionar comercializar
trade craft: artesã artesanato
trademark: trademark
traditional: tradicional tradicionais
traffic: trânsito
trail: trilha percurso travessia
train: trens comboios ferrovia
trainee: estagiário aprendiz
trainer: treinadores formadora preparador
training: formação treino capacitação formações treinam treinando treininho formacao
trains: treina
tram: bonde comboio trem
transaction: transação transacção transacao transacoes
transactions: transações
transfer: transferência transferir transfira ted repasse repassar transmissão transferes transmitir transmite transferí
transfer fee: frete
transferable: transferível transferíveis transmissível transmissíveis
transferred: transferi repassado repassada repassou transmitido transmitida
transfers: transfere
translate: traduz
translated: traduziu traduzido
translation: tradução
translator: tradutor
transparent: transparente transparência
transport: transporte
travel: viaja
trawler: traineira
treads: pisa
treasurer: tesoureiro tesoureira
treasurer report: balancete
treasury: tesouraria tesouro
treatment: tratamento terapia
treats: trata
tree: árvore arvoredo
trip: viagem excursão passeata excursões
triple: triplo tripla
trips: viagens
trophy: taças
troupe: trupe
trousers: pilcha
truck: caminhão camião
true: verdadeiramente realmente
trunk: baú
trust: confia confie fidedigno confiável confiáveis
truth: verdade
try: tenta tente tentou experimentar
tuba: tubas
tuesday: terça
tuition: propina
tulips: tulipa
turn: virar giro
turnover: volume
tutor: tutor
tutors: tutores
twelve: doze
twenty: vinte
two: dois duas
two hundred: duzentos
type: tipo
type in: digite
typed: digitou digitar
types: tipos
ukulele: cavaquinho
uncle: tio
under: embaixo sob abaixo debaixo
understand: entende entendo entendi entenda perceber compreender
undertake: comprometer
uniform: farda uniforme
uninterrupted: ininterruptos
union: sindicato
union manager: síndico
unique: unico única único irrepetível exclusivo exclusiva
unit: unidade
united: unidos unida
units: unidades
university: universidade faculdade reitoria universitário universitária
unless: exceto senão
unlimited: ilimitado ilimitada
unlock: desbloqueado desbloqueada desbloquear desbloqueio desbloqueia destravar desbloqueie
unlucky: azarado
unofficial: extraoficial oficioso
until: ate até
unusual: incomum
updated: atualizado atualizada
urgent: urgente urgência
use: usar uso utilizar utilização usá utilizá
used: usado usada utilizado utilizada usei
useful: úteis útil
username: utilizador usuário
uses: usa usam utiliza
using: usando
usually: normalmente geralmente habitualmente
vaccinated: vacinado vacinada vacinação vacinar
vaccine: vacina
valid: válido válida vigente
validate: valida
validated: validou validado validada
validity: validade vigência validez
valuable: valiosa valioso
value: valor
value gain: valorização valorizações
values: valores
van: kombi carrinha furgão
vegetables: verdura legumes hortaliça vegetais
vehicle: veículo automóvel
vendor: feirante vendedor comerciante
vendors: vendedores comerciantes
verifiable: verificável verificáveis
verify: verificar verifique verificação verificado verificada verificá
verse: verso
version: versão versões
very: muito muita muitíssimo
vest: colete
vests: coletes
veterans: veteranos
veterinarian: veterinários
veterinary: veterinária veterinário
via: via
victory: vitória
video: vídeo
view: vista
vigilance: vigilância
village: aldeia vila povoação povoado
vip: vip
virtual: virtual virtuais
visa: visto
visible: visível visíveis
visit: visita visitem visitei visitamos
visitor: visitante
visitors: visitantes
visits: visitam visitado visitadas visitou
visual: visual
voice: voz
volleyball: vôlei voleibol
volumes: volumes
volunteer: voluntário voluntária voluntario voluntaria
volunteering: voluntariado
volunteers: voluntários voluntárias voluntariados voluntarios
vote: voto vota vote
voted: votadas votou votaram
voter: eleitor
votes: votos
voting: votando eleitoral urna votadores
voucher: vales vouchers cupom
vulture: urubu
wage: salarial
wages: vencimentos honorários
wait: aguarde aguarda esperem espero
waits: espera espere
wakes: acorda acordou
walk: caminhar caminhe caminham andei andamos
walker: caminhante
walks: anda caminhada andou
wall: mural parede muro
wallet: carteira
wallets: carteiras
want: queres quererem quisermos quisesse pretendem desejo deseja quiseram
wanted: queria quis procurado
wanting: querendo
wants: quiser quer queira
warehouse: armazém armazéns
warning: alerta advertência
warns: avisa avise
was: foi era estava esteve fui estive fosse
was giving: dava
was going: ia iam
was worth: valeu
wash: lavamos lavou lavado
washes: lava
watch: relógios assistam assistimos
watches: vigia
water: água regar regam regou
watering: rega
wave: onda
way: jeito modo caminho maneira
we: nós
we accept: aceitamos
we buy: compramos
we certify: certificamos atestamos declaramos
we count: contamos
we deliver: entregámos
we go: vamos iremos
we guarantee: garantimos asseguramos
we have: temos tenhamos tivermos
we keep: guardamos
we liked: gostávamos
we open: abrimos abrirmos
we pass: passamos
we photographed: fotografámos
we promise: prometemos
we sell: vendemos
we send: mandamos enviamos
we thought: pensámos pensamos
we use: usamos utilizamos
we want: queremos queríamos pretendemos
we were: formos
wealth: fortunas prosperidade
weaver: tecedeira
website: sites
wedding: casamento bodas
wednesday: quarta
weeded: capinava capinar
week: semana semaninha
weekly: semanal
weeks: semanas
weigh: pesar pesos
welcome: acolhemos
well: bem
were: foram eram fomos estavam foste fossem estiveram estávamos éramos
wet: molhado
wheel: roda
when: quando qdo qd
where: onde
which: qual quais
while: enquanto
white: branco branca
who: quem quens
whole: toda inteira inteiro total
whole note: semibreve
whose: cujo cuja
wide: largo
wife: esposa
will: vao vou irei
will be: será serão seremos serei
will continue: continuará continuarão continuaremos
will cost: custará custarão
will fall: cairá cairão descerá
will get: terei
will give: dará darão daremos
will go: irá irão irás
will have: terá terão teremos
will make: fará farão faremos
will open: abrirá abriremos
will pay: pagará pagarão pagaremos
will receive: receberá receberão receberemos
will return: voltará voltaremos devolverá devolveremos voltarão
will rise: subirá subirão aumentará aumentarão dobrará triplicará duplicará
will sell: venderá venderão venderei venderemos vendia
win: vencem vencendo
wind: vento
window: janela
wine: vinho
winery: adega vinícola
wing: ala
winner: ganhador vencedor
winners: ganhadores vencedores vencedoras
wins: vence
winter: inverno
wish: vontade
with: com cm
with me: comigo
with us: connosco conosco
withdraw: saquei sacarmos sacou levantares retire retira sacá
withdrawal: retirada saque levantamento retirar saca
without: sem
wolf: lobo
woman: mulher
women: mulheres
won: ganhou ganharam ganhei vencido venceu ganhaste ganhámos ganhamos
wood: pau madeira lenha
wool: lã novelo meada lãs
word: palavra palavrinha
words: palavras palavrinhas
work: obra trabalho trabalhar
worked: trabalhou funcionou trabalharam
worker: obreiro operário trabalhadora
workers: trabalhador
working: funcionando trabalhando
workouts: treinos
works: obras funciona trabalha trabalhos
workshop: oficina ateliê atelier minicurso workshops
world: mundo mundial mundiais
worse: pior
worth: vale valerá valerão valia valesse valho
worthless: desvalorizado inútil
would be: seria
would cost: custariam
would do: faria
would have: teria
would like: gostaríamos gostariam
would receive: receberia
would stay: ficaria
wrestling: luta
write: escrevam escrevem escrevendo escreveram
write down: anotares
writes: escreve escrevo escreva
writes up: redige
written: escrito escrita
wrong: errado errada erro incorreto
yard: terreiro
yarn: novelos fios
yawn: bocejar
year: ano
yearly: anualidade
years: anos
years old: aninhos
yeast: fermento
yellow: amarela amarelo
yes: sim
yesterday: ontem
yet: entretanto
yield: renderá renderão renderia rendiam
yields: rende rendia rendido
yoga: ioga
you: voce vc vcs você te ti tu convosco vos contigo
young people: jovens jovem juventude
your: teu tua teus tuas vossa vosso
zero: zero
zoo: zoológico`
