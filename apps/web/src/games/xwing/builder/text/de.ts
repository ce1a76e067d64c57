import type { en } from './en.ts'

export const de: { readonly [K in keyof typeof en]: string } = {
  'list.title': 'X-Wing-Staffeln',
  'list.saved': 'Deine Staffeln',
  'list.none':
    'Du hast noch keine Staffel. Wähle eine Fraktion, importiere eine, oder beginne mit einer fertigen Staffel weiter unten.',
  'list.ready': 'Fertige Staffeln',
  'list.ready-text': '20 Punkte, einfache Piloten, schnell erklärte Aufwertungen: gut für eine erste Partie.',
  'list.new': 'Neue Staffel',
  'list.new-text': 'Wähle eine Fraktion',
  'list.unreadable':
    '{count, plural, one {Ein Eintrag im Speicher dieses Browsers ließ sich nicht als Staffel lesen und wurde in Ruhe gelassen.} other {# Einträge im Speicher dieses Browsers ließen sich nicht als Staffeln lesen und wurden in Ruhe gelassen.}}',
  'list.unnamed': 'Staffel ohne Namen',
  'list.ships': '{count, plural, =0 {keine Schiffe} one {ein Schiff} other {# Schiffe}}',

  'editor.title': 'Staffel bauen',
  'editor.back': 'Alle Staffeln',
  'editor.name': 'Name der Staffel',
  'editor.play': 'Fliegen',
  'editor.play-not': 'Eine Staffel mit Problemen kann nicht fliegen.',
  'editor.squad': 'Staffel',
  'editor.gone': 'Diese Staffel ist nicht in diesem Browser',
  'editor.gone-text':
    'Sie wurde gelöscht oder in einem anderen Browser gebaut. Lass dir ihren Link schicken.',
  'editor.not-kept':
    'Dein Browser kann diese Staffel nicht behalten: exportiere sie, bevor du die Seite schließt.',

  'construction.list': 'Punkteliste',
  'construction.of': '{list}, {limit} Punkte',
  'construction.mode': 'Modus',
  'construction.standard': 'Standard',
  'construction.extended': 'Erweitert',
  'total.label': 'Kommandopunkte',
  'total.deficit':
    'Lässt du {left, plural, one {ihn} other {sie}} übrig, beginnt dein Gegner mit {left, plural, one {# Missionspunkt} other {# Missionspunkten}}.',

  'pool.label': 'Schiffskarten',
  'pool.search': 'Namen, Fähigkeiten, Schlüsselwörter suchen',
  'pool.ship': 'Schiff',
  'pool.any-ship': 'Alle Schiffe',
  'pool.initiative': 'Initiative',
  'pool.points': 'Punkte',
  'pool.group': '{count, plural, one {# Karte} other {# Karten}}, {points} Punkte',
  'pool.added': '{name} kommt in die Staffel.',
  'pool.in-squad': '{count} in der Staffel',

  'card.initiative': 'Initiative {value}',
  'card.loadout': '{loadout} Ausstattung',
  'card.standard': 'Standardausstattung',
  'card.printed': 'Aufgedruckte Aufwertungen',
  'card.limited':
    '{limit, plural, one {Limitiert: eine in einer Staffel} other {Limitiert: # in einer Staffel}}',
  'card.no-ability': 'Keine Pilotenfähigkeit.',
  'card.not-written': 'Ihre Fähigkeit kann hier noch nicht gespielt werden.',
  'card.actions': 'Aktionen',
  'card.slots': 'Aufwertungsslots',
  'card.choice': '{kinds} (eines davon)',
  'card.keywords': 'Schlüsselwörter',
  'card.dial': 'Rad',
  'card.charges':
    '{value, plural, one {# Ladung} other {# Ladungen}}{recovers, plural, =0 {} other {, lädt nach}}',
  'card.force': '{value} Macht',
  'card.cost': '{cost} Ausstattung',
  'card.no-cost': 'nicht zu kaufen',
  'card.only-for': 'Nur für',
  'card.weapon':
    'Angriff {value}, Reichweite {min}–{max}{ordnance, select, yes {, kein Reichweitenbonus} other {}}',
  'card.solitary': 'Solitär: eine dieser Art in einer Staffel',
  'card.standardized': 'Standardisiert: jedes Schiff dieses Typs bekommt sie',
  'card.other-side': 'Andere Seite: {name}',

  'needs.faction': '{names}',
  'needs.size': 'Größe: {names}',
  'needs.ship': '{names}',
  'needs.keyword': 'Schlüsselwort {names}',
  'needs.action':
    'Aktion {names}{difficulty, select, white { (weiß)} red { (rot)} purple { (violett)} other {}}',
  'needs.arc': 'eine Primärwaffe mit diesem Winkel: {names}',
  'needs.equipped': 'zusammen mit: {names}',
  'needs.ship-ability': 'Schiffsfähigkeit {names}',
  'needs.initiative': 'Initiative {least, select, 0 {{most} oder weniger} other {{least} oder mehr}}',
  'needs.agility': 'Wendigkeit {value}',
  'needs.shields': '{value} Schilde oder mehr',
  'needs.energy': '{value} Energie oder mehr',
  'needs.limited': 'limitierte Schiffe',

  'squad.label': 'Schiffe der Staffel',
  'squad.empty': 'Noch kein Schiff. Nimm Schiffskarten dazu; eine Staffel hat 3 bis 8.',
  'squad.ship': 'Schiff {number}: {name}',
  'squad.remove': 'Entfernen',
  'squad.remove-of': '{name} entfernen',
  'squad.removed': '{name} verlässt die Staffel.',
  'squad.duplicate': 'Noch einmal',
  'squad.duplicate-of': '{name} noch einmal',
  'squad.loadout': 'Ausstattung: {used} von {all} genutzt, {left, plural, =0 {nichts} other {#}} übrig',
  'squad.loadout-over': 'Ausstattung: {used} von {all} genutzt, {over} zu viel',
  'squad.open-slots': 'Freie Slots',
  'squad.choose': 'Aufwertung wählen',
  'squad.unequip': '{name} ablegen',
  'squad.equipped': '{name} ist ausgerüstet.',
  'squad.equipped-all':
    '{name} ist standardisiert: alle Schiffe dieses Typs, die es haben können, haben es jetzt.',

  'picker.title': '{kind}: Aufwertung für {pilot_accusative}',
  'picker.left': '{left} Ausstattung übrig',
  'picker.search': 'Namen und Texte suchen',
  'picker.fits': 'Was passt ({count})',
  'picker.none': 'Von dem, was es gibt, passt hier nichts mehr.',
  'picker.not': 'Was nicht passt, und warum ({count})',

  'obstacles.title': 'Hindernisse',
  'obstacles.text': 'Drei, die du mitbringst. Ohne Wahl nimmt die Partie drei übliche.',
  'obstacles.count': '{count} von {needed}',
  'obstacles.full': 'Drei sind gewählt. Gib eines zurück, um ein anderes zu nehmen.',

  'problems.none': 'Diese Staffel ist regelgerecht und kann fliegen.',

  'import.title': 'Staffel importieren',
  'import.text':
    'Eine XWS-Datei aus einem beliebigen Staffelplaner, eine Liste, wie man sie aufschreibt (deutsch oder englisch), oder ein Link von hier.',
  'import.shape':
    'Gelesen als {shape, select, xws {XWS-Datei} link {Link} other {Liste}}: {ships, plural, one {ein Schiff} other {# Schiffe}}, {points} Punkte.',
  'import.nothing': 'Hieraus ließ sich keine Staffel lesen.',
  'import.take': 'Diese Staffel nehmen',

  'share.link-text':
    'Die ganze Staffel steckt in diesem Link. Wer ihn öffnet, sieht sie und kann sie behalten.',
  'share.file': 'XWS-Datei',
  'share.file-text': 'Für andere Staffelplaner und Turnierprogramme.',

  'sheet.title': 'Eine Staffel',
  'sheet.broken': 'In diesem Link steckt keine Staffel',
  'sheet.came': 'Diese Staffel gehört noch nicht zu deinen.',
  'sheet.keep': 'Behalten und bearbeiten',
}
