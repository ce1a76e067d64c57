import type { Catalogue } from '@dejarik/kernel'

/** Warum etwas nicht geht: Optionen, Stellungen, und was am Tisch nicht gewählt werden kann. */
export const refusals: Catalogue = {
  'refusal.options-not-an-object': 'Die Optionen müssen ein Objekt mit armies und missions sein.',
  'refusal.option-unknown': 'Es gibt keine Option „{option}“; es gibt armies, missions und board.',
  'refusal.armies-not-two': 'Ein Gefecht braucht genau zwei Armeen.',
  'refusal.missions-not-a-list': 'missions muss eine Liste von Einsätzen sein, mit wenigstens einem darin.',
  'refusal.mission-unknown': 'Es gibt keinen Einsatz „{mission}“.',
  'refusal.board-no-rows': 'Ein Spielplan braucht 1 bis 60 Zeilen in rows.',
  'refusal.board-uneven-row': 'Zeile {row} des Spielplans ist nicht so lang wie die erste (höchstens 60).',
  'refusal.board-unknown-sign':
    'Das Zeichen „{sign}“ in Zeile {row} bedeutet nichts; es gibt . ~ o # und das Leerzeichen.',
  'refusal.board-unknown-word': 'Das Wort „{word}“ bedeutet bei einem Spielplan nichts.',
  'refusal.board-no-such-place':
    'Die Stelle „{place}“ liegt nicht auf dem Spielplan; schreibe x,y oder x,y,N.',

  'refusal.scenario-unknown-word': 'Das Wort „{word}“ in {where} bedeutet hier nichts.',
  'refusal.scenario-unknown-card': 'Es gibt keine Karte „{card}“ dieser Art ({type}).',
  'refusal.scenario-card-unwritten':
    '{card} ist noch nicht geschrieben. Setze "unwritten": true, wenn ihre Fähigkeiten keine Rolle spielen.',
  'refusal.scenario-seat': 'Es gibt keinen Platz „{seat}“; es gibt player1 und player2.',
  'refusal.scenario-step': 'Es gibt keinen Schritt „{step}“; nimm activate oder round-end.',
  'refusal.scenario-no-such-space': 'Das Feld „{space}“ gibt es auf diesem Spielplan nicht.',
  'refusal.scenario-no-such-figure': 'In dieser Stellung heißt keine Figur „{figure}“.',
  'refusal.scenario-name-twice': 'Zwei Figuren heißen „{name}“; Namen müssen sich unterscheiden.',
  'refusal.scenario-group-size':
    'Die Gruppe „{group}“ braucht {most, plural, one {ein Feld} other {1 bis # Felder}} in at.',
  'refusal.scenario-too-much-damage': '{figure} hat {health} Gesundheit und wäre besiegt.',
  'refusal.scenario-condition': 'Es gibt keinen Zustand „{condition}“.',
  'refusal.scenario-token': 'Dieser Einsatz kennt keinen Marker „{token}“.',
  'refusal.scenario-zone': 'Es gibt keine Aufstellungszone „{zone}“.',
  'refusal.scenario-no-room': '{figure} ragt dort über den Spielplan hinaus.',
  'refusal.scenario-same-space': '{one} und {other} stehen auf demselben Feld.',

  'refusal.not-your-turn': 'Jetzt aktiviert {seat}.',
  'refusal.not-your-figure': '{figure} gehört dir nicht.',
  'refusal.group-exhausted': '{group} wurde in dieser Runde schon aktiviert und ist erschöpft.',
  'refusal.group-defeated': '{group} ist besiegt.',
  'refusal.other-figure-active': 'Gerade ist {figure} an der Reihe; ihre Aktivierung muss erst enden.',
  'refusal.figure-defeated': '{figure} ist besiegt.',
  'refusal.friendly-figure': '{figure} ist befreundet und kein Ziel für einen Angriff.',
  'refusal.no-actions-left': '{figure} hat keine Aktion mehr.',
  'refusal.is-stunned':
    '{figure} ist betäubt: angreifen und das Feld verlassen geht erst wieder, wenn der Zustand abgelegt ist.',
  'refusal.already-attacked': '{figure} hat in dieser Aktivierung schon eine Aktion zum Angreifen genutzt.',
  'refusal.no-attack': '{figure} kann nicht angreifen.',
  'refusal.no-line-of-sight': '{figure} hat keine Sichtlinie zum Ziel.',
  'refusal.sight-blocked-by': '{figure} hat keine Sichtlinie: {blocker} steht im Weg.',
  'refusal.not-adjacent': '{target} ist {figure} nicht benachbart (Entfernung {distance}).',
  'refusal.beyond-reach': '{target} ist {distance} Felder entfernt; Weitreichend reicht 2 Felder weit.',
  'refusal.cannot-be-attacked': '{figure} kann {target} nicht angreifen.',
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
  'refusal.card-no-user': 'Keine deiner Figuren auf dem Spielplan kann {card} nutzen.',
  'refusal.card-not-now': '{card} lässt sich in diesem Moment nicht ausspielen.',
  'refusal.card-special-action':
    '{card} ist eine Spezialaktion: nur in der Aktivierung einer Figur, die sie nutzen kann, für eine Aktion.',
  'refusal.cards-silenced': 'Du darfst gerade keine Befehlskarten ausspielen.',
  'refusal.not-beside-token': 'Dazu muss {figure} auf dem Feld des Markers oder daneben stehen.',
  'refusal.nothing-to-do-there': 'Hier gibt es mit {token} nichts zu tun.',
  'refusal.other-question': 'Erst ist die andere Frage zu beantworten.',
}
