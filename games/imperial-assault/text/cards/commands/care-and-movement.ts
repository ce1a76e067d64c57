/** Command cards that heal, move and protect. */
import type { Words } from '@dejarik/kernel'
import { words } from '../../../facts/words.ts'

export const CARE_AND_MOVEMENT: { readonly [cardId: string]: Words } = {
  recovery: words('Action: recover 2 damage.', 'Aktion: Regeneriere 2 Schaden.'),
  'hour-of-need': words(
    'During its activation: recover as much damage as the number of the round.',
    'In ihrer Aktivierung: Regeneriere so viel Schaden, wie die Runde zählt.',
  ),
  rally: words(
    'Start of its activation: discard all its Harmful conditions.',
    'Beginn ihrer Aktivierung: Lege alle ihre schädlichen Zustände ab.',
  ),
  regroup: words(
    'Action: friendly figures beside this one lose all Harmful conditions.',
    'Aktion: Befreundete Figuren neben dieser verlieren alle schädlichen Zustände.',
  ),
  'emergency-aid': words(
    'Action: a friendly figure beside this one recovers 2 damage; 3 if this one is a Guardian or Leader.',
    'Aktion: Eine befreundete Figur neben dieser regeneriert 2 Schaden; 3, wenn diese Wächter oder Anführer ist.',
  ),
  repair: words(
    'Action: a friendly Droid or Vehicle beside this figure recovers 3 damage.',
    'Aktion: Ein befreundeter Droide oder ein Fahrzeug neben dieser Figur regeneriert 3 Schaden.',
  ),
  'heart-of-freedom': words(
    'Start of its activation: discard 1 Harmful condition, recover 2 damage, gain 2 movement points.',
    'Beginn ihrer Aktivierung: Lege 1 schädlichen Zustand ab, regeneriere 2 Schaden, erhalte 2 Bewegungspunkte.',
  ),
  focus: words('Action: this figure becomes Focused.', 'Aktion: Diese Figur wird Fokussiert.'),
  'inspiring-speech': words(
    'Action: up to 2 friendly figures beside this one become Focused.',
    'Aktion: Bis zu 2 befreundete Figuren neben dieser werden Fokussiert.',
  ),
  stimulants: words(
    'Action: this figure or one beside it suffers 1 damage, gains 1 movement point and becomes Focused.',
    'Aktion: Diese Figur oder eine neben ihr erleidet 1 Schaden, erhält 1 Bewegungspunkt und wird Fokussiert.',
  ),
  'smuggled-supplies': words(
    'Start of its activation: recover 2 damage, or in this round +1 surge in attack, or +1 evade in defense.',
    'Beginn ihrer Aktivierung: Regeneriere 2 Schaden, oder in dieser Runde +1 Energie im Angriff oder +1 Vermeiden in der Verteidigung.',
  ),
  'against-the-odds': words(
    'End of a round, if your opponent is 8 or more victory points ahead: up to 3 of your figures become Focused.',
    'Ende einer Runde, wenn dein Gegner 8 oder mehr Siegpunkte voraus ist: Bis zu 3 deiner Figuren werden Fokussiert.',
  ),
  'fleet-footed': words(
    'During its activation: 1 movement point.',
    'In ihrer Aktivierung: 1 Bewegungspunkt.',
  ),
  urgency: words(
    'Action: movement points by its speed and 2 more, to be spent at once.',
    'Aktion: Bewegungspunkte in Höhe der Geschwindigkeit und 2 mehr, sofort auszugeben.',
  ),
  'advance-warning': words(
    'During its activation: 1 movement point for this figure and a friendly one beside it.',
    'In ihrer Aktivierung: je 1 Bewegungspunkt für diese Figur und eine befreundete neben ihr.',
  ),
  'rank-and-file': words(
    'Start of its activation: 1 movement point for this figure and each friendly Trooper beside it.',
    'Beginn ihrer Aktivierung: je 1 Bewegungspunkt für diese Figur und jeden befreundeten Truppler neben ihr.',
  ),
  'forward-march': words(
    'During its activation: 1 movement point for this figure and each friendly one within 2 spaces.',
    'In ihrer Aktivierung: je 1 Bewegungspunkt für diese Figur und jede befreundete innerhalb von 2 Feldern.',
  ),
  'field-tactician': words(
    'Action: a friendly figure within 2 spaces performs a move at once.',
    'Aktion: Eine befreundete Figur innerhalb von 2 Feldern führt sofort eine Bewegung durch.',
  ),
  'close-the-gap': words(
    'Start of a round: each of your Brawlers may move 1 space.',
    'Beginn einer Runde: Jeder deiner Nahkämpfer darf sich 1 Feld bewegen.',
  ),
  'jump-jets': words(
    'Action: place this figure in an empty space within 5 spaces.',
    'Aktion: Setze diese Figur auf ein leeres Feld innerhalb von 5 Feldern.',
  ),
  reposition: words(
    'Action: push a small friendly figure within 3 spaces up to 3 spaces.',
    'Aktion: Stoße eine kleine befreundete Figur innerhalb von 3 Feldern um bis zu 3 Felder.',
  ),
  'efficient-travel': words(
    'Start of a round: in this round your figures pay nothing extra for difficult terrain and hostile figures.',
    'Beginn einer Runde: In dieser Runde zahlen deine Figuren nichts zusätzlich für unwegsames Gelände und feindliche Figuren.',
  ),
  'fuel-upgrade': words(
    'Start of a round: in this round your Vehicles have +1 speed and defend with +1 evade.',
    'Beginn einer Runde: In dieser Runde haben deine Fahrzeuge +1 Geschwindigkeit und verteidigen sich mit +1 Vermeiden.',
  ),
  'take-cover': words(
    'Action: in this round attacks on this figure have +1 block and −2 accuracy.',
    'Aktion: In dieser Runde haben Angriffe auf diese Figur +1 Blocken und −2 Zielsicherheit.',
  ),
  'take-position': words(
    'Action: in this round this figure defends with +1 block.',
    'Aktion: In dieser Runde verteidigt sich diese Figur mit +1 Blocken.',
  ),
  'survival-instincts': words(
    'Start of its activation: in this round it defends with +1 block and +1 evade.',
    'Beginn ihrer Aktivierung: In dieser Runde verteidigt sie sich mit +1 Blocken und +1 Vermeiden.',
  ),
  'cavalry-charge': words(
    'Start of his activation: in this round he defends with +1 block, and friendly Troopers within 2 spaces of him attack with +1 surge.',
    'Beginn seiner Aktivierung: In dieser Runde verteidigt er sich mit +1 Blocken, und befreundete Truppler innerhalb von 2 Feldern greifen mit +1 Energie an.',
  ),
  'armed-escort': words(
    'During its activation: in this round other friendly figures within 2 spaces of it defend with +1 evade.',
    'In ihrer Aktivierung: In dieser Runde verteidigen sich andere befreundete Figuren innerhalb von 2 Feldern mit +1 Vermeiden.',
  ),
  'harsh-environment': words(
    'Start of a round: in this round everybody defends with −1 evade in exterior spaces and with +1 block in interior ones.',
    'Beginn einer Runde: In dieser Runde verteidigen sich alle auf Außenfeldern mit −1 Vermeiden, auf Innenfeldern mit +1 Blocken.',
  ),
  'hide-in-plain-sight': words(
    'Action: until the end of the round nobody can attack this figure.',
    'Aktion: Bis zum Ende der Runde kann niemand diese Figur angreifen.',
  ),
  'i-must-go-alone': words(
    'Start of a round: in this round only hostile figures within 3 spaces can attack this one.',
    'Beginn einer Runde: In dieser Runde können nur feindliche Figuren innerhalb von 3 Feldern diese angreifen.',
  ),
  'etiquette-and-protocol': words(
    'Action: choose a hostile and a friendly figure in line of sight; in this round they cannot attack each other.',
    'Aktion: Wähle eine feindliche und eine befreundete Figur in Sichtlinie; in dieser Runde können sie einander nicht angreifen.',
  ),
}
