/** Rebel Alliance: pilots of the RZ-1 A-wing and the A/SF-01 B-wing. */

import type { Flow } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import { always, atStartOf, type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { canTransferLock, lockable, transferLock } from '../../rules/locks.ts'
import { isAtRange } from '../../rules/range.ts'
import { rotateShip } from '../../rules/rotate-ship.ts'
import { canTransfer, countOf, gainToken, has, isStressed, transferToken } from '../../rules/tokens.ts'
import type { Attack, ObjectId, Ship, State, T } from '../../state.ts'
import { addOwn, changeOneOf, changeUpTo } from '../dice-words.ts'
import { friendlyAt, letAct, mayLockOne } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { hasRed, mayRemoveRed } from '../token-words.ts'
import {
  amAttacker,
  amDefender,
  amInArc,
  changeOwn,
  chooseShip,
  enemyOf,
  friendsAt,
  fully,
  gain,
  haveInArc,
  isFriend,
  mine,
  performed,
  rerollOwn,
} from '../words.ts'

const arvelCrynyd: CardText = {
  text: {
    en: 'If your boost action would fail because you would overlap a ship, you may fly it partially as if it were a maneuver. While you attack at attack range 0, treat it as attack range 1.',
    de: 'Falls deine Schub-Aktion scheitern würde, weil du ein Schiff überschneiden würdest, darfst du sie stattdessen wie ein Manöver teilweise ausführen. Während du bei Angriffsreichweite 0 angreifst, gilt sie als Angriffsreichweite 1.',
  },
  abilities: [
    always({
      partialBoost: (_s, me, ship) => ship.id === me.ship,
      attackRange: (_s, me, attack) => (amAttacker(me, attack) && attack.range === 0 ? 1 : -1),
    }),
  ],
}

const jakeFarrell: CardText = {
  text: {
    en: 'After you perform a barrel roll or boost action, you may choose a friendly ship at range 0-1. It may perform a focus action.',
    de: 'Nachdem du eine Fassrollen- oder Schub-Aktion durchgeführt hast, darfst du ein befreundetes Schiff in Reichweite 0–1 wählen. Es darf eine Fokussierungs-Aktion durchführen.',
  },
  abilities: [
    when('action-performed', {
      if: performed('barrel-roll', 'boost'),
      run: letAct({ among: ['focus'] }, (s, me) => friendlyAt(s, me, 0, 1)),
    }),
  ],
}

/** "Spend a lock on the enemy ship to add a focus result." */
function spendLockForFocus(as: 'attacker' | 'defender') {
  return addOwn('focus', {
    as,
    cost: { lock: true },
    if: (_s, me, attack) => (as === 'defender' || attack.weapon.primary) && enemyOf(me, attack) >= 0,
  })
}

export const sharaBey: CardText = {
  text: {
    en: 'While you defend or make a primary attack, you may spend a lock that you have on the enemy ship to add 1 focus result to your dice.',
    de: 'Während du verteidigst oder mit einer Primärwaffe angreifst, darfst du eine Zielerfassung, die du auf dem feindlichen Schiff hast, ausgeben, um deinem Wurf 1 Fokus-Ergebnis hinzuzufügen.',
  },
  abilities: [...spendLockForFocus('attacker'), ...spendLockForFocus('defender')],
}

/** What Hera could hand to a friend in an attack: tokens by name, locks by what they are on. */
function gifts(s: State, me: Me, to: Ship) {
  const tokens = (['focus', 'evade'] as const).filter((token) => canTransfer(s, me.ship, to.id, token))
  const locks = mine(s, me).locks.filter((target) => canTransferLock(s, me.ship, to.id, target))
  return { tokens, locks }
}

function friendInAttack(s: State, me: Me, { attacker, defender }: Attack): Ship | null {
  const fits = (object: ObjectId): boolean =>
    object !== me.ship && isFriend(s, me, object) && isAtRange(s, me.ship, object, 1, 2)
  if (fits(attacker)) return s.ships[attacker]
  return fits(defender) ? s.ships[defender] : null
}

const HERA_GAVE = 'hera gave'

function* give(t: T, me: Me, attack: Attack): Flow {
  const s = t.state
  const to = friendInAttack(s, me, attack)
  if (to === null) return
  attack.used.push(`${HERA_GAVE} ${me.ship}`)
  const { tokens, locks } = gifts(s, me, to)
  const options = [
    ...tokens.map((token) => ({ do: 'token' as const, token, target: -1 })),
    ...locks.map((target) => ({ do: 'break-lock' as const, token: 'lock' as const, target })),
  ]
  const cite = { rule: 'xw.g.tokens.4', about: me.card }
  const { token, target } = yield* t.choose(mine(s, me).seat, 'choose-token', options, cite)
  if (token === 'lock') yield* transferLock(t, me.ship, to.id, target)
  else yield* transferToken(t, me.ship, to.id, token)
}

const heraSyndulla: CardText = {
  text: {
    en: 'While another friendly ship at range 1-2 defends or attacks, in a Modify Dice step you may transfer 1 of your focus tokens, evade tokens or locks to it.',
    de: 'Während ein anderes befreundetes Schiff in Reichweite 1–2 verteidigt oder angreift, darfst du in einem Schritt „Würfel modifizieren“ 1 deiner Fokusmarker, Ausweichmarker oder Zielerfassungen auf es übertragen.',
  },
  abilities: (['attack', 'defense'] as const).map((dice) =>
    modify({
      dice,
      as: 'other',
      noDice: true,
      if: (s, me, attack) => {
        const to = friendInAttack(s, me, attack)
        if (to === null || attack.used.includes(`${HERA_GAVE} ${me.ship}`)) return false
        const { tokens, locks } = gifts(s, me, to)
        return tokens.length + locks.length > 0
      },
      run: give,
    }),
  ),
}

/** "If the attack range is 1 and you are in the enemy ship's front arc." */
function faceToFace(s: State, me: Me, attack: Attack): boolean {
  const enemy = enemyOf(me, attack)
  return enemy >= 0 && attack.range === 1 && amInArc(s, me, 'front', enemy)
}

/** Whether a friendly ship at range 0-2 that bears this name is stressed. */
function isStressedNear(s: State, me: Me, name: string): boolean {
  return friendlyAt(s, me, 0, 2).some((ship) => isStressed(ship) && printed(ship).pilot.name.en === name)
}

export const rebelABWings: Texts = {
  'adonfox-battleoverendor': {
    text: {
      en: 'While you defend, roll 1 additional defense die if you are stressed.',
      de: 'Während du verteidigst, wirf 1 zusätzlichen Verteidigungswürfel, falls du gestresst bist.',
    },
    abilities: [
      always({ defenseDice: (s, me, attack) => (amDefender(me, attack) && isStressed(mine(s, me)) ? 1 : 0) }),
    ],
  },
  'braylenstramm-battleoverendor': {
    text: {
      en: 'At the start of the Engagement Phase, you may gain 1 focus token if a friendly Gina Moonsong at range 0-2 is stressed.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Fokusmarker erhalten, falls eine befreundete Gina Moonsong in Reichweite 0–2 gestresst ist.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => isStressedNear(s, me, 'Gina Moonsong'),
        may: true,
        run: gain('focus'),
      }),
    ],
  },
  'ginamoonsong-battleoverendor': {
    text: {
      en: 'At the start of the Engagement Phase, you may acquire a lock if a friendly Braylen Stramm at range 0-2 is stressed.',
      de: 'Zu Beginn der Kampfphase darfst du ein Ziel erfassen, falls ein befreundeter Braylen Stramm in Reichweite 0–2 gestresst ist.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => isStressedNear(s, me, 'Braylen Stramm'),
        *run(t, me) {
          const ship = mine(t.state, me)
          yield* mayLockOne(t, me, ship, lockable(t.state, ship))
        },
      }),
    ],
  },
  arvelcrynyd: arvelCrynyd,
  'arvelcrynyd-swz106': arvelCrynyd,
  jakefarrell: jakeFarrell,
  'jakefarrell-swz106': jakeFarrell,
  'sharabey-rz1awing': sharaBey,
  'sharabey-swz106': sharaBey,
  'herasyndulla-rz1awing': heraSyndulla,
  'herasyndulla-asf01bwing': heraSyndulla,
  'ahsokatano-rz1awing': {
    text: {
      en: 'After you fully execute a maneuver, you may choose a friendly ship at range 1-2 and spend 2 Force. It may perform an action, even while stressed.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du ein befreundetes Schiff in Reichweite 1–2 wählen und 2 Macht ausgeben. Es darf eine Aktion durchführen, auch solange es gestresst ist.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully((_m, s, me) => mine(s, me).force >= 2),
        possible: (s, me) => friendlyAt(s, me, 1, 2).length > 0,
        run: letAct({ whileStressed: true }, (s, me) => friendlyAt(s, me, 1, 2), { force: 2 }),
      }),
    ],
  },
  'arvelcrynyd-battleoverendor': {
    text: {
      en: 'While you defend, you may gain 1 strain token to change 1 focus result to an evade.',
      de: 'Während du verteidigst, darfst du 1 Anstrengungsmarker erhalten, um 1 Fokus-Ergebnis in ein Ausweich-Ergebnis zu ändern.',
    },
    abilities: changeOwn('focus', 'evade', 1, { as: 'defender', cost: { gain: { strain: 1 } } }),
  },
  derekklivian: {
    text: {
      en: 'After you acquire or spend a lock, you may remove 1 red token from yourself.',
      de: 'Nachdem du ein Ziel erfasst oder eine Zielerfassung ausgegeben hast, darfst du 1 roten Marker von dir entfernen.',
    },
    abilities: (['lock-acquired', 'lock-spent'] as const).map((event) =>
      when(event, {
        if: (s, me) => hasRed(s, mine(s, me)),
        *run(t, me) {
          yield* mayRemoveRed(t, me, mine(t.state, me))
        },
      }),
    ),
  },
  'gemmersojan-battleoverendor': {
    text: {
      en: 'While you defend, you may gain 1 strain token to change up to 2 blank results to focus results.',
      de: 'Während du verteidigst, darfst du 1 Anstrengungsmarker erhalten, um bis zu 2 Leer-Ergebnisse in Fokus-Ergebnisse zu ändern.',
    },
    abilities: changeUpTo('blank', 'focus', 2, { as: 'defender', cost: { gain: { strain: 1 } } }),
  },
  'sabinewren-rz1awing': {
    text: {
      en: 'While you defend or attack at attack range 1 and are in the front arc of the enemy ship, you may change 1 of your results to an evade or hit.',
      de: 'Während du bei Angriffsreichweite 1 verteidigst oder angreifst und im Frontwinkel des feindlichen Schiffes bist, darfst du 1 deiner Ergebnisse in ein Ausweich- oder Treffer-Ergebnis ändern.',
    },
    abilities: [
      ...changeOneOf(['blank', 'focus', 'crit'], 'good', { as: 'attacker', if: faceToFace }),
      ...changeOneOf(['blank', 'focus'], 'good', { as: 'defender', if: faceToFace }),
    ],
  },
  tychocelchu: {
    text: {
      en: 'While you have 2 or fewer stress tokens, you may perform actions even while stressed.',
      de: 'Solange du 2 oder weniger Stressmarker hast, darfst du Aktionen auch gestresst durchführen.',
    },
    abilities: [
      always({ whileStressed: (_s, me, ship) => ship.id === me.ship && countOf(ship, 'stress') <= 2 }),
    ],
  },
  'wedgeantilles-rz1awing': {
    text: {
      en: 'While you make a primary attack against a ship in your front arc, the defender rolls 1 fewer defense die.',
      de: 'Während du mit einer Primärwaffe ein Schiff in deinem Frontwinkel angreifst, wirft der Verteidiger 1 Verteidigungswürfel weniger.',
    },
    abilities: [
      always({
        defenseDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && haveInArc(s, me, 'front', attack.defender)
            ? -1
            : 0,
      }),
    ],
  },
  braylenstramm: {
    text: {
      en: 'While you defend or attack, if you are stressed, you may reroll up to 2 of your dice.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls du gestresst bist, bis zu 2 deiner Würfel neu werfen.',
    },
    abilities: rerollOwn(2, { as: 'both', if: (s, me) => isStressed(mine(s, me)) }),
  },
  ginamoonsong: {
    text: {
      en: 'At the start of the Engagement Phase you must transfer 1 of your stress tokens to another friendly ship at range 0-2.',
      de: 'Zu Beginn der Kampfphase musst du 1 deiner Stressmarker auf ein anderes befreundetes Schiff in Reichweite 0–2 übertragen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => has(mine(s, me), 'stress'),
        possible: (s, me) => friendsAt(s, me, 0, 2).length > 0,
        *run(t, me) {
          const able = friendsAt(t.state, me, 0, 2).filter(({ id }) =>
            canTransfer(t.state, me.ship, id, 'stress'),
          )
          const chosen = yield* chooseShip(t, me, able, { must: true })
          if (chosen !== null) yield* transferToken(t, me.ship, chosen.id, 'stress')
        },
      }),
    ],
  },
  netrempollard: {
    text: {
      en: 'After you barrel roll, you may choose a friendly ship at range 0-1 that is not stressed. It gains 1 stress token, then you rotate by 180°.',
      de: 'Nach einer Fassrolle darfst du ein befreundetes Schiff in Reichweite 0–1 wählen, das nicht gestresst ist. Es erhält 1 Stressmarker, dann drehst du dich um 180°.',
    },
    abilities: [
      when('moved', {
        if: (_s, _me, { how }) => how === 'barrel-roll',
        *run(t, me) {
          const calm = friendlyAt(t.state, me, 0, 1).filter((ship) => !isStressed(ship))
          const chosen = yield* chooseShip(t, me, calm)
          if (chosen === null) return
          yield* gainToken(t, chosen.id, 'stress', 1, me.ship)
          yield* rotateShip(t, me.ship, [180], 'xw.g.rotate-ship.1', true)
        },
      }),
    ],
  },
  tennumb: {
    text: {
      en: 'While you defend or attack, you may spend 1 stress token to change all of your focus results to evades or hits.',
      de: 'Während du verteidigst oder angreifst, darfst du 1 Stressmarker ausgeben, um alle deine Fokus-Ergebnisse in Ausweich- oder Treffer-Ergebnisse zu ändern.',
    },
    abilities: changeOwn('focus', 'good', Number.POSITIVE_INFINITY, {
      as: 'both',
      cost: { spend: { stress: 1 } },
    }),
  },
}
