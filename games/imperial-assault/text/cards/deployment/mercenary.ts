/** Abilities of mercenaries. */
import type { Words } from '@dejarik/kernel'
import { words } from '../../../facts/words.ts'

export const MERCENARY: { readonly [abilityName: string]: Words } = {
  'battle-discipline': words(
    'For each attack that he declares he chooses +2 accuracy, a surge for +2 damage, or a surge for Recover 2.',
    'Für jeden Angriff, den er deklariert, wählt er +2 Zielsicherheit, Energie für +2 Schaden oder Energie für Regenerieren 2.',
  ),
  'battle-presence': words(
    'A hostile figure that leaves a space beside him of its own will suffers 1 strain, each one only once a round.',
    'Eine feindliche Figur, die ein Feld neben ihm freiwillig verlässt, erleidet 1 Anstrengung, jede nur einmal je Runde.',
  ),
  stampede: words(
    'Hostile figures in the spaces where it ends its movement suffer 1 damage.',
    'Feindliche Figuren auf den Feldern, auf denen er seine Bewegung beendet, erleiden 1 Schaden.',
  ),
  trample: words(
    'Up to three hostile figures beside it suffer the damage of a red die.',
    'Bis zu drei feindliche Figuren neben ihm erleiden den Schaden eines roten Würfels.',
  ),
  'tusken-cycler': words(
    'A ranged attack with one blue and one red die, without any of its abilities.',
    'Ein Fernkampfangriff mit einem blauen und einem roten Würfel, ohne irgendeine ihrer Fähigkeiten.',
  ),
  'acp-scattergun': words(
    'Against an adjacent target it attacks with +2 damage.',
    'Gegen ein benachbartes Ziel greift sie mit +2 Schaden an.',
  ),
  arsenal: words(
    'For each attack he puts together any two attack dice.',
    'Für jeden Angriff stellt er zwei beliebige Angriffswürfel zusammen.',
  ),
  boltslinger: words(
    'After an attack in his activation he may let a hostile figure within 3 spaces that he sees, other than the defender, suffer 1 damage.',
    'Nach einem Angriff in seiner Aktivierung darf er eine feindliche Figur innerhalb von 3 Feldern, die er sieht und die nicht der Verteidiger ist, 1 Schaden erleiden lassen.',
  ),
  bully: words(
    'A figure within 3 spaces suffers 3 strain.',
    'Eine Figur innerhalb von 3 Feldern erleidet 3 Anstrengung.',
  ),
  contempt: words(
    'Against a target without a Harmful condition he attacks with +1 surge.',
    'Gegen ein Ziel ohne schädlichen Zustand greift er mit +1 Energie an.',
  ),
  'gamorrean-honor': words(
    'Against a ranged attack it may reroll one defense die.',
    'Gegen einen Fernkampfangriff darf sie einen Verteidigungswürfel neu würfeln.',
  ),
  'gamorrean-honor-guard': words(
    'Against a ranged attack it gets +1 block.',
    'Gegen einen Fernkampfangriff erhält sie +1 Blocken.',
  ),
  'get-down': words(
    'Once a round, while a friendly small figure within 2 spaces defends: he may add 1 block or 1 evade.',
    'Einmal je Runde, während sich eine befreundete kleine Figur innerhalb von 2 Feldern verteidigt: Er darf 1 Blocken oder 1 Vermeiden hinzufügen.',
  ),
  harass: words(
    'Unless the attack misses, the defender suffers 1 strain after it.',
    'Verfehlt der Angriff nicht, erleidet der Verteidiger danach 1 Anstrengung.',
  ),
  hunger: words(
    'With no hostile figure within 3 spaces its activation begins with 2 movement points.',
    'Ist keine feindliche Figur innerhalb von 3 Feldern, beginnt ihre Aktivierung mit 2 Bewegungspunkten.',
  ),
  immune: words('He gains no Harmful conditions.', 'Er erhält keine schädlichen Zustände.'),
  incentivize: words(
    'A friendly Mercenary figure becomes Focused.',
    'Eine befreundete Söldnerfigur wird Fokussiert.',
  ),
  'indiscriminate-fire': words(
    'A space within 3 spaces that he sees and a green die: every figure on it or beside it suffers the damage, and strain for each surge.',
    'Ein Feld innerhalb von 3 Feldern, das er sieht, und ein grüner Würfel: Jede Figur darauf oder daneben erleidet den Schaden und je Energie 1 Anstrengung.',
  ),
  'keep-the-peace': words(
    'When a hostile figure declares an attack on a space beside it in which no friendly Guardian stands, it may suffer 1 strain; then the attacker suffers 1 strain. Only once in an attack.',
    'Deklariert eine feindliche Figur einen Angriff auf ein Feld neben ihr, auf dem kein befreundeter Wächter steht, darf sie 1 Anstrengung erleiden; dann erleidet der Angreifer 1 Anstrengung. Nur einmal je Angriff.',
  ),
  'labored-attack': words(
    'While attacking it may suffer 1 strain to reroll one attack die.',
    'Greift sie an, darf sie 1 Anstrengung erleiden, um einen Angriffswürfel neu zu würfeln.',
  ),
  'mandalorian-whip': words(
    'A small hostile figure within 3 spaces that she sees is pushed up to 3 spaces to one beside her; then she attacks it.',
    'Eine kleine feindliche Figur innerhalb von 3 Feldern, die sie sieht, wird bis zu 3 Felder auf eines neben ihr gestoßen; danach greift sie diese an.',
  ),
  'nefarious-gains': words(
    'For each hostile figure that is defeated you gain 1 victory point.',
    'Für jede feindliche Figur, die besiegt wird, erhältst du 1 Siegpunkt.',
  ),
  negotiate: words(
    'When he declares an attack, it gets +2 damage unless the opponent gives you 2 victory points.',
    'Deklariert er einen Angriff, erhält dieser +2 Schaden, sofern der Gegner dir nicht 2 Siegpunkte abgibt.',
  ),
  'order-hit': words(
    'Pay 2 victory points: a friendly Mercenary figure interrupts to attack, then gains 2 movement points.',
    'Zahle 2 Siegpunkte: Eine befreundete Söldnerfigur unterbricht für einen Angriff und erhält dann 2 Bewegungspunkte.',
  ),
  prowl: words('It becomes Hidden.', 'Sie wird Versteckt.'),
  punishment: words(
    'After an attack that did damage the target gains a Harmful condition of your choice. May be triggered several times in an attack.',
    'Nach einem Angriff, der Schaden angerichtet hat, erhält das Ziel einen schädlichen Zustand deiner Wahl. Kann je Angriff mehrmals ausgelöst werden.',
  ),
  raider: words(
    'While attacking it may choose one die of either side, which is rerolled.',
    'Greift sie an, darf sie einen Würfel einer der beiden Seiten wählen, der neu gewürfelt wird.',
  ),
  'rapid-fire': words('Two attacks.', 'Zwei Angriffe.'),
  regenerate: words(
    'At the end of each round he recovers 2 damage and discards all Harmful conditions.',
    'Am Ende jeder Runde regeneriert er 2 Schaden und legt alle schädlichen Zustände ab.',
  ),
  responsive: words(
    'At the start of her activation she may gain 1 movement point or recover 1 damage.',
    'Zu Beginn ihrer Aktivierung darf sie 1 Bewegungspunkt erhalten oder 1 Schaden regenerieren.',
  ),
  rush: words(
    'He moves up to 4 spaces; then he may push a small figure beside him 1 space: both suffer 1 damage.',
    'Er bewegt sich bis zu 4 Felder; danach darf er eine kleine Figur neben ihm 1 Feld stoßen: Beide erleiden 1 Schaden.',
  ),
  scattergun: words(
    'Against an adjacent target it attacks with +1 damage.',
    'Gegen ein benachbartes Ziel greift sie mit +1 Schaden an.',
  ),
  scheme: words('You draw 1 command card.', 'Du ziehst 1 Befehlskarte.'),
  'slow-on-the-draw': words(
    'When he declares an attack, the target may interrupt to attack him first, unless he has another attack to finish.',
    'Deklariert er einen Angriff, darf das Ziel unterbrechen, um ihn zuerst anzugreifen, außer er hat noch einen anderen Angriff abzuschließen.',
  ),
  'take-cover': words(
    'While defending it may take +1 block for 1 evade less.',
    'Verteidigt sie sich, darf sie +1 Blocken gegen 1 Vermeiden weniger nehmen.',
  ),
  trained: words(
    'At the start of a round you may let it defend with one more black die in this round; then it has neither Brutality nor Non-Sentient.',
    'Zu Beginn einer Runde darfst du ihn sich in dieser Runde mit einem schwarzen Würfel mehr verteidigen lassen; dann hat er weder Grausamkeit noch die Eigenschaft, nicht interagieren zu können.',
  ),
  'versatile-weaponry': words(
    'While attacking it may have one defense die rerolled.',
    'Greift sie an, darf sie einen Verteidigungswürfel neu würfeln lassen.',
  ),
  'what-s-yours-is-mine': words(
    'Once a mission, at the end of a round in the opponent’s deployment zone: he loses 2 victory points, you gain 2.',
    'Einmal je Mission, am Ende einer Runde in der Aufstellungszone des Gegners: Dieser verliert 2 Siegpunkte, du erhältst 2.',
  ),
}
