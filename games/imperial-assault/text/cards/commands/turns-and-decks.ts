/** Command cards about activations, command cards and victory points. */
import type { Words } from '@dejarik/kernel'
import { words } from '../../../facts/words.ts'

export const TURNS_AND_DECKS: { readonly [cardId: string]: Words } = {
  'take-initiative': words(
    'Start of a round: take the initiative token, then exhaust one of your deployment cards.',
    'Beginn einer Runde: Nimm den Initiativemarker, dann erschöpfe eine deiner Aufstellungskarten.',
  ),
  'sit-tight': words(
    'Start of a round: you activate nothing until you have more ready deployment cards than your opponent.',
    'Beginn einer Runde: Du aktivierst nichts, bis du mehr spielbereite Aufstellungskarten hast als dein Gegner.',
  ),
  'son-of-skywalker': words(
    'After the activation of any figure: ready Luke’s deployment card.',
    'Nach der Aktivierung einer beliebigen Figur: Lukes Aufstellungskarte wird spielbereit.',
  ),
  'blaze-of-glory': words(
    'After an activation: ready IG-88’s card. At the end of the round he suffers 3 damage.',
    'Nach einer Aktivierung: IG-88s Karte wird spielbereit. Am Ende der Runde erleidet er 3 Schaden.',
  ),
  'new-orders': words(
    'Two actions: ready the deployment card of a friendly figure beside this one.',
    'Zwei Aktionen: Die Aufstellungskarte einer befreundeten Figur neben dieser wird spielbereit.',
  ),
  'rally-the-troops': words(
    'Action: ready the deployment card of another friendly Trooper within 3 spaces.',
    'Aktion: Die Aufstellungskarte eines anderen befreundeten Trupplers innerhalb von 3 Feldern wird spielbereit.',
  ),
  'lord-of-the-sith': words(
    'During Vader’s activation: 1 action more for each hostile figure that was or will be defeated in it.',
    'In Vaders Aktivierung: 1 Aktion mehr für jede feindliche Figur, die darin besiegt wurde oder noch wird.',
  ),
  'to-the-limit': words(
    'After a special action in its activation: 1 action more, after which it becomes Stunned.',
    'Nach einer Spezialaktion in ihrer Aktivierung: 1 Aktion mehr, nach der sie Betäubt wird.',
  ),
  'wild-fury': words(
    'During its activation: it becomes Focused and may attack with several actions; at the end it becomes Stunned and Bleeding.',
    'In ihrer Aktivierung: Sie wird Fokussiert und darf mit mehreren Aktionen angreifen; am Ende wird sie Betäubt und Blutend.',
  ),
  overdrive: words(
    'Start of a round: once in this round each of your Droids may suffer 2 damage in its activation for 1 action more.',
    'Beginn einer Runde: Einmal in dieser Runde darf jeder deiner Droiden in seiner Aktivierung 2 Schaden für 1 Aktion mehr erleiden.',
  ),
  planning: words(
    'Action: draw 2 command cards; unless this figure is a Leader, discard one of them.',
    'Aktion: Ziehe 2 Befehlskarten; ist diese Figur kein Anführer, lege eine davon ab.',
  ),
  'shadow-ops': words(
    'Action: your opponent cannot play command cards until the end of the round.',
    'Aktion: Bis zum Ende der Runde kann dein Gegner keine Befehlskarten spielen.',
  ),
  'price-on-their-heads': words(
    'Action: lay this card on a hostile group. When its last figure is defeated you gain 4 more victory points.',
    'Aktion: Lege diese Karte auf eine feindliche Gruppe. Wird deren letzte Figur besiegt, erhältst du 4 Siegpunkte zusätzlich.',
  ),
  'stall-for-time': words(
    'Start of a round: a random card of your opponent’s hand goes on top of his command deck.',
    'Beginn einer Runde: Eine zufällige Handkarte deines Gegners kommt oben auf seinen Befehlsstapel.',
  ),
  'strategic-shift': words(
    'Action: a player of your choice shuffles his hand into his command deck and draws 2 cards.',
    'Aktion: Ein Spieler deiner Wahl mischt seine Hand in seinen Befehlsstapel und zieht 2 Karten.',
  ),
  'hostile-negotiation': words(
    'During its activation: discard a random card of your hand; then your opponent discards 2 random ones of his.',
    'In ihrer Aktivierung: Lege eine zufällige Handkarte ab; dann legt dein Gegner 2 zufällige von seinen ab.',
  ),
  'black-market-prices': words(
    'Action: draw 2 command cards, then discard 1 card of your hand and gain its cost in victory points.',
    'Aktion: Ziehe 2 Befehlskarten, lege dann 1 Handkarte ab und erhalte ihre Kosten als Siegpunkte.',
  ),
  'dangerous-bargains': words(
    'Start of a round, with 30 or fewer victory points: both players gain 3.',
    'Beginn einer Runde, mit höchstens 30 Siegpunkten: Beide Spieler erhalten 3.',
  ),
  'rebel-graffiti': words(
    'End of its activation, without adjacent hostile figures: gain 2 victory points. Sabine Wren may take this card back.',
    'Ende ihrer Aktivierung, ohne feindliche Figuren neben ihr: Du erhältst 2 Siegpunkte. Sabine Wren darf diese Karte zurücknehmen.',
  ),
  pickpocket: words(
    'During its activation, beside a hostile figure: roll 1 green die; you gain its accuracy in victory points, your opponent loses as many.',
    'In ihrer Aktivierung, neben einer feindlichen Figur: Wirf 1 grünen Würfel; du erhältst dessen Zielsicherheit als Siegpunkte, dein Gegner verliert ebenso viele.',
  ),
  'worth-every-credit': words(
    'During its activation: discard 1 Harmful condition and gain 2 movement points; the next hostile figure defeated in it is worth 2 victory points.',
    'In ihrer Aktivierung: Lege 1 schädlichen Zustand ab und erhalte 2 Bewegungspunkte; die nächste feindliche Figur, die darin besiegt wird, bringt 2 Siegpunkte.',
  ),
  'intelligence-leak': words(
    'During its activation: look at your opponent’s hand; you may discard a card of it. Then this figure suffers its cost in strain.',
    'In ihrer Aktivierung: Sieh dir die Hand deines Gegners an; du darfst eine Karte davon ablegen. Dann erleidet diese Figur deren Kosten als Anstrengung.',
  ),
  foresee: words(
    'During his activation: look at the top 2 cards of your opponent’s command deck and discard one; if it costs 1 or less, draw a card.',
    'In seiner Aktivierung: Sieh dir die obersten 2 Karten des gegnerischen Befehlsstapels an und lege eine ab; kostet sie höchstens 1, ziehe eine Karte.',
  ),
}
