/**
 * What German names are made of, as far as it changes with the case. A test over the names of all games says which
 * first word looks like an adjective and is neither here nor known to be none.
 */
function listed(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u))
}

/** Stems of adjectives, and of nouns that change like them: „Gefangener“. */
export const ADJECTIVES = listed(`
  abgefangen abgehärtet ablativ abtrünnig adaptiv aggressiv aktiv alderaanisch alt angeheuert anpassbar
  anpassungsfähig antik aufgehoben aufgeladen aufmerksam ausbalanciert ausfallsicher ausgerichtet ausgleichend
  automatisch autonom befestigt beglichen benommen beschädigt beschützend besonder besonnen bestialisch
  bewaffnet beweglich binär blau brachial brennend brillant brutal chaotisch chirurgisch defekt
  diplomatisch direkt doppelt dorsal drohend dunkl edl effizient einflussreich einsam eisern elektromagnetisch
  elektronisch elektrostatisch endlos enthüllt entscheidend erbarmungslos erbeutet erfahren erhöht erschöpft
  erst erstklassig evakuiert experimentell explosiv extrem falsch fanatisch fehlend fein feindselig fett fies
  finanziell finster fokussierend frei freischaffend freiwillig frisch furchterregend furchtlos fünft
  fürchterlich gamorreanisch geblendet geboren geerbt gefangen gefroren gefräßig gefährlich gefälscht
  gegenseitig geheim geladen gelb gemeinsam genau gepanzert geplant geplündert gerissen geschmuggelt geschärft
  gestohlen geteilt gewaltig gezielt gnadenlos grau grausam grausig grenzenlos groß grün guavianisch
  handgefertigt hastig heldenhaft hellseherisch hinterhältig illegal imperial improvisiert inner inspirierend
  instabil instinktiv integriert invasiv ionengeschütz-batteri jung kalibriert kampferprobt klar klassisch
  klein knallhart kochend kompromisslos kompromittierend konzentriert koordiniert kritisch krumm kybernetisch
  königlich kühn künstlich langfristig langsam leis letzt leuchtend locker lokal mandalorianisch manipuliert
  markiert maximal mechanisch medizinisch meisterhaft militärisch mitreißend mobil modern modifiziert mächtig
  mühsam neimoidianisch nervös neu oberst offen ohrenbetäubend optimal optimiert panisch passiv persönlich
  planetar planetenweit plötzlich praktisch professional präzis rachsüchtig rasend rau respektabl riskant
  rodianisch rot ruchlos ruhmreich räuberisch rücksichtslos sabotiert sanft schlagkräftig schlau schmutzig
  schnell schwach schwarz schwenkbar schwer schwindelerregend seismisch selbstlos servomotorisch siebt
  skakoanisch stabil stabilisiert standhaft stark stolz strafend strategisch studiert ständig stärkend
  synchron synchronisiert taktisch tanzend tapfer tatooinisch technisch telekinetisch tickend tollkühn tragbar
  trandoshanisch treu tödlich umkämpft unbegrenzt unbeugsam unerfahren unerschütterlich unfreiwillig ungelöst
  unheimlich unlauter unmöglich unnachgiebig unnatürlich unterbaut unterbrochen uralt verbessert verbrannt
  verdeckt verderblich verfolgt verheerend verhüllt verletzt verlängert verschlossen versiert versteckt
  verstärkt vertraut vielseitig violett voll vorausschauend vorbeugend vorgetäuscht vorrangig vorsichtig
  vorstürmend wachsam wachsend wahllos wahr weiß wendig wertvoll wertvollst wild zahlenmäßig zeitverzögert
  zentral zerschmetternd zielend zornig zusätzlich zweifelhaft zweit zwielichtig ängstlich örtlich überbrückt
  überladen überlebend überlegen übernatürlich übersteuert überzeugt
`)

/** Nouns of the weak declension: „den Piloten“. Compounds count with their last part: „Testpilot“. */
export const WEAK_NOUNS = [
  ...'agent asteroid bote droide experte gardist held kadett kommandant nationalist partisan pilot pirat prototyp'.split(
    ' ',
  ),
  ...'rebell rekrut rivale satellit schütze soldat spezialist sympathisant veteran'.split(' '),
]

/** Nouns in the plural, as a whole or as the last part of a compound: „Sturmtruppen“. */
export const PLURALS = [
  ...'attentäterdroiden evakuierte infiltratoren jäger kollaborateure kräfte piraten rebellen saboteure'.split(
    ' ',
  ),
  ...'soldaten superkommandos sympathisanten truppen wachen'.split(' '),
  ...'bomben codes deflektoren kanonen modulatoren raketen reflexe schilde schubdüsen sensoren torpedos'.split(
    ' ',
  ),
]

/** Last parts of nouns that are feminine. */
export const FEMININES = [
  ...'ung heit keit schaft ion tät ik ie ei enz anz garde schwester wache chance macht kraft wut flucht jagd'.split(
    ' ',
  ),
  ...'katze drohne eskorte patrouille fähre waffe kanone bombe mine batterie stellung rüstung linie'.split(
    ' ',
  ),
]
