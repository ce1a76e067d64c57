/** Rebel Alliance: pilots of freighters and transports (YT-1300, YT-2400). */
import type { Flow } from '@dejarik/kernel'
import { always, atStartOf, type CardText, instead, type Me, modify, when } from '../../rules/abilities.ts'
import { forceCapacity, recoverForce } from '../../rules/charges.ts'
import { countFace, type DiceKind, modifiable, rerollFreely, rollSeen } from '../../rules/dice.ts'
import { lockable } from '../../rules/locks.ts'
import { isObstacle } from '../../rules/obstacles.ts'
import { isAtRange, rangeTo } from '../../rules/range.ts'
import { gainToken, hasSpent } from '../../rules/tokens.ts'
import { type Ship, type State, type T, THING } from '../../state.ts'
import { friendlyAt, letAct, mayLockOne } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { canPerform, diceOf, fully, gain, isEnemy, mine, perform } from '../words.ts'

/** Whether a ship is at range 0-1 of an obstacle. */
function isNearObstacle(s: State, ship: number): boolean {
  return s.things.some(
    (thing) => thing.inPlay && isObstacle(thing) && isAtRange(s, ship, THING + thing.id, 0, 1),
  )
}

function rerollAll(dice: DiceKind) {
  return modify({
    dice,
    as: dice === 'attack' ? 'attacker' : 'defender',
    if: (s, me, attack) =>
      diceOf(attack, dice).length > 0 &&
      modifiable(s, dice, 'focus', me.ship) === countFace(diceOf(attack, dice), 'focus') &&
      isNearObstacle(s, me.ship),
    run(t) {
      rerollFreely(t, dice)
    },
  })
}

const leebo: CardText = {
  text: {
    en: 'After you defend or attack, if you spent a calculate token, gain 1 calculate token.',
    de: 'Nachdem du verteidigt oder angegriffen hast, erhalte, falls du einen Berechnungsmarker ausgegeben hast, 1 Berechnungsmarker.',
  },
  abilities: (['attacked', 'defended'] as const).map((event) =>
    when(event, {
      if: (s, me) => s.attack !== null && hasSpent(s.attack, me.ship, 'calculate'),
      run: gain('calculate'),
    }),
  ),
}

/** "It gains 1 focus token or recovers 1 Force." */
function* focusOrForce(t: T, me: Me, ship: Ship): Flow {
  const options = [
    { do: 'token' as const, token: 'focus' as const },
    ...(ship.force < forceCapacity(ship) ? [{ do: 'recover-force' as const, token: '' }] : []),
  ]
  const cite = { rule: 'xw.g.pilot-ability.1', about: me.card }
  const chosen = yield* t.choose(mine(t.state, me).seat, 'choose-token', options, cite)
  if (chosen.do === 'token') yield* gainToken(t, ship.id, 'focus', 1, me.ship)
  else recoverForce(t, ship.id)
}

export const rebelFreighters: Texts = {
  leebo,
  'leebo-swz103-rebelalliance': leebo,
  chewbacca: {
    text: {
      en: 'If you would be dealt a faceup damage card, you may spend 1 charge to be dealt it facedown instead.',
      de: 'Bevor dir eine offene Schadenskarte zugeteilt würde, darfst du 1 Ladung ausgeben, um sie stattdessen verdeckt zugeteilt zu bekommen.',
    },
    abilities: [
      instead('deals-damage-card', {
        if: (_s, _me, { up }) => up,
        may: true,
        cost: { charges: 1 },
        run(_t, _me, event) {
          return { ...event, up: false }
        },
      }),
    ],
  },
  'hansolo-battleofyavin': {
    text: {
      en: 'After you perform an attack that hits, you may spend 1 charge to perform a coordinate action.',
      de: 'Nachdem du einen Angriff durchgeführt hast, der getroffen hat, darfst du 1 Ladung ausgeben, um eine Koordinations-Aktion durchzuführen.',
    },
    abilities: [
      when('attacked', {
        if: (_s, _me, { hit }) => hit,
        possible: canPerform(['coordinate']),
        may: true,
        cost: { charges: 1 },
        run: perform(['coordinate']),
      }),
    ],
  },
  'hansolo-modifiedyt1300lightfreighter': {
    text: {
      en: 'After you roll dice, if you are at range 0-1 of an obstacle, you may roll all of them again. That does not count as rerolling for other effects.',
      de: 'Nachdem du Würfel geworfen hast, darfst du, falls du in Reichweite 0–1 eines Hindernisses bist, alle noch einmal werfen. Für andere Effekte gilt das nicht als Neuwerfen.',
    },
    abilities: [
      rerollAll('attack'),
      rerollAll('defense'),
      instead('die-rolled', {
        if: (s, me) => isNearObstacle(s, me.ship),
        may: true,
        run(t, me, event) {
          return { ...event, face: rollSeen(t, me.ship, 'xw.a.cardfaq.40') }
        },
      }),
      instead('device-dice', {
        of: 'any',
        if: (s, me, { victim, faces }) =>
          victim === me.ship && faces.length > 0 && isNearObstacle(s, me.ship),
        may: true,
        run(t, me, event) {
          return { ...event, faces: event.faces.map(() => rollSeen(t, me.ship, 'xw.a.cardfaq.40')) }
        },
      }),
    ],
  },
  'landocalrissian-battleoverendor': {
    text: {
      en: 'At the start of the Activation Phase you may spend 1 charge to choose an initiative from 1 to 6. You activate at it in this phase.',
      de: 'Zu Beginn der Aktivierungsphase darfst du 1 Ladung ausgeben, um eine Initiative von 1 bis 6 zu wählen. In dieser Phase wirst du bei dieser Initiative aktiviert.',
    },
    abilities: [
      atStartOf('activation', {
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          const { seat, initiatives } = mine(t.state, me)
          const cite = { rule: 'xw.g.initiative.3', about: me.card }
          const value = yield* t.chooseNumber(seat, 'choose-initiative', { min: 1, max: 6 }, cite)
          initiatives.push({ value, until: 'activation', by: me.card })
        },
      }),
    ],
  },
  'landocalrissian-modifiedyt1300lightfreighter': {
    text: {
      en: 'After you fully execute a blue maneuver, you may choose a friendly ship at range 0-3. It may perform an action.',
      de: 'Nachdem du ein blaues Manöver vollständig ausgeführt hast, darfst du ein befreundetes Schiff in Reichweite 0–3 wählen. Es darf eine Aktion durchführen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }) => difficulty === 'blue'),
        run: letAct({}, (s, me) => friendlyAt(s, me, 0, 3)),
      }),
    ],
  },
  leiaorgana: {
    text: {
      en: 'After a friendly ship at range 0-3 fully executes a red maneuver, you may spend 1 Force. It then gains 1 focus token or recovers 1 Force.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–3 ein rotes Manöver vollständig ausgeführt hast, darfst du 1 Macht ausgeben. Es erhält dann 1 Fokusmarker oder stellt 1 Macht wieder her.',
    },
    abilities: [
      when('maneuver-executed', {
        of: 'friendly',
        range: [0, 3],
        if: fully(({ difficulty }) => difficulty === 'red'),
        may: true,
        cost: { force: 1 },
        *run(t, me, { ship }) {
          yield* focusOrForce(t, me, t.state.ships[ship])
        },
      }),
    ],
  },
  dashrendar: {
    text: {
      en: 'While you move, you ignore obstacles.',
      de: 'Während du dich bewegst, ignorierst du Hindernisse.',
    },
    abilities: [
      always({ ignoresObstacle: (_s, me, ship, _thing, during) => ship.id === me.ship && during === 'move' }),
    ],
  },
  'dashrendar-swz103-rebelalliance': {
    text: {
      en: 'During the Engagement Phase you ignore the effects of obstacles that you overlap.',
      de: 'Während der Kampfphase ignorierst du die Effekte von Hindernissen, die du überschneidest.',
    },
    abilities: [
      always({
        ignoresObstacle: (s, me, ship, thing, during) =>
          ship.id === me.ship &&
          s.phase === 'engagement' &&
          during !== 'move' &&
          rangeTo(s, me.ship, THING + thing) === 0,
      }),
    ],
  },
  'leebo-swz103-sl-rebelalliance': {
    text: {
      en: 'At the end of the Engagement Phase you may spend 1 calculate token to acquire a lock on an enemy ship at range 2-3.',
      de: 'Am Ende der Kampfphase darfst du 1 Berechnungsmarker ausgeben, um ein feindliches Schiff in Reichweite 2–3 als Ziel zu erfassen.',
    },
    abilities: [
      when('phase-ends', {
        if: (_s, _me, { phase }) => phase === 'engagement',
        possible: (s, me) => farTargets(s, me).length > 0,
        may: true,
        cost: { spend: { calculate: 1 } },
        *run(t, me) {
          yield* mayLockOne(t, me, mine(t.state, me), farTargets(t.state, me))
        },
      }),
    ],
  },
}

function farTargets(s: State, me: Me): number[] {
  return lockable(
    s,
    mine(s, me),
    (target) => target < THING && isEnemy(s, me, target) && isAtRange(s, me.ship, target, 2, 3),
  )
}
