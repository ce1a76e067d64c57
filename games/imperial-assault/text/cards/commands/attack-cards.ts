/** Command cards of steps 1 to 7 of an attack: dice and results. */
import type { Words } from '@dejarik/kernel'
import { words } from '../../../facts/words.ts'

export const ATTACK_CARDS: { readonly [cardId: string]: Words } = {
  deadeye: words('While attacking: +2 accuracy.', 'Im Angriff: +2 Zielsicherheit.'),
  blitz: words('While attacking: +1 surge.', 'Im Angriff: +1 Energie.'),
  'positioning-advantage': words('While attacking: +1 damage.', 'Im Angriff: +1 Schaden.'),
  parry: words('While defending: +1 block.', 'In der Verteidigung: +1 Blocken.'),
  assassinate: words('While attacking a figure: +3 damage.', 'Im Angriff auf eine Figur: +3 Schaden.'),
  'heavy-ordnance': words(
    'While attacking: +1 damage; against an object +2 damage and Pierce 2 instead.',
    'Im Angriff: +1 Schaden; gegen ein Objekt stattdessen +2 Schaden und Durchschlagen 2.',
  ),
  'lock-on': words(
    'While attacking: +3 accuracy, −1 dodge or −1 evade, as you choose.',
    'Im Angriff nach deiner Wahl: +3 Zielsicherheit, −1 Ausweichen oder −1 Vermeiden.',
  ),
  'protect-the-old-ways': words(
    'A figure within 3 spaces defends with +1 block, and +1 for each card of Force Users in your discard pile.',
    'Eine Figur innerhalb von 3 Feldern verteidigt sich mit +1 Blocken und +1 je Karte für Machtnutzer in deinem Ablagestapel.',
  ),
  'lets-make-a-deal': words(
    'While defending: give your opponent any number of victory points; the attack loses as much damage. Then this figure becomes Focused.',
    'In der Verteidigung: Gib deinem Gegner beliebig viele Siegpunkte; der Angriff verliert ebenso viel Schaden. Danach wird diese Figur Fokussiert.',
  ),
  bladestorm: words(
    'While attacking: +1 surge. After the attack each hostile figure within 2 spaces suffers 1 damage.',
    'Im Angriff: +1 Energie. Nach dem Angriff erleidet jede feindliche Figur innerhalb von 2 Feldern 1 Schaden.',
  ),
  'heavy-armor': words(
    'While defending: Pierce does nothing in this attack.',
    'In der Verteidigung: Durchschlagen bewirkt in diesem Angriff nichts.',
  ),
  'hunter-protocol': words(
    'While attacking: each surge ability may be triggered twice.',
    'Im Angriff: Jede Energie-Fähigkeit darf zweimal ausgelöst werden.',
  ),
  deflection: words(
    'When this figure is declared as a target: −2 accuracy. If the attack does it no damage, the attacker suffers 2 damage.',
    'Wenn diese Figur zum Ziel wird: −2 Zielsicherheit. Fügt der Angriff ihr keinen Schaden zu, erleidet der Angreifer 2 Schaden.',
  ),
  'brace-yourself': words(
    'When this figure is declared as a target outside of the attacker’s activation: +2 block.',
    'Wenn diese Figur außerhalb der Aktivierung des Angreifers zum Ziel wird: +2 Blocken.',
  ),
  'stroke-of-brilliance': words(
    'When this figure is declared as a target: +2 block, +1 evade.',
    'Wenn diese Figur zum Ziel wird: +2 Blocken, +1 Vermeiden.',
  ),
  'explosive-weaponry': words(
    'When this figure declares an attack: Blast 1.',
    'Wenn diese Figur einen Angriff deklariert: Explosion 1.',
  ),
  deathblow: words(
    'When this figure declares a melee attack: +1 damage, and +1 more against a figure that shoots.',
    'Wenn diese Figur einen Nahkampfangriff deklariert: +1 Schaden, gegen eine Figur mit Fernkampf noch +1.',
  ),
  camouflage: words(
    'When this figure is declared as a target it becomes Hidden.',
    'Wenn diese Figur zum Ziel wird, wird sie Versteckt.',
  ),
  'force-illusion': words(
    'A hostile figure in line of sight attacks: the defender becomes Hidden.',
    'Eine feindliche Figur in Sichtlinie greift an: Der Verteidiger wird Versteckt.',
  ),
  'covering-fire': words(
    'Start of a round: in this round your Troopers have a surge ability that stuns; it also adds 2 damage if the target was Stunned before.',
    'Beginn einer Runde: In dieser Runde haben deine Truppler eine Energie-Fähigkeit, die betäubt; war das Ziel schon Betäubt, gibt sie auch +2 Schaden.',
  ),
  'element-of-surprise': words(
    'This figure attacks in its activation somebody who did not see it when the activation began: remove 1 die from the defense pool.',
    'Diese Figur greift in ihrer Aktivierung jemanden an, der sie zu deren Beginn nicht sah: Nimm 1 Würfel aus dem Verteidigungspool.',
  ),
  'one-in-a-million': words(
    'This figure attacks outside of its activation: remove all dice from the defense pool.',
    'Diese Figur greift außerhalb ihrer Aktivierung an: Nimm alle Würfel aus dem Verteidigungspool.',
  ),
  'wild-fire': words(
    'While attacking: remove up to 2 dice from the defense pool.',
    'Im Angriff: Nimm bis zu 2 Würfel aus dem Verteidigungspool.',
  ),
  'run-for-cover': words(
    'This figure is the target: remove 1 die of your choice from the attack pool.',
    'Diese Figur ist das Ziel: Nimm 1 Würfel deiner Wahl aus dem Angriffspool.',
  ),
  'heightened-reflexes': words(
    'While attacking a figure: remove 1 defense die with what it shows.',
    'Im Angriff auf eine Figur: Entferne 1 Verteidigungswürfel samt Ergebnis.',
  ),
  'brace-for-impact': words(
    'While defending: add 1 black die.',
    'In der Verteidigung: 1 schwarzer Würfel mehr.',
  ),
  'stealth-tactics': words('While defending: add 1 white die.', 'In der Verteidigung: 1 weißer Würfel mehr.'),
  'wild-attack': words(
    'While attacking: 1 red die more for the attack, 1 white die more for the defense.',
    'Im Angriff: 1 roter Würfel mehr für den Angriff, 1 weißer mehr für die Verteidigung.',
  ),
  'tools-for-the-job': words(
    'While attacking: add 1 attack die of your choice.',
    'Im Angriff: 1 Angriffswürfel deiner Wahl mehr.',
  ),
  'concentrated-fire': words(
    'Another friendly Trooper attacks what this figure sees; if it shoots itself, the attack gets 1 red die. Then this figure becomes Stunned.',
    'Ein anderer befreundeter Truppler greift an, was diese Figur sieht: Hat sie selbst Fernkampf, bekommt der Angriff 1 roten Würfel. Danach wird sie Betäubt.',
  ),
  'hard-to-hit': words(
    'While defending: reroll 1 defense die.',
    'In der Verteidigung: Würfle 1 Verteidigungswürfel neu.',
  ),
  mitigate: words('While attacking: reroll 1 attack die.', 'Im Angriff: Würfle 1 Angriffswürfel neu.'),
  'officers-training': words(
    'While attacking: reroll 1 attack die. A Leader draws 1 command card then.',
    'Im Angriff: Würfle 1 Angriffswürfel neu. Ein Anführer zieht danach 1 Befehlskarte.',
  ),
  'guardian-stance': words(
    'A friendly figure beside this one defends: reroll any number of attack and defense dice.',
    'Eine befreundete Figur neben dieser verteidigt sich: Würfle beliebig viele Angriffs- und Verteidigungswürfel neu.',
  ),
  'i-can-feel-it': words(
    'While attacking: reroll 1 attack die. Or while defending: reroll 1 defense die. Or as an action: gain 1 victory point.',
    'Im Angriff: Würfle 1 Angriffswürfel neu. Oder in der Verteidigung: Würfle 1 Verteidigungswürfel neu. Oder als Aktion: Du erhältst 1 Siegpunkt.',
  ),
}
