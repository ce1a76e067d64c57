/** Crew members who share the abilities of others or trade in their upgrades. */
import type { Flow } from '@dejarik/kernel'
import { type Me, when } from '../../rules/abilities.ts'
import { type EquippedAt, exchangeUpgrades, mayExchange } from '../../rules/exchange-upgrades.ts'
import type { State, T } from '../../state.ts'
import { friendlyAt } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { mine, slotsOf } from '../words.ts'
import { isEquippedWith } from './attack-words.ts'
import { calculatesTwice } from './crew-dice.ts'

function illicitNear(s: State, me: Me): EquippedAt[] {
  return friendlyAt(s, me, 0, 1).flatMap((ship) =>
    slotsOf(ship, 'illicit').map((slot) => ({ ship: ship.id, slot })),
  )
}

function partnersOf(s: State, one: EquippedAt, among: readonly EquippedAt[]): EquippedAt[] {
  return among.filter((other) => mayExchange(s, one, other))
}

/** Those that could change places with any other. */
function tradable(s: State, me: Me): EquippedAt[] {
  const near = illicitNear(s, me)
  return near.filter((one) => partnersOf(s, one, near).length > 0)
}

/** One of these upgrades, or none. */
export function* chooseUpgrade(t: T, me: Me, among: readonly EquippedAt[]): Flow<EquippedAt | null> {
  const { ships } = t.state
  const options = among.map(({ ship, slot }) => ({
    do: 'equipped' as const,
    ship,
    slot,
    card: ships[ship].cards[slot],
  }))
  const none = { do: 'decline' as const, ship: -1, slot: -1, card: -1 }
  const cite = { rule: 'xw.g.upgrade.11', about: me.card }
  const chosen = yield* t.decide(mine(t.state, me).seat, 'exchange-upgrade', [...options, none], cite)
  return chosen.do === 'decline' ? null : chosen
}

export const exchangeCrew: Texts = {
  cikatrovizago: {
    text: {
      en: 'During the End Phase, you may choose 2 illicit upgrades of friendly ships at range 0-1 and exchange them, if each ship meets the restrictions of the upgrade that it gets.',
      de: 'Während der Endphase darfst du 2 illegale Aufwertungen befreundeter Schiffe in Reichweite 0–1 wählen und austauschen, falls jedes Schiff die Beschränkungen der Aufwertung erfüllt, die es bekommt.',
    },
    abilities: [
      when('end-phase', {
        possible: (s, me) => tradable(s, me).length > 0,
        *run(t, me) {
          const first = yield* chooseUpgrade(t, me, tradable(t.state, me))
          if (first === null) return
          const partners = partnersOf(t.state, first, illicitNear(t.state, me))
          const second = yield* chooseUpgrade(t, me, partners)
          if (second !== null) exchangeUpgrades(t, first, second)
        },
      }),
    ],
  },
  ig88d: {
    text: {
      en: 'Adds a white calculate action. You have the pilot ability of each other friendly ship with IG-2000. After you perform a calculate action, gain 1 calculate token.',
      de: 'Fügt eine weiße Berechnungs-Aktion hinzu. Du hast die Pilotenfähigkeit jedes anderen befreundeten Schiffes mit IG-2000. Nachdem du eine Berechnungs-Aktion durchgeführt hast, erhalte 1 Berechnungsmarker.',
    },
    abilities: [calculatesTwice()],
    borrowsFrom: (other) => isEquippedWith(other, 'ig2000'),
  },
}
