/** What each player of a campaign may see (rulebook: Geheime Informationen). */
import { SPECTATOR } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { cardNumber } from '../../facts/index.ts'
import { imperialAssault } from '../../index.ts'
import { designOf } from '../../rules/cards.ts'
import { situation } from '../play.ts'

const match = situation({
  board: { rows: new Array<string>(9).fill('............'), points: ['9,1', '9,7'] },
  campaign: {
    heroes: {
      gideon: { hero: 'gideon-argus', at: '1,1', cards: ['item/dl-44'] },
      diala: { hero: 'diala-passil', at: '1,3' },
    },
    groups: { officer: { card: 'Imperial Officer', at: '8,8' } },
    hand: ['Stormtrooper', 'Trandoshan Hunter'],
    reserve: ['Royal Guard'],
    secret: ['agenda/as-you-wish'],
    cards: ['military-might/combat-medic'],
    supplies: ['supply/adrenal-stim', 'supply/bacta-infusion'],
    threat: 3,
  },
})
const [gideon, diala, empire] = [0, 1, 2].map((seat) => match.match.view(seat))
const secret = match.state.held.findIndex((held) => held.secret)

test('hand and reserve are the Imperial player’s; the others see their backs [ia.hidden-information.1] [ia.hidden-information.6] [ia.deployment-cards.2] [ia.reserved-groups.2]', () => {
  for (const view of [gideon, diala, match.match.view(SPECTATOR)])
    expect(view.campaign).toMatchObject({
      hand: [],
      handBacks: { imperial: 1, mercenary: 1 },
      reserve: [],
      reserveBacks: { imperial: 1, mercenary: 0 },
    })
  expect(empire.campaign?.hand.map((kind) => designOf(kind).facts.id)).toEqual([
    'stormtrooper',
    'trandoshan-hunter',
  ])
  expect(empire.campaign?.reserve).toHaveLength(1)
})

test('a secret agenda card shows its back until it is played [ia.hidden-information.7] [ia.agenda-types.9]', () => {
  expect(gideon.held[secret]).toMatchObject({ card: -1, secret: true })
  expect(empire.held[secret].card).toBe(cardNumber('agenda/as-you-wish'))
})

test('cards in play areas, threat and credits are open to everybody [ia.hidden-information.9] [ia.play-area.1] [ia.threat.4]', () => {
  const open = (view: typeof gideon) => [
    view.held.filter((held) => !held.secret),
    view.campaign?.threat,
    view.campaign?.credits,
    view.campaign?.xp,
  ]
  expect(open(gideon)).toEqual(open(empire))
  expect(open(diala)).toEqual(open(empire))
})

test('nobody sees into a deck; deployment points are the Imperial player’s secret [ia.hidden-information.8] [ia.deployment-campaign.14]', () => {
  for (const view of [gideon, empire]) expect(view.campaign?.supplies).toBe(2)
  expect(gideon.campaign?.points).toBe(0)
  expect(empire.campaign?.points).toBe(0b11)
})

test('the options that everybody reads hold no secret of a campaign', () => {
  const told = imperialAssault.publicOptions?.(match.state.options, 0)
  expect(told).toEqual({ campaign: match.state.options.campaign })
})

test('an item that somebody has is in no deck', () => {
  expect(match.state.campaign?.items.flat()).not.toContain(match.card('item/dl-44').card)
  expect(imperialAssault.conserved(match.state)).toBeNull()
})
