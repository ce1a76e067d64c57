/** Pilots of the Vulture and the Hyena. */
import { always, atStartOf, type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { cardOf, numberOf } from '../../rules/cards.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { changeDice, countFace } from '../../rules/dice.ts'
import type { Event } from '../../rules/events.ts'
import { transferLock } from '../../rules/locks.ts'
import { isAtRange, isInArc } from '../../rules/range.ts'
import { countOf, has, spendToken, tokensOf, transferToken } from '../../rules/tokens.ts'
import type { Ship, State } from '../../state.ts'
import { passToken } from '../formation.ts'
import { cancelResult } from '../results.ts'
import {
  amAttacker,
  canPerform,
  chooseShip,
  friendsAt,
  isFriend,
  mine,
  perform,
  performed,
  rerollOwn,
} from '../words.ts'

const dbs404: CardText = {
  text: {
    en: 'While you attack at attack range 1, you must roll 1 additional die. After such an attack hits, suffer 1 crit damage.',
    de: 'Während du bei Angriffsreichweite 1 angreifst, musst du 1 zusätzlichen Würfel werfen. Nachdem ein solcher Angriff getroffen hat, erleide 1 kritischen Schaden.',
  },
  abilities: [
    always({ attackDice: (_s, me, attack) => (amAttacker(me, attack) && attack.range === 1 ? 1 : 0) }),
    when('attacked', {
      if: ({ attack }, _me, { hit }) => hit && attack?.range === 1,
      *run(t, me) {
        yield* sufferDamage(t, me.ship, 'crit', 1, { by: me.ship, attack: false })
      },
    }),
  ],
}

const dfs311: CardText = {
  text: {
    en: 'At the start of the Engagement Phase, you may transfer 1 of your calculate tokens to another friendly ship at range 0-3.',
    de: 'Zu Beginn der Kampfphase darfst du 1 deiner Berechnungsmarker auf ein anderes befreundetes Schiff in Reichweite 0–3 übertragen.',
  },
  abilities: [atStartOf('engagement', { run: passToken('calculate', (s, me) => friendsAt(s, me, 0, 3)) })],
}

/** An enemy in my bullseye arc declares another friend as the defender. */
function threatens(s: State, me: Me, { ship, defender }: Event<'defender-declared'>): boolean {
  return (
    defender !== me.ship &&
    isFriend(s, me, defender) &&
    isInArc(s, me.ship, 'bullseye', ship) &&
    canPerform(['calculate', 'lock'])(s, me)
  )
}

const haorChall: CardText = {
  text: {
    en: 'After an enemy ship in your bullseye arc at range 0-2 declares another friendly ship as the defender, you may perform a calculate or lock action.',
    de: 'Nachdem ein feindliches Schiff in deinem zentralen Winkel in Reichweite 0–2 ein anderes befreundetes Schiff zum Verteidiger erklärt hat, darfst du eine Berechnungs- oder Zielerfassungs-Aktion durchführen.',
  },
  abilities: [
    when('defender-declared', {
      of: 'enemy',
      range: [0, 2],
      if: threatens,
      run: perform(['calculate', 'lock']),
    }),
  ],
}

function isNetworked(ship: Ship): boolean {
  return ship.cards.includes(numberOf('ship-ability', 'networkedcalculations'))
}

/** Other holdouts that could take over what "me" leaves. */
function heirs(s: State, me: Me): Ship[] {
  return friendsAt(s, me, 0, 3).filter(
    (ship) => !ship.destroyed && ship.cards.some((card) => cardOf(card).id === 'kelrodoaiholdout'),
  )
}

export const separatistDroids: { readonly [id: string]: CardText } = {
  bombardmentdrone: {
    text: {
      en: 'If you would drop a device, you may launch it with the same template instead.',
      de: 'Wenn du ein Gerät abwerfen würdest, darfst du es stattdessen mit derselben Schablone starten.',
    },
    abilities: [
      always({
        drops: (_s, me, ship, _device, ways) =>
          ship.id === me.ship
            ? ways.filter(({ how }) => how === 'drop').map((way) => ({ ...way, how: 'launch' as const }))
            : [],
      }),
    ],
  },
  dbs32c: {
    text: {
      en: 'At the start of the Engagement Phase, you may spend 1 calculate token to perform a coordinate action. You can coordinate only ships with Networked Calculations.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Berechnungsmarker ausgeben, um eine Koordinations-Aktion durchzuführen. Du kannst nur Schiffe mit Vernetzten Berechnungen koordinieren.',
    },
    abilities: [
      atStartOf('engagement', {
        possible: canPerform(['coordinate']),
        may: true,
        cost: { spend: { calculate: 1 } },
        run: perform(['coordinate']),
      }),
      always({
        mayCoordinate: (_s, me, coordinator, ship) => coordinator.id !== me.ship || isNetworked(ship),
      }),
    ],
  },
  'dbs32c-siegeofcoruscant': {
    text: {
      en: 'After you perform a calculate action, you may spend 1 charge to perform a jam action.',
      de: 'Nachdem du eine Berechnungs-Aktion durchgeführt hast, darfst du 1 Ladung ausgeben, um eine Störsignal-Aktion durchzuführen.',
    },
    abilities: [
      when('action-performed', {
        if: performed('calculate'),
        possible: canPerform(['jam']),
        may: true,
        cost: { charges: 1 },
        run: perform(['jam']),
      }),
    ],
  },
  dbs404,
  'dbs404-siegeofcoruscant': dbs404,
  dfs081: {
    text: {
      en: 'While a friendly ship at range 0-1 defends, it may spend 1 calculate token to change all crits to hits.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–1 verteidigt, darf es 1 Berechnungsmarker ausgeben, um alle kritischen Treffer in Treffer zu ändern.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'any',
        by: 'defender',
        spends: 'calculate',
        if: (s, me, { defender, attackDice }) =>
          isFriend(s, me, defender) &&
          isAtRange(s, me.ship, defender, 0, 1) &&
          has(s.ships[defender], 'calculate') &&
          countFace(attackDice, 'crit') > 0,
        *run(t, _me, { defender }) {
          yield* spendToken(t, defender, 'calculate')
          changeDice(t, 'attack', 'crit', 'hit')
        },
      }),
    ],
  },
  'dfs081-siegeofcoruscant': {
    text: {
      en: 'While you defend, you may spend 1 charge and 1 calculate token to cancel 1 crit.',
      de: 'Während du verteidigst, darfst du 1 Ladung und 1 Berechnungsmarker ausgeben, um 1 kritischen Treffer zu negieren.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'defender',
        noDice: true,
        if: (_s, _me, { attackDice }) => countFace(attackDice, 'crit') > 0,
        cost: { charges: 1, spend: { calculate: 1 } },
        run(t) {
          cancelResult(t, 'attack', 'crit')
        },
      }),
    ],
  },
  dfs311,
  'dfs311-siegeofcoruscant': dfs311,
  haorchallprototype: haorChall,
  'haorchallprototype-siegeofcoruscant': haorChall,
  kelrodoaiholdout: {
    text: {
      en: 'After you are destroyed, you may transfer each of your locks and green tokens to another friendly Kelrodo-Ai Holdout at range 0-3.',
      de: 'Nachdem du zerstört worden bist, darfst du alle deine Zielerfassungen und grünen Marker auf einen anderen befreundeten KUS-Verteidiger von Kelrodo-Ai in Reichweite 0–3 übertragen.',
    },
    abilities: [
      when('destroyed', {
        if: (s, me) => mine(s, me).locks.length > 0 || tokensOf(mine(s, me), 'green').length > 0,
        *run(t, me) {
          const s = t.state
          const heir = yield* chooseShip(t, me, heirs(s, me))
          if (heir === null) return
          for (const token of tokensOf(mine(s, me), 'green'))
            for (let i = countOf(mine(s, me), token); i > 0; i--)
              yield* transferToken(t, me.ship, heir.id, token)
          for (const target of mine(s, me).locks.slice()) yield* transferLock(t, me.ship, heir.id, target)
        },
      }),
    ],
  },
  precisehunter: {
    text: {
      en: 'While you attack a defender in your bullseye arc, you may reroll 1 blank.',
      de: 'Während du einen Verteidiger in deinem zentralen Winkel angreifst, darfst du 1 Leerseite neu werfen.',
    },
    abilities: rerollOwn(
      1,
      { as: 'attacker', if: (s, me, { defender }) => isInArc(s, me.ship, 'bullseye', defender) },
      'blank',
    ),
  },
}
