import type { Catalogue } from '@dejarik/kernel'

/** Warum etwas nicht geht: Optionen, Stellungen, und was am Tisch nicht gewählt werden kann. */
export const refusals: Catalogue = {
  'refusal.options-not-an-object': 'Die Optionen müssen ein Objekt mit armies und missions sein.',
  'refusal.option-unknown':
    'Es gibt keine Option „{option}“; es gibt armies, missions, board und campaign, in einer Kampagne heroes, imperialClass, agendas, sideMissions und mission.',
  'refusal.armies-not-two': 'Ein Gefecht braucht genau zwei Armeen.',
  'refusal.missions-not-a-list': 'missions muss eine Liste von Einsätzen sein, mit wenigstens einem darin.',
  'refusal.mission-unknown': 'Es gibt keinen Einsatz „{mission}“.',
  'refusal.board-no-rows': 'Ein Spielplan braucht 1 bis 60 Zeilen in rows.',
  'refusal.board-uneven-row': 'Zeile {row} des Spielplans ist nicht so lang wie die erste (höchstens 60).',
  'refusal.board-unknown-sign':
    'Das Zeichen „{sign}“ in Zeile {row} bedeutet nichts; es gibt . ~ o # und das Leerzeichen.',
  'refusal.board-unknown-word': 'Das Wort „{word}“ bedeutet bei einem Spielplan nichts.',
  'refusal.board-no-list': 'Bei „{word}“ steht keine Liste von Orten; schreibe sie als ["x,y", …].',
  'refusal.board-no-zones': 'Bei „zones“ müssen zwei Listen von Feldern stehen: [["x,y", …], ["x,y", …]].',
  'refusal.board-no-such-place':
    'Die Stelle „{place}“ liegt nicht auf dem Spielplan; schreibe x,y oder x,y,N.',

  'refusal.scenario-unknown-card':
    'Es gibt keine Karte „{card}“ dieser Art ({type}). {meant, select, none {} other {Meinst du „{meant}“?}}',
  'refusal.scenario-card-unwritten':
    '{card} ist noch nicht geschrieben. Setze "unwritten": true, wenn ihre Fähigkeiten keine Rolle spielen.',
  'refusal.scenario-card-not-in-play': '{card} ist bei niemandem im Spiel.',
  'refusal.scenario-ending': 'Dieser Einsatz kennt kein Ende „{ending}“.',
  'refusal.scenario-seat': 'Es gibt keinen Platz „{seat}“; es gibt {known}.',
  'refusal.scenario-no-such-space': 'Das Feld „{space}“ gibt es auf diesem Spielplan nicht.',
  'refusal.scenario-no-such-figure': 'In dieser Stellung heißt keine Figur „{figure}“.',
  'refusal.scenario-name-twice': 'Zwei Figuren heißen „{name}“; Namen müssen sich unterscheiden.',
  'refusal.scenario-group-size':
    'Die Gruppe „{group}“ braucht {most, plural, one {ein Feld} other {1 bis # Felder}} in at.',
  'refusal.scenario-too-much-damage': '{figure} hat {health} Gesundheit und wäre besiegt.',
  'refusal.scenario-carries':
    '{figure} kann Marker {token} nicht tragen: Die Stellung hat {count, plural, =0 {keinen} one {einen, Nummer 0} other {#, gezählt ab 0}}.',
  'refusal.scenario-heroes': 'Eine Kampagne hat {min} bis {max} Helden, nicht {count}.',
  'refusal.scenario-token': 'Dieser Einsatz kennt keinen Marker „{token}“.',
  'refusal.scenario-zone': 'Es gibt keine Aufstellungszone „{zone}“.',
  'refusal.scenario-no-room': '{figure} ragt dort über den Spielplan hinaus.',
  'refusal.scenario-same-space': '{one} und {other} stehen auf demselben Feld.',

  'refusal.not-your-turn': 'Jetzt aktiviert {seat}. Warte, bis du an der Reihe bist.',
  'refusal.not-your-figure': '{figure} gehört dir nicht.',
  'refusal.group-exhausted':
    '{group} {group_number, select, plural {wurden in dieser Runde schon aktiviert und sind} other {wurde in dieser Runde schon aktiviert und ist}} erschöpft. Wähle eine spielbereite Gruppe.',
  'refusal.group-defeated': '{group} {group_number, select, plural {sind} other {ist}} besiegt.',
  'refusal.other-figure-active': 'Gerade ist {figure} an der Reihe; ihre Aktivierung muss erst enden.',
  'refusal.figure-defeated': '{figure} ist besiegt.',
  'refusal.friendly-figure': '{figure} ist befreundet und kein Ziel für einen Angriff.',
  'refusal.no-actions-left': '{figure} hat keine Aktion mehr.',
  'refusal.nothing-to-recover': '{figure} hat weder Schaden noch Anstrengung, Ausruhen brächte nichts.',
  'refusal.stays-here': '{figure} kann den Platz in dieser Aktivierung nicht mehr verlassen.',
  'refusal.is-stunned':
    '{figure} ist betäubt: angreifen und das Feld verlassen geht erst wieder, wenn der Zustand abgelegt ist.',
  'refusal.already-attacked': '{figure} hat in dieser Aktivierung schon eine Aktion zum Angreifen genutzt.',
  'refusal.no-attack': '{figure} kann nicht angreifen.',
  'refusal.no-line-of-sight': '{figure} hat keine Sichtlinie zum Ziel.',
  'refusal.is-unseen': '{figure} sieht {target_accusative} nicht: Eine Fähigkeit des Ziels verhindert es.',
  'refusal.sight-blocked-by': '{figure} hat keine Sichtlinie: {blocker} steht im Weg.',
  'refusal.not-adjacent':
    '{target} und {figure} stehen nicht nebeneinander ({hasDistance, select, yes {Entfernung {distance}} other {dorthin führt kein Weg}}). Ein Nahkampfangriff trifft nur benachbarte Figuren.',
  'refusal.beyond-reach':
    '{hasDistance, select, yes {{target} ist {distance} Felder entfernt} other {Zu {target_dative} führt kein Weg}}; Weitreichend reicht 2 Felder weit.',
  'refusal.cannot-be-attacked': '{figure} kann {target_accusative} nicht angreifen.',
  'refusal.object-not-attackable': '{token} lässt sich in diesem Einsatz nicht angreifen.',
  'refusal.no-movement-points': '{figure} hat keine Bewegungspunkte. Führe zuerst die Aktion Bewegen durch.',
  'refusal.too-far':
    'Bis {space} reichen {points, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}} nicht.',
  'refusal.space-occupied': 'Auf {space} steht {figure}.',
  'refusal.space-impassable': 'In unpassierbares Gelände kommt {figure} nicht.',
  'refusal.space-blocking': 'In versperrtes Gelände kommt {figure} nicht.',
  'refusal.no-space-there': 'Dort ist kein Feld.',
  'refusal.cannot-exit': '{figure} kann das Feld gerade nicht verlassen.',
  'refusal.settled':
    '{figure} hat die Bewegung auf anderen Figuren beendet und bewegt sich in dieser Aktivierung nicht mehr.',
  'refusal.card-no-user': 'Keine deiner Figuren auf dem Spielplan kann {card_accusative} nutzen.',
  'refusal.card-not-now': '{card} lässt sich in diesem Moment nicht ausspielen.',
  'refusal.card-special-action':
    '{card} ist eine Spezialaktion: nur in der Aktivierung einer Figur, die sie nutzen kann, für eine Aktion.',
  'refusal.cards-silenced': 'Du darfst gerade keine Befehlskarten ausspielen.',
  'refusal.not-beside-token': 'Dazu muss {figure} auf dem Feld des Markers oder daneben stehen.',
  'refusal.nothing-to-do-there': 'Mit {token_dative} gibt es hier nichts zu tun.',
  'refusal.other-question': 'Beantworte zuerst die Frage, die gerade gestellt ist.',

  'refusal.hero-unknown': 'Es gibt keinen Helden „{hero}“; es gibt {known}.',
  'refusal.heroes-wrong': 'Eine Kampagne braucht {fewest} bis {most} verschiedene Helden.',
  'refusal.imperial-class-unknown': 'Es gibt keine imperiale Klasse „{given}“; es gibt {known}.',
  'refusal.agendas-wrong': 'Der Agendastapel besteht aus {count} verschiedenen Agendasets; es gibt {known}.',
  'refusal.side-missions-wrong':
    'Die Helden wählen {count} verschiedene grüne Nebeneinsätze; es gibt {known}.',

  'refusal.other-sides-turn': 'Jetzt aktiviert die andere Seite.',
  'refusal.hero-withdrawn': '{figure} hat sich aus diesem Einsatz zurückgezogen.',
  'refusal.is-incapacitated': '{figure} ist kampfunfähig: kein Ziel, und nur noch zum Bewegen fähig.',
  'refusal.second-activation-waits': '{figure} ist erst wieder dran, wenn jeder Held eine Aktivierung hatte.',
  'refusal.neutral-figure': '{figure} ist neutral: Niemand aktiviert sie oder greift sie an.',
  'refusal.no-weapon': '{figure} hat keine Waffe für einen Angriff.',
  'refusal.crates-for-heroes': 'Nur Helden öffnen Kisten, und {figure} ist keiner.',
  'refusal.not-a-hero':
    '{figure} ist kein Held. Nur Helden ruhen sich aus und nehmen Anstrengung für Bewegungspunkte.',
  'refusal.strained-twice':
    '{figure} hat in dieser Aktivierung schon 2 Bewegungspunkte für Anstrengung erhalten.',
  'refusal.too-much-strain':
    '{figure} hat {strain} Anstrengung, und die Ausdauer {endurance} lässt nicht mehr zu.',
  'refusal.not-your-card': '{card} gehört der anderen Seite.',
  'refusal.card-depleted': '{card} ist für den Rest des Einsatzes verbraucht.',
  'refusal.card-exhausted': '{card} ist erschöpft.',
  'refusal.card-facedown': '{card} wurde durch die Regeln des Einsatzes abgenommen.',
  'refusal.card-left-behind': '{card} wurde in diesem Einsatz zurückgelassen.',
  'refusal.modification-without-weapon': '{card} wirkt nur, wenn sie an einer Waffe hängt.',
  'refusal.card-works-always': '{card} wirkt von selbst.',
  'refusal.card-other-weapon': '{card} wirkt nicht in einem Angriff mit einer anderen Waffe.',
  'refusal.card-no-use-now': 'In diesem Moment gibt es für {card_accusative} keine Verwendung.',
  'refusal.special-used': '{card} wurde in dieser Aktivierung schon genutzt.',
  'refusal.too-little-threat': 'Das kostet {needed} Bedrohung, du hast {has}.',
  'refusal.too-little-influence': 'Das kostet {needed} Einfluss, du hast {has}.',
  'refusal.too-few-credits': 'Das kostet {needed} Credits, ihr habt {has}.',
  'refusal.too-little-experience': 'Das kostet {needed} EP, du hast {has}.',
  'refusal.not-on-offer': '{card} ist jetzt nicht im Angebot.',
  'refusal.group-reserved': '{card} ist in Reserve: Die Regeln des Einsatzes sagen, wann sie kommt.',
  'refusal.no-deployment-point': 'Kein Aufstellungspunkt ist aktiv.',
  'refusal.deploy-later': '{card} kann in der Statusphase aufgestellt werden.',
}
