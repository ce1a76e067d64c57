/** Galactic Republic: pilots of the Naboo Royal N-1. */
import { pilotNumber } from '../../facts/index.ts'
import { always, type Me } from '../../rules/abilities.ts'
import { isShip } from '../../rules/range.ts'
import type { Attack, State } from '../../state.ts'
import { assignsToFriend } from '../condition-words.ts'
import { amFaster, revealedSpeed } from '../dial-words.ts'
import type { Texts } from '../texts.ts'
import { amAttacker, amDefender, enemyOf, haveInArc, isEnemy, mine, rerollOwn } from '../words.ts'

/** Whether the speed of my revealed maneuver is that of the enemy's. */
function keepsPace(s: State, me: Me, attack: Attack): boolean {
  const enemy = enemyOf(me, attack)
  const speed = revealedSpeed(mine(s, me))
  return enemy >= 0 && speed >= 0 && revealedSpeed(s.ships[enemy]) === speed
}

export const republicNaboo: Texts = {
  naboohandmaiden: {
    text: {
      en: 'Setup: after forces are placed, assign the condition Decoyed to 1 friendly ship other than a Naboo Handmaiden.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, weise 1 befreundeten Schiff, das keine Zofe von Naboo ist, den Zustand „Durch ein Double geschützt“ zu.',
    },
    abilities: [
      assignsToFriend('decoyed', 'setup-ends', (ship) => ship.pilot !== pilotNumber('naboohandmaiden')),
    ],
  },
  dineeellberger: {
    text: {
      en: 'While you defend or attack, if the speed of your revealed maneuver is that of the enemy ship’s, the dice of the enemy ship cannot be modified.',
      de: 'Während du verteidigst oder angreifst, können, falls die Geschwindigkeit deines aufgedeckten Manövers der des feindlichen Schiffes entspricht, dessen Würfel nicht modifiziert werden.',
    },
    abilities: [
      always({
        mayModify: (s, me, attack, dice) => {
          const theirs = amAttacker(me, attack) ? 'defense' : amDefender(me, attack) ? 'attack' : null
          return dice !== theirs || !keepsPace(s, me, attack)
        },
      }),
    ],
  },
  gavynsykes: {
    text: {
      en: 'While you defend or attack, if the speed of your revealed maneuver is greater than the enemy ship’s, you may reroll your blank results.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls die Geschwindigkeit deines aufgedeckten Manövers höher ist als die des feindlichen Schiffes, deine Leer-Ergebnisse neu werfen.',
    },
    abilities: rerollOwn(
      6,
      { as: 'both', if: (s, me, attack) => amFaster(s, me, enemyOf(me, attack)) },
      'blank',
    ),
  },
  padmeamidala: {
    text: {
      en: 'While an enemy ship in your front arc defends or attacks, it can modify only 1 focus result; other results can still be modified.',
      de: 'Während ein feindliches Schiff in deinem Frontwinkel verteidigt oder angreift, kann es nur 1 Fokus-Ergebnis modifizieren; andere Ergebnisse können weiterhin modifiziert werden.',
    },
    abilities: [
      always({
        mostFocusModified: (s, me, _attack, ship) =>
          isEnemy(s, me, ship.id) && haveInArc(s, me, 'front', ship.id) ? 1 : Number.POSITIVE_INFINITY,
      }),
    ],
  },
  ricolie: {
    text: {
      en: 'While you defend or make a primary attack, if the speed of your revealed maneuver is higher than the enemy ship’s, roll 1 additional die.',
      de: 'Während du verteidigst oder mit einer Primärwaffe angreifst, wirf, falls die Geschwindigkeit deines aufgedeckten Manövers höher ist als die des feindlichen Schiffes, 1 zusätzlichen Würfel.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) &&
          attack.weapon.primary &&
          isShip(attack.defender) &&
          amFaster(s, me, attack.defender)
            ? 1
            : 0,
        defenseDice: (s, me, attack) => (amDefender(me, attack) && amFaster(s, me, attack.attacker) ? 1 : 0),
      }),
    ],
  },
}
