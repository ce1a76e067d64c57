/** Crew members who change dice in the Modify Dice steps, or their number. */

import type { Flow } from '@dejarik/kernel'
import { type Ability, always, type Me, modify, when } from '../../rules/abilities.ts'
import { recoverCharge } from '../../rules/charges.ts'
import { changeDice, countFace, type DiceKind, removeDie, reroll, rerollable } from '../../rules/dice.ts'
import { acquireLock, hasLock } from '../../rules/locks.ts'
import { isAtRange, isShip } from '../../rules/range.ts'
import { has, isStressed, removeToken } from '../../rules/tokens.ts'
import { type Attack, type Face, type T, THING } from '../../state.ts'
import { changeOneOf, chooseResult } from '../dice-words.ts'
import type { Texts } from '../texts.ts'
import { canLock, changeOwn, diceOf, enemyOf, gain, mine, performed, rerollOwn } from '../words.ts'

/** Jango Fett: the lock on the enemy ship turns one of its focus results into a blank. */
function jango(dice: DiceKind, as: 'attacker' | 'defender'): Ability {
  return modify({
    dice,
    as,
    cost: { lock: true },
    if: (_s, me, attack) => enemyOf(me, attack) >= 0 && countFace(diceOf(attack, dice), 'focus') > 0,
    run(t) {
      changeDice(t, dice, 'focus', 'blank', 1)
    },
  })
}

const FACES: readonly Face[] = ['blank', 'focus', 'hit', 'crit', 'evade']

/** Rose Tico: one of my results for a lock on the enemy ship. */
function rose(dice: DiceKind, as: 'attacker' | 'defender'): Ability {
  return modify({
    dice,
    as,
    if: (s, me, attack) =>
      enemyOf(me, attack) >= 0 && diceOf(attack, dice).length > 0 && canLock(s, me, enemyOf(me, attack)),
    *run(t, me, attack) {
      removeDie(t, dice, yield* chooseResult(t, me, attack, dice, FACES))
      yield* acquireLock(t, me.ship, enemyOf(me, attack))
    },
  })
}

/** One die of a pool, as the player of "me" likes. */
function* chooseDie(t: T, me: Me, attack: Attack, dice: DiceKind): Flow<number> {
  const options = rerollable(t.state, dice).map((place) => ({
    do: 'die' as const,
    dice,
    place,
    face: diceOf(attack, dice)[place].face,
  }))
  const cite = { rule: 'xw.g.dice-mod.4', about: me.card }
  return (yield* t.choose(mine(t.state, me).seat, `reroll-${dice}-die` as const, options, cite)).place
}

/** "After you perform a calculate action, gain 1 calculate token." */
export function calculatesTwice(): Ability {
  return when('action-performed', { if: performed('calculate'), run: gain('calculate') })
}

export const diceCrew: Texts = {
  bokatankryze: {
    text: {
      en: 'While you attack a defender at range 0-1, you may reroll 1 attack die.',
      de: 'Während du einen Verteidiger in Reichweite 0–1 angreifst, darfst du 1 Angriffswürfel neu werfen.',
    },
    abilities: rerollOwn(1, {
      as: 'attacker',
      if: (s, me, { defender }) => isAtRange(s, me.ship, defender, 0, 1),
    }),
  },
  'c3po-republic': {
    text: {
      en: 'Adds a white calculate action; after you perform one, gain 1 calculate token. While you defend and are calculating, you may reroll 1 defense die.',
      de: 'Fügt eine weiße Berechnungs-Aktion hinzu; nachdem du eine durchgeführt hast, erhalte 1 Berechnungsmarker. Während du verteidigst und einen Berechnungsmarker hast, darfst du 1 Verteidigungswürfel neu werfen.',
    },
    abilities: [
      ...rerollOwn(1, { as: 'defender', if: (s, me) => has(mine(s, me), 'calculate') }),
      calculatesTwice(),
    ],
  },
  'chewbacca-crew-swz19': {
    text: {
      en: 'Setup: lose 1 charge. After a friendly ship at range 0-3 is dealt a damage card, recover 1 charge. While you attack, you may spend 2 charges to change 1 focus result to a crit.',
      de: 'Spielaufbau: Verliere 1 Ladung. Nachdem einem befreundeten Schiff in Reichweite 0–3 eine Schadenskarte zugeteilt worden ist, stelle 1 Ladung wieder her. Während du angreifst, darfst du 2 Ladungen ausgeben, um 1 Fokus-Ergebnis in einen kritischen Treffer zu ändern.',
    },
    abilities: [
      when('placed', {
        run(t, me) {
          mine(t.state, me).charges[me.slot]--
        },
      }),
      when('damage-card-dealt', {
        of: 'friendly',
        range: [0, 3],
        // Nothing without the word "Setup" happens in set-up (xw.a.cardfaq.75).
        if: (s) => s.phase !== 'setup',
        run(t, me) {
          recoverCharge(t, me.ship, me.slot)
        },
      }),
      ...changeOwn('focus', 'crit', 1, { as: 'attacker', cost: { charges: 2 } }),
    ],
  },
  jangofett: {
    text: {
      en: 'While you defend or attack, you may spend your lock on the enemy ship to change 1 of its focus results to a blank.',
      de: 'Während du verteidigst oder angreifst, darfst du deine Zielerfassung auf dem feindlichen Schiff ausgeben, um 1 seiner Fokus-Ergebnisse in eine Leerseite zu ändern.',
    },
    abilities: [jango('defense', 'attacker'), jango('attack', 'defender')],
  },
  lattsrazzi: {
    text: {
      en: 'While you defend, you may remove 1 stress token of the attacker to change 1 of your blank or focus results to an evade.',
      de: 'Während du verteidigst, darfst du 1 Stressmarker des Angreifers entfernen, um 1 deiner Leerseiten oder Fokus-Ergebnisse in ein Ausweich-Ergebnis zu ändern.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'defender',
        if: (s, _me, { attacker, defenseDice }) =>
          isShip(attacker) &&
          isStressed(s.ships[attacker]) &&
          countFace(defenseDice, 'blank') + countFace(defenseDice, 'focus') > 0,
        *run(t, me, attack) {
          if (!removeToken(t, attack.attacker, 'stress')) return
          const face = yield* chooseResult(t, me, attack, 'defense', ['blank', 'focus'])
          changeDice(t, 'defense', face, 'evade', 1)
        },
      }),
    ],
  },
  qira: {
    text: {
      en: 'While you move and attack, you ignore obstacles that you have locked.',
      de: 'Während du dich bewegst und angreifst, ignorierst du Hindernisse, die du als Ziel erfasst hast.',
    },
    abilities: [
      always({
        ignoresObstacle: (_s, me, ship, thing) => ship.id === me.ship && hasLock(ship, THING + thing),
      }),
    ],
  },
  rookkast: {
    text: {
      en: 'Adds a red lock action. After you perform a red action, you may gain 1 strain token. While you attack and are strained, you may change 1 blank or focus result to a hit.',
      de: 'Fügt eine rote Zielerfassungs-Aktion hinzu. Nachdem du eine rote Aktion durchgeführt hast, darfst du 1 Anstrengungsmarker erhalten. Während du angreifst und angestrengt bist, darfst du 1 Leerseite oder 1 Fokus-Ergebnis in einen Treffer ändern.',
    },
    abilities: [
      when('action-performed', {
        if: (_s, _me, { colour }) => colour === 'red',
        may: true,
        run: gain('strain'),
      }),
      ...changeOneOf(['blank', 'focus'], 'hit', {
        as: 'attacker',
        if: (s, me) => has(mine(s, me), 'strain'),
      }),
    ],
  },
  rosetico: {
    text: {
      en: 'While you defend or attack, you may spend 1 of your results to acquire a lock on the enemy ship.',
      de: 'Während du verteidigst oder angreifst, darfst du 1 deiner Ergebnisse ausgeben, um das feindliche Schiff als Ziel zu erfassen.',
    },
    abilities: [rose('attack', 'attacker'), rose('defense', 'defender')],
  },
  sawgerrera: {
    text: {
      en: 'While you attack, you may suffer 1 hit damage to change all your focus results to crits.',
      de: 'Während du angreifst, darfst du 1 Treffer-Schaden erleiden, um alle deine Fokus-Ergebnisse in kritische Treffer zu ändern.',
    },
    abilities: changeOwn('focus', 'crit', Number.POSITIVE_INFINITY, {
      as: 'attacker',
      cost: { suffer: 'hit' },
    }),
  },
  zeborrelios: {
    text: {
      en: 'While you attack at attack range 0, you may spend focus tokens as usual. While you defend at attack range 0, so may the attacker.',
      de: 'Während du bei Angriffsreichweite 0 angreifst, darfst du Fokusmarker wie üblich ausgeben. Während du bei Angriffsreichweite 0 verteidigst, darf das auch der Angreifer.',
    },
    abilities: [
      always({
        modifiesAtRange0: (_s, me, { attacker, defender }, dice, what) =>
          dice === 'attack' && what === 'focus' && (attacker === me.ship || defender === me.ship),
      }),
    ],
  },
  zuckuss: {
    text: {
      en: 'While you attack and are not stressed, you may choose 1 defense die and gain 1 stress token; the defender rerolls that die.',
      de: 'Während du angreifst und nicht gestresst bist, darfst du 1 Verteidigungswürfel wählen und 1 Stressmarker erhalten; der Verteidiger wirft jenen Würfel neu.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'attacker',
        cost: { gain: { stress: 1 } },
        if: (s, me) => !isStressed(mine(s, me)) && rerollable(s, 'defense').length > 0,
        *run(t, me, attack) {
          reroll(t, 'defense', [yield* chooseDie(t, me, attack, 'defense')])
        },
      }),
    ],
  },
}
