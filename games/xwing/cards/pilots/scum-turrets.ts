/** Pilots of the HWK-290, the JumpMaster 5000 and the Lancer-class pursuit craft. */

import type { StandardArc } from '../../geometry/index.ts'
import { always, atStartOf, type CardText, type Me, when } from '../../rules/abilities.ts'
import { raise } from '../../rules/ability-queue.ts'
import { isAllowed } from '../../rules/ask-cards.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { canTransfer, countOf, gainToken, tokensOf, transferToken } from '../../rules/tokens.ts'
import type { Ship, State, Token } from '../../state.ts'
import { against } from '../bonus-attacks.ts'
import { addOwn } from '../dice-words.ts'
import { inFiringArc, inTurretArc } from '../formation.ts'
import { removesGreen } from '../token-words.ts'
import { chooseShip, chooseToken, enemiesAt, friendsAt, haveInArc, mine } from '../words.ts'

/** Enemy ships with focus or evade tokens that "I" could take. */
function robbable(s: State, me: Me): Ship[] {
  return enemiesAt(s, me, 0, 2).filter(
    (ship) => inFiringArc(s, mine(s, me), ship.id) && takeable(s, me, ship).length > 0,
  )
}

function takeable(s: State, me: Me, ship: Ship): Token[] {
  return (['focus', 'evade'] as const).filter((token) => canTransfer(s, ship.id, me.ship, token))
}

const ARCS: readonly StandardArc[] = ['front', 'right', 'rear', 'left']

const FEWER = 'kanan jarrus'

export const scumTurrets: { readonly [id: string]: CardText } = {
  dacebonearm: {
    text: {
      en: 'After an enemy ship at range 0-3 gains an ion token, you may spend 3 charges. If you do, it gains 2 more ion tokens.',
      de: 'Nachdem ein feindliches Schiff in Reichweite 0–3 einen Ionenmarker erhalten hat, darfst du 3 Ladungen ausgeben. Tust du das, erhält es 2 weitere Ionenmarker.',
    },
    abilities: [
      when('token-gained', {
        of: 'enemy',
        range: [0, 3],
        if: (_s, _me, { token }) => token === 'ion',
        may: true,
        cost: { charges: 3 },
        *run(t, me, { ship }) {
          yield* gainToken(t, ship, 'ion', 2, me.ship)
        },
      }),
    ],
  },
  gamutkey: {
    text: {
      en: 'At the start of the End Phase, you may spend 2 charges to choose yourself or a ship in your turret arc with green or orange tokens. They are not removed from it this phase.',
      de: 'Zu Beginn der Endphase darfst du 2 Ladungen ausgeben, um dich selbst oder ein Schiff in deinem Turmwinkel mit grünen oder orangen Markern zu wählen. Sie werden in dieser Phase nicht von ihm entfernt.',
    },
    abilities: [
      atStartOf('end', {
        *run(t, me) {
          const s = t.state
          const holding = shipsWhere(
            s,
            (ship) =>
              (ship.id === me.ship || inTurretArc(s, mine(s, me), ship.id)) &&
              (tokensOf(ship, 'green').length > 0 || tokensOf(ship, 'orange').length > 0),
          )
          const chosen = yield* chooseShip(t, me, holding, { cost: { charges: 2 } })
          chosen?.lasting.push({ key: 'gamut key', value: 1, until: 'end' })
        },
      }),
      always({
        keeps: (_s, _me, ship) =>
          ship.lasting.some(({ key }) => key === 'gamut key') ? Number.POSITIVE_INFINITY : 0,
      }),
    ],
  },
  'kananjarrus-hwk290lightfreighter': {
    text: {
      en: 'While you or a ship in your turret arc defends, you may spend 1 Force. If you do, the attacker rolls 1 fewer attack die.',
      de: 'Während du oder ein Schiff in deinem Turmwinkel verteidigt, darfst du 1 Macht ausgeben. Tust du das, wirft der Angreifer 1 Angriffswürfel weniger.',
    },
    abilities: [
      when('rolls-attack-dice', {
        of: 'any',
        if: (s, me) =>
          s.attack !== null &&
          isShip(s.attack.defender) &&
          (s.attack.defender === me.ship || inTurretArc(s, mine(s, me), s.attack.defender)),
        may: true,
        cost: { force: 1 },
        run(t, me) {
          t.state.attack?.used.push(`${FEWER} ${me.ship}`)
        },
      }),
      always({ attackDice: (_s, me, attack) => (attack.used.includes(`${FEWER} ${me.ship}`) ? -1 : 0) }),
    ],
  },
  palobgodalhi: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose 1 enemy ship in your firing arc at range 0-2 and transfer 1 focus or evade token from it to you.',
      de: 'Zu Beginn der Kampfphase darfst du 1 feindliches Schiff in deinem Feuerwinkel in Reichweite 0–2 wählen und 1 Fokus- oder Ausweichmarker von ihm auf dich übertragen.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, robbable(t.state, me))
          if (chosen === null) return
          const token = yield* chooseToken(t, me, takeable(t.state, me, chosen))
          if (token !== null) yield* transferToken(t, chosen.id, me.ship, token)
        },
      }),
    ],
  },
  torkilmux: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose 1 ship in your firing arc. It engages at initiative 0 this round.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Schiff in deinem Feuerwinkel wählen. Es kämpft diese Runde mit Initiative 0.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const s = t.state
          const seen = shipsWhere(s, (ship) => inFiringArc(s, mine(s, me), ship.id))
          const chosen = yield* chooseShip(t, me, seen)
          chosen?.initiatives.push({ value: 0, until: 'engagement', by: me.card })
        },
      }),
    ],
  },
  dengar: {
    text: {
      en: 'After you defend, if the attacker is in your front arc, you may spend 1 charge to make a bonus attack against it.',
      de: 'Nachdem du verteidigt hast, darfst du, falls der Angreifer in deinem Frontwinkel ist, 1 Ladung ausgeben, um einen Bonusangriff gegen ihn durchzuführen.',
    },
    abilities: [
      when('defended', {
        bonusAttack: true,
        if: (s, me, { attacker }) =>
          haveInArc(s, me, 'front', attacker) && hasAttack(s, mine(s, me), against(attacker)),
        may: true,
        cost: { charges: 1 },
        *run(t, me, { attacker }) {
          yield* performAttack(t, me.ship, against(attacker))
        },
      }),
    ],
  },
  manaroo: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose another friendly ship at range 0-1 and transfer all of your green tokens to it.',
      de: 'Zu Beginn der Kampfphase darfst du ein anderes befreundetes Schiff in Reichweite 0–1 wählen und alle deine grünen Marker auf es übertragen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => tokensOf(mine(s, me), 'green').length > 0,
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, friendsAt(t.state, me, 0, 1))
          if (chosen === null) return
          for (const token of tokensOf(mine(t.state, me), 'green'))
            for (let i = countOf(mine(t.state, me), token); i > 0; i--)
              yield* transferToken(t, me.ship, chosen.id, token)
        },
      }),
    ],
  },
  nomlumb: {
    text: {
      en: 'After you become the defender, if the attacker is not in your turret arc, you must turn your turret to a standard arc in which the attacker is.',
      de: 'Nachdem du zum Verteidiger geworden bist, musst du, falls der Angreifer nicht in deinem Turmwinkel ist, deinen Geschützturm in einen Standardwinkel drehen, in dem der Angreifer ist.',
    },
    abilities: [
      when('defender-declared', {
        of: 'enemy',
        if: (s, me, { ship, defender }) => defender === me.ship && !inTurretArc(s, mine(s, me), ship),
        *run(t, me, { ship }) {
          const s = t.state
          const it = mine(s, me)
          const options = ARCS.filter(
            (arc) => isInArc(s, me.ship, arc, ship) && isAllowed(s, 'mayPoint', it, arc),
          ).map((arc) => ({ do: 'turret' as const, ship: me.ship, arc }))
          if (options.length === 0) return
          const { arc } = yield* t.choose(it.seat, 'rotate', options, {
            rule: 'xw.g.rotate.1',
            about: me.card,
          })
          it.turret = arc
          t.log?.('rotate', 'xw.g.rotate.1', { ship: me.ship, arc })
          yield* raise(t, { event: 'rotated', ship: me.ship })
        },
      }),
    ],
  },
  asajjventress: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose 1 enemy ship in your turret arc at range 0-2 and spend 1 Force. If you do, it gains 1 stress token unless it removes 1 green token.',
      de: 'Zu Beginn der Kampfphase darfst du 1 feindliches Schiff in deinem Turmwinkel in Reichweite 0–2 wählen und 1 Macht ausgeben. Tust du das, erhält es 1 Stressmarker, außer es entfernt 1 grünen Marker.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const s = t.state
          const seen = enemiesAt(s, me, 0, 2).filter((ship) => inTurretArc(s, mine(s, me), ship.id))
          const chosen = yield* chooseShip(t, me, seen, { cost: { force: 1 } })
          if (chosen !== null && !(yield* removesGreen(t, me, chosen)))
            yield* gainToken(t, chosen.id, 'stress', 1, me.ship)
        },
      }),
    ],
  },
  ketsuonyo: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose 1 ship in both your front arc and your turret arc at range 0-1. It gains 1 tractor token.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Schiff sowohl in deinem Frontwinkel als auch in deinem Turmwinkel in Reichweite 0–1 wählen. Es erhält 1 Fangstrahlmarker.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const s = t.state
          const seen = shipsWhere(
            s,
            ({ id }) =>
              isAtRange(s, me.ship, id, 0, 1) &&
              isInArc(s, me.ship, 'front', id) &&
              inTurretArc(s, mine(s, me), id),
          )
          const chosen = yield* chooseShip(t, me, seen)
          if (chosen !== null) yield* gainToken(t, chosen.id, 'tractor', 1, me.ship)
        },
      }),
    ],
  },
  'sabinewren-lancerclasspursuitcraft': {
    text: {
      en: 'While you defend, if the attacker is in your turret arc at range 0-2, you may add 1 focus result to your dice.',
      de: 'Während du verteidigst, darfst du, falls der Angreifer in deinem Turmwinkel in Reichweite 0–2 ist, deinen Würfeln 1 Fokus-Ergebnis hinzufügen.',
    },
    abilities: addOwn('focus', {
      as: 'defender',
      if: (s, me, { attacker }) =>
        inTurretArc(s, mine(s, me), attacker) && isAtRange(s, me.ship, attacker, 0, 2),
    }),
  },
}
