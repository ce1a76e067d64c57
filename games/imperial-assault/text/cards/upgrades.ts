/** What the abilities of skirmish upgrades do. */
import { words } from '../../facts/words.ts'
import type { AbilityTexts } from './ability-texts.ts'

export const UPGRADE_TEXTS: AbilityTexts = {
  'balance-of-the-force': {
    'balance-of-the-force': words(
      'The cards of your command deck may cost 3 more together.',
      'Die Karten deines Befehlsstapels dürfen zusammen 3 mehr kosten.',
    ),
  },
  'combat-suit': {
    'combat-suit': words(
      'Attacks against figures of the group have 1 less Pierce.',
      'Angriffe gegen Figuren der Gruppe haben 1 Durchschlagen weniger.',
    ),
  },
  'explosive-armaments': {
    'explosive-armaments': words(
      'Figures of the group can spend 2 surges for +1 damage and Blast 2.',
      'Figuren der Gruppe können 2 Energie für +1 Schaden und Explosion 2 ausgeben.',
    ),
  },
  'fury-of-kashyyyk': {
    'fury-of-kashyyyk': words(
      'A figure of the group becomes Focused after an attack by which it suffered 3 or more damage.',
      'Eine Figur der Gruppe wird nach einem Angriff Fokussiert, durch den sie 3 oder mehr Schaden erlitten hat.',
    ),
  },
  'prey-on-the-weak': {
    'prey-on-the-weak': words(
      'Against figures that cost less each, figures of the group attack with Pierce 1 and +1 accuracy.',
      'Gegen Figuren, die einzeln weniger kosten, greifen Figuren der Gruppe mit Durchschlagen 1 und +1 Zielsicherheit an.',
    ),
  },
  'rule-by-fear': {
    'rule-by-fear': words(
      'At the start of the first round you draw 2 command cards, then discard 1 from your hand.',
      'Zu Beginn der ersten Runde ziehst du 2 Befehlskarten und legst dann 1 aus deiner Hand ab.',
    ),
  },
  'targeting-computer': {
    'targeting-computer': words(
      'Figures of the group may reroll one attack die while attacking.',
      'Figuren der Gruppe dürfen beim Angreifen einen Angriffswürfel neu würfeln.',
    ),
  },
  'devious-scheme': {
    'devious-scheme': words(
      'You choose your deployment zone; the opponent has initiative and deploys first. Without effect if both have it.',
      'Du wählst deine Aufstellungszone; der Gegner hat die Initiative und stellt zuerst auf. Wirkungslos, wenn beide sie haben.',
    ),
  },
  'first-strike': {
    'first-strike': words(
      'After setup both players gain 4 victory points.',
      'Nach dem Aufbau erhalten beide Spieler 4 Siegpunkte.',
    ),
  },
  'rebel-high-command': {
    'rebel-high-command': words(
      'At the end of each round you draw 1 command card more.',
      'Am Ende jeder Runde ziehst du 1 Befehlskarte mehr.',
    ),
  },
  'temporary-alliance-imperial': {
    'temporary-alliance': words(
      'Your army may have up to 2 Mercenary deployment cards.',
      'In deiner Armee dürfen bis zu 2 Aufstellungskarten der Söldner sein.',
    ),
  },
  'temporary-alliance-mercenary': {
    'temporary-alliance': words(
      'Your army may have up to 2 Rebel deployment cards.',
      'In deiner Armee dürfen bis zu 2 Aufstellungskarten der Rebellen sein.',
    ),
  },
}
