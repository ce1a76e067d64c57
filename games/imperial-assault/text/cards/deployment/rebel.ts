/** Abilities of Rebel figures. */
import type { Words } from '@dejarik/kernel'
import { words } from '../../../facts/words.ts'

export const REBEL: { readonly [abilityName: string]: Words } = {
  'alter-mind': words(
    'Hostile figures within 3 spaces that cost 6 or less each cannot interact and do not count for control.',
    'Feindliche Figuren innerhalb von 3 Feldern, die einzeln 6 oder weniger kosten, können nicht interagieren und zählen nicht für die Kontrolle.',
  ),
  'close-quarters': words(
    'An attack on a hostile figure beside her, with that figure’s attack type and dice.',
    'Ein Angriff auf eine feindliche Figur neben ihr, mit deren Angriffsart und Würfeln.',
  ),
  'cut-and-run': words(
    'A hostile figure whose space he leaves suffers 1 damage, each one only once a round.',
    'Eine feindliche Figur, deren Feld er verlässt, erleidet 1 Schaden, jede nur einmal je Runde.',
  ),
  'false-orders': words(
    'You move, or attack with, a hostile figure within 3 spaces that costs 3 or less.',
    'Du bewegst eine feindliche Figur innerhalb von 3 Feldern, die 3 oder weniger kostet, oder greifst mit ihr an.',
  ),
  'fell-swoop': words(
    'Once a round: after this attack he becomes Hidden, moves up to 2 spaces and attacks again.',
    'Einmal je Runde: Nach diesem Angriff wird er Versteckt, bewegt sich bis zu 2 Felder und greift noch einmal an.',
  ),
  'field-report': words(
    'At the end of her activation, if you hold more command cards than your opponent, she and another friendly figure within 3 spaces may become Hidden.',
    'Am Ende ihrer Aktivierung dürfen sie und eine andere befreundete Figur innerhalb von 3 Feldern Versteckt werden, wenn du mehr Befehlskarten auf der Hand hast als der Gegner.',
  ),
  'fighting-knife': words(
    'Once a round: after this attack a melee attack with one red die and +1 damage.',
    'Einmal je Runde: nach diesem Angriff ein Nahkampfangriff mit einem roten Würfel und +1 Schaden.',
  ),
  'into-the-force': words(
    'When he is defeated, another friendly figure becomes Focused.',
    'Wird er besiegt, wird eine andere befreundete Figur Fokussiert.',
  ),
  stealthy: words('He begins the mission Hidden.', 'Er beginnt die Mission Versteckt.'),
  aim: words(
    'As long as it has not left its space in this activation, it attacks with +1 damage and +2 accuracy.',
    'Solange sie ihr Feld in dieser Aktivierung nicht verlassen hat, greift sie mit +1 Schaden und +2 Zielsicherheit an.',
  ),
  'battlefield-leadership': words(
    'An attack; then a friendly figure within 3 spaces may interrupt to attack the same target.',
    'Ein Angriff; danach darf eine befreundete Figur innerhalb von 3 Feldern unterbrechen, um dasselbe Ziel anzugreifen.',
  ),
  brash: words(
    'At the start of each round he may move up to 4 spaces.',
    'Zu Beginn jeder Runde darf er sich bis zu 4 Felder bewegen.',
  ),
  'call-the-shots': words(
    'Once a round, while another friendly figure within 3 spaces attacks: she may add 2 accuracy, 1 damage or 1 surge.',
    'Einmal je Runde, während eine andere befreundete Figur innerhalb von 3 Feldern angreift: Sie darf 2 Zielsicherheit, 1 Schaden oder 1 Energie hinzufügen.',
  ),
  charge: words(
    'He moves up to as many spaces as his speed; then he may attack.',
    'Er bewegt sich bis zu so viele Felder, wie seine Geschwindigkeit beträgt; danach darf er angreifen.',
  ),
  'close-and-personal': words(
    'A melee attack with one red and one yellow die; if the target still stands, his ranged attack on it.',
    'Ein Nahkampfangriff mit einem roten und einem gelben Würfel; steht das Ziel noch, folgt sein Fernkampfangriff darauf.',
  ),
  'critical-hit': words(
    'Pierce 2. If the attack defeats a hostile figure, the opponent discards a random command card from hand.',
    'Durchschlagen 2. Besiegt der Angriff eine feindliche Figur, legt der Gegner eine zufällige Befehlskarte aus der Hand ab.',
  ),
  deflect: words(
    'After a ranged attack on him or on a friendly figure beside him, a hostile figure that he sees suffers 1 damage.',
    'Nach einem Fernkampfangriff auf ihn oder eine befreundete Figur neben ihm erleidet eine feindliche Figur, die er sieht, 1 Schaden.',
  ),
  'elite-sniper': words(
    'Against a target space 5 or more spaces away it may reroll up to two attack dice.',
    'Gegen ein Zielfeld in 5 oder mehr Feldern Entfernung darf sie bis zu zwei Angriffswürfel neu würfeln.',
  ),
  enraged: words(
    'As long as he has damage, he may use more than one of his actions to attack.',
    'Solange er Schaden hat, darf er mehr als eine seiner Aktionen für Angriffe verwenden.',
  ),
  'evasive-maneuver': words(
    'She moves up to 2 spaces and recovers 2 damage.',
    'Sie bewegt sich bis zu 2 Felder und regeneriert 2 Schaden.',
  ),
  'front-line': words(
    'Against a target within 3 spaces it may roll a red die instead of one of its blue ones.',
    'Gegen ein Ziel innerhalb von 3 Feldern darf sie einen roten Würfel statt eines ihrer blauen werfen.',
  ),
  fury: words(
    'With 5 or more damage it attacks with +1 surge.',
    'Mit 5 oder mehr Schaden greift sie mit +1 Energie an.',
  ),
  'get-into-position': words(
    'It gains 4 movement points, spends them at once, and becomes Focused.',
    'Sie erhält 4 Bewegungspunkte, gibt sie sofort aus und wird Fokussiert.',
  ),
  guerrilla: words(
    'After an attack that defeated its target it becomes Hidden.',
    'Nach einem Angriff, der sein Ziel besiegt hat, wird sie Versteckt.',
  ),
  'hair-trigger': words(
    'Once a round, when a hostile figure begins its activation: she may interrupt to attack it.',
    'Einmal je Runde, wenn eine feindliche Figur ihre Aktivierung beginnt: Sie darf unterbrechen, um diese anzugreifen.',
  ),
  heroic: words(
    'Once in his activation he may attack without using an action.',
    'Einmal in seiner Aktivierung darf er angreifen, ohne eine Aktion zu verwenden.',
  ),
  'improper-procedure': words(
    'A hostile figure beside him suffers 1 damage and becomes Weakened.',
    'Eine feindliche Figur neben ihm erleidet 1 Schaden und wird Geschwächt.',
  ),
  'improved-smuggler-s-instincts': words(
    'It interacts, then moves up to 3 spaces.',
    'Sie interagiert und bewegt sich dann bis zu 3 Felder.',
  ),
  inform: words(
    'A friendly figure beside him becomes Focused.',
    'Eine befreundete Figur neben ihm wird Fokussiert.',
  ),
  inspiring: words(
    'Another friendly figure within 3 spaces may reroll one attack die while it attacks.',
    'Eine andere befreundete Figur innerhalb von 3 Feldern darf beim Angreifen einen Angriffswürfel neu würfeln.',
  ),
  'into-the-fray': words(
    'While defending with two or more hostile figures within 3 spaces he gets +1 block.',
    'Verteidigt er sich und sind zwei oder mehr feindliche Figuren innerhalb von 3 Feldern, erhält er +1 Blocken.',
  ),
  lucky: words(
    'While defending, if a die is blank, he gets +1 dodge.',
    'Verteidigt er sich und zeigt ein Würfel nichts, erhält er +1 Ausweichen.',
  ),
  'medical-loadout': words(
    'He or a friendly figure beside him recovers 3 damage.',
    'Er oder eine befreundete Figur neben ihm regeneriert 3 Schaden.',
  ),
  'military-efficiency': words(
    'A command card from your discard pile is shuffled into your command deck.',
    'Eine Befehlskarte aus deinem Ablagestapel wird in deinen Befehlsstapel gemischt.',
  ),
  'mon-cala-special-forces': words(
    'When he defeats a figure with Set Your Sights, he becomes Focused.',
    'Besiegt er mit Anvisieren eine Figur, wird er Fokussiert.',
  ),
  'much-to-learn': words(
    'Attacking with another friendly unique figure within 3 spaces he may reroll one attack die; if one of them is a Force User, he may turn one to any side instead.',
    'Greift er an und ist eine andere befreundete einzigartige Figur innerhalb von 3 Feldern, darf er einen Angriffswürfel neu würfeln; ist eine von ihnen Machtnutzer, darf er stattdessen einen auf eine beliebige Seite drehen.',
  ),
  nimble: words(
    'After an attack on her she gains 2 movement points for each of her evade results.',
    'Nach einem Angriff auf sie erhält sie je Vermeiden-Ergebnis 2 Bewegungspunkte.',
  ),
  'non-combatant': words('He cannot attack.', 'Er kann nicht angreifen.'),
  'on-my-mark': words(
    'Another friendly figure that he sees becomes Focused.',
    'Eine andere befreundete Figur, die er sieht, wird Fokussiert.',
  ),
  overload: words(
    'It may trigger each surge ability up to twice in an attack.',
    'Sie darf jede Energie-Fähigkeit bis zu zweimal je Angriff auslösen.',
  ),
  'parting-gift': words(
    'Once in her activation she may choose a space within 3 spaces and roll a green die: every other figure and object on it or beside it suffers that much damage.',
    'Einmal in ihrer Aktivierung darf sie ein Feld innerhalb von 3 Feldern wählen und einen grünen Würfel werfen: Jede andere Figur und jedes Objekt darauf oder daneben erleidet so viel Schaden.',
  ),
  ram: words(
    'He moves up to 2 spaces and chooses an adjacent figure: a hostile one suffers the damage of a green die, a small one may be pushed 1 space.',
    'Er bewegt sich bis zu 2 Felder und wählt eine benachbarte Figur: Eine feindliche erleidet den Schaden eines grünen Würfels, eine kleine darf 1 Feld gestoßen werden.',
  ),
  'return-fire': words(
    'Once a round, after an attack on him that did no damage: he may interrupt to attack the attacker.',
    'Einmal je Runde, nach einem Angriff auf ihn, der keinen Schaden angerichtet hat: Er darf unterbrechen, um den Angreifer anzugreifen.',
  ),
  'saber-strike': words(
    'A melee attack with one red and one yellow die and Pierce 3.',
    'Ein Nahkampfangriff mit einem roten und einem gelben Würfel und Durchschlagen 3.',
  ),
  'scomp-link': words(
    'Beside a terminal: you draw 1 command card.',
    'Neben einem Terminal: Du ziehst 1 Befehlskarte.',
  ),
  service: words(
    'He or a friendly Droid or Vehicle beside him recovers 1 damage.',
    'Er oder ein befreundeter Droide oder ein befreundetes Fahrzeug neben ihm regeneriert 1 Schaden.',
  ),
  'set-your-sights': words(
    'An attack with +2 accuracy for which figures do not block lines of sight.',
    'Ein Angriff mit +2 Zielsicherheit, bei dem Figuren keine Sichtlinien versperren.',
  ),
  'shattering-blow': words(
    'Attacking, she may discard a command card from your hand to take a die from the defense pool.',
    'Greift sie an, darf sie eine Befehlskarte deiner Hand ablegen, um einen Würfel aus dem Verteidigungspool zu nehmen.',
  ),
  slam: words(
    'A hostile figure beside him suffers the damage of a red die; a small one may be pushed 1 space.',
    'Eine feindliche Figur neben ihm erleidet den Schaden eines roten Würfels; eine kleine darf 1 Feld gestoßen werden.',
  ),
  slippery: words(
    'Attacks on it have 2 accuracy less; after one it gains 2 movement points.',
    'Angriffe auf sie haben 2 Zielsicherheit weniger; danach erhält sie 2 Bewegungspunkte.',
  ),
  'smooth-landing': words(
    'After deployment she and each friendly figure beside her gain 1 movement point.',
    'Nach der Aufstellung erhalten sie und jede befreundete Figur neben ihr 1 Bewegungspunkt.',
  ),
  'smuggler-s-instincts': words(
    'It interacts, then moves up to 2 spaces.',
    'Sie interagiert und bewegt sich dann bis zu 2 Felder.',
  ),
  sniper: words(
    'Against a target space 5 or more spaces away it may reroll one attack die.',
    'Gegen ein Zielfeld in 5 oder mehr Feldern Entfernung darf sie einen Angriffswürfel neu würfeln.',
  ),
  'system-shock': words(
    'On or beside a terminal: a figure on or beside any terminal suffers 2 damage and 1 strain.',
    'Auf oder neben einem Terminal: Eine Figur auf oder neben einem beliebigen Terminal erleidet 2 Schaden und 1 Anstrengung.',
  ),
  'tactical-maneuver': words(
    'Another friendly figure that he sees gains 2 movement points and spends them at once.',
    'Eine andere befreundete Figur, die er sieht, erhält 2 Bewegungspunkte und gibt sie sofort aus.',
  ),
  'trooper-assault': words(
    'Once a round, after a friendly Trooper within 3 spaces has attacked: it may have Assault for this round.',
    'Einmal je Runde, nachdem ein befreundeter Truppler innerhalb von 3 Feldern angegriffen hat: Er darf für diese Runde Sturmangriff erhalten.',
  ),
}
