import type { Catalogue } from '@dejarik/kernel'

export const de: Catalogue = {
  'play.begin':
    '{game}: du spielst {seat}, gegen den Bot der Stufe {level}. Startwert {seed}. ? zeigt alle Tasten.',
  'play.asks': '{seat} entscheidet: {question}',
  'play.prompt.one': 'eine Nummer',
  'play.prompt.some':
    '{ordered, select, yes {Nummern der Reihe nach} other {Nummern}}, {exact, select, yes {genau} other {{min, select, 0 {bis zu} other {{min} bis}}}} {max}, z. B. 1 3{min, select, 0 {; - für keine} other {}}',
  'play.prompt.number': 'eine Zahl von {min} bis {max}',
  'play.prompt.split': 'Anteile, z. B. 1=3 2=1 (zusammen {exact, select, yes {} other {{min} bis }}{max})',
  'play.prompt.place': '{length, plural, one {eine Zahl} other {# Zahlen}}, oder * für irgendein Erlaubtes',
  'play.cap': 'höchstens {cap}',
  'play.not-understood': 'Gib {expected} ein, oder ? für alle Tasten.',
  'play.keys':
    '1, 2, …  wählen (Enter schickt ab)\nu  zurücknehmen   r  die Regel hinter dieser Frage   l  Verlauf   b  der Tisch\nq  beenden und Aufzeichnung speichern   ?  diese Tasten',
  'play.undone': 'Zurückgenommen.',
  'play.no-log': 'Es ist noch nichts geschehen.',
  'play.outcome': '{count, plural, =0 {Unentschieden} other {Sieg für {winners}}} [{rule}].',
  'play.you-won': 'Du hast gewonnen!',
  'play.you-lost': 'Du hast verloren.',
  'play.saved': 'Die Aufzeichnung ist gespeichert als {path}. Noch einmal ansehen: npx dejarik replay {path}',
  'play.saves': 'Nach jeder Antwort wird die Partie als {path} gespeichert.',
  'play.unsaved':
    'Die Partie kann jetzt nicht als {path} gespeichert werden: {why} Sie geht weiter und wird gespeichert, sobald das möglich ist.',
  'play.unwritable':
    '{why, select, EEXIST {Es gibt schon eine Datei {path}, und nichts wird überschrieben. Nenne mit --save eine andere oder spiele jene Partie weiter: npx dejarik play --game {game} --resume {path}} EISDIR {{path} ist ein Ordner, und die Partie braucht eine Datei. Nenne eine mit --save <Datei>.} ENOENT {Es gibt keinen Ordner {folder}, also kann die Partie dort nicht gespeichert werden. Lege ihn an oder nenne mit --save eine andere Datei.} ENOTDIR {{folder} ist kein Ordner, also kann die Partie dort nicht gespeichert werden. Nenne mit --save eine andere Datei.} EACCES {Du darfst {path} nicht schreiben, also kann die Partie dort nicht gespeichert werden. Nenne mit --save eine andere Datei.} EPERM {Du darfst {path} nicht schreiben, also kann die Partie dort nicht gespeichert werden. Nenne mit --save eine andere Datei.} EROFS {In {folder} kann nichts geschrieben werden. Nenne mit --save eine andere Datei.} other {Die Partie kann nicht als {path} gespeichert werden: {message}. Nenne mit --save eine andere Datei.}}',
  'play.resume': 'Später weiterspielen: npx dejarik play --game {game} --resume {path}',
  'play.new-rules':
    'Die Regeln haben sich geändert, seit diese Partie gespeichert wurde. Ihre Entscheidungen wurden nach den heutigen noch einmal durchgegangen, und sie geht ab Entscheidung {from} von {of} weiter; manches kann anders gekommen sein.',

  'replay.headline': '{game}, {decisions, plural, one {# Entscheidung} other {# Entscheidungen}}. {end}',
  'replay.kept': '{why} Das Protokoll wurde mit der Partie aufgehoben:',
  'replay.unfinished': 'Die Partie ist nicht zu Ende.',

  'odds.damage': 'Schaden im Mittel',
  'odds.crits': 'davon kritisch',
  'odds.hit': 'Trifft überhaupt',
  'odds.destroy': 'Zerstört das Ziel',
  'odds.plot': 'Schaden, seine Chance, davon mit kritischem Treffer (█)',
  'odds.roll.damage': 'Schaden',
  'odds.roll.value': 'Summe der Werte',
  'odds.roll.average': '{what} im Mittel',
  'odds.roll.goal': '{what} mindestens {count}',
  'odds.roll.for-average':
    '{count, plural, one {# Neuwurf} other {# Neuwürfe}}, so dass im Mittel am meisten herauskommt.',
  'odds.roll.for-goal':
    '{count, plural, one {# Neuwurf} other {# Neuwürfe}}, so dass die Chance darauf am größten ist.',
  'odds.roll.now': '{count, plural, =0 {Jetzt nichts neu werfen.} other {Jetzt neu werfen: {dice}.}}',
  'odds.roll.others': '    nicht: {cards}',
  'odds.roll.plot': '{what}, Chance darauf, Chance auf mindestens so viel',
  'odds.pool.attacker': 'Angreifer: {card}',
  'odds.pool.defender': 'Verteidiger: {card}',
  'odds.pool.uncounted': '    nicht mitgezählt: {abilities}',
  'odds.pool.hit': 'Verfehlt nicht',
  'odds.pool.defeat': 'Besiegt das Ziel ({count} Gesundheit)',
  'odds.pool.reroll': '{count, plural, =0 {Jetzt nichts neu würfeln.} other {Jetzt neu würfeln: {dice}.}}',
  'odds.pool.plot': 'Schaden, Chance darauf, Chance auf mindestens so viel',
  'odds.pool.spendings': 'Ausgegebene Energie, das Häufigste zuerst',
  'odds.pool.unspent': 'nichts',

  'map.signs':
    'Wände ─ │, Türen ═ ║, unpassierbare Linien ··· :, blockierende Linien ┅ ┇. Boden ., schwierig ~, unpassierbar o, blockierend #.',
  'map.problems':
    'An der Datei {count, plural, one {ist eine Sache} other {sind # Sachen}} falsch: npx dejarik mission {file} --check',
  'mission.map': '{map}, {width} × {height} Felder',
  'mission.fine': '{file}: Nichts ist falsch ({count, plural, one {# Szenario} other {# Szenarien}}).',
  'mission.problems': '{file}: {count, plural, one {Eine Sache ist} other {# Sachen sind}} falsch.',

  'picture.hidden': '{count, plural, one {# verdeckt} other {# verdeckt}}',
  'picture.more': '… {count} weitere',
  'picture.unknown': 'verdeckt',
  'picture.nothing': '–',
  'picture.true': 'ja',
  'picture.false': 'nein',

  // Wörter der Bilder.
  'picture.active': 'am Zug',
  'picture.turn': 'Zug',
  'picture.force': 'Macht',
  'picture.row': 'Galaxis-Auslage',
  'picture.galaxyDeck': 'Galaxis-Deck',
  'picture.galaxyDiscard': 'Galaxis-Ablagestapel',
  'picture.pilots': 'Outer-Rim-Piloten',
  'picture.exile': 'verbannt',
  'picture.hand': 'Hand',
  'picture.deck': 'Deck',
  'picture.discard': 'Ablagestapel',
  'picture.units': 'Einheiten',
  'picture.ships': 'Großkampfschiffe',
  'picture.shipDamage': 'deren Schaden',
  'picture.base': 'Stützpunkt',
  'picture.baseDamage': 'dessen Schaden',
  'picture.baseDeck': 'Stützpunkt-Deck',
  'picture.victory': 'Siegstapel',
  'picture.resources': 'Ressourcen',
}
