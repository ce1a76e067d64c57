/** Crew members who repair, expose damage cards or recover charges. */
import type { Flow } from '@dejarik/kernel'
import { findUpgrade } from '../../facts/index.ts'
import { action, always, atStartOf, duringSystemPhase, type Me, when } from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { cardOf } from '../../rules/cards.ts'
import { canRecoverCharge, recoverCharge } from '../../rules/charges.ts'
import { expose, repairOne, sufferDamage } from '../../rules/damage.ts'
import { rollOne } from '../../rules/dice.ts'
import { isAtRange, isInArc } from '../../rules/range.ts'
import { recoverShield } from '../../rules/shields.ts'
import { gainToken, has, isCriticallyDamaged, isDamaged, removeToken, tokensOf } from '../../rules/tokens.ts'
import type { Face, Ship, State, T } from '../../state.ts'
import { isFacedown, isFaceup, isFaceupShipCard, isShipKind, repairFaceup } from '../damage-words.ts'
import { friendlyAt } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { canPerform, chooseShip, mine, perform } from '../words.ts'

const DAMAGE_ACTION = {
  among: ['card'],
  whileStressed: true,
  test: ({ card }: { readonly card: number }): boolean => card >= 0 && cardOf(card).type === 'damage',
} as const

/** "Suffer 1 hit damage unless you expose 1 of your damage cards." */
function* exposeOrSuffer(t: T, me: Me): Flow {
  const ship = mine(t.state, me)
  const options = [
    ...(ship.damage.some(isFacedown) ? [{ do: 'expose' as const }] : []),
    { do: 'suffer-hit' as const },
  ]
  const cite = { rule: 'xw.g.ability.1', about: me.card }
  const chosen = yield* t.choose(ship.seat, 'expose-or-suffer', options, cite)
  if (chosen.do === 'expose') yield* expose(t, me.ship)
  else yield* sufferDamage(t, me.ship, 'hit', 1, { by: me.ship, attack: false })
}

/** Illicit upgrades of a ship with a charge to recover. */
function drainedIllicit(ship: Ship): number[] {
  return ship.cards.flatMap((card, slot) => {
    const { type, id } = cardOf(card)
    const isIllicit = type === 'upgrade' && findUpgrade(id.split('#')[0])?.slots.includes('illicit') === true
    return isIllicit && canRecoverCharge(ship, slot) ? [slot] : []
  })
}

/** Friendly ships at range 0, or at range 1 at my sides. */
function besideMe(s: State, me: Me): Ship[] {
  return friendlyAt(s, me, 0, 1).filter(
    ({ id }) =>
      isAtRange(s, me.ship, id, 0, 0) || isInArc(s, me.ship, 'left', id) || isInArc(s, me.ship, 'right', id),
  )
}

function canBeHealed(ship: Ship): boolean {
  return has(ship, 'deplete') || has(ship, 'strain') || isCriticallyDamaged(ship)
}

/** "Removes 1 deplete or strain token, or repairs 1 faceup damage card." */
function* heal(t: T, me: Me, ship: Ship): Flow {
  const options = [
    ...(['deplete', 'strain'] as const)
      .filter((token) => has(ship, token))
      .map((token) => ({ do: 'remove-token' as const, ship: ship.id, token })),
    ...(isCriticallyDamaged(ship) ? [{ do: 'repair-faceup' as const, ship: ship.id }] : []),
  ]
  const cite = { rule: 'xw.g.ability.1', about: me.card }
  const chosen = yield* t.choose(ship.seat, 'remove-token', options, cite)
  if (chosen.do === 'remove-token') removeToken(t, ship.id, chosen.token)
  else yield* repairFaceup(t, me, ship)
}

/** Kuiil: each result of the roll in its turn. */
function* mend(t: T, me: Me, faces: readonly Face[]): Flow {
  const ship = mine(t.state, me)
  const count = (face: Face): number => faces.filter((one) => one === face).length
  for (let i = count('hit'); i > 0; i--) yield* repairFaceup(t, me, ship, isFaceupShipCard)
  for (let i = count('crit'); i > 0; i--) yield* repairOne(t, me.ship, 'facedown')
  for (let i = count('blank'); i > 0; i--) {
    const tokens = tokensOf(ship, 'orange').map((token) => ({
      do: 'remove-token' as const,
      ship: me.ship,
      token,
    }))
    if (tokens.length === 0) break
    const cite = { rule: 'xw.g.tokens.3', about: me.card }
    removeToken(t, me.ship, (yield* t.choose(ship.seat, 'remove-token', tokens, cite)).token)
  }
  yield* gainToken(t, me.ship, 'focus', count('focus'), me.ship)
}

export const repairCrew: Texts = {
  'chopper-crew': {
    text: {
      en: 'During the Perform Action step, you may perform 1 action while stressed. After you perform an action while stressed, suffer 1 hit damage unless you expose 1 of your damage cards.',
      de: 'Während des Schrittes „Aktion durchführen“ darfst du 1 Aktion durchführen, auch während du gestresst bist. Nachdem du gestresst eine Aktion durchgeführt hast, erleide 1 Treffer-Schaden, falls du nicht 1 deiner Schadenskarten offenlegst.',
    },
    abilities: [
      always({ ownStepWhileStressed: (_s, me, ship) => ship.id === me.ship }),
      when('action-performed', { if: (_s, _me, { stressed }) => stressed, run: exposeOrSuffer }),
    ],
  },
  chewbacca: {
    text: {
      en: 'At the start of the Engagement Phase, you may spend 2 charges to repair 1 faceup damage card.',
      de: 'Zu Beginn der Kampfphase darfst du 2 Ladungen ausgeben, um 1 offene Schadenskarte zu reparieren.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => mine(s, me).damage.some(isFaceup),
        may: true,
        cost: { charges: 2 },
        *run(t, me) {
          yield* repairFaceup(t, me, mine(t.state, me))
        },
      }),
    ],
  },
  'chewbacca-crew': {
    text: {
      en: 'At the start of the End Phase, you may spend 1 focus token to repair 1 of your faceup damage cards.',
      de: 'Zu Beginn der Endphase darfst du 1 Fokusmarker ausgeben, um 1 deiner offenen Schadenskarten zu reparieren.',
    },
    abilities: [
      atStartOf('end', {
        if: (s, me) => mine(s, me).damage.some(isFaceup),
        may: true,
        cost: { spend: { focus: 1 } },
        *run(t, me) {
          yield* repairFaceup(t, me, mine(t.state, me))
        },
      }),
    ],
  },
  jabbathehutt: {
    text: {
      en: 'During the End Phase, you may spend 1 charge to choose a friendly ship at range 0-2; it recovers 1 charge on 1 of its illicit upgrades.',
      de: 'Während der Endphase darfst du 1 Ladung ausgeben, um ein befreundetes Schiff in Reichweite 0–2 zu wählen; es stellt 1 Ladung auf 1 seiner illegalen Aufwertungen wieder her.',
    },
    abilities: [
      when('end-phase', {
        *run(t, me) {
          const s = t.state
          const near = friendlyAt(s, me, 0, 2).filter((ship) => drainedIllicit(ship).length > 0)
          const ship = yield* chooseShip(t, me, near, { cost: { charges: 1 } })
          if (ship === null) return
          const options = drainedIllicit(ship).map((slot) => ({
            do: 'card' as const,
            ship: ship.id,
            slot,
            card: ship.cards[slot],
          }))
          const cite = { rule: 'xw.g.charge.2', about: me.card }
          const { slot } = yield* t.choose(ship.seat, 'recover-charge', options, cite)
          recoverCharge(t, ship.id, slot)
        },
      }),
    ],
  },
  kuiil: {
    text: {
      en: 'Action: roll 1 attack die for each of your damage cards. Repair 1 faceup damage card with the trait Ship for each hit, then 1 facedown one for each crit; remove 1 orange token for each blank, then gain 1 focus token for each focus result.',
      de: 'Aktion: Wirf für jede deiner Schadenskarten 1 Angriffswürfel. Repariere für jeden Treffer 1 offene Schadenskarte mit dem Merkmal Schiff, dann für jeden kritischen Treffer 1 verdeckte; entferne für jede Leerseite 1 orangen Marker, erhalte dann für jedes Fokus-Ergebnis 1 Fokusmarker.',
    },
    abilities: [
      action({
        if: (s, me) => isDamaged(mine(s, me)),
        *run(t, me) {
          const faces: Face[] = []
          const { length } = mine(t.state, me).damage
          for (let i = 0; i < length; i++) faces.push(yield* rollOne(t, me.ship, 'xw.g.ability.1'))
          yield* mend(t, me, faces)
          return true
        },
      }),
    ],
  },
  'leebo-swz103': {
    text: {
      en: 'After you repair a damage card, you may perform an action of your action bar.',
      de: 'Nachdem du eine Schadenskarte repariert hast, darfst du eine Aktion deiner Aktionsleiste durchführen.',
    },
    abilities: [
      when('damage-card-repaired', {
        run: perform(undefined, { fromBar: true, test: ({ action: name }) => name !== 'card' }),
      }),
    ],
  },
  novicetechnician: {
    text: {
      en: 'At the end of the round, you may roll 1 attack die to repair 1 faceup damage card; then, on a hit, expose 1 damage card.',
      de: 'Am Ende der Runde darfst du 1 Angriffswürfel werfen, um 1 offene Schadenskarte zu reparieren; dann lege bei einem Treffer 1 Schadenskarte offen.',
    },
    abilities: [
      when('phase-ends', {
        if: (s, me, { phase }) => phase === 'end' && mine(s, me).damage.some(isFaceup),
        may: true,
        *run(t, me) {
          const face = yield* rollOne(t, me.ship, 'xw.g.ability.1')
          yield* repairFaceup(t, me, mine(t.state, me))
          if (face === 'hit') yield* expose(t, me.ship)
        },
      }),
    ],
  },
  pelimotto: {
    text: {
      en: 'During the System Phase, you may perform the action of 1 of your damage cards, even while stressed. After you repair a faceup damage card with the trait Ship, you may roll 1 attack die: on a hit repair another one, on a crit expose 1 damage card.',
      de: 'Während der Systemphase darfst du die Aktion von 1 deiner Schadenskarten durchführen, auch während du gestresst bist. Nachdem du eine offene Schadenskarte mit dem Merkmal Schiff repariert hast, darfst du 1 Angriffswürfel werfen: Bei einem Treffer repariere eine weitere, bei einem kritischen Treffer lege 1 Schadenskarte offen.',
    },
    abilities: [
      duringSystemPhase({
        if: canPerform(DAMAGE_ACTION.among, DAMAGE_ACTION),
        *run(t, me) {
          return (yield* performAction(t, me.ship, DAMAGE_ACTION)) !== null
        },
      }),
      when('damage-card-repaired', {
        if: (_s, _me, { card, wasUp }) => wasUp && card >= 0 && isShipKind(card),
        may: true,
        *run(t, me) {
          const face = yield* rollOne(t, me.ship, 'xw.g.ability.1')
          if (face === 'hit') yield* repairFaceup(t, me, mine(t.state, me), isFaceupShipCard)
          else if (face === 'crit') yield* expose(t, me.ship)
        },
      }),
    ],
  },
  plokoon: {
    text: {
      en: 'Adds a purple reinforce action. At the start of the End Phase, if you are reinforced, you may choose a friendly ship at range 0, or at range 1 in your left or right arc; it removes 1 deplete or strain token or repairs 1 faceup damage card.',
      de: 'Fügt eine lila Verstärken-Aktion hinzu. Zu Beginn der Endphase darfst du, falls du verstärkt bist, ein befreundetes Schiff in Reichweite 0 oder in Reichweite 1 in deinem linken oder rechten Winkel wählen; es entfernt 1 Erschöpfungs- oder Anstrengungsmarker oder repariert 1 offene Schadenskarte.',
    },
    abilities: [
      atStartOf('end', {
        if: (s, me) => has(mine(s, me), 'reinforce-fore') || has(mine(s, me), 'reinforce-aft'),
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, besideMe(t.state, me).filter(canBeHealed))
          if (chosen !== null) yield* heal(t, me, chosen)
        },
      }),
    ],
  },
  'r2d2-crew': {
    text: {
      en: 'During the End Phase, if you are damaged and have no shields, you may roll 1 attack die to recover 1 shield; on a hit, expose 1 of your damage cards.',
      de: 'Während der Endphase darfst du, falls du beschädigt bist und keine Schilde hast, 1 Angriffswürfel werfen, um 1 Schild wiederherzustellen; bei einem Treffer lege 1 deiner Schadenskarten offen.',
    },
    abilities: [
      when('end-phase', {
        if: (s, me) => isDamaged(mine(s, me)) && mine(s, me).shields === 0,
        may: true,
        *run(t, me) {
          const face = yield* rollOne(t, me.ship, 'xw.g.ability.1')
          yield* recoverShield(t, me.ship)
          if (face === 'hit') yield* expose(t, me.ship)
        },
      }),
    ],
  },
}
