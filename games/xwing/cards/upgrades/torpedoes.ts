/** Torpedoes. */
import { always, attackWith, type CardText } from '../../rules/abilities.ts'
import { changeOwn } from '../words.ts'
import { inflicts, losesShieldWhenHit, maySufferInstead, withThis } from './attack-words.ts'

const hitToCrit = changeOwn('hit', 'crit', 1, {
  as: 'attacker',
  must: true,
  if: (_s, me, attack) => withThis(me, attack),
})

const protons: CardText = {
  text: {
    en: 'Attack (lock): Spend 1 charge. Change 1 hit to a crit.',
    de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Ändere 1 Treffer in einen kritischen Treffer.',
  },
  abilities: [attackWith({ requires: 'lock', cost: { charges: 1 } }), ...hitToCrit],
}

export const torpedoes: { readonly [id: string]: CardText } = {
  advprotontorpedoes: protons,
  protontorpedoes: protons,
  homingtorpedoes: {
    text: {
      en: 'Attack (lock): Spend 1 charge. After you declare the defender, it may suffer 1 crit damage; then no dice are rolled and the attack counts as a hit.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Nachdem du den Verteidiger deklariert hast, darf er 1 kritischen Schaden erleiden; dann werden keine Würfel geworfen, und der Angriff gilt als Treffer.',
    },
    abilities: [attackWith({ requires: 'lock', cost: { charges: 1 } }), maySufferInstead('crit')],
  },
  iontorpedoes: {
    text: {
      en: 'Attack (lock): Spend 1 charge. If it hits, the defender suffers 1 hit damage for 1 result; all other results give it ion tokens instead of damage.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Falls er trifft, erleidet der Verteidiger für 1 Ergebnis 1 Treffer-Schaden; alle anderen Ergebnisse geben ihm Ionenmarker statt Schaden.',
    },
    abilities: [attackWith({ requires: 'lock', cost: { charges: 1 }, damage: inflicts('ion', 1) })],
  },
  plasmatorpedoes: {
    text: {
      en: 'Attack (lock): Spend 1 charge. Crits are cancelled before hits. After it hits, the defender loses 1 shield.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Kritische Treffer werden vor Treffern negiert. Nachdem er getroffen hat, verliert der Verteidiger 1 Schild.',
    },
    abilities: [
      attackWith({ requires: 'lock', cost: { charges: 1 } }),
      always({ neutralizesCritsFirst: (_s, me, attack) => withThis(me, attack) }),
      losesShieldWhenHit,
    ],
  },
}
