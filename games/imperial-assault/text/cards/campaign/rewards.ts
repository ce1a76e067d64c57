import { words } from '../../../facts/words.ts'
import type { AbilityTexts } from '../ability-texts.ts'

export const REWARD_TEXTS: AbilityTexts = {
  'reward/adrenal-implant': {
    'adrenal-implant': words(
      'Exhaust after resting: the hero becomes Focused.',
      'Erschöpfen nach dem Ausruhen: Der Held wird Fokussiert.',
    ),
  },
  'reward/allied-operations': {
    'allied-operations': words(
      'An ally that the heroes bring costs 2 less.',
      'Ein Verbündeter, den die Helden mitbringen, kostet 2 weniger.',
    ),
  },
  'reward/fearless-leader': {
    'fearless-leader': words(
      'Rebel Troopers that the heroes bring cost 2 less. The figure chosen for “Command” recovers 1 strain afterwards.',
      'Rebellentruppen, die die Helden mitbringen, kosten 2 weniger. Die für „Kommando“ gewählte Figur regeneriert danach 1 Anstrengung.',
    ),
  },
  'reward/heroic': {
    heroic: words(
      'The hero has 3 more health. At the start of each mission one hero takes a second activation token; at the end of each round another hero gets it.',
      'Der Held hat 3 Gesundheit mehr. Zu Beginn jedes Einsatzes nimmt ein Held einen zweiten Aktivierungsmarker; am Ende jeder Runde bekommt ihn ein anderer Held.',
    ),
  },
  'reward/imperial-industry': {
    'imperial-industry': words(
      'Figures of this group have four surge abilities more: Stun, +1 damage, Recover 2, and 2 movement points after the attack.',
      'Figuren dieser Gruppe haben vier weitere Energiefähigkeiten: Betäuben, +1 Schaden, Regenerieren 2 und 2 Bewegungspunkte nach dem Angriff.',
    ),
    '2-movement-points-after-the-attack': words(
      'Once the attack is resolved, the attacker gains 2 movement points.',
      'Ist der Angriff abgehandelt, erhält der Angreifer 2 Bewegungspunkte.',
    ),
  },
  'reward/legendary': {
    legendary: words(
      'The hero has 10 more health and two activation tokens in each mission.',
      'Der Held hat 10 Gesundheit mehr und in jedem Einsatz zwei Aktivierungsmarker.',
    ),
  },
  'reward/life-debt': {
    'life-debt': words(
      'Exhaust after an attack in which another friendly figure within 3 spaces suffered 3 or more damage as its target: the hero becomes Focused.',
      'Erschöpfen nach einem Angriff, bei dem eine andere befreundete Figur innerhalb von 3 Feldern als Ziel 3 oder mehr Schaden erlitten hat: Der Held wird Fokussiert.',
    ),
  },
  'reward/old-wounds': {
    'old-wounds': words(
      'Wounded heroes attack with −1 damage.',
      'Verwundete Helden greifen mit −1 Schaden an.',
    ),
  },
  'reward/peacemaker': {
    peacemaker: words(
      'Exhaust and 1 strain, after a hostile figure’s attack on the hero: the hero interrupts to attack that figure.',
      'Erschöpfen und 1 Anstrengung, nach dem Angriff einer feindlichen Figur auf den Helden: Der Held unterbricht, um diese Figur anzugreifen.',
    ),
  },
  'reward/rebel-recon': {
    'rebel-recon': words(
      'A hero who draws a supply card draws two, keeps one and puts the other under the deck.',
      'Ein Held, der eine Versorgungskarte zieht, zieht zwei, behält eine und legt die andere unter den Stapel.',
    ),
  },
  'reward/shadow-suit': {
    'shadow-suit': words(
      'Ambush can also be used against figures that have line of sight to the hero.',
      '„Hinterhalt“ kann auch gegen Figuren genutzt werden, die Sichtlinie zum Helden haben.',
    ),
  },
  'reward/shu-yens-lightsaber': {
    'shu-yens-lightsaber': words(
      'If the hero has used Foresight, the attacker suffers 1 damage after the attack.',
      'Hat der Held „Voraussicht“ genutzt, erleidet der Angreifer nach dem Angriff 1 Schaden.',
    ),
  },
  'reward/special-operations': {
    'special-operations': words(
      'On a Leader. Action: threat rises by 1.',
      'Für einen Anführer. Aktion: Die Bedrohung steigt um 1.',
    ),
  },
  'reward/supply-deficit': {
    'supply-deficit': words(
      'At the start of each mission the heroes may spend 100 credits; if they don’t, each hero suffers 2 strain.',
      'Zu Beginn jedes Einsatzes dürfen die Helden 100 Credits ausgeben; tun sie es nicht, erleidet jeder Held 2 Anstrengung.',
    ),
  },
  'reward/the-ways-of-the-force': {
    'the-ways-of-the-force': words(
      '1 strain, before an attribute test: the hero becomes Focused.',
      '1 Anstrengung, vor einer Attributsprobe: Der Held wird Fokussiert.',
    ),
  },
  'reward/veteran-prowess': {
    'veteran-prowess': words(
      'If the hero uses Havoc Shot, the attack has +1 damage. Exhaust after resting: it recovers 2 damage.',
      'Nutzt der Held „Verheerender Schuss“, hat der Angriff +1 Schaden. Erschöpfen nach dem Ausruhen: Er regeneriert 2 Schaden.',
    ),
  },
}
