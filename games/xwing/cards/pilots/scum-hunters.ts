/** Pilots of the Kihraxz fighter, the M12-L Kimogila and the G-1A; Viktor Hel in both of his ships. */

import { aspectTo } from '../../geometry/index.ts'
import { always, atStartOf, type CardText, when } from '../../rules/abilities.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { footprint, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { lacksShield, loseShield, recoverShield } from '../../rules/shields.ts'
import { gainToken, isStressed, transferToken } from '../../rules/tokens.ts'
import type { ShipId, State } from '../../state.ts'
import { against } from '../bonus-attacks.ts'
import { removesGreen } from '../token-words.ts'
import { amAttacker, amDefender, chooseShip, enemiesAt, friendsAt, fully, gain, mine } from '../words.ts'

function isBehind(s: State, ship: ShipId, other: ShipId): boolean {
  return aspectTo(footprint(s.ships[other]), footprint(s.ships[ship])) === 'behind'
}

const BOTH_MORE = 'zuckuss'

const viktorHel: CardText = {
  text: {
    en: 'After you defend, if you did not roll exactly 2 defense dice, the attacker gains 1 stress token.',
    de: 'Nachdem du verteidigt hast, erhält der Angreifer 1 Stressmarker, falls du nicht genau 2 Verteidigungswürfel geworfen hast.',
  },
  abilities: [
    when('defended', {
      if: ({ attack }) => attack !== null && attack.defenseRolled !== 2,
      *run(t, me, { attacker }) {
        yield* gainToken(t, attacker, 'stress', 1, me.ship)
      },
    }),
  ],
}

export const scumHunters: { readonly [id: string]: CardText } = {
  viktorhel: viktorHel,
  'viktorhel-rogueclassstarfighter': viktorHel,
  captainjostero: {
    text: {
      en: 'After an enemy ship suffers damage, if it is not defending, you may make a bonus attack against it.',
      de: 'Nachdem ein feindliches Schiff Schaden erlitten hat, darfst du, falls es nicht verteidigt, einen Bonusangriff gegen es durchführen.',
    },
    abilities: [
      when('damage-suffered', {
        of: 'enemy',
        if: (s, me, { ship }) => s.attack?.defender !== ship && hasAttack(s, mine(s, me), against(ship)),
        *run(t, me, { ship }) {
          yield* performAttack(t, me.ship, against(ship))
        },
      }),
    ],
  },
  graz: {
    text: {
      en: 'While you defend behind the attacker, roll 1 additional defense die. While you attack from behind the defender, roll 1 additional attack die.',
      de: 'Während du hinter dem Angreifer verteidigst, wirf 1 zusätzlichen Verteidigungswürfel. Während du von hinter dem Verteidiger angreifst, wirf 1 zusätzlichen Angriffswürfel.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && isShip(attack.defender) && isBehind(s, me.ship, attack.defender) ? 1 : 0,
        defenseDice: (s, me, attack) =>
          amDefender(me, attack) && isBehind(s, me.ship, attack.attacker) ? 1 : 0,
      }),
    ],
  },
  talonbanecobra: {
    text: {
      en: 'While you defend at attack range 3 or attack at attack range 1, roll 1 additional die.',
      de: 'Während du bei Angriffsreichweite 3 verteidigst oder bei Angriffsreichweite 1 angreifst, wirf 1 zusätzlichen Würfel.',
    },
    abilities: [
      always({
        attackDice: (_s, me, attack) => (amAttacker(me, attack) && attack.range === 1 ? 1 : 0),
        defenseDice: (_s, me, attack) => (amDefender(me, attack) && attack.range === 3 ? 1 : 0),
      }),
    ],
  },
  dalanoberos: {
    text: {
      en: 'At the start of the Engagement Phase, if you can recover a shield, you may choose 1 shielded ship in your bullseye arc and spend 1 charge. It loses 1 shield and you recover 1 shield.',
      de: 'Zu Beginn der Kampfphase darfst du, falls du einen Schild wiederherstellen kannst, 1 Schiff mit Schilden in deinem zentralen Winkel wählen und 1 Ladung ausgeben. Es verliert 1 Schild und du stellst 1 Schild wieder her.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => lacksShield(s, mine(s, me)),
        *run(t, me) {
          const s = t.state
          const shielded = shipsWhere(
            s,
            (ship) => ship.shields > 0 && isInArc(s, me.ship, 'bullseye', ship.id),
          )
          const chosen = yield* chooseShip(t, me, shielded, { cost: { charges: 1 } })
          if (chosen === null) return
          yield* loseShield(t, chosen.id)
          yield* recoverShield(t, me.ship)
        },
      }),
    ],
  },
  toranikulda: {
    text: {
      en: 'After you attack, each enemy ship in your bullseye arc suffers 1 hit damage unless it removes 1 green token.',
      de: 'Nachdem du angegriffen hast, erleidet jedes feindliche Schiff in deinem zentralen Winkel 1 Treffer-Schaden, außer es entfernt 1 grünen Marker.',
    },
    abilities: [
      when('attacked', {
        *run(t, me) {
          for (const ship of enemiesAt(t.state, me, 0, 3, 'bullseye'))
            if (!(yield* removesGreen(t, me, ship)))
              yield* sufferDamage(t, ship.id, 'hit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
  '4lom': {
    text: {
      en: 'After you fully execute a red maneuver, gain 1 calculate token. At the start of the End Phase, you may choose another ship at range 0-1 and transfer 1 of your stress tokens to it.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt hast, erhalte 1 Berechnungsmarker. Zu Beginn der Endphase darfst du ein anderes Schiff in Reichweite 0–1 wählen und 1 deiner Stressmarker auf es übertragen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }) => difficulty === 'red'),
        run: gain('calculate'),
      }),
      atStartOf('end', {
        if: (s, me) => isStressed(mine(s, me)),
        *run(t, me) {
          const near = [...friendsAt(t.state, me, 0, 1), ...enemiesAt(t.state, me, 0, 1)]
          const chosen = yield* chooseShip(t, me, near)
          if (chosen !== null) yield* transferToken(t, me.ship, chosen.id, 'stress')
        },
      }),
    ],
  },
  zuckuss: {
    text: {
      en: 'While you make a primary attack, you may roll 1 additional attack die. If you do, the defender rolls 1 additional defense die.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du 1 zusätzlichen Angriffswürfel werfen. Tust du das, wirft der Verteidiger 1 zusätzlichen Verteidigungswürfel.',
    },
    abilities: [
      when('rolls-attack-dice', {
        if: ({ attack }) => attack?.weapon.primary === true && attack.range > 0,
        may: true,
        run(t) {
          t.state.attack?.used.push(BOTH_MORE)
        },
      }),
      always({
        attackDice: (_s, me, attack) => (amAttacker(me, attack) && attack.used.includes(BOTH_MORE) ? 1 : 0),
        defenseDice: (_s, me, attack) => (amAttacker(me, attack) && attack.used.includes(BOTH_MORE) ? 1 : 0),
      }),
    ],
  },
}
