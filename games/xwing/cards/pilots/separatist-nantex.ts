/** Pilots of the Nantex and of the Separatist Rogue-class starfighter. */
import { always, atStartOf, type CardText, duringSystemPhase, when } from '../../rules/abilities.ts'
import { actionBarOf, performAction } from '../../rules/actions.ts'
import { repair, repairOne, sufferDamage } from '../../rules/damage.ts'
import { damageKind } from '../../rules/damage-deck.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { hasLock } from '../../rules/locks.ts'
import { isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, isCriticallyDamaged, isTractored } from '../../rules/tokens.ts'
import type { ObjectId, Ship, State } from '../../state.ts'
import { isFaceupShipCard } from '../damage-words.ts'
import {
  amAttacker,
  canPerform,
  changeOwn,
  chooseShip,
  enemiesAt,
  friendsAt,
  isFriend,
  mine,
  perform,
  rerollOwn,
} from '../words.ts'

function isTractoredShip(s: State, object: ObjectId): boolean {
  return isShip(object) && isTractored(s.ships[object])
}

/** Places of faceup damage cards with the Ship trait. */
function shipDamage(ship: Ship): number[] {
  return ship.damage.flatMap((dealt, i) => (isFaceupShipCard(dealt) ? [i] : []))
}

export const separatistNantex: { readonly [id: string]: CardText } = {
  berwerkret: {
    text: {
      en: 'After you make an attack that hits, each friendly ship with calculate on its action bar and a lock on the defender may perform a red calculate action.',
      de: 'Nachdem dein Angriff getroffen hat, darf jedes befreundete Schiff mit Berechnung in seiner Aktionsleiste und einer Zielerfassung auf dem Verteidiger eine rote Berechnungs-Aktion durchführen.',
    },
    abilities: [
      when('attacked', {
        if: (_s, _me, { hit }) => hit,
        *run(t, me, { defender }) {
          const s = t.state
          const linked = shipsWhere(
            s,
            (ship) =>
              isFriend(s, me, ship.id) &&
              hasLock(ship, defender) &&
              actionBarOf(s, ship).some(({ action }) => action === 'calculate'),
          )
          for (const { id } of linked) yield* performAction(t, id, { among: ['calculate'], colour: 'red' })
        },
      }),
    ],
  },
  chertek: {
    text: {
      en: 'While you make a primary attack against a tractored defender, you may reroll up to 2 attack dice.',
      de: 'Während du mit einer Primärwaffe einen gefangenen Verteidiger angreifst, darfst du bis zu 2 Angriffswürfel neu werfen.',
    },
    abilities: rerollOwn(2, {
      as: 'attacker',
      if: (s, _me, { weapon, defender }) => weapon.primary && isTractoredShip(s, defender),
    }),
  },
  gorgol: {
    text: {
      en: 'During the System Phase, you may gain 1 disarm token and choose a friendly ship at range 1-2. It gains 1 tractor token, then repairs 1 of its faceup damage cards with the Ship trait.',
      de: 'Während der Systemphase darfst du 1 Entwaffnet-Marker erhalten und ein befreundetes Schiff in Reichweite 1–2 wählen. Es erhält 1 Fangstrahlmarker und repariert dann 1 seiner offenen Schadenskarten mit dem Merkmal Schiff.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => friendsAt(s, me, 1, 2).length > 0,
        *run(t, me) {
          const cost = { gain: { disarm: 1 } }
          const chosen = yield* chooseShip(t, me, friendsAt(t.state, me, 1, 2), { cost })
          if (chosen === null) return false
          yield* gainToken(t, chosen.id, 'tractor', 1, me.ship)
          const options = shipDamage(chosen).map((index) => ({
            do: 'repair' as const,
            ship: chosen.id,
            card: damageKind(chosen.damage[index].card),
            index,
          }))
          if (options.length === 0) return true
          const cite = { rule: 'xw.g.damage-cards.4', about: me.card }
          const { index } = yield* t.choose(chosen.seat, 'repair', options, cite)
          yield* repair(t, chosen.id, index)
          return true
        },
      }),
    ],
  },
  sunfac: {
    text: {
      en: 'While you make a primary attack against a tractored defender, roll 1 additional attack die.',
      de: 'Während du mit einer Primärwaffe einen gefangenen Verteidiger angreifst, wirf 1 zusätzlichen Angriffswürfel.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && isTractoredShip(s, attack.defender) ? 1 : 0,
      }),
    ],
  },
  'cadbane-separatistalliance': {
    text: {
      en: 'During the Engagement Phase, after another ship at range 0-3 is destroyed, you may spend 1 charge to perform an action, even while stressed.',
      de: 'Während der Kampfphase darfst du, nachdem ein anderes Schiff in Reichweite 0–3 zerstört worden ist, 1 Ladung ausgeben, um eine Aktion durchzuführen, auch während du gestresst bist.',
    },
    abilities: [
      when('destroyed', {
        of: 'any',
        range: [0, 3],
        if: (s, me, { ship }) => ship !== me.ship && s.phase === 'engagement',
        possible: canPerform(undefined, { whileStressed: true }),
        may: true,
        cost: { charges: 1 },
        run: perform(undefined, { whileStressed: true }),
      }),
    ],
  },
  ig101: {
    text: {
      en: 'At the start of the System Phase, you may repair 1 faceup damage card.',
      de: 'Zu Beginn der Systemphase darfst du 1 offene Schadenskarte reparieren.',
    },
    abilities: [
      atStartOf('system', {
        if: (s, me) => isCriticallyDamaged(mine(s, me)),
        may: true,
        *run(t, me) {
          yield* repairOne(t, me.ship, 'faceup')
        },
      }),
    ],
  },
  ig102: {
    text: {
      en: 'While you defend against an attacker whose initiative is equal to or higher than yours, you may change 1 blank to a focus result.',
      de: 'Während du gegen einen Angreifer verteidigst, dessen Initiative mindestens so hoch ist wie deine, darfst du 1 Leerseite in ein Fokus-Ergebnis ändern.',
    },
    abilities: changeOwn('blank', 'focus', 1, {
      as: 'defender',
      if: (s, me, { attacker }) =>
        isShip(attacker) && initiativeOf(s, s.ships[attacker]) >= initiativeOf(s, mine(s, me)),
    }),
  },
  ig111: {
    text: {
      en: 'After you make an attack that missed, you may choose 1 enemy ship in your bullseye arc and gain 1 deplete token. If you do, it suffers 1 hit damage.',
      de: 'Nachdem dein Angriff verfehlt hat, darfst du 1 feindliches Schiff in deinem zentralen Winkel wählen und 1 Erschöpfungsmarker erhalten. Tust du das, erleidet es 1 Treffer-Schaden.',
    },
    abilities: [
      when('attacked', {
        if: (_s, _me, { hit }) => !hit,
        *run(t, me) {
          const cost = { gain: { deplete: 1 } }
          const chosen = yield* chooseShip(t, me, enemiesAt(t.state, me, 0, 3, 'bullseye'), { cost })
          if (chosen !== null) yield* sufferDamage(t, chosen.id, 'hit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
}
