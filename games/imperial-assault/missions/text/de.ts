import type { Catalogue } from '@dejarik/kernel'

const MEANT = '{meant, select, none {} other {Meintest du „{meant}“? }}'

/** Was an einer Missionsdatei falsch sein kann, und wie man es behebt. */
export const de: Catalogue = {
  'refusal.mission-wrong-type':
    '{where}: {value} steht, wo {form, select, list {eine Liste ({type})} other {ein Objekt ({type})}} stehen muss.',
  'mend.mission-wrong-type':
    'Schreibe dort {form, select, list {eine Liste in eckigen} other {ein Objekt in geschweiften}} Klammern.',
  'refusal.mission-missing': '{where}: „{field}“ fehlt.',
  'mend.mission-missing': 'Ergänze es; docs/missions.md sagt, was hineingehört.',
  'refusal.mission-unknown-field': '{where}: Ein Feld „{word}“ gibt es hier nicht.',
  'mend.mission-unknown-field': `${MEANT}Hier bekannt: {known}.`,
  'refusal.mission-no-word': '{where}: Es fehlt das Wort, das sagt, was dies ist ({vocabulary}).',
  'mend.mission-no-word': 'Eines von: {known}.',
  'refusal.mission-unknown-word': '{where}: Das Wort „{word}“ gibt es nicht ({vocabulary}).',
  'mend.mission-unknown-word': `${MEANT}Bekannt: {known}.`,
  'refusal.mission-unknown-choice': '{where}: „{word}“ ist keines der Wörter, die hier stehen können.',
  'mend.mission-unknown-choice': `${MEANT}Bekannt: {known}.`,
  'refusal.mission-unknown-place': '{where}: „{word}“ ist kein Ort.',
  'mend.mission-unknown-place': `${MEANT}Bekannt: {known}.`,
  'refusal.mission-not-an-id': '{where}: {value} ist keine Kennung.',
  'mend.mission-not-an-id':
    'Kennungen sind Kleinbuchstaben und Ziffern mit Bindestrichen, z. B. „control-room“.',
  'refusal.mission-not-words': '{where}: {value} ist kein Text in beiden Sprachen.',
  'mend.mission-not-words': 'Schreibe ein Objekt mit einem Text unter "de" und einem unter "en".',
  'refusal.mission-not-a-number': '{where}: {value} ist keine ganze Zahl, die hier stehen kann.',
  'mend.mission-not-a-number': 'Schreibe eine ganze Zahl, ohne Anführungszeichen.',
  'refusal.mission-not-a-flag': '{where}: {value} ist weder true noch false.',
  'mend.mission-not-a-flag': 'Schreibe true, oder lass das Feld weg.',
  'refusal.mission-not-spaces': '{where}: {value} sind keine Felder.',
  'mend.mission-not-spaces':
    'Schreibe sie als "3,4" (Spalte, Zeile), Reihen als "3-5,4", mit Leerzeichen dazwischen.',
  'refusal.mission-not-edges': '{where}: {value} sind keine Kanten.',
  'mend.mission-not-edges': 'Schreibe die obere (N) oder linke (W) Seite von Feldern: "7,8,N 8,8,N".',
  'refusal.mission-not-a-tile': '{where}: {value} ist kein Kartenteil an einem Ort.',
  'mend.mission-not-a-tile':
    'Schreibe ["Core 1B", 0, 8, 0]: Teil, Vierteldrehungen im Uhrzeigersinn (0 bis 3), Spalte und Zeile der linken oberen Ecke.',
  'refusal.mission-not-a-place': '{where}: {value} ist kein Ort.',
  'mend.mission-not-a-place': 'Schreibe z. B. "token", "zone:own" oder "area:control-room".',
  'refusal.mission-not-a-group': '{where}: {value} kann nicht durchgegangen werden.',
  'mend.mission-not-a-group': 'Schreibe "figures" oder "tokens:" mit einer Art von Marker.',
  'refusal.mission-not-a-name': '{where}: {value} ist kein Name.',
  'mend.mission-not-a-name': 'Schreibe einen Text.',
  'refusal.mission-twice': '{where}: „{word}“ gibt es zweimal.',
  'mend.mission-twice': 'Gib einem davon eine andere Kennung.',
  'refusal.mission-no-such-kind': '{where}: Das Szenario hat keine Marker der Art „{word}“.',
  'mend.mission-no-such-kind': `${MEANT}Seine Arten: {known}. Lege sie unter "tokens" fest.`,
  'refusal.mission-no-such-area': '{where}: Die Karte hat keinen Bereich „{word}“.',
  'mend.mission-no-such-area': `${MEANT}Lege ihn unter "map.areas" fest.`,
  'refusal.mission-no-such-door': '{where}: Die Karte hat keine Tür „{word}“.',
  'mend.mission-no-such-door': `${MEANT}Ihre Türen: {known}. Lege sie unter "map.doors" fest.`,
  'refusal.mission-no-such-counter': '{where}: Das Szenario hat keinen Zähler „{word}“.',
  'mend.mission-no-such-counter': `${MEANT}Lege ihn unter "counters" mit seinem ersten Wert fest.`,
  'refusal.mission-no-such-card': '{where}: Es gibt keine Aufstellungskarte „{word}“.',
  'mend.mission-no-such-card': `${MEANT}Karten werden mit ihrer ID genannt, z. B. „stormtrooper-elite“.`,
  'refusal.mission-no-such-hero': '{where}: Es gibt keinen Helden „{word}“.',
  'mend.mission-no-such-hero': `${MEANT}Bekannt: {known}.`,
  'refusal.mission-no-such-role': '{where}: Das Szenario hat keine Rolle „{word}“.',
  'mend.mission-no-such-role': `${MEANT}Lege sie unter "roles" fest.`,
  'refusal.mission-no-such-point': '{where}: Der Einsatz hat keinen Aufstellungspunkt „{word}“.',
  'mend.mission-no-such-point': `${MEANT}Lege ihn unter "campaign.points" fest.`,
  'refusal.mission-no-such-secret': '{where}: Der Einsatz hat kein Geheimnis „{word}“.',
  'mend.mission-no-such-secret': `${MEANT}Definiere es unter "campaign.secrets".`,
  'refusal.mission-never-read': '{where}: „{word}“ wird nie vorgelesen.',
  'mend.mission-never-read':
    'Fasse, was dann geschieht, in eine Anweisung "read-aloud" mit diesem Geheimnis, oder lass es weg.',
  'refusal.mission-colors':
    '{where}: Es {count, plural, one {gibt # Marker} other {gibt # Marker}}, aber {colors, plural, =0 {keine Farbe} one {# Farbe} other {# Farben}}.',
  'mend.mission-colors': 'Nenne für jeden Marker der Art eine Farbe, in der Reihenfolge, in der sie liegen.',
  'refusal.mission-no-ending':
    '{where}: Die Mission kann nicht in jedem Fall für {side, select, rebels {die Rebellen} other {das Imperium}} enden.',
  'mend.mission-no-ending': 'Füge als letztes ein Ende dieser Seite ohne "if" hinzu.',
  'refusal.mission-no-such-tile': '{where}: Ein Kartenteil „{word}“ gibt es nicht.',
  'mend.mission-no-such-tile': `${MEANT}Teile heißen nach Box, Nummer und Seite: „Core 1B“, „Hoth 3A“.`,
  'refusal.mission-tile-off-grid':
    '{where}: {tile} ragt über das Raster von {width} × {height} Feldern hinaus.',
  'mend.mission-tile-off-grid': 'Verschiebe es, oder mache das Raster größer.',
  'refusal.mission-edge-off-grid':
    '{where}: Die Kante {edge} liegt außerhalb des Rasters von {width} × {height} Feldern.',
  'mend.mission-edge-off-grid': 'Spalten und Zeilen werden von 0 an gezählt.',
  'refusal.mission-overlap': '{where}: {one} und {other} bedecken beide das Feld {space}.',
  'mend.mission-overlap': 'Verschiebe oder drehe eines davon.',
  'refusal.mission-wrong-join':
    '{where}: Bei {edge} passen {one} und {other} nicht: Das eine hat eine Öffnung, das andere eine Wand.',
  'mend.mission-wrong-join':
    'Verschiebe oder drehe eines, so dass Öffnungen aufeinandertreffen; oder nenne die Kante unter "map.walls".',
  'refusal.mission-door-without-opening':
    '{where}: Die Kante {edge} der Tür „{door}“ liegt auf keiner Öffnung, die sie schließen würde.',
  'mend.mission-door-without-opening':
    'Setze Türen dorthin, wo zwei Öffnungen aufeinandertreffen; `dejarik map` zeigt sie.',
  'refusal.mission-unreachable':
    '{where}: {count, plural, one {Das Feld {space} ({tile}) ist nicht zu erreichen} other {# Felder sind nicht zu erreichen, z. B. {space} ({tile})}}, auch wenn alle Türen offen sind.',
  'mend.mission-unreachable': 'Lass eine Öffnung dieses Teils auf die eines anderen treffen.',
  'refusal.mission-off-board': '{where}: Ein Feld {space} gibt es nicht.',
  'mend.mission-off-board':
    'Wähle ein Feld eines Kartenteils; `dejarik map` zeigt sie mit Spalten und Zeilen.',
  'refusal.mission-zone-too-small':
    '{where}: Die Zone {zone, select, red {Rot} other {Blau}} hat {count} Felder, auf denen Figuren stehen können; nötig sind {least}.',
  'mend.mission-zone-too-small': 'Füge Felder hinzu, sonst passen Armeen nicht hinein.',
  'refusal.mission-zones-overlap': '{where}: Das Feld {space} liegt in beiden Zonen.',
  'mend.mission-zones-overlap': 'Nimm es aus einer heraus.',
  'refusal.mission-token-twice': '{where}: Zwei Marker der Art „{kind}“ liegen auf dem Feld {space}.',
  'mend.mission-token-twice': 'Nimm einen weg.',
  'refusal.mission-nothing-there':
    '{where}: Hier gibt es {thing, select, you {keinen Spieler, der „you“ wäre} figure {keine Figur} token {keinen Marker} that {keinen Marker, der vorher gemeint war} before {keine Figur, die vorher gemeint war} space {kein Feld} door {keine Tür} amount {keine Menge} other {kein Würfelergebnis}}.',
  'mend.mission-nothing-there':
    '{thing, select, you {Stelle es in ein "for-each-player".} rolled {Stelle es in ein "roll".} amount {Nur "suffers" hat eine Menge.} other {Stelle es in ein "for-each" oder "choose", die es mitbringen.}}',
  'refusal.mission-never-carried': '{where}: Keine Figur trägt je den Marker „{word}“.',
  'mend.mission-never-carried': 'Gib der Art ein "retrieve", oder lass Figuren ihn nehmen ("take").',
  'refusal.mission-never-destroyed':
    '{where}: Das kann nicht geschehen: Der Marker „{word}“ kann nicht angegriffen werden.',
  'mend.mission-never-destroyed': 'Gib der Art ein "attack" mit ihrer Gesundheit.',
  'refusal.mission-never-there':
    '{where}: Das kann nicht geschehen: Nichts von „{word}“ ist je auf der Karte.',
  'mend.mission-never-there': 'Sage, wo es liegt: "at", "red" oder "blue".',
  'refusal.mission-never-entered':
    '{where}: Das kann nicht geschehen: Die Karte hat kein Feld der Art „{word}“.',
  'mend.mission-never-entered': 'Wähle einen anderen Ort oder andere Teile.',
  'refusal.mission-never-opened': '{where}: Das kann nicht geschehen: Nichts öffnet die Tür „{word}“.',
  'mend.mission-never-opened': 'Gib ihr "opensIf" oder "attack", oder öffne sie mit "open-door".',
  'refusal.mission-suffers-nothing': '{where}: Wer 0 Schaden erleidet, erleidet keinen.',
  'mend.mission-suffers-nothing': 'Schreibe mindestens 1.',
  'refusal.mission-does-nothing': '{where}: Das Ereignis „{word}“ tut nichts.',
  'mend.mission-does-nothing': 'Ergänze eine Anweisung, oder streiche das Ereignis.',
}
