import { askWords, type ByQuestion, type Catalogue } from '@dejarik/kernel'
import type { Questions } from '../questions.ts'
import { LOSSES } from './losses.ts'

/** Wer: „Das Imperium spielt“, „Die Rebellen spielen“. */
function who(empire: string, rebels: string): string {
  return `{seat, select, empire {Das Imperium ${empire}} other {Die Rebellen ${rebels}}}`
}

const asks: ByQuestion<Questions, string> = {
  action: 'Dein Zug: Spiele und kaufe Karten, verwende Fähigkeiten, greife an oder beende den Zug.',
  'assign-damage':
    'Teile den Schaden zu. Erst müssen alle Großkampfschiffe fallen, dann trifft er den Stützpunkt.',
  'borrow-card': '{card}: Welche Imperium-Karte nimmst du auf die Hand?',
  choose: '{card}: Was wählst du?',
  'choose-base': 'Dein Stützpunkt ist gefallen. Welchen deckst du auf?',
  'damage-target': '{card}: Wem fügst du {amount} Schaden zu?',
  destination: 'Wohin kommt {card}?',
  'destroy-ship': '{card}: Welches Großkampfschiff wird zerstört?',
  'discard-card': '{card}: Welche Karte legst du von deiner Hand ab?',
  'discard-of-two': '{card}: Welche der beiden Karten wird abgelegt? Die andere bleibt oben.',
  'discard-row-card': '{card}: Welche Karte der Galaxis-Auslage wird abgelegt?',
  'exchange-with-top':
    '{card}: Die oberste Karte des Galaxis-Decks gegen eine Karte der Galaxis-Auslage tauschen?',
  'exile-cards': '{card}: Welche Karten verbannst du?',
  'opponent-choose': '{card} (dein Gegner): Was wählst du?',
  'pick-bases': 'Wähle verdeckt 4 Stützpunkte.',
  'purchase-card': '{card}: Welche Karte kaufst du?',
  'purchase-free': '{card}: Welche Karte kaufst du kostenlos?',
  'put-on-their-deck': '{card}: Welche Karte kommt oben auf das Deck deines Gegners?',
  'recall-card': '{card}: Welche Rebellen-Karte kehrt aus dem Galaxis-Ablagestapel zurück?',
  'recall-for': '{card}: Welche Karte verlässt dafür die Galaxis-Auslage?',
  reward: '{card} ist besiegt. Nimmst du die Belohnung?',
  'take-bounty-hunter': '{card}: Welchen Kopfgeldjäger nimmst du auf die Hand?',
  'take-trooper': '{card}: Welchen Truppler nimmst du auf die Hand?',
  'take-unique-unit': '{card}: Welche einzigartige Einheit nimmst du auf die Hand?',
  trigger:
    '{has, select, yes {{card}: Fähigkeit abhandeln?} other {Welche ausgelöste Fähigkeit handelst du zuerst ab?}}',
}

export const de: Catalogue = {
  ...LOSSES.de,
  'seat.empire': 'Imperium',
  'seat.rebel': 'Rebellen',

  ...askWords(asks),

  'option.play': '{card_accusative}{where} spielen',
  'option.buy': '{card_accusative}{where} kaufen',
  'option.pay-off': '{card_accusative}{where} ausbezahlen',
  'option.use': 'Fähigkeit von {card_dative}{where} verwenden',
  'option.commit-base': 'Mit {card_dative}{where} den Stützpunkt angreifen',
  'option.commit-row': 'Mit {card_dative}{where} {target_accusative}{there} angreifen',
  'option.resolve-base': 'Angriff auf den Stützpunkt abhandeln',
  'option.resolve-row': 'Angriff auf {target_accusative}{there} abhandeln',
  'option.end': 'Zug beenden',
  'option.pick': '{card}{where}',
  'option.trigger': 'Fähigkeit von {card_dative}{where} abhandeln',
  'option.decline': 'Verzichten',
  'option.attack': '+{amount} Angriff für {card_accusative}{where}',
  'option.resources': '{amount, plural, one {# Ressource} other {# Ressourcen}} erhalten',
  'option.force': '{amount} Macht für den Besitzer von {card_dative}',
  'option.repair': 'Bis zu {amount} Schaden reparieren',
  'option.discard': 'Eine Karte ablegen',
  'option.to-discard': 'Auf den Ablagestapel',
  'option.to-deck': 'Oben auf das Deck{has, select, yes { ({card})} other {}}',
  'option.to-hand': 'Auf die Hand{has, select, yes { ({card}: am Ende des Zuges verbannt)} other {}}',
  'option.ship': '{card}{where}',
  'option.base': '{card} (Stützpunkt)',

  'log.turn': 'Zug {turn}: {seat, select, empire {das Imperium} other {die Rebellen}}',
  'log.end-turn': `${who('beendet seinen Zug', 'beenden ihren Zug')}.`,
  'log.play': `${who('spielt', 'spielen')} {card_accusative}.`,
  'log.purchase': `${who('kauft', 'kaufen')} {card_accusative}{cost, plural, =0 { kostenlos} one { für # Ressource} other { für # Ressourcen}}.`,
  'log.to-deck': '{card} kommt oben auf das Deck.',
  'log.to-hand': '{card} kommt auf die Hand.',
  'log.pay-off': `${who('bezahlt', 'bezahlen')} {card_accusative} für {cost, plural, one {# Ressource} other {# Ressourcen}} aus.`,
  'log.use': `${who('verwendet', 'verwenden')} die Fähigkeit von {card_dative}.`,
  'log.trigger': `${who('handelt', 'handeln')} die Fähigkeit von {card_dative} ab.`,
  'log.draw': `${who('zieht', 'ziehen')} {known, select, yes {{cards_accusative}} other {{count, plural, one {# Karte} other {# Karten}}}}.`,
  'log.reshuffle': `${who('mischt seinen Ablagestapel zu einem neuen Deck', 'mischen ihren Ablagestapel zu einem neuen Deck')}.`,
  'log.reshuffle-galaxy': 'Der Galaxis-Ablagestapel wird zu einem neuen Galaxis-Deck gemischt.',
  'log.row-refill': '{card} kommt in die Galaxis-Auslage.',
  'log.row-discard': '{card} kommt aus der Auslage auf den Galaxis-Ablagestapel.',
  'log.galaxy-discard': '{card} kommt vom Galaxis-Deck auf den Galaxis-Ablagestapel.',
  'log.gain-force': `${who('erhält', 'erhalten')} {amount} Macht.`,
  'log.gain-resources': `${who('erhält', 'erhalten')} {amount, plural, one {# Ressource} other {# Ressourcen}}.`,
  'log.gain-attack': '{card} erhält in diesem Zug {amount} Angriff.',
  'log.commit-base': '{card} wird dem Angriff auf den Stützpunkt zugewiesen.',
  'log.commit-row': '{card} wird dem Angriff auf {target_accusative} zugewiesen.',
  'log.base-attack': `${who('greift', 'greifen')} den Stützpunkt mit {count, plural, one {# Karte} other {# Karten}} an: {total} Angriff.`,
  'log.row-attack': `${who('macht Kopfgeldjagd auf', 'sabotieren')} {target_accusative}: {total} Angriff gegen {needed}.`,
  'log.row-attack-fails': 'Der Angriff reicht nicht: {target} bleibt in der Auslage.',
  'log.defeat': '{card} ist besiegt.',
  'log.reward': `${who('nimmt', 'nehmen')} die Belohnung von {card_dative}.`,
  'log.damage': '{card} erleidet {amount} Schaden.',
  'log.prevent': '{card} verhindert {amount} Schaden.',
  'log.repair': '{amount} Schaden an {card_dative} repariert.',
  'log.ship-destroyed': '{card} wird zerstört.',
  'log.base-destroyed': '{card} wird zerstört!',
  'log.win': `${who('gewinnt', 'gewinnen')} die Partie!`,
  'log.reveal-base': `${who('deckt', 'decken')} {card_accusative} als neuen Stützpunkt auf.`,
  'log.pick-bases': `${who('hat seine geheimen Stützpunkte gewählt', 'haben ihre geheimen Stützpunkte gewählt')}{known, select, yes {: {card1}, {card2}, {card3} und {card4}} other {}}.`,
  'log.discard': `${who('legt', 'legen')} {card_accusative} ab.`,
  'log.exile': '{card} wird verbannt.',
  'log.take-from-discard': `${who('nimmt', 'nehmen')} {card_accusative} aus dem Ablagestapel auf die Hand.`,
  'log.reveal': '{card} wird oben auf dem Galaxis-Deck aufgedeckt.',
  'log.look': `${who('sieht sich', 'sehen sich')} eine Karte des Galaxis-Decks an{known, select, yes {: {card}} other {}}.`,
  'log.exchange': '{other} kommt im Tausch gegen {card_accusative} in die Galaxis-Auslage.',
  'log.borrow': `${who('nimmt', 'nehmen')} {card_accusative} bis zum Ende des Zuges aus der Galaxis-Auslage.`,
  'log.look-at-hand': `${who('sieht sich die gegnerische Hand', 'sehen sich die gegnerische Hand')} an{known, select, yes {: {cards}} other {}}.`,
  'log.put-on-deck': '{card} kommt zurück oben auf das Deck.',

  'refusal.not-your-turn': 'Dein Gegner ist am Zug. Du bist dran, sobald du gefragt wirst.',
  'refusal.force-moves-by-cards': 'Der Machtmarker bewegt sich nur durch Karten und Belohnungen.',
  'refusal.enemy-card':
    '{card} gehört {faction, select, empire {dem Imperium} other {den Rebellen}}: Du kannst die Karte nicht kaufen, aber mit Einheiten angreifen.',
  'refusal.enemy-ship-in-row':
    '{card} ist ein feindliches Großkampfschiff ohne Zielwert: Nur Fähigkeiten können es aus der Auslage entfernen.',
  'refusal.too-expensive':
    '{card} kostet {cost}, und du hast {resources, plural, =0 {keine Ressourcen} one {# Ressource} other {# Ressourcen}}.',
  'refusal.neutral-not-a-target':
    '{card} ist neutral: Die Karte kann gekauft, aber nicht angegriffen werden.',
  'refusal.not-now': 'Mit {card_dative} kannst du gerade nichts tun.',
  'refusal.nothing-to-do': 'Die Fähigkeit von {card_dative} hätte gerade keine Wirkung.',
  'refusal.condition-not-met':
    'Die Bedingung von {card_dative} ist nicht erfüllt: {condition, select, force_with_you {Die Macht muss mit dir sein} you_have_a_ship {Du brauchst ein Großkampfschiff im Spiel} opponent_has_a_ship {Dein Gegner muss ein Großkampfschiff im Spiel haben} you_have_trooper_or_vehicle {Du brauchst einen Truppler oder ein Fahrzeug im Spiel} other {Du brauchst eine andere einzigartige Einheit im Spiel}}.',
  'refusal.ability-used': '{card} hat die Fähigkeit in diesem Zug schon verwendet. Das geht ein Mal pro Zug.',
  'refusal.has-attacked': '{card} hat in diesem Zug schon angegriffen. Jede Karte greift ein Mal pro Zug an.',
  'refusal.is-committed': '{card} ist schon einem Angriff zugewiesen.',
  'refusal.base-does-nothing': '{card} hat keine Fähigkeit, die sich verwenden lässt.',
  'refusal.commit-attackers-first':
    'Um {card_accusative} ({hitPoints} Trefferpunkte) anzugreifen, weise zuerst Karten dem Angriff auf den Stützpunkt zu.',
  'refusal.in-discard-pile': '{card} liegt in einem Ablagestapel: Du darfst sie ansehen, aber nicht nehmen.',
  'refusal.options-not-an-object': 'Die Optionen müssen ein Objekt mit variant, bases und payOff sein.',
  'refusal.option-unknown': 'Die Option „{option}“ gibt es nicht; es gibt variant, bases und payOff.',
  'refusal.variant-unknown':
    'Die Variante „{variant}“ gibt es nicht; wähle introductory, whole-galaxy oder secret-bases.',
  'refusal.bases-out-of-range': '„{bases}“ Stützpunkte zum Sieg sind nicht möglich; wähle 2 bis 5.',
  'refusal.pay-off-not-a-switch': 'Die Option payOff ist entweder true oder false.',
  'refusal.scenario-no-copy-left': 'Die Stellung braucht mehr Exemplare von „{card}“, als es im Spiel gibt.',
  'refusal.scenario-wrong-place':
    '„{card}“ kann nicht in {where} liegen: {place, select, units {Dort liegen Einheiten} ships {Dort liegen Großkampfschiffe} base {Dort liegt ein Stützpunkt dieser Seite} baseDeck {Dort liegen Stützpunkte dieser Seite} victory {Dort liegen Stützpunkte der anderen Seite} row {Dort liegen Karten des Galaxis-Decks} galaxyDeck {Dort liegen Karten des Galaxis-Decks} galaxyDiscard {Dort liegen Karten des Galaxis-Decks} other {Dort liegen Einheiten und Großkampfschiffe}}. Lege sie woandershin.',
  'refusal.scenario-not-in-play':
    '„{card}“ in {where} ist nicht im Spiel, also gibt es dazu nicht mehr zu sagen: Schreibe nur den Namen.',
  'refusal.scenario-destroyed':
    '„{card}“ in {where} hat {damage} Schaden, {hitPoints, plural, =0 {aber Einheiten nehmen keinen. Lass ihn weg} other {aber {hitPoints} Trefferpunkte, und wäre zerstört. Schreibe weniger}}.',
  'refusal.scenario-row-too-long': 'Die Galaxis-Auslage hat 6 Plätze, nicht {count}.',

  'revealed.draw': 'es wurden Karten gezogen',
  'revealed.galaxy-row': 'eine neue Karte kam in die Galaxis-Auslage',
  'revealed.galaxy-deck': 'eine Karte des Galaxis-Decks wurde gesehen',
  'revealed.base': 'ein Stützpunkt wurde aufgedeckt',
  'revealed.discard': 'eine Karte wurde von einer Hand abgelegt',
  'revealed.hand': 'eine Hand wurde angesehen',
}
