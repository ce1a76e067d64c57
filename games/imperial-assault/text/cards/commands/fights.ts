/** Command cards with which figures attack, and that answer attacks and defeats. */
import type { Words } from '@dejarik/kernel'
import { words } from '../../../facts/words.ts'

export const FIGHTS: { readonly [cardId: string]: Words } = {
  'burst-fire': words(
    'Action: attack. If the target suffers damage, everybody beside the target space becomes Stunned, friends too.',
    'Aktion: Angriff. Erleidet das Ziel Schaden, werden alle neben dem Zielfeld Betäubt, auch Freunde.',
  ),
  'maximum-firepower': words('Two actions: attack with +4 damage.', 'Zwei Aktionen: Angriff mit +4 Schaden.'),
  pummel: words(
    'Two actions, melee figures only: 2 attacks.',
    'Zwei Aktionen, nur mit Nahkampf: 2 Angriffe.',
  ),
  'flurry-of-blades': words('Two actions: 3 attacks.', 'Zwei Aktionen: 3 Angriffe.'),
  'sarlacc-sweep': words(
    'Action: 2 attacks on different figures.',
    'Aktion: 2 Angriffe auf verschiedene Figuren.',
  ),
  'feral-swipes': words(
    'Action: for each attack die on its card a melee attack with 1 red die.',
    'Aktion: Je Angriffswürfel auf ihrer Karte ein Nahkampfangriff mit 1 roten Würfel.',
  ),
  'hit-and-run': words(
    'Action: attack, then gain 3 movement points and spend them at once.',
    'Aktion: Angriff, danach 3 Bewegungspunkte, sofort auszugeben.',
  ),
  'face-to-face': words(
    'Action: move up to 2 spaces, then attack something adjacent.',
    'Aktion: Bis zu 2 Felder bewegen, dann ein Angriff auf etwas Benachbartes.',
  ),
  'size-advantage': words(
    'Action: attack a small figure with +2 damage; damage makes it Weakened.',
    'Aktion: Angriff auf eine kleine Figur mit +2 Schaden; Schaden macht sie Geschwächt.',
  ),
  'cruel-strike': words(
    'Action: attack with a further surge ability: Pierce 1 and Weaken.',
    'Aktion: Angriff mit einer weiteren Energie-Fähigkeit: Durchschlagen 1 und Schwächen.',
  ),
  draw: words(
    'During its activation: an attack that is no action.',
    'In ihrer Aktivierung: ein Angriff, der keine Aktion ist.',
  ),
  'take-it-down': words(
    'Action: a friendly figure beside this one attacks with +2 damage.',
    'Aktion: Eine befreundete Figur neben dieser greift mit +2 Schaden an.',
  ),
  'lure-of-the-dark-side': words(
    'Action: you attack with a small hostile figure within 3 spaces; everybody else is hostile to it.',
    'Aktion: Du greifst mit einer kleinen feindlichen Figur innerhalb von 3 Feldern an; alle anderen sind ihr feindlich.',
  ),
  ferocity: words(
    'End of a round: you attack with any Creature; to a hostile one everybody else is hostile.',
    'Ende einer Runde: Du greifst mit einer beliebigen Kreatur an; einer feindlichen sind alle anderen feindlich.',
  ),
  marksman: words(
    'Before this figure declares a ranged attack: figures don’t block its line of sight for this attack.',
    'Ehe diese Figur einen Fernkampfangriff deklariert: Figuren versperren ihr für diesen Angriff nicht die Sichtlinie.',
  ),
  'extra-protection': words(
    'Another friendly figure within 2 spaces suffers 3 or more damage: move up to 2 spaces, then attack.',
    'Eine andere befreundete Figur innerhalb von 2 Feldern erleidet 3 oder mehr Schaden: Bewege dich bis zu 2 Felder, dann ein Angriff.',
  ),
  'overcharged-weapons': words(
    'A hostile figure activates while this one is ready: attack it with Pierce 2. Then this card is exhausted and the figure Weakened.',
    'Eine feindliche Figur wird aktiviert, solange diese spielbereit ist: Greif sie mit Durchschlagen 2 an. Danach wird diese Karte erschöpft und die Figur Geschwächt.',
  ),
  'furious-charge': words(
    'After an attack that did this figure 3 or more damage: ready its deployment card.',
    'Nach einem Angriff, der dieser Figur 3 oder mehr Schaden zufügte: Ihre Aufstellungskarte wird spielbereit.',
  ),
  'counter-attack': words(
    'After an attack on this figure by somebody adjacent: the attacker suffers 2 damage.',
    'Nach einem Angriff auf diese Figur durch jemanden neben ihr: Der Angreifer erleidet 2 Schaden.',
  ),
  payback: words(
    'After an attack on this figure: it attacks the attacker with +2 surges.',
    'Nach einem Angriff auf diese Figur: Sie greift den Angreifer mit +2 Energie an.',
  ),
  'glory-of-the-kill': words(
    'After an attack of this figure that defeated the target: it recovers 3 damage.',
    'Nach einem Angriff dieser Figur, der das Ziel besiegte: Sie regeneriert 3 Schaden.',
  ),
  'shoot-the-messenger': words(
    'After an attack of this figure that defeated the target: your opponent discards the top 3 cards of his command deck.',
    'Nach einem Angriff dieser Figur, der das Ziel besiegte: Dein Gegner legt die obersten 3 Karten seines Befehlsstapels ab.',
  ),
  'escalating-hostility': words(
    'After an attack of this figure that did not miss: the target suffers 1 strain, and 1 for each other copy in your discard pile.',
    'Nach einem Angriff dieser Figur, der nicht danebenging: Das Ziel erleidet 1 Anstrengung und 1 je weiterem Exemplar in deinem Ablagestapel.',
  ),
  disorient: words(
    'A hostile figure with a Beneficial condition suffers damage: it loses one of these conditions and suffers 2 strain.',
    'Eine feindliche Figur mit einem günstigen Zustand erleidet Schaden: Sie verliert einen davon und erleidet 2 Anstrengung.',
  ),
  opportunistic: words(
    'After a hostile figure suffers damage: this figure gains 3 movement points.',
    'Nachdem eine feindliche Figur Schaden erlitten hat: Diese Figur erhält 3 Bewegungspunkte.',
  ),
  celebration: words(
    'After a unique hostile figure was defeated: gain 4 victory points.',
    'Nachdem eine einzigartige feindliche Figur besiegt wurde: Du erhältst 4 Siegpunkte.',
  ),
  'debts-repaid': words(
    'A friendly figure is defeated: ready Chewbacca’s card, and he becomes Focused.',
    'Eine befreundete Figur wird besiegt: Chewbaccas Karte wird spielbereit, und er wird Fokussiert.',
  ),
  'improvised-weapons': words(
    'Action: a ranged attack with 1 green and 1 yellow die, in which the figure uses no abilities.',
    'Aktion: ein Fernkampfangriff mit 1 grünen und 1 gelben Würfel, in dem die Figur keine Fähigkeiten nutzt.',
  ),
  'optimal-bombardment': words(
    'Two actions: up to 3 Vehicles, Droids or Heavy Weapons beside him attack, each with Blast 1.',
    'Zwei Aktionen: Bis zu 3 Fahrzeuge, Droiden oder Schwere Waffen neben ihm greifen an, jeweils mit Explosion 1.',
  ),
  'coordinated-attack': words(
    'Two actions: this figure attacks, then a friendly one within 3 spaces may attack the same figure; others don’t block their line of sight.',
    'Zwei Aktionen: Diese Figur greift an, dann darf eine befreundete innerhalb von 3 Feldern dieselbe Figur angreifen; andere versperren ihnen nicht die Sichtlinie.',
  ),
  'dying-lunge': words(
    'This figure has as much damage as health: before it is defeated it moves up to 2 spaces and makes a melee attack.',
    'Diese Figur hat so viel Schaden wie Gesundheit: Ehe sie besiegt wird, bewegt sie sich bis zu 2 Felder und führt einen Nahkampfangriff durch.',
  ),
  'miracle-worker': words(
    'A friendly figure within 3 spaces has as much damage as health: it recovers 3 damage instead of being defeated.',
    'Eine befreundete Figur innerhalb von 3 Feldern hat so viel Schaden wie Gesundheit: Statt besiegt zu werden, regeneriert sie 3 Schaden.',
  ),
  'self-defense': words(
    'A hostile figure enters a space beside this one: it suffers 1 damage.',
    'Eine feindliche Figur betritt ein Feld neben dieser: Sie erleidet 1 Schaden.',
  ),
}
