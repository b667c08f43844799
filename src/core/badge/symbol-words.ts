import { type BadgeSymbol, symbols } from './symbols.ts'

/** Words for each symbol, for search and for suggestions: English, then German, French and Spanish without accents. */
const words: Readonly<Record<BadgeSymbol, string>> = {
  book: 'book reading read reader library literature story stories study | buch lesen leser bibliothek livre lecture bibliotheque libro lectura biblioteca',
  pencil:
    'pencil writing write writer essay journal poetry poem author blog | schreiben stift text ecriture ecrire crayon escritura escribir lapiz',
  graduation:
    'graduation course diploma certificate school student students class lesson learn learning teach teacher training academy university | kurs schule abschluss unterricht cours ecole diplome curso escuela colegio graduacion',
  apple: 'apple fruit health healthy nutrition snack orchard | apfel obst pomme fruit manzana fruta salud',
  bulb: 'bulb idea ideas invention inventor creativity innovation light energy | idee erfindung energie invention ampoule idea invento energia',
  flask:
    'flask science chemistry lab laboratory experiment experiments research | chemie labor wissenschaft forschung science chimie ciencia quimica laboratorio',
  gear: 'gear engineering engineer machine mechanics technology robot robots robotics factory maker | technik maschine mechanique ingenieur machine robotique ingenieria maquina robotica',
  code: 'code coding coder program programming programmer software computer web hackathon python developer bitcoin digital | programmieren informatik rechner programmation informatique ordinateur programacion informatica ordenador',
  globe:
    'globe world language languages travel geography international translation culture earth planet exchange | welt sprache sprachen reise monde langue langues voyage mundo idioma idiomas viaje',
  puzzle:
    'puzzle puzzles logic riddle quiz game games problem brain escape | raetsel ratsel spiel spiele enigme jeu jeux acertijo juego juegos',
  music:
    'music song songs choir concert orchestra band sing singing singer piano guitar violin melody dance | musik chor konzert lied musique chorale chant concert musica coro concierto cancion',
  paint:
    'paint painting art artist artists draw drawing colour color gallery mural sculpture | kunst malen malerei zeichnen art peinture dessin arte pintura dibujo',
  theatre:
    'theatre theater drama play stage actor actors acting improv comedy film cinema | theater buhne schauspiel kino theatre cinema scene teatro cine actor',
  camera:
    'camera photo photos photography photographer picture pictures video | foto fotografie kamera photo photographie foto fotografia camara',
  scissors:
    'scissors craft crafts sewing knitting textile tailor fabric handicraft hairdresser paper | basteln nahen stricken handarbeit couture tricot costura manualidades tejer',
  ball: 'ball football soccer basketball volleyball handball sport sports match goal team league tournament | fussball sport mannschaft turnier football ballon futbol balon deporte equipo',
  bicycle:
    'bicycle bike bikes biking cycle cycling cyclist cyclists ride pedal commute | fahrrad rad radfahren velo cyclisme bicicleta ciclismo',
  stopwatch:
    'stopwatch run running runner runners race marathon sprint jog jogging athletics time punctual swim swimming | laufen lauf rennen schwimmen courir natation carrera correr natacion',
  trophy:
    'trophy winner win cup championship champion competition contest award prize | pokal wettbewerb sieger meister trophee concours trofeo concurso campeon',
  pawn: 'chess pawn board strategy | schach echecs ajedrez',
  mountain:
    'mountain mountains hike hiking hiker climb climbing climber summit trail alpine walk walking trek | berg berge wandern klettern montagne randonnee montana senderismo escalada',
  tent: 'tent camp camping scout scouts campfire outdoor outdoors holiday | zelt lager pfadfinder tente camp scouts tienda campamento',
  compass:
    'compass orienteering navigation explore explorer exploring adventure map discovery tour guide | kompass abenteuer karte boussole aventure carte brujula aventura mapa',
  boat: 'boat boats sail sailing sailor rowing kayak canoe sea harbour ship river lake | boot segeln schiff bateau voile barco vela',
  sun: 'sun sunny summer solar beach weather festival morning | sonne sommer soleil ete sol verano',
  leaf: 'leaf leaves garden gardens gardening gardener nature green plant plants planting environment climate eco herb compost | garten natur pflanze pflanzen umwelt blatt jardin nature plante jardin naturaleza planta huerto',
  tree: 'tree trees forest forests wood woods park arbor ecology | baum baume wald arbre foret arbol bosque parque',
  flower:
    'flower flowers blossom spring bouquet florist meadow botanical | blume blumen bluete fleur fleurs printemps flor flores primavera',
  wheat:
    'wheat grain harvest farm farmer farmers farming field agriculture mill | ernte bauer getreide feld recolte ferme ble cosecha granja trigo',
  bee: 'bee bees beekeeper beekeeping honey hive insect insects pollinator | biene bienen imker honig abeille abeilles miel abeja abejas miel',
  bird: 'bird birds birdwatching ornithology nest feather wing owl | vogel vogelbeobachtung oiseau oiseaux pajaro pajaros ave aves',
  paw: 'paw dog dogs cat cats pet pets animal animals shelter vet zoo horse | hund katze tier tiere tierheim chien chat animal animaux perro gato animales',
  recycle:
    'recycle recycling repair reuse waste litter clean cleanup cleaning rubbish sustainability sustainable zero | reparieren muell mull aufraumen nachhaltig recyclage dechets reciclaje basura limpieza',
  bread:
    'bread bake baking baker bakery loaf pastry sourdough toast | brot backen backer backerei pain boulangerie pan panaderia',
  cup: 'cup coffee tea cafe mug drink breakfast cook cooking kitchen food meal recipe soup regular regulars guest | kaffee tee kochen kuche essen cuisine te cocina comida',
  heart:
    'heart love kindness kind thanks thank friend friends friendship wedding valentine donor blood health | herz liebe danke freund freundschaft coeur amour merci corazon amor gracias amistad',
  hand: 'hand volunteer volunteers volunteering helper helpers helped help | helfer hilfe ehrenamt freiwillige benevole benevoles aide mano voluntario voluntarios ayuda',
  hands:
    'care caring charity give giving support carer nurse nursing donate donation neighbour solidarity compassion | pflege spende fursorge soin don solidarite cuidado donacion solidaridad',
  'first-aid':
    'aid first emergency rescue medical medic doctor hospital ambulance cpr safety firefighter paramedic | erste hilfe rettung arzt notfall sanitater secours urgence medecin primeros auxilios emergencia medico',
  house:
    'house home neighbourhood neighborhood village community street housing building | haus nachbarschaft dorf gemeinde maison quartier village casa barrio vecinos pueblo',
  people:
    'people team group club members community together family meeting meetup workshop participants assembly attendance | gruppe verein mitglieder familie treffen groupe equipe famille grupo familia reunion taller',
  speech:
    'speech talk talks debate debating discussion conversation conference interview podcast radio mentor mentoring mediation speaker | rede debatte gesprach vortrag debat discours conference debate charla conferencia',
  hammer:
    'hammer tool tools build building builder carpentry carpenter woodwork woodworking construction workshop fix | bauen werkzeug handwerk tischler marteau bricolage menuiserie martillo carpinteria construccion',
  star: 'star stars night sky astronomy space telescope planet achievement excellent best | stern sterne himmel astronomie etoile etoiles ciel estrella estrellas cielo astronomia',
  tick: 'tick check complete completed completion done finish finished attended present attendance pass passed challenge | fertig teilnahme bestanden termine participation completado participacion asistencia',
}

/** Each symbol with its words; the first is its English name. */
export const symbolWords: readonly (readonly [symbol: BadgeSymbol, words: readonly string[]])[] = symbols.map(
  (symbol) => [symbol, [...new Set(words[symbol].split(/[ |]+/u))]],
)
