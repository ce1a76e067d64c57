/** Pilots of the M3-A interceptor, the Mining Guild TIE, the Z-95 and the Quadrijet. */

import { printed } from '../../facts/printed.ts'
import type { Size } from '../../geometry/index.ts'
import { always, atStartOf, type CardText, instead, type Me, when } from '../../rules/abilities.ts'
import { cardOf } from '../../rules/cards.ts'
import { agilityOf, canRecoverCharge, recoverCharge } from '../../rules/charges.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { removeDie } from '../../rules/dice.ts'
import { isAtRange, isShip, shipsWhere } from '../../rules/range.ts'
import {
  canTransfer,
  countOf,
  gainToken,
  isStressed,
  removeToken,
  transferToken,
} from '../../rules/tokens.ts'
import type { Attack, Ship, State } from '../../state.ts'
import { addResult, canModify } from '../results.ts'
import {
  amAttacker,
  amDefender,
  amInArc,
  chooseShip,
  chooseToken,
  enemiesAt,
  enemyOf,
  friendsAt,
  frozen,
  gain,
  isEnemyStressed,
  mine,
  rerollOfFriend,
  rerollOwn,
} from '../words.ts'

const SIZES: readonly Size[] = ['small', 'medium', 'large']

/** Whether the other ship in the attack has a larger base. */
function isLarger(s: State, me: Me, attack: Attack): boolean {
  const enemy = enemyOf(me, attack)
  if (enemy < 0) return false
  return SIZES.indexOf(printed(s.ships[enemy]).size) > SIZES.indexOf(printed(mine(s, me)).size)
}

/** Equipped upgrades that could recover a charge. */
function spent(ship: Ship): number[] {
  return ship.cards.flatMap((card, slot) =>
    cardOf(card).type === 'upgrade' && canRecoverCharge(ship, slot) ? [slot] : [],
  )
}

/** Place of the ship card among a ship's cards. */
const PILOT = 0

const AS_FAST = 'sarco plank'

export const bossk: CardText = {
  text: {
    en: 'While you make a primary attack, after Neutralize Results, you may spend 1 crit to add 2 hits.',
    de: 'Während du mit einer Primärwaffe angreifst, darfst du nach dem Neutralisieren der Ergebnisse 1 kritischen Treffer ausgeben, um 2 Treffer hinzuzufügen.',
  },
  abilities: [
    when('neutralized', {
      if: (s, me) => s.attack?.weapon.primary === true && s.attack.crits > 0 && canModify(s, me, 'attack'),
      may: true,
      run(t) {
        removeDie(t, 'attack', 'crit')
        addResult(t, 'hit')
        addResult(t, 'hit')
      },
    }),
  ],
}

export const scumLight: { readonly [id: string]: CardText } = {
  g4rgorvm: {
    text: {
      en: 'After you defend, each other ship at range 0 suffers 1 crit damage.',
      de: 'Nachdem du verteidigt hast, erleidet jedes andere Schiff in Reichweite 0 1 kritischen Schaden.',
    },
    abilities: [
      when('defended', {
        *run(t, me) {
          const s = t.state
          const touching = shipsWhere(s, ({ id }) => id !== me.ship && isAtRange(s, me.ship, id, 0, 0))
          for (const { id } of touching) yield* sufferDamage(t, id, 'crit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
  genesisred: {
    text: {
      en: 'After you acquire a lock on a ship, remove all of your focus and evade tokens; then gain as many of each as the locked ship has.',
      de: 'Nachdem du ein Schiff als Ziel erfasst hast, entferne alle deine Fokus- und Ausweichmarker; erhalte dann von jeder Sorte so viele, wie das erfasste Schiff hat.',
    },
    abilities: [
      when('lock-acquired', {
        if: (_s, _me, { target }) => isShip(target),
        *run(t, me, { target }) {
          for (const token of ['focus', 'evade'] as const) while (removeToken(t, me.ship, token));
          for (const token of ['focus', 'evade'] as const)
            yield* gainToken(t, me.ship, token, countOf(t.state.ships[target], token), me.ship)
        },
      }),
    ],
  },
  inaldra: {
    text: {
      en: 'While you defend or attack, you may suffer 1 hit damage to reroll any number of your dice.',
      de: 'Während du verteidigst oder angreifst, darfst du 1 Treffer-Schaden erleiden, um beliebig viele deiner Würfel neu zu werfen.',
    },
    abilities: rerollOwn(6, { as: 'both', cost: { suffer: 'hit' } }),
  },
  laetinashera: {
    text: {
      en: 'After you defend or attack, gain 1 evade token if the attack missed.',
      de: 'Nachdem du verteidigt oder angegriffen hast, erhalte 1 Ausweichmarker, falls der Angriff verfehlt hat.',
    },
    abilities: [
      when('defended', { if: (_s, _me, { hit }) => !hit, run: gain('evade') }),
      when('attacked', { if: (_s, _me, { hit }) => !hit, run: gain('evade') }),
    ],
  },
  quinnjast: {
    text: {
      en: 'At the start of the Engagement Phase, you may gain 1 disarm token to recover 1 charge of 1 of your upgrades.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Entwaffnet-Marker erhalten, um 1 Ladung auf 1 deiner Aufwertungen wiederherzustellen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => spent(mine(s, me)).length > 0,
        may: true,
        cost: { gain: { disarm: 1 } },
        *run(t, me) {
          const ship = mine(t.state, me)
          const options = spent(ship).map((slot) => ({
            do: 'card' as const,
            ship: me.ship,
            slot,
            card: ship.cards[slot],
          }))
          const cite = { rule: 'xw.g.charge.2', about: me.card }
          const { slot } = yield* t.choose(ship.seat, 'reload', options, cite)
          recoverCharge(t, me.ship, slot)
        },
      }),
    ],
  },
  serissu: {
    text: {
      en: 'While a friendly ship at range 0-1 defends, it may reroll 1 of its dice.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–1 verteidigt, darf es 1 seiner Würfel neu werfen.',
    },
    abilities: [
      rerollOfFriend('defense', 1, (s, me, _attack, friend) => isAtRange(s, me.ship, friend.id, 0, 1)),
    ],
  },
  ahhav: {
    text: {
      en: 'While you defend or attack, roll 1 additional die if the enemy ship is larger than you.',
      de: 'Während du verteidigst oder angreifst, wirf 1 zusätzlichen Würfel, falls das feindliche Schiff größer ist als du.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) => (amAttacker(me, attack) && isLarger(s, me, attack) ? 1 : 0),
        defenseDice: (s, me, attack) => (amDefender(me, attack) && isLarger(s, me, attack) ? 1 : 0),
      }),
    ],
  },
  captainseevor: {
    text: {
      en: 'While you defend or attack, before attack dice are rolled, if you are not in the bullseye arc of the enemy ship, you may spend 1 charge. If you do, it gains 1 jam token.',
      de: 'Während du verteidigst oder angreifst, darfst du, bevor Angriffswürfel geworfen werden, falls du nicht im zentralen Winkel des feindlichen Schiffes bist, 1 Ladung ausgeben. Tust du das, erhält es 1 Störsignalmarker.',
    },
    abilities: [
      when('rolls-attack-dice', {
        of: 'any',
        if: (s, me) => {
          const enemy = s.attack === null ? -1 : enemyOf(me, s.attack)
          return enemy >= 0 && !amInArc(s, me, 'bullseye', enemy)
        },
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          const { attack } = t.state
          if (attack !== null) yield* gainToken(t, enemyOf(me, attack), 'jam', 1, me.ship)
        },
      }),
    ],
  },
  foremanproach: {
    text: {
      en: 'Before you engage, you may choose 1 enemy ship in your bullseye arc at range 1-2 and gain 1 disarm token. If you do, it gains 1 tractor token.',
      de: 'Bevor du kämpfst, darfst du 1 feindliches Schiff in deinem zentralen Winkel in Reichweite 1–2 wählen und 1 Entwaffnet-Marker erhalten. Tust du das, erhält es 1 Fangstrahlmarker.',
    },
    abilities: [
      when('engages', {
        *run(t, me) {
          const cost = { gain: { disarm: 1 } }
          const chosen = yield* chooseShip(t, me, enemiesAt(t.state, me, 1, 2, 'bullseye'), { cost })
          if (chosen !== null) yield* gainToken(t, chosen.id, 'tractor', 1, me.ship)
        },
      }),
    ],
  },
  lapin: {
    text: {
      en: 'While you defend or attack, if the enemy ship is stressed, its dice cannot be modified.',
      de: 'Während du verteidigst oder angreifst, können die Würfel des feindlichen Schiffes, falls es gestresst ist, nicht modifiziert werden.',
    },
    abilities: [
      always(frozen('attack', (s, me, attack) => amDefender(me, attack) && isEnemyStressed(s, me, attack))),
      always(frozen('defense', (s, me, attack) => amAttacker(me, attack) && isEnemyStressed(s, me, attack))),
    ],
  },
  overseeryushyn: {
    text: {
      en: 'Before a friendly ship at range 1 would gain a disarm token, if it is not stressed, you may spend 1 charge. If you do, it gains 1 stress token instead.',
      de: 'Bevor ein befreundetes Schiff in Reichweite 1 einen Entwaffnet-Marker erhalten würde, darfst du, falls es nicht gestresst ist, 1 Ladung ausgeben. Tust du das, erhält es stattdessen 1 Stressmarker.',
    },
    abilities: [
      instead('gains-token', {
        of: 'friendly',
        range: [1, 1],
        if: (s, _me, { ship, token }) => token === 'disarm' && !isStressed(s.ships[ship]),
        may: true,
        cost: { charges: 1 },
        *run(t, me, { ship }) {
          yield* gainToken(t, ship, 'stress', 1, me.ship)
          return null
        },
      }),
    ],
  },
  'bossk-z95af4headhunter': bossk,
  nashtahpup: {
    whileDocked: true,
    text: {
      en: 'You can deploy only by emergency deployment. Then you have the name, initiative, pilot ability and pilot charges of the destroyed Hound’s Tooth.',
      de: 'Du kannst nur durch Notabsetzung abgesetzt werden. Dann hast du Namen, Initiative, Pilotenfähigkeit und Pilotenladungen der zerstörten Reißzahn.',
    },
    abilities: [
      always({ mayDeploy: (_s, me, ship) => ship.id !== me.ship }),
      when('emergency-deploys', {
        run(t, me, { carrier }) {
          const ship = mine(t.state, me)
          const hound = t.state.ships[carrier]
          // Its ship card counts as that of the Hound's Tooth from now on; charges as they were (xw.a.cardfaq.8).
          ship.cards = ship.cards.with(me.slot, hound.cards[PILOT])
          ship.charges = ship.charges.with(me.slot, hound.charges[PILOT])
          ship.initiatives.push({ value: printed(hound).pilot.initiative, until: 'setup', by: me.card })
        },
      }),
    ],
  },
  kaatoleeachos: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose 1 friendly ship at range 0-2 and transfer 1 focus or evade token from it to you.',
      de: 'Zu Beginn der Kampfphase darfst du 1 befreundetes Schiff in Reichweite 0–2 wählen und 1 Fokus- oder Ausweichmarker von ihm auf dich übertragen.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const s = t.state
          const giving = (ship: Ship): ('focus' | 'evade')[] =>
            (['focus', 'evade'] as const).filter((token) => canTransfer(s, ship.id, me.ship, token))
          const chosen = yield* chooseShip(
            t,
            me,
            friendsAt(s, me, 0, 2).filter((ship) => giving(ship).length > 0),
          )
          if (chosen === null) return
          const token = yield* chooseToken(t, me, giving(chosen))
          if (token !== null) yield* transferToken(t, chosen.id, me.ship, token)
        },
      }),
    ],
  },
  ndrusuhlak: {
    text: {
      en: 'While you make a primary attack, roll 1 additional attack die if no other friendly ship is at range 0-2.',
      de: 'Während du mit einer Primärwaffe angreifst, wirf 1 zusätzlichen Angriffswürfel, falls kein anderes befreundetes Schiff in Reichweite 0–2 ist.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && friendsAt(s, me, 0, 2).length === 0 ? 1 : 0,
      }),
    ],
  },
  constablezuvio: {
    text: {
      en: 'If you would drop a device, you may launch it with the straight template of speed 1 instead.',
      de: 'Wenn du ein Gerät abwerfen würdest, darfst du es stattdessen mit der Gerade-Schablone der Geschwindigkeit 1 starten.',
    },
    abilities: [
      always({
        drops: (_s, me, ship, _device, ways) =>
          ship.id === me.ship && ways.some(({ how }) => how === 'drop')
            ? [{ how: 'launch', shape: 'straight', speed: 1 }]
            : [],
      }),
    ],
  },
  sarcoplank: {
    text: {
      en: 'While you defend, you may treat your agility as equal to the speed of the maneuver that you executed this round.',
      de: 'Während du verteidigst, darfst du deine Wendigkeit so behandeln, als wäre sie gleich der Geschwindigkeit des Manövers, das du diese Runde ausgeführt hast.',
    },
    abilities: [
      when('rolls-defense-dice', {
        if: (s, me) => mine(s, me).executed !== null,
        may: true,
        run(t) {
          t.state.attack?.used.push(AS_FAST)
        },
      }),
      always({
        defenseDice: (s, me, attack) =>
          amDefender(me, attack) && attack.used.includes(AS_FAST)
            ? (mine(s, me).executed?.speed ?? 0) - agilityOf(s, mine(s, me))
            : 0,
      }),
    ],
  },
  unkarplutt: {
    text: {
      en: 'At the start of the Engagement Phase, if other ships are at range 0, you and each of them gain 1 tractor token.',
      de: 'Zu Beginn der Kampfphase erhaltet ihr, du und jedes andere Schiff in Reichweite 0, falls es eines gibt, je 1 Fangstrahlmarker.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const s = t.state
          const touching = shipsWhere(s, ({ id }) => id !== me.ship && isAtRange(s, me.ship, id, 0, 0))
          if (touching.length === 0) return
          for (const { id } of [mine(s, me), ...touching]) yield* gainToken(t, id, 'tractor', 1, me.ship)
        },
      }),
    ],
  },
}
