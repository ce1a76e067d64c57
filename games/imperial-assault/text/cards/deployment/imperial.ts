/** Abilities of Imperial figures. */
import type { Words } from '@dejarik/kernel'
import { words } from '../../../facts/words.ts'

export const IMPERIAL: { readonly [abilityName: string]: Words } = {
  'advanced-firepower': words(
    'Friendly Droids and Vehicles beside him can use his surge abilities.',
    'Befreundete Droiden und Fahrzeuge neben ihm können seine Energie-Fähigkeiten nutzen.',
  ),
  agile: words(
    'While defending it may turn 1 block into 1 evade.',
    'Verteidigt sie sich, darf sie 1 Blocken in 1 Vermeiden umwandeln.',
  ),
  assassin: words(
    'It becomes Focused before it declares an attack.',
    'Ehe er einen Angriff deklariert, wird er Fokussiert.',
  ),
  awkward: words('It cannot attack adjacent figures.', 'Er kann keine benachbarten Figuren angreifen.'),
  bombardment: words(
    'A friendly figure beside him interrupts to attack; this attack has Blast 1.',
    'Eine befreundete Figur neben ihm unterbricht für einen Angriff; dieser hat Explosion 1.',
  ),
  'charge-generators': words(
    'With less than 9 damage it attacks with +1 damage and may reroll one attack die.',
    'Mit weniger als 9 Schaden greift er mit +1 Schaden an und darf einen Angriffswürfel neu würfeln.',
  ),
  'charged-shot': words('An attack with +2 accuracy.', 'Ein Angriff mit +2 Zielsicherheit.'),
  'composite-plating': words(
    'Attacked from 4 or more spaces away it gets +1 block.',
    'Wird sie aus 4 oder mehr Feldern Entfernung angegriffen, erhält sie +1 Blocken.',
  ),
  'coordinated-raid': words(
    'Another figure of the group interrupts to attack a hostile figure that this one sees. Once per group and round.',
    'Eine andere Figur der Gruppe unterbricht, um eine feindliche Figur anzugreifen, die diese hier sieht. Einmal je Gruppe und Runde.',
  ),
  defensible: words(
    'While defending it may add 1 block or 1 evade.',
    'Verteidigt er sich, darf er 1 Blocken oder 1 Vermeiden hinzufügen.',
  ),
  defensive: words(
    'While defending, if none of his dice shows block, he gets +1 block.',
    'Verteidigt er sich und zeigt keiner seiner Würfel Blocken, erhält er +1 Blocken.',
  ),
  'environmental-recovery-gear': words(
    'It and each friendly Trooper beside it may recover 1 damage or discard one Harmful condition.',
    'Sie und jeder befreundete Truppler neben ihr darf 1 Schaden regenerieren oder einen schädlichen Zustand ablegen.',
  ),
  'epic-arsenal': words(
    'For each attack he puts together three attack dice, at most two of one colour.',
    'Für jeden Angriff stellt er drei Angriffswürfel zusammen, höchstens zwei derselben Farbe.',
  ),
  'executive-order': words(
    'Another friendly figure within 2 spaces interrupts to move or to attack.',
    'Eine andere befreundete Figur innerhalb von 2 Feldern unterbricht für eine Bewegung oder einen Angriff.',
  ),
  executor: words(
    'Once a round, when a friendly figure within 3 spaces is defeated: he may interrupt, move up to 2 spaces and then attack.',
    'Einmal je Runde, wenn eine befreundete Figur innerhalb von 3 Feldern besiegt wird: Er darf unterbrechen, sich bis zu 2 Felder bewegen und dann angreifen.',
  ),
  'firing-squad': words(
    'Up to two friendly Troopers beside him interrupt to attack one and the same figure.',
    'Bis zu zwei befreundete Truppler neben ihm unterbrechen, um ein und dieselbe Figur anzugreifen.',
  ),
  flamethrower: words(
    'A space within 2 spaces: every other figure on it or beside it suffers 1 damage and 1 strain and becomes Weakened.',
    'Ein Feld innerhalb von 2 Feldern: Jede andere Figur darauf oder daneben erleidet 1 Schaden und 1 Anstrengung und wird Geschwächt.',
  ),
  'fly-by': words(
    'Declaring a target space within 2 spaces, it rolls one more blue die. After each of its attacks it gains 2 movement points.',
    'Wählt sie ein Zielfeld innerhalb von 2 Feldern, würfelt sie mit einem blauen Würfel mehr. Nach jedem ihrer Angriffe erhält sie 2 Bewegungspunkte.',
  ),
  'focus-fire': words('Two attacks on the same figure.', 'Zwei Angriffe auf dieselbe Figur.'),
  'force-choke': words(
    'A hostile figure that he sees suffers 2 damage and 1 strain.',
    'Eine feindliche Figur, die er sieht, erleidet 2 Schaden und 1 Anstrengung.',
  ),
  'forward-vengeance': words(
    'When a friendly figure beside it is defeated, it becomes Focused and may move 1 space.',
    'Wird eine befreundete Figur neben ihr besiegt, wird sie Fokussiert und darf sich 1 Feld bewegen.',
  ),
  'general-s-orders': words(
    'Up to two other friendly figures, wherever they are, interrupt to move.',
    'Bis zu zwei andere befreundete Figuren, wo auch immer sie sind, unterbrechen für eine Bewegung.',
  ),
  'invasive-procedure': words(
    'An adjacent figure suffers 1 damage and 1 strain and becomes Bleeding; he becomes Focused.',
    'Eine benachbarte Figur erleidet 1 Schaden und 1 Anstrengung und wird Blutend; er wird Fokussiert.',
  ),
  jets: words(
    'After an attack on a target space within 2 spaces it gains 1 movement point.',
    'Nach einem Angriff auf ein Zielfeld innerhalb von 2 Feldern erhält sie 1 Bewegungspunkt.',
  ),
  'last-stand': words(
    'When it is defeated, another figure of its group becomes Focused.',
    'Wird sie besiegt, wird eine andere Figur ihrer Gruppe Fokussiert.',
  ),
  'lightsaber-throw': words(
    'A ranged attack with one red and one yellow die and +3 accuracy.',
    'Ein Fernkampfangriff mit einem roten und einem gelben Würfel und +3 Zielsicherheit.',
  ),
  'missile-salvo': words(
    'Up to three ranged attacks on different targets with +3 accuracy: one with a blue die, one with a red, one with a yellow.',
    'Bis zu drei Fernkampfangriffe auf verschiedene Ziele mit +3 Zielsicherheit: einer mit einem blauen Würfel, einer mit einem roten, einer mit einem gelben.',
  ),
  'multi-fire': words(
    'Two attacks on different targets, each with 1 damage less.',
    'Zwei Angriffe auf verschiedene Ziele, jeder mit 1 Schaden weniger.',
  ),
  order: words(
    'Another friendly figure within 2 spaces interrupts to move.',
    'Eine andere befreundete Figur innerhalb von 2 Feldern unterbricht für eine Bewegung.',
  ),
  'self-destruct': words(
    'At the end of a round it may roll a red die: everybody and every object beside it suffers that much damage, and it is defeated.',
    'Am Ende einer Runde darf er einen roten Würfel werfen: Alle Figuren und Objekte neben ihm erleiden so viel Schaden, und er ist besiegt.',
  ),
  'shock-lance': words(
    'A figure within 2 spaces suffers the damage of a yellow die; with a surge on it, it becomes Weakened.',
    'Eine Figur innerhalb von 2 Feldern erleidet den Schaden eines gelben Würfels; zeigt er Energie, wird sie Geschwächt.',
  ),
  'shocking-palm': words(
    'The attack misses, and the defender becomes Stunned.',
    'Der Angriff verfehlt, und der Verteidiger wird Betäubt.',
  ),
  'squad-command': words(
    'A friendly Trooper beside him becomes Focused.',
    'Ein befreundeter Truppler neben ihm wird Fokussiert.',
  ),
  tripod: words(
    'In its activation it can no longer leave its space once it has attacked, and no longer attack once it has left its space.',
    'In ihrer Aktivierung kann sie ihr Feld nicht mehr verlassen, sobald sie angegriffen hat, und nicht mehr angreifen, sobald sie ihr Feld verlassen hat.',
  ),
  unnerving: words(
    'At the end of his activation every hostile figure beside him becomes Weakened.',
    'Am Ende seiner Aktivierung wird jede feindliche Figur neben ihm Geschwächt.',
  ),
  vengeance: words(
    'When a friendly figure beside it is defeated, it becomes Focused.',
    'Wird eine befreundete Figur neben ihr besiegt, wird sie Fokussiert.',
  ),
}
