import { words } from '../../../facts/words.ts'
import type { AbilityTexts } from '../ability-texts.ts'

const MILITARY_MIGHT: AbilityTexts = {
  'military-might/show-of-force': {
    'show-of-force': words(
      'When an Imperial figure declares an attack, exhaust this card: the figure becomes Focused.',
      'Deklariert eine imperiale Figur einen Angriff: Erschöpfe diese Karte, und die Figur wird Fokussiert.',
    ),
  },
  'military-might/combat-medic': {
    'combat-medic': words(
      'At the end of a Trooper’s activation, exhaust this card for 1 threat: the Trooper and every Imperial figure adjacent to it recover 2 damage.',
      'Am Ende der Aktivierung eines Trupplers, für 1 Bedrohung: Erschöpfe diese Karte, und er und jede imperiale Figur neben ihm regenerieren 2 Schaden.',
    ),
  },
  'military-might/riot-grenades': {
    'riot-grenades': words(
      'Action: exhaust this card and choose a space within 3 spaces. Every figure in it or adjacent to it tests Insight; those who fail suffer 1 strain.',
      'Aktion: Erschöpfe diese Karte und wähle ein Feld innerhalb von 3 Feldern. Jede Figur darauf oder daneben prüft Verständnis; wer scheitert, erleidet 1 Anstrengung.',
    ),
  },
  'military-might/assault-armor': {
    'assault-armor': words(
      'Figures of the group have 2 more health. While one of them defends, exhaust this card: it rerolls 1 black die.',
      'Figuren der Gruppe haben 2 Gesundheit mehr. Verteidigt sich eine von ihnen: Erschöpfe diese Karte, und sie würfelt 1 schwarzen Würfel neu.',
    ),
  },
  'military-might/endless-ranks': {
    'endless-ranks': words(
      'Deploying a group of Troopers costs 1 threat less.',
      'Eine Gruppe von Trupplern aufzustellen kostet 1 Bedrohung weniger.',
    ),
  },
  'military-might/shock-troopers': {
    'shock-troopers': words(
      'Imperial Troopers attack figures within 2 spaces with +1 surge.',
      'Imperiale Truppler greifen Figuren innerhalb von 2 Feldern mit +1 Energie an.',
    ),
  },
  'military-might/sustained-fire': {
    'sustained-fire': words(
      'After an attack of an Imperial figure, exhaust this card: the figure attacks once more and then becomes Stunned.',
      'Nach dem Angriff einer imperialen Figur: Erschöpfe diese Karte, und die Figur greift noch einmal an und wird danach Betäubt.',
    ),
  },
  'military-might/combat-veterans': {
    'combat-veterans': words(
      'Figures of the group attack with +1 damage and +2 accuracy, and defend with +1 block.',
      'Figuren der Gruppe greifen mit +1 Schaden und +2 Zielsicherheit an und verteidigen sich mit +1 Blocken.',
    ),
  },
  'military-might/shock-and-awe': {
    'shock-and-awe': words(
      'At the end of each round 1 strain token is put on this card, and another one if you pay 1 threat. Once an attack, when an Imperial figure declares it, you may discard a token: the attack gets +1 damage.',
      'Am Ende jeder Runde kommt 1 Anstrengungsmarker auf diese Karte, und noch einer, wenn du 1 Bedrohung zahlst. Einmal je Angriff, wenn eine imperiale Figur ihn deklariert, darfst du einen Marker ablegen: Der Angriff erhält +1 Schaden.',
    ),
  },
}

const SUBVERSIVE_TACTICS: AbilityTexts = {
  'subversive-tactics/prey-upon-doubt': {
    'prey-upon-doubt': words(
      'When a Rebel figure declares an attack, exhaust this card: its player chooses whether it suffers 1 strain, or the defender gets +1 evade.',
      'Deklariert eine Figur der Rebellen einen Angriff: Erschöpfe diese Karte. Ihr Spieler wählt, ob sie 1 Anstrengung erleidet oder der Verteidiger +1 Vermeiden erhält.',
    ),
  },
  'subversive-tactics/savage-weaponry': {
    'savage-weaponry': words(
      'Figures of the group attack with Pierce 1 and have a further surge ability: Bleed.',
      'Figuren der Gruppe greifen mit Durchschlagen 1 an und haben eine weitere Energie-Fähigkeit: Bluten.',
    ),
  },
  'subversive-tactics/surgical-strike': {
    'surgical-strike': words(
      'After an attack of an Imperial figure, exhaust this card: the target suffers 1 strain and 1 damage, even if the attack missed.',
      'Nach dem Angriff einer imperialen Figur: Erschöpfe diese Karte, und das Ziel erleidet 1 Anstrengung und 1 Schaden, auch wenn der Angriff verfehlt hat.',
    ),
  },
  'subversive-tactics/exploit-weakness': {
    'exploit-weakness': words(
      'After a hero has rested, exhaust this card: an Imperial figure moves, or attacks that hero.',
      'Nachdem ein Held sich ausgeruht hat: Erschöpfe diese Karte, und eine imperiale Figur bewegt sich oder greift diesen Helden an.',
    ),
  },
  'subversive-tactics/heavy-pressure': {
    'heavy-pressure': words(
      'When a hero would suffer damage from an attack, exhaust this card: the hero suffers as much strain instead.',
      'Würde ein Held Schaden durch einen Angriff erleiden: Erschöpfe diese Karte, und er erleidet stattdessen ebenso viel Anstrengung.',
    ),
  },
  'subversive-tactics/executioner': {
    executioner: words(
      'When an Imperial figure declares an attack on a strained hero, exhaust this card for 1 threat: +1 damage for each strain of the hero, at most +3.',
      'Deklariert eine imperiale Figur einen Angriff auf einen Helden mit Anstrengung, für 1 Bedrohung: Erschöpfe diese Karte, und der Angriff erhält +1 Schaden je Anstrengung des Helden, höchstens +3.',
    ),
  },
  'subversive-tactics/weary-target': {
    'weary-target': words(
      'At the end of each round choose a hero with less strain than endurance: this hero suffers 2 strain.',
      'Am Ende jeder Runde wählst du einen Helden mit weniger Anstrengung als Ausdauer: Er erleidet 2 Anstrengung.',
    ),
  },
  'subversive-tactics/no-quarter': {
    'no-quarter': words(
      'An attack that an Imperial figure declares on a hero with 2 or more strain gets +1 surge.',
      'Ein Angriff, den eine imperiale Figur auf einen Helden mit 2 oder mehr Anstrengung deklariert, erhält +1 Energie.',
    ),
  },
  'subversive-tactics/oppression': {
    oppression: words(
      'When a hero with 2 or more strain declares an attack, the defender gets +1 evade.',
      'Deklariert ein Held mit 2 oder mehr Anstrengung einen Angriff, erhält der Verteidiger +1 Vermeiden.',
    ),
  },
}

const TECHNOLOGICAL_SUPERIORITY: AbilityTexts = {
  'technological-superiority/experimental-arms': {
    'experimental-arms': words(
      'A figure of the group that attacks may add 1 surge; then it suffers 1 damage after the attack.',
      'Greift eine Figur der Gruppe an, darf sie 1 Energie hinzufügen; dann erleidet sie nach dem Angriff 1 Schaden.',
    ),
  },
  'technological-superiority/jetpacks': {
    jetpacks: words('Figures of the group are Mobile.', 'Figuren der Gruppe sind Beweglich.'),
  },
  'technological-superiority/technical-support': {
    'technical-support': words(
      'Imperial Droids have 1 more speed and, as an action, help a friendly figure beside them: it may recover 3 damage, become Focused or discard all conditions.',
      'Imperiale Droiden haben 1 Geschwindigkeit mehr und helfen als Aktion einer befreundeten Figur neben sich: Sie darf 3 Schaden regenerieren, Fokussiert werden oder alle Zustände ablegen.',
    ),
  },
  'technological-superiority/failsafe': {
    failsafe: words(
      'When an Imperial figure has suffered as much damage as it has health, exhaust this card for 2 threat: it is not defeated, recovers 1 damage and gains 3 movement points.',
      'Hat eine imperiale Figur so viel Schaden erlitten, wie sie Gesundheit hat, für 2 Bedrohung: Erschöpfe diese Karte, und sie wird nicht besiegt, regeneriert 1 Schaden und erhält 3 Bewegungspunkte.',
    ),
  },
  'technological-superiority/hidden-detonators': {
    'hidden-detonators': words(
      'At the end of a round, exhaust this card for 1 threat and choose an Imperial figure: all figures and objects adjacent to it suffer 2 damage, and it is defeated.',
      'Am Ende einer Runde, für 1 Bedrohung: Erschöpfe diese Karte und wähle eine imperiale Figur. Alle Figuren und Objekte neben ihr erleiden 2 Schaden, und sie wird besiegt.',
    ),
  },
  'technological-superiority/arc-blasters': {
    'arc-blasters': words(
      'After a ranged attack of a figure of the group everybody who suffered damage from it tests Strength; those who fail become Stunned. Ranged attacks of the group have a further surge ability: +1 damage and Blast 1.',
      'Nach einem Fernkampfangriff einer Figur der Gruppe prüfen alle, die durch ihn Schaden erlitten haben, Stärke; wer scheitert, wird Betäubt. Fernkampfangriffe der Gruppe haben eine weitere Energie-Fähigkeit: +1 Schaden und Explosion 1.',
    ),
  },
  'technological-superiority/cloaking-device': {
    'cloaking-device': words(
      'Figures of the group defend with 1 white die more.',
      'Figuren der Gruppe verteidigen sich mit 1 weißen Würfel mehr.',
    ),
  },
  'technological-superiority/adaptive-weapons': {
    'adaptive-weapons': words(
      'Once in each attack of an Imperial figure you may replace 1 die of its attack pool with one of another colour.',
      'Einmal je Angriff einer imperialen Figur darfst du 1 ihrer Angriffswürfel durch einen anderer Farbe ersetzen.',
    ),
  },
  'technological-superiority/superior-augments': {
    'superior-augments': words(
      'Figures of groups with an attachment have 1 more speed and attack with +1 damage.',
      'Figuren von Gruppen mit einem Anhang haben 1 Geschwindigkeit mehr und greifen mit +1 Schaden an.',
    ),
  },
}

export const IMPERIAL_TEXTS: AbilityTexts = {
  ...MILITARY_MIGHT,
  ...SUBVERSIVE_TACTICS,
  ...TECHNOLOGICAL_SUPERIORITY,
}
