import { type AgendaSetFacts, agendaSet } from './agenda.ts'
import { words } from './words.ts'

// biome-ignore format: a table, one card a line
export const AGENDA_SETS: readonly AgendaSetFacts[] = [
  agendaSet({ id: 'a-former-sith', name: words('A Former Sith', 'Ein ehemaliger Sith'), box: 'maul' }, [
    { id: 'critical-strikes', name: words('Critical Strikes', 'Kritische Hiebe'), influence: 1, kind: 'secret', returns: true },
    { id: 'dubious-disposition', name: words('Dubious Disposition', 'Zweifelhafte Gesinnung'), influence: 3, kind: 'side-mission', villains: ['maul'] },
    { id: 'imminent-reprisal', name: words('Imminent Reprisal', 'Drohende Vergeltung'), influence: 1, kind: 'secret' },
  ]),
  agendaSet({ id: 'agents-of-the-empire', name: words('Agents of the Empire', 'Agenten des Imperiums'), box: 'core' }, [
    { id: 'imperial-informants', name: words('Imperial Informants', 'Imperiale Informanten'), influence: 1, kind: 'secret', returns: true },
    { id: 'impounded', name: words('Impounded', 'Beschlagnahmt'), influence: 4, kind: 'forced-mission', reward: 'special-operations' },
    { id: 'tracking-beacon', name: words('Tracking Beacon', 'Peilsender'), influence: 1, kind: 'ongoing' },
  ]),
  agendaSet({ id: 'base-instincts', name: words('Base Instincts', 'Niedere Instinkte'), box: 'bossk' }, [
    { id: 'furious-retaliation', name: words('Furious Retaliation', 'Zornige Vergeltung'), influence: 1, kind: 'secret', returns: true },
    { id: 'gunrunner', name: words('Gunrunner', 'Waffenschmuggel'), influence: 3, kind: 'side-mission', villains: ['bossk'] },
    { id: 'on-the-hunt', name: words('On the Hunt', 'Auf der Jagd'), influence: 1, kind: 'ongoing', returns: true },
  ]),
  agendaSet({ id: 'bombardment', name: words('Bombardment', 'Bombardement'), box: 'general-sorin' }, [
    { id: 'armored-division', name: words('Armored Division', 'Panzerdivision'), influence: 2, kind: 'ongoing' },
    { id: 'explosive-shrapnel', name: words('Explosive Shrapnel', 'Explosive Splitter'), influence: 1, kind: 'secret', returns: true },
    { id: 'fully-charged', name: words('Fully Charged', 'Voll aufgeladen'), influence: 3, kind: 'side-mission', villains: ['general-sorin'] },
  ]),
  agendaSet({ id: 'contract-gunmen', name: words('Contract Gunmen', 'Angeheuerte Schützen'), box: 'greedo' }, [
    { id: 'hunter-for-a-fee', name: words('Hunter for a Fee', 'Jäger gegen Bezahlung'), influence: 1, kind: 'secret' },
    { id: 'stealth-squad', name: words('Stealth Squad', 'Tarntrupp'), influence: 1, kind: 'secret' },
    { id: 'top-target', name: words('Top Target', 'Staatsfeind Nummer Eins'), influence: 3, kind: 'side-mission', villains: ['greedo'] },
  ]),
  agendaSet({ id: 'crimson-empire', name: words('Crimson Empire', 'Blutrotes Imperium'), box: 'royal-guard-champion' }, [
    { id: 'best-of-the-best', name: words('Best of the Best', 'Die Besten der Besten'), influence: 1, kind: 'secret' },
    { id: 'infection', name: words('Infection', 'Infektion'), influence: 3, kind: 'side-mission', villains: ['royal-guard-champion'] },
    { id: 'pulling-the-strings', name: words('Pulling the Strings', 'Die Fäden ziehen'), influence: 1, kind: 'ongoing' },
  ]),
  agendaSet({ id: 'defensive-tactics', name: words('Defensive Tactics', 'Defensivtaktik'), box: 'return-to-hoth' }, [
    { id: 'counter-strike', name: words('Counter-Strike', 'Gegenschlag'), influence: 1, kind: 'secret', returns: true },
    { id: 'enhanced-armor', name: words('Enhanced Armor', 'Verbesserte Rüstung'), influence: 1, kind: 'secret' },
    { id: 'personal-shield-generators', name: words('Personal Shield Generators', 'Persönliche Schildgeneratoren'), influence: 2, kind: 'ongoing' },
  ]),
  agendaSet({ id: 'desert-scavengers', name: words('Desert Scavengers', 'Plünderer der Wüste'), box: 'jawa-scavenger' }, [
    { id: 'ion-blasters', name: words('Ion Blasters', 'Ionenblaster'), influence: 1, kind: 'secret' },
    { id: 'jawa-raid', name: words('Jawa Raid', 'Jawa-Überfall'), influence: 1, kind: 'secret', returns: true },
    { id: 'salvage-operatives', name: words('Salvage Operatives', 'Bergungsaktion'), influence: 3, kind: 'side-mission', reward: 'mechanical-salvage' },
  ]),
  agendaSet({ id: 'devious-droids', name: words('Devious Droids', 'Heimtückische Droiden'), box: 'bt-1-and-0-0-0' }, [
    { id: 'etiquette-and-torture', name: words('Etiquette and Torture', 'Etikette und Folter'), influence: 3, kind: 'side-mission', villains: ['bt-1', '0-0-0'] },
    { id: 'invasive-procedure', name: words('Invasive Procedure', 'Invasiver Eingriff'), influence: 2, kind: 'secret', returns: true },
    { id: 'missile-salvo', name: words('Missile Salvo', 'Raketensalve'), influence: 1, kind: 'secret' },
  ]),
  agendaSet({ id: 'droid-uprising', name: words('Droid Uprising', 'Droidenaufstand'), box: 'ig-88' }, [
    { id: 'binary-revolution', name: words('Binary Revolution', 'Binäre Revolution'), influence: 3, kind: 'side-mission', villains: ['ig-88'] },
    { id: 'firepower-upgrade', name: words('Firepower Upgrade', 'Feuerkraftverbesserung'), influence: 1, kind: 'ongoing' },
    { id: 'sabotaged-plans', name: words('Sabotaged Plans', 'Sabotierte Pläne'), influence: 1, kind: 'secret' },
  ]),
  agendaSet({ id: 'enhanced-interrogation', name: words('Enhanced Interrogation', 'Verschärfte Verhöre'), box: 'bespin-gambit' }, [
    { id: 'blackmail', name: words('Blackmail', 'Erpressung'), influence: 2, kind: 'ongoing' },
    { id: 'learn-their-weaknesses', name: words('Learn Their Weaknesses', 'Ihre Schwächen kennen'), influence: 1, kind: 'secret', returns: true },
    { id: 'weak-links', name: words('Weak Links', 'Schwache Glieder'), influence: 1, kind: 'secret', returns: true },
  ]),
  agendaSet({ id: 'evasive-maneuvers', name: words('Evasive Maneuvers', 'Ausweichmanöver'), box: 'bespin-gambit' }, [
    { id: 'contingency-plan', name: words('Contingency Plan', 'Notfallplan'), influence: 1, kind: 'secret', returns: true },
    { id: 'feigned-retreat', name: words('Feigned Retreat', 'Vorgetäuschter Rückzug'), influence: 1, kind: 'secret', returns: true },
    { id: 'hasty-ambush', name: words('Hasty Ambush', 'Hastiger Hinterhalt'), influence: 2, kind: 'secret' },
  ]),
  agendaSet({ id: 'field-commander', name: words('Field Commander', 'Feldkommandant'), box: 'heart-of-the-empire' }, [
    { id: 'assault-coordination', name: words('Assault Coordination', 'Angriffskoordination'), influence: 1, kind: 'secret', returns: true },
    { id: 'reinforcements-en-route', name: words('Reinforcements En Route', 'Verstärkung unterwegs'), influence: 1, kind: 'secret' },
    { id: 'unyielding-dedication', name: words('Unyielding Dedication', 'Unbeugsame Hingabe'), influence: 2, kind: 'secret', returns: true },
  ]),
  agendaSet({ id: 'for-the-right-price', name: words('For the Right Price', 'Für den richtigen Preis'), box: 'core' }, [
    { id: 'high-value-target', name: words('High-Value Target', 'Wertvolles Ziel'), influence: 2, kind: 'ongoing' },
    { id: 'hired-help', name: words('Hired Help', 'Angeheuerte Hilfe'), influence: 1, kind: 'secret' },
    { id: 'wanted', name: words('Wanted', 'Gesucht'), influence: 4, kind: 'forced-mission', reward: 'old-wounds' },
  ]),
  agendaSet({ id: 'guild-hunters', name: words('Guild Hunters', 'Gildenjäger'), box: 'jabbas-realm' }, [
    { id: 'abandon-contract', name: words('Abandon Contract', 'Vertrag aufkündigen'), influence: 2, kind: 'secret', returns: true },
    { id: 'call-your-shot', name: words('Call Your Shot', 'Schuss ansagen'), influence: 2, kind: 'secret' },
    { id: 'shoot-first', name: words('Shoot First', 'Zuerst schießen'), influence: 2, kind: 'secret' },
  ]),
  agendaSet({ id: 'imperial-discipline', name: words('Imperial Discipline', 'Imperiale Disziplin'), box: 'core' }, [
    { id: 'fire-at-will', name: words('Fire at Will', 'Feuer frei'), influence: 2, kind: 'ongoing' },
    { id: 'impending-doom', name: words('Impending Doom', 'Drohendes Verhängnis'), influence: 1, kind: 'secret', returns: true },
    { id: 'tactical-maneuvering', name: words('Tactical Maneuvering', 'Taktisches Manövrieren'), influence: 1, kind: 'secret', returns: true },
  ]),
  agendaSet({ id: 'imperial-industry', name: words('Imperial Industry', 'Imperiale Industrie'), box: 'core' }, [
    { id: 'interrogation-protocol', name: words('Interrogation Protocol', 'Verhörprotokoll'), influence: 1, kind: 'secret', returns: true },
    { id: 'means-of-production', name: words('Means of Production', 'Produktionsmittel'), influence: 3, kind: 'side-mission', reward: 'imperial-industry' },
    { id: 'restorative-supplies', name: words('Restorative Supplies', 'Stärkende Vorräte'), influence: 2, kind: 'ongoing' },
  ]),
  agendaSet({ id: 'imperial-intelligence', name: words('Imperial Intelligence', 'Imperialer Geheimdienst'), box: 'agent-blaise' }, [
    { id: 'classified-techniques', name: words('Classified Techniques', 'Geheime Techniken'), influence: 1, kind: 'secret', returns: true },
    { id: 'security-breach', name: words('Security Breach', 'Sicherheitslücke'), influence: 3, kind: 'side-mission', villains: ['agent-blaise-campaign'] },
    { id: 'under-surveillance', name: words('Under Surveillance', 'Unter Beobachtung'), influence: 2, kind: 'secret' },
  ]),
  agendaSet({ id: 'imperial-security-bureau', name: words('Imperial Security Bureau', 'Imperiales Sicherheitsbüro'), box: 'core' }, [
    { id: 'isb-enforcers', name: words('ISB Enforcers', 'ISB-Vollstrecker'), influence: 2, kind: 'secret' },
    { id: 'imperial-operative', name: words('Imperial Operative', 'Imperialer Agent'), influence: 1, kind: 'secret' },
    { id: 'internal-affairs', name: words('Internal Affairs', 'Innere Angelegenheiten'), influence: 2, kind: 'ongoing' },
  ]),
  agendaSet({ id: 'infiltration', name: words('Infiltration'), box: 'isb-infiltrators' }, [
    { id: 'misdirection', name: words('Misdirection', 'Irreführung'), influence: 1, kind: 'secret', returns: true },
    { id: 'quiet-entry', name: words('Quiet Entry', 'Leises Eindringen'), influence: 1, kind: 'secret', returns: true },
    { id: 'trip-mine', name: words('Trip Mine', 'Stolpermine'), influence: 1, kind: 'secret', returns: true },
  ]),
  agendaSet({ id: 'inquisition', name: words('Inquisition'), box: 'grand-inquisitor' }, [
    { id: 'cornered', name: words('Cornered', 'In Bedrängnis'), influence: 3, kind: 'side-mission', villains: ['the-grand-inquisitor'] },
    { id: 'targeted-by-the-empire', name: words('Targeted by the Empire', 'Im Visier des Imperiums'), influence: 2, kind: 'secret' },
    { id: 'when-they-least-expect-it', name: words('When They Least Expect It', 'Wenn sie es am wenigsten erwarten'), influence: 1, kind: 'secret', returns: true },
  ]),
  agendaSet({ id: 'jabbas-empire', name: words("Jabba's Empire", 'Jabbas Imperium'), box: 'jabba-the-hutt' }, [
    { id: 'head-hunting', name: words('Head-Hunting', 'Kopfjagd'), influence: 2, kind: 'secret', returns: true },
    { id: 'on-jabbas-orders', name: words("On Jabba's Orders", 'Auf Jabbas Befehl'), influence: 1, kind: 'secret' },
    { id: 'one-fat-slug', name: words('One Fat Slug', 'Fette alte Nacktschnecke'), influence: 3, kind: 'side-mission', villains: ['jabba-the-hutt-campaign'] },
  ]),
  agendaSet({ id: 'lord-vaders-command', name: words("Lord Vader's Command", 'Lord Vaders Befehl'), box: 'core' }, [
    { id: 'a-dark-power', name: words('A Dark Power', 'Eine dunkle Kraft'), influence: 2, kind: 'secret' },
    { id: 'as-you-wish', name: words('As You Wish', 'Wie Ihr wünscht'), influence: 1, kind: 'secret', returns: true },
    { id: 'dark-obsession', name: words('Dark Obsession', 'Dunkle Besessenheit'), influence: 3, kind: 'side-mission', timePeriod: [1, 6], villains: ['darth-vader'] },
  ]),
  agendaSet({ id: 'natural-warfare', name: words('Natural Warfare', 'Krieg der Natur'), box: 'return-to-hoth' }, [
    { id: 'bestial-fury', name: words('Bestial Fury', 'Bestialische Wut'), influence: 1, kind: 'secret', returns: true },
    { id: 'exposed-to-the-elements', name: words('Exposed to the Elements', 'Den Elementen ausgesetzt'), influence: 1, kind: 'secret', returns: true },
    { id: 'unchained', name: words('Unchained', 'Entfesselt'), influence: 2, kind: 'ongoing' },
  ]),
  agendaSet({ id: 'nefarious-dealings', name: words('Nefarious Dealings', 'Ruchlose Geschäfte'), box: 'hired-guns' }, [
    { id: 'back-room-bargains', name: words('Back-Room Bargains', 'Deals im Hinterzimmer'), influence: 3, kind: 'side-mission', reward: 'mercenary-ties' },
    { id: 'final-blast', name: words('Final Blast', 'Letzte Explosion'), influence: 2, kind: 'ongoing' },
    { id: 'trade-routes-disrupted', name: words('Trade Routes Disrupted', 'Unterbrochene Handelswege'), influence: 2, kind: 'secret' },
  ]),
  agendaSet({ id: 'persistence', name: words('Persistence', 'Beharrlichkeit'), box: 'jabbas-realm' }, [
    { id: 'jetpacks', name: words('Jetpacks'), influence: 1, kind: 'secret', returns: true },
    { id: 'no-rest-for-the-weary', name: words('No Rest for the Weary', 'Keine Rast für die Müden'), influence: 1, kind: 'ongoing' },
    { id: 'snap-fire', name: words('Snap Fire', 'Schnappschuss'), influence: 2, kind: 'secret', returns: true },
  ]),
  agendaSet({ id: 'punishing-tactics', name: words('Punishing Tactics', 'Strafende Taktik'), box: 'dengar' }, [
    { id: 'a-bounty-protected', name: words('A Bounty Protected', 'Ein gut geschütztes Ziel'), influence: 3, kind: 'side-mission', villains: ['dengar'] },
    { id: 'beaten-down', name: words('Beaten Down', 'Niedergeschlagen'), influence: 2, kind: 'ongoing' },
    { id: 'targeted-cruelty', name: words('Targeted Cruelty', 'Gezielte Grausamkeit'), influence: 1, kind: 'secret', returns: true },
  ]),
  agendaSet({ id: 'pursuit-of-the-enemy', name: words('Pursuit of the Enemy', 'Verfolgung des Feindes'), box: 'twin-shadows' }, [
    { id: 'death-mark', name: words('Death Mark', 'Todesmal'), influence: 2, kind: 'hero' },
    { id: 'fire-in-the-sky', name: words('Fire in the Sky', 'Brennender Himmel'), influence: 3, kind: 'side-mission', timePeriod: [1, 5], reward: 'bounty' },
    { id: 'strike-and-subdue', name: words('Strike and Subdue', 'Zuschlagen und bezwingen'), influence: 1, kind: 'secret', returns: true },
  ]),
  agendaSet({ id: 'retaliation', name: words('Retaliation', 'Vergeltung'), box: 'core' }, [
    { id: 'breaking-point', name: words('Breaking Point', 'Belastungsgrenze'), influence: 3, kind: 'side-mission', reward: 'supply-deficit' },
    { id: 'tactical-explosives', name: words('Tactical Explosives', 'Taktische Sprengsätze'), influence: 1, kind: 'secret', returns: true },
    { id: 'weakness-revealed', name: words('Weakness Revealed', 'Enthüllte Schwäche'), influence: 2, kind: 'ongoing' },
  ]),
  agendaSet({ id: 'security-protocols', name: words('Security Protocols', 'Sicherheitsprotokolle'), box: 'grand-inquisitor' }, [
    { id: 'heavy-riot-gear', name: words('Heavy Riot Gear', 'Schwere Schutzausrüstung'), influence: 1, kind: 'secret', returns: true },
    { id: 'shields-online', name: words('Shields Online', 'Schilde aktiv'), influence: 2, kind: 'secret', returns: true },
    { id: 'surveillance-cams', name: words('Surveillance Cams', 'Überwachungskameras'), influence: 1, kind: 'secret' },
  ]),
  agendaSet({ id: 'soldiers-for-hire', name: words('Soldiers for Hire', 'Käufliche Soldaten'), box: 'boba-fett' }, [
    { id: 'by-any-means-necessary', name: words('By Any Means Necessary', 'Mit allen nötigen Mitteln'), influence: 1, kind: 'secret', returns: true },
    { id: 'no-disintegrations', name: words('No Disintegrations', 'Keine Desintegration'), influence: 2, kind: 'ongoing' },
    { id: 'predator-and-prey', name: words('Predator and Prey', 'Jäger und Gejagter'), influence: 3, kind: 'side-mission', timePeriod: [1, 5], villains: ['boba-fett'] },
  ]),
  agendaSet({ id: 'stormtrooper-support', name: words('Stormtrooper Support', 'Sturmtruppen-Unterstützung'), box: 'kayn-somos' }, [
    { id: 'military-presence', name: words('Military Presence', 'Militärpräsenz'), influence: 1, kind: 'secret', returns: true },
    { id: 'perpetual-reinforcements', name: words('Perpetual Reinforcements', 'Ständige Verstärkung'), influence: 1, kind: 'secret', returns: true },
    { id: 'strength-of-command', name: words('Strength of Command', 'Befehlsgewalt'), influence: 3, kind: 'side-mission', villains: ['kayn-somos'] },
  ]),
  agendaSet({ id: 'the-emperors-plots', name: words("The Emperor's Plots", 'Die Ränke des Imperators'), box: 'emperor-palpatine' }, [
    { id: 'for-the-emperor', name: words('For the Emperor', 'Für den Imperator'), influence: 1, kind: 'secret' },
    { id: 'insidious', name: words('Insidious', 'Heimtücke'), influence: 3, kind: 'side-mission', villains: ['emperor-palpatine'] },
    { id: 'isolation', name: words('Isolation'), influence: 1, kind: 'secret' },
  ]),
  agendaSet({ id: 'the-empires-reach', name: words("The Empire's Reach", 'Der Arm des Imperiums'), box: 'twin-shadows' }, [
    { id: 'advanced-prototypes', name: words('Advanced Prototypes', 'Moderne Prototypen'), influence: 1, kind: 'secret' },
    { id: 'data-security', name: words('Data Security', 'Datensicherheit'), influence: 2, kind: 'ongoing' },
    { id: 'infiltrated', name: words('Infiltrated'), influence: 3, kind: 'side-mission', reward: 'surveillance-operatives' },
  ]),
  agendaSet({ id: 'the-generals-scheme', name: words("The General's Scheme", 'Der Plan des Generals'), box: 'general-weiss' }, [
    { id: 'forest-ambush', name: words('Forest Ambush', 'Überfall im Wald'), influence: 3, kind: 'side-mission', villains: ['general-weiss'] },
    { id: 'inspiring-command', name: words('Inspiring Command', 'Inspirierendes Kommando'), influence: 2, kind: 'ongoing' },
    { id: 'special-modifications', name: words('Special Modifications', 'Besondere Modifikationen'), influence: 1, kind: 'secret' },
  ]),
  agendaSet({ id: 'tusken-treachery', name: words('Tusken Treachery', 'Tücke der Tusken'), box: 'bantha-rider' }, [
    { id: 'grievous-wound', name: words('Grievous Wound', 'Schwere Wunde'), influence: 2, kind: 'ongoing' },
    { id: 'into-the-wastes', name: words('Into the Wastes', 'In die Wüste'), influence: 3, kind: 'side-mission', reward: 'tusken-weaponry' },
    { id: 'relocated', name: words('Relocated', 'Umgesiedelt'), influence: 1, kind: 'secret', returns: true },
  ]),
  agendaSet({ id: 'vaders-fist', name: words("Vader's Fist", 'Vaders Faust'), box: 'stormtroopers' }, [
    { id: 'bunker-buster', name: words('Bunker Buster', 'Die Bunkerbrecher'), influence: 3, kind: 'side-mission', reward: '501st-training' },
    { id: 'set-for-stun', name: words('Set for Stun', 'Auf Betäubung gestellt'), influence: 1, kind: 'secret', returns: true },
    { id: 'to-the-last-man', name: words('To the Last Man', 'Bis zum letzten Mann'), influence: 2, kind: 'secret' },
  ]),
  agendaSet({ id: 'wasteland-patrol', name: words('Wasteland Patrol', 'Ödlandpatrouille'), box: 'captain-terro' }, [
    { id: 'dewback-patrol', name: words('Dewback Patrol', 'Taurücken-Patrouille'), influence: 2, kind: 'secret' },
    { id: 'flamethrower', name: words('Flamethrower', 'Flammenwerfer'), influence: 2, kind: 'secret' },
    { id: 'the-anchorhead-affair', name: words('The Anchorhead Affair', 'Die Anchorhead-Affäre'), influence: 3, kind: 'side-mission', villains: ['captain-terro'] },
  ]),
]
