/** Modifications that protect the ship, and those of which the facts say everything. */
import { never } from '@dejarik/kernel'
import { always, instead, type Me, when } from '../../rules/abilities.ts'
import { loseCharge, spendCharge } from '../../rules/charges.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { isBomb } from '../../rules/devices.ts'
import { isObstacle } from '../../rules/obstacles.ts'
import { isAtRange, isInArc, shipsWhere } from '../../rules/range.ts'
import { gainToken, isStressed } from '../../rules/tokens.ts'
import type { Ship, State } from '../../state.ts'
import { discardTop, isShipCard } from '../damage-words.ts'
import type { Texts } from '../texts.ts'
import { amDefender, chooseShip, mine } from '../words.ts'

function others(s: State, me: Me): Ship[] {
  return shipsWhere(s, ({ id }) => id !== me.ship && isAtRange(s, me.ship, id, 0, 1))
}

/** Upgrades of which the facts say everything. */
const plain: Texts = {
  engineupgrade: {
    text: {
      en: 'Adds a white boost action to your action bar.',
      de: 'Fügt deiner Aktionsleiste eine weiße Schub-Aktion hinzu.',
    },
    abilities: [],
  },
  hullupgrade: {
    text: { en: 'You have 1 hull more.', de: 'Du hast 1 Hülle mehr.' },
    abilities: [],
  },
  shieldupgrade: {
    text: { en: 'You have 1 shield more.', de: 'Du hast 1 Schild mehr.' },
    abilities: [],
  },
  angleddeflectors: {
    text: {
      en: 'You have 1 shield less. Adds a white reinforce action to your action bar.',
      de: 'Du hast 1 Schild weniger. Fügt deiner Aktionsleiste eine weiße Verstärken-Aktion hinzu.',
    },
    abilities: [],
  },
  targetingcomputer: {
    text: {
      en: 'Adds a white lock action to your action bar.',
      de: 'Fügt deiner Aktionsleiste eine weiße Zielerfassungs-Aktion hinzu.',
    },
    abilities: [],
  },
  independentcalculations: {
    text: {
      en: 'Your ship ability is Independent Calculations instead of Networked Calculations.',
      de: 'Deine Schiffsfähigkeit ist Autonome Berechnungssysteme statt Vernetzte Berechnungssysteme.',
    },
    abilities: [],
  },
}

export const hullModifications: Texts = {
  ...plain,
  ablativeplating: {
    text: {
      en: 'If you would suffer damage from an obstacle or from a friendly bomb, you may spend 1 charge to prevent 1 of it.',
      de: 'Bevor du Schaden durch ein Hindernis oder eine befreundete Bombe erleiden würdest, darfst du 1 Ladung ausgeben, um 1 davon zu verhindern.',
    },
    abilities: [
      instead('suffers-damage', {
        if: (s, me, { thing }) => {
          if (thing === undefined) return false
          const { type, seat } = s.things[thing]
          return isObstacle(s.things[thing]) || (isBomb(type) && seat === mine(s, me).seat)
        },
        may: true,
        cost: { charges: 1 },
        run() {
          return null
        },
      }),
    ],
  },
  imperviumplating: {
    text: {
      en: 'If you would be dealt a faceup damage card with the trait Ship, you may spend 1 charge to discard it instead.',
      de: 'Bevor dir eine offene Schadenskarte mit dem Merkmal Schiff zugeteilt würde, darfst du 1 Ladung ausgeben, um sie stattdessen abzulegen.',
    },
    abilities: [
      instead('deals-damage-card', {
        if: (s, me, { up, card }) => up && isShipCard(card) && mine(s, me).charges[me.slot] > 0,
        *run(t, me, event) {
          const ship = mine(t.state, me)
          const options = [{ do: 'discard' as const }, { do: 'decline' as const }]
          const cite = { rule: 'xw.g.replacement.1', about: me.card }
          const chosen = yield* t.choose(ship.seat, 'dealt-card', options, cite)
          if (chosen.do === 'decline') return event
          yield* spendCharge(t, me.ship, me.slot)
          discardTop(t, ship)
          return null
        },
      }),
    ],
  },
  beskarreinforcedplating: {
    text: {
      en: 'While you defend against an attacker in your front arc, if you would be dealt a faceup damage card, you may spend 1 charge to be dealt it facedown, or 2 charges to discard it.',
      de: 'Während du gegen einen Angreifer in deinem Frontwinkel verteidigst: Bevor dir eine offene Schadenskarte zugeteilt würde, darfst du 1 Ladung ausgeben, um sie verdeckt zugeteilt zu bekommen, oder 2 Ladungen, um sie abzulegen.',
    },
    abilities: [
      instead('deals-damage-card', {
        if: (s, me, { up }) =>
          up &&
          s.attack !== null &&
          amDefender(me, s.attack) &&
          isInArc(s, me.ship, 'front', s.attack.attacker) &&
          mine(s, me).charges[me.slot] > 0,
        *run(t, me, event) {
          const ship = mine(t.state, me)
          const options = [
            { do: 'facedown' as const },
            ...(ship.charges[me.slot] > 1 ? [{ do: 'discard' as const }] : []),
            { do: 'decline' as const },
          ]
          const cite = { rule: 'xw.g.replacement.1', about: me.card }
          const chosen = yield* t.choose(ship.seat, 'dealt-card', options, cite)
          switch (chosen.do) {
            case 'decline':
              return event
            case 'facedown':
              yield* spendCharge(t, me.ship, me.slot, 1)
              return { ...event, up: false }
            case 'discard':
              yield* spendCharge(t, me.ship, me.slot, 2)
              discardTop(t, ship)
              return null
            default:
              return never(chosen)
          }
        },
      }),
    ],
  },
  staticdischargevanes: {
    text: {
      en: 'If you would gain an ion or jam token while you are not stressed, you may choose another ship at range 0-1 and gain 1 stress token; it gains 1 such token instead of you, and you suffer 1 hit damage.',
      de: 'Bevor du, ohne gestresst zu sein, einen Ionen- oder Störsignalmarker erhalten würdest, darfst du ein anderes Schiff in Reichweite 0–1 wählen und 1 Stressmarker erhalten; es erhält statt dir 1 solchen Marker, und du erleidest 1 Treffer-Schaden.',
    },
    abilities: [
      instead('gains-token', {
        if: (s, me, { token }) =>
          (token === 'ion' || token === 'jam') && !isStressed(mine(s, me)) && others(s, me).length > 0,
        may: true,
        *run(t, me, event) {
          const chosen = yield* chooseShip(t, me, others(t.state, me), {
            must: true,
            cost: { gain: { stress: 1 } },
          })
          if (chosen === null) return event
          yield* gainToken(t, chosen.id, event.token, 1, me.ship)
          yield* sufferDamage(t, me.ship, 'hit', 1, { by: me.ship, attack: false })
          // One token a use: it makes the ship stressed (xw.a.errata-upgrades.11).
          return event.count > 1 ? { ...event, count: event.count - 1 } : null
        },
      }),
    ],
  },
  stealthdevice: {
    text: {
      en: 'While you defend with an active charge here, roll 1 additional defense die. After you suffer damage, lose 1 charge.',
      de: 'Während du mit einer aktiven Ladung hier verteidigst, wirf 1 zusätzlichen Verteidigungswürfel. Nachdem du Schaden erlitten hast, verliere 1 Ladung.',
    },
    abilities: [
      always({
        defenseDice: (s, me, attack) => (amDefender(me, attack) && mine(s, me).charges[me.slot] > 0 ? 1 : 0),
      }),
      when('damage-suffered', {
        if: (s, me) => mine(s, me).charges[me.slot] > 0,
        run(t, me) {
          loseCharge(t, me.ship, me.slot)
        },
      }),
    ],
  },
}
