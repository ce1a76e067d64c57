/** Crew members with two sides. */
import { done } from '@dejarik/kernel'
import {
  type Ability,
  action,
  atStartOf,
  duringSystemPhase,
  instead,
  type Me,
  modify,
  when,
} from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { forceCapacity, recoverForce } from '../../rules/charges.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { destroy } from '../../rules/destroyed.ts'
import { changeDice, isHitOrCrit, reroll, rerollable, rollOne } from '../../rules/dice.ts'
import { flip } from '../../rules/flip.ts'
import { isAtRange, shipsWhere } from '../../rules/range.ts'
import { canTransfer, countOf, gainToken, has, transferToken } from '../../rules/tokens.ts'
import type { Attack, Ship, State, T } from '../../state.ts'
import { friendlyAt, hurtOthersAt } from '../formation.ts'
import { heldCount, holdToken } from '../held-tokens.ts'
import type { Texts } from '../texts.ts'
import { chooseShip, chooseToken, hasGreenToken, mine, rerollOfFriend, revealed } from '../words.ts'
import { isBullseye, isLimited } from './attack-words.ts'
import { easierBanks } from './crew-maneuvers.ts'

const MALARUS = 'malarus helped'
const TEREX_TOKENS = 3

/** Tokens that Agent Terex has given away are noted on his card. */
function terexIsEmpty(s: State, me: Me): boolean {
  return heldCount(mine(s, me), me, 'calculate') >= TEREX_TOKENS
}

const flipsWhenStressed: Ability = when('end-phase', {
  if: (s, me) => countOf(mine(s, me), 'stress') >= 2,
  run(t, me) {
    flip(t, me)
  },
})

/** Ships to which a ship could transfer a calculate or jam token. */
function receivers(s: State, me: Me, token: 'calculate' | 'jam'): Ship[] {
  return shipsWhere(s, ({ id }) => isAtRange(s, me.ship, id, 0, 3) && canTransfer(s, me.ship, id, token))
}

export const flipCrew: Texts = {
  agentterex: {
    text: {
      en: 'Setup: put 3 calculate tokens on this card. At the start of the Engagement Phase, you may remove 1 of them to have a friendly ship at range 0-3 gain 1 calculate token. When none is left, flip this card.',
      de: 'Spielaufbau: Lege 3 Berechnungsmarker auf diese Karte. Zu Beginn der Kampfphase darfst du 1 davon entfernen, damit ein befreundetes Schiff in Reichweite 0–3 1 Berechnungsmarker erhält. Sind keine mehr da, drehe diese Karte um.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, friendlyAt(t.state, me, 0, 3))
          if (chosen === null) return
          holdToken(mine(t.state, me), me, 'calculate')
          yield* gainToken(t, chosen.id, 'calculate', 1, me.ship)
          if (terexIsEmpty(t.state, me)) flip(t, me)
        },
      }),
    ],
  },
  'agentterex#1': {
    text: {
      en: 'During the System Phase, roll 1 attack die: on a hit or crit gain 1 calculate token, otherwise 1 jam token. Action: transfer 1 calculate or jam token to a ship at range 0-3.',
      de: 'Während der Systemphase wirf 1 Angriffswürfel: Bei Treffer oder kritischem Treffer erhalte 1 Berechnungsmarker, sonst 1 Störsignalmarker. Aktion: Übertrage 1 Berechnungs- oder Störsignalmarker auf ein Schiff in Reichweite 0–3.',
    },
    abilities: [
      duringSystemPhase({
        must: true,
        *run(t, me) {
          const face = yield* rollOne(t, me.ship, 'xw.g.ability.1')
          yield* gainToken(t, me.ship, isHitOrCrit(face) ? 'calculate' : 'jam', 1, me.ship)
          return true
        },
      }),
      action({
        if: (s, me) => receivers(s, me, 'calculate').length + receivers(s, me, 'jam').length > 0,
        *run(t, me) {
          const kinds = (['calculate', 'jam'] as const).filter(
            (one) => receivers(t.state, me, one).length > 0,
          )
          const token = yield* chooseToken(t, me, kinds)
          if (token === null) return false
          const chosen = yield* chooseShip(t, me, receivers(t.state, me, token), { must: true })
          if (chosen === null) return false
          yield* transferToken(t, me.ship, chosen.id, token)
          return true
        },
      }),
    ],
  },
  chancellorpalpatine: {
    text: {
      en: 'Adds a purple coordinate action. After you defend against an attacker at range 0-2, you may spend 1 Force; the attacker gains 1 stress token. During the End Phase, you may flip this card.',
      de: 'Fügt eine lila Koordinations-Aktion hinzu. Nachdem du gegen einen Angreifer in Reichweite 0–2 verteidigt hast, darfst du 1 Macht ausgeben; der Angreifer erhält 1 Stressmarker. Während der Endphase darfst du diese Karte umdrehen.',
    },
    abilities: [
      when('defended', {
        if: (s, me, { attacker }) => isAtRange(s, me.ship, attacker, 0, 2),
        may: true,
        cost: { force: 1 },
        *run(t, me, { attacker }) {
          yield* gainToken(t, attacker, 'stress', 1, me.ship)
        },
      }),
      when('end-phase', {
        may: true,
        run(t, me) {
          flip(t, me)
        },
      }),
    ],
  },
  'chancellorpalpatine#1': {
    text: {
      en: 'Adds a purple coordinate action. After you perform a purple coordinate action, the ship that you coordinated gains 1 stress token; then it gains 1 focus token or recovers 1 Force.',
      de: 'Fügt eine lila Koordinations-Aktion hinzu. Nachdem du eine lila Koordinations-Aktion durchgeführt hast, erhält das koordinierte Schiff 1 Stressmarker; dann erhält es 1 Fokusmarker oder stellt 1 Macht wieder her.',
    },
    abilities: [
      when('coordinated', {
        if: (_s, _me, { asAction, colour }) => asAction && colour === 'purple',
        *run(t, me, { other }) {
          yield* gainToken(t, other, 'stress', 1, me.ship)
          const ship = t.state.ships[other]
          const options = [
            { do: 'token' as const, token: 'focus' as const },
            ...(ship.force < forceCapacity(ship) ? [{ do: 'recover-force' as const }] : []),
          ]
          const cite = { rule: 'xw.g.ability.1', about: me.card }
          const chosen = yield* t.choose(ship.seat, 'choose-token', options, cite)
          if (chosen.do === 'recover-force') recoverForce(t, other)
          else yield* gainToken(t, other, 'focus', 1, me.ship)
        },
      }),
    ],
  },
  commandermalarus: {
    text: {
      en: 'While a friendly ship at range 0-1 that is not limited makes a primary attack, it may reroll 1 blank; if it does and the attack misses, flip this card.',
      de: 'Während ein befreundetes, nicht limitiertes Schiff in Reichweite 0–1 mit einer Primärwaffe angreift, darf es 1 Leerseite neu werfen; tut es das und der Angriff verfehlt, drehe diese Karte um.',
    },
    abilities: [
      noting(
        rerollOfFriend(
          'attack',
          1,
          (s, me, { weapon }, friend) =>
            weapon.primary && !isLimited(friend) && isAtRange(s, me.ship, friend.id, 0, 1),
          'blank',
        ),
      ),
      when('attacked', {
        of: 'friendly',
        if: ({ attack }, me, { hit }) => !hit && attack?.used.includes(`${MALARUS} ${me.ship}`) === true,
        run(t, me) {
          flip(t, me)
        },
      }),
    ],
  },
  'commandermalarus#1': {
    text: {
      en: 'While you attack a defender in your bullseye arc, change all your focus results to hits and gain 1 stress token; then, with 2 or more stress tokens, suffer 1 hit damage.',
      de: 'Während du einen Verteidiger in deinem zentralen Winkel angreifst, ändere alle deine Fokus-Ergebnisse in Treffer und erhalte 1 Stressmarker; dann erleide, falls du 2 oder mehr Stressmarker hast, 1 Treffer-Schaden.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        must: true,
        if: isBullseye,
        *run(t, me) {
          changeDice(t, 'attack', 'focus', 'hit')
          yield* gainToken(t, me.ship, 'stress', 1, me.ship)
          if (has(mine(t.state, me), 'stress', 2))
            yield* sufferDamage(t, me.ship, 'hit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
  ig11: {
    text: {
      en: 'Adds a white calculate action. If you would be dealt a faceup damage card, put 1 fuse marker on this card and gain 1 calculate token instead. With 2 fuse markers, flip this card.',
      de: 'Fügt eine weiße Berechnungs-Aktion hinzu. Bevor dir eine offene Schadenskarte zugeteilt würde, lege stattdessen 1 Zeitzünder auf diese Karte und erhalte 1 Berechnungsmarker. Mit 2 Zeitzündern drehe diese Karte um.',
    },
    abilities: [
      instead('deals-damage-card', {
        if: (_s, _me, { up }) => up,
        *run(t, me) {
          const ship = mine(t.state, me)
          const fuses = ship.charges[me.slot] + 1
          ship.charges[me.slot] = fuses
          yield* gainToken(t, me.ship, 'calculate', 1, me.ship)
          if (fuses < 2) return null
          flip(t, me)
          ship.charges[me.slot] = fuses
          return null
        },
      }),
    ],
  },
  'ig11#1': {
    text: {
      en: 'During the End Phase, remove 1 fuse marker from this card; then, if none is left, you are destroyed and each other ship at range 0-1 suffers 1 crit damage. Action: put 1 fuse marker on this card.',
      de: 'Während der Endphase entferne 1 Zeitzünder von dieser Karte; ist dann keiner mehr da, wirst du zerstört, und jedes andere Schiff in Reichweite 0–1 erleidet 1 kritischen Schaden. Aktion: Lege 1 Zeitzünder auf diese Karte.',
    },
    abilities: [
      when('end-phase', {
        *run(t, me) {
          const ship = mine(t.state, me)
          ship.charges[me.slot] = Math.max(0, ship.charges[me.slot] - 1)
          if (ship.charges[me.slot] > 0) return
          yield* destroy(t, me.ship, { by: me.ship, attack: false })
          yield* hurtOthersAt(t, me, 0, 1, 'crit')
        },
      }),
      action({
        run(t, me) {
          mine(t.state, me).charges[me.slot]++
          return true
        },
      }),
    ],
  },
  l337: {
    text: {
      en: 'While you defend, you may flip this card; the attacker rerolls all attack dice.',
      de: 'Während du verteidigst, darfst du diese Karte umdrehen; der Angreifer wirft alle Angriffswürfel neu.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'defender',
        if: (s) => rerollable(s, 'attack').length > 0,
        run(t, me) {
          flip(t, me)
          reroll(t, 'attack', rerollable(t.state, 'attack'))
        },
      }),
    ],
  },
  'l337#1': {
    text: {
      en: 'While you have no shields, your bank maneuvers are one step easier.',
      de: 'Solange du keine Schilde hast, sind deine Drehungs-Manöver eine Stufe leichter.',
    },
    abilities: [easierBanks((s, me) => mine(s, me).shields === 0)],
  },
  primeministeralmec: {
    text: {
      en: 'After a friendly ship at range 0-2 without green tokens reveals a white maneuver, it may gain 1 stress token to gain 1 calculate token. During the End Phase, if you have 2 or more stress tokens, flip this card.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–2 ohne grüne Marker ein weißes Manöver aufgedeckt hat, darf es 1 Stressmarker erhalten, um 1 Berechnungsmarker zu erhalten. Während der Endphase drehe, falls du 2 oder mehr Stressmarker hast, diese Karte um.',
    },
    abilities: [
      when('dial-revealed', {
        of: 'friendly',
        range: [0, 2],
        if: (s, _me, { ship }) =>
          revealed(s.ships[ship])?.difficulty === 'white' && !hasGreenToken(s.ships[ship]),
        may: true,
        *run(t, me, { ship }) {
          yield* gainToken(t, ship, 'stress', 1, me.ship)
          yield* gainToken(t, ship, 'calculate', 1, me.ship)
        },
      }),
      flipsWhenStressed,
    ],
  },
  'primeministeralmec#1': {
    text: {
      en: 'After a friendly ship at range 0-2 fully executes a red maneuver, it may perform a calculate or focus action of its action bar, even while stressed.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–2 ein rotes Manöver vollständig ausgeführt hat, darf es eine Berechnungs- oder Fokussierungs-Aktion seiner Aktionsleiste durchführen, auch während es gestresst ist.',
    },
    abilities: [
      when('maneuver-executed', {
        of: 'friendly',
        range: [0, 2],
        if: (_s, _me, { full, maneuver }) => full && maneuver.difficulty === 'red',
        *run(t, _me, { ship }) {
          yield* performAction(t, ship, { among: ['calculate', 'focus'], fromBar: true, whileStressed: true })
        },
      }),
    ],
  },
}

/** Keeps in the attack that Commander Malarus was used. */
function noting(ability: Ability): Ability {
  if (ability.word !== 'modify') return ability
  return {
    ...ability,
    *run(t: T, me: Me, attack: Attack) {
      attack.used.push(`${MALARUS} ${me.ship}`)
      yield* done(ability.run(t, me, attack))
    },
  }
}
