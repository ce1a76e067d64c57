/** What states of Imperial Assault name by number: cards, missions and what belongs to a mission; and abilities by their keys. */
import { hash, type Numbers } from '@dejarik/kernel'
import {
  ATTACK_DICE,
  ATTRIBUTES,
  CAMPAIGN_CARDS,
  COMMAND_CARDS,
  CONDITION_IDS,
  DEFENSE_DICE,
  FIGURES,
  SKIRMISH_UPGRADES,
} from '../../facts/index.ts'
import { MISSIONS } from '../../index.ts'
import { abilities } from '../../rules/abilities.ts'
import type { Mission } from '../../rules/mission.ts'
import { TOKEN_COLORS } from '../../state.ts'

const withPlaces = (name: string, places: readonly string[]): string =>
  places.length === 0 ? name : `${name}: ${places.join(', ')}`

/** By mission: what its states name by place. */
const ofMissions = (places: (mission: Mission) => readonly string[]): string[] =>
  MISSIONS.map((mission) => withPlaces(mission.id, places(mission)))

const ids = (list: readonly { readonly id: string }[] = []): string[] => list.map(({ id }) => id)

export const numbers: Numbers = {
  numbered: {
    figures: ids(FIGURES),
    commands: ids(COMMAND_CARDS),
    upgrades: ids(SKIRMISH_UPGRADES),
    'cards of campaigns': ids(CAMPAIGN_CARDS),
    'kinds of tokens, by mission': ofMissions(({ tokenKinds }) => ids(tokenKinds)),
    'tokens on the map, by mission': ofMissions(({ tokens, tokenKinds }) =>
      tokens.map(({ kind }) => tokenKinds[kind].id),
    ),
    'counters, by mission': ofMissions(({ counters }) => counters),
    'zones, by mission': ofMissions(({ zones }) => ids(zones)),
    'deployment points, by mission': ofMissions(({ campaign }) => ids(campaign?.points)),
    'endings, by mission': ofMissions(({ campaign }) => ids(campaign?.endings)),
    'secrets, by mission': ofMissions(({ campaign }) => ids(campaign?.secrets)),
    'doors and spaces, by mission': ofMissions(({ board }) => [
      `${board.doors} doors`,
      `${board.width} × ${board.height}`,
      hash(board.tile),
    ]),
    conditions: CONDITION_IDS,
    attributes: ATTRIBUTES,
    'attack dice': ATTACK_DICE,
    'defense dice': DEFENSE_DICE,
    'colours of tokens': TOKEN_COLORS,
  },
  named: {
    abilities: abilities()
      .map(({ key }) => key)
      .toSorted(),
  },
}
