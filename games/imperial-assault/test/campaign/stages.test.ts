/** The stages of a campaign (rulebook: Einsatz, Aufrüstung der Rebellen, Erzwungene Einsätze, Credits, Erfahrungspunkte). */
import { expect, test } from 'vitest'
import { cardNumber } from '../../facts/index.ts'
import type { CampaignGiven } from '../../position/given.ts'
import { cardOf } from '../../rules/cards.ts'
import { missionNumber } from '../../rules/missions.ts'
import { type Situation, situation } from '../play.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '1,1' },
  diala: { hero: 'diala-passil', at: '1,3' },
} as const

function at(step: string, more: Partial<CampaignGiven> = {}, mission?: string): Situation {
  return situation({
    ...(mission !== undefined && { mission }),
    step,
    campaign: { heroes: HEROES, slot: 0, ...more },
  })
}

/** The introduction is over: the Rebels have won. */
function afterIntroduction(more: Partial<CampaignGiven> = {}): Situation {
  return at(
    'mission-over',
    { ending: 'rebels', heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '2,0' } }, ...more },
    'aftermath',
  )
}

test('a mission that is over brings experience, and credits for each hero and each crate; the log keeps all of it [ia.mission-stage.6] [ia.mission-stage.10] [ia.credits.1] [ia.credits.2] [ia.credits.3] [ia.credits.5] [ia.experience-points.1] [ia.winning-campaign.1]', () => {
  const match = afterIntroduction({ credits: 75, crates: 2 })
  expect(match.picture.campaign).toMatchObject({
    credits: 75 + 2 * 200 + 2 * 50,
    xp: { gideon: 1, diala: 1, empire: 1 },
    log: [{ mission: 'aftermath', winner: 'rebels' }],
    stage: 'rebel-upgrade',
  })
})

test('the clean-up: sheets turned back, no damage, no strain, supplies in their deck, no tokens left [ia.claim.2] [ia.retrieve.6] [ia.mission-stage.7] [ia.mission-stage.8] [ia.mission-stage.9] [ia.deplete.2] [ia.healthy.1] [ia.wounded.5]', () => {
  const match = afterIntroduction({
    heroes: {
      gideon: {
        ...HEROES.gideon,
        at: '2,0',
        wounded: true,
        damage: 2,
        strain: 2,
        cards: ['supply/adrenal-stim', 'item/dl-44'],
      },
      diala: HEROES.diala,
    },
    supplies: ['supply/bacta-infusion'],
    depleted: ['item/dl-44'],
  })
  expect(match.figures.gideon).toMatchObject({ wounded: false, damage: 0, strain: 0, at: 'aside' })
  expect(match.picture.campaign?.supplies.slice().sort()).toEqual([
    'supply/adrenal-stim',
    'supply/bacta-infusion',
  ])
  expect(match.card('item/dl-44').depleted).toBe(false)
  expect(match.tokens).toEqual({})
  expect(match.figures.gideon.carries).toEqual([])
})

test('the Rebel stage: items for credits first, then class cards for experience [ia.rebel-upgrade-stage.1] [ia.mission-stage.14] [ia.campaign.2] [ia.campaign.3]', () => {
  const match = at('sell-items', { credits: 1000, xp: [3, 3, 0] })
  const asked: (string | null)[] = []
  while (match.question !== 'mission' && !match.over && match.state.campaign?.stage === 'mission') {
    if (asked.at(-1) !== match.question) asked.push(match.question)
    match.decline()
  }
  expect(asked.slice(0, 3)).toEqual(['sell', 'buy-item', 'buy-class'])
})

test('before they buy, the heroes sell items for half their cost, rounded up to 25; what has no cost brings 50 [ia.rebel-upgrade-stage.10] [ia.rebel-upgrade-stage.11] [ia.rebel-upgrade-stage.12] [ia.rebel-upgrade-stage.13]', () => {
  const match = at('sell-items', {
    heroes: { ...HEROES, gideon: { ...HEROES.gideon, cards: ['item/dl-44'] } },
  })
  const { cost } = cardOf(cardNumber('item/dl-44')).facts
  const half = Math.ceil(cost / 2 / 25) * 25
  expect(match.offers({ do: 'sell', held: 'item/dl-44', credits: half })).toBe(true)
  match.choose({ do: 'sell', held: 'item/dl-44' })
  expect(match.state.campaign?.credits).toBe(half)
  const free = match.offered.find(({ do: what }) => what === 'sell')
  expect(free).toMatchObject({ credits: 50 })
  expect(match.picture.cards).not.toHaveProperty('item/dl-44')
  expect(match.state.campaign?.items.flat()).not.toContain(cardNumber('item/dl-44'))
})

test('the heroes sell when they see what there is to buy, and no more once they have begun to buy [ia.rebel-upgrade-stage.5] [ia.rebel-upgrade-stage.10]', () => {
  const match = at('sell-items', { credits: 5000 })
  const shop = match.state.campaign?.shop.slice()
  expect([match.question, shop?.length]).toEqual(['sell', 6])
  match.choose({ do: 'sell' })
  match.choose({ do: 'done' })
  expect([match.question, match.state.campaign?.shop]).toEqual(['buy-item', shop])
  match.choose({ do: 'buy-item' })
  match.choose({ do: 'hero' })
  expect(match.question).toBe('buy-item')
  expect(match.offers({ do: 'sell' })).toBe(false)
})

test('rewards can’t be sold, items among them neither [ia.rebel-upgrade-stage.14] [ia.reward-cards.5]', () => {
  const match = at('sell-items', {
    heroes: { ...HEROES, gideon: { ...HEROES.gideon, cards: ['reward/shadow-suit'] } },
  })
  expect(match.offers({ held: 'reward/shadow-suit' })).toBe(false)
  expect(match.offers({ held: 'reward/legendary' })).toBe(false)
})

test('six items of the deck that the log names; any number is bought for credits and given to a hero [ia.rebel-upgrade-stage.5] [ia.rebel-upgrade-stage.6] [ia.rebel-upgrade-stage.8] [ia.rebel-upgrade-stage.9] [ia.credits.4]', () => {
  const match = at('buy-items', { credits: 5000 })
  const { shop = [] } = match.state.campaign ?? {}
  expect(shop).toHaveLength(6)
  expect(shop.every((card) => cardOf(card).facts.tier === 1)).toBe(true)
  const { id, cost } = cardOf(shop[0]).facts
  match.choose({ do: 'buy-item', card: id })
  match.choose({ do: 'hero', hero: 'diala' })
  expect(match.picture.cards?.[id]).toMatchObject({ owner: 'diala' })
  expect(match.state.campaign?.credits).toBe(5000 - cost)
  match.choose({ do: 'done' })
  expect(match.state.campaign?.items[0]).toHaveLength(11)
})

test('nobody buys what costs more than there is [ia.rebel-upgrade-stage.8] [ia.credits.3]', () => {
  const items = ['item/dl-44', 'item/vibroblade', 'item/e-11']
  const prices = items.map((id) => cardOf(cardNumber(id)).facts.cost)
  expect(prices).toEqual([500, 300, 400])
  const offers = (credits: number) =>
    at('buy-items', { credits, items: [items] })
      .offered.flatMap(({ card }) => card ?? [])
      .sort()
  expect(offers(400)).toEqual(['item/e-11', 'item/vibroblade'])
  expect(offers(399)).toEqual(['item/vibroblade'])
})

test('where the log names two decks, six cards of each are drawn [ia.rebel-upgrade-stage.7]', () => {
  const match = at('buy-items', { credits: 5000, slot: 3 })
  const tiers = (match.state.campaign?.shop ?? []).map((card) => cardOf(card).facts.tier)
  expect(tiers.filter((tier) => tier === 1)).toHaveLength(6)
  expect(tiers.filter((tier) => tier === 2)).toHaveLength(6)
})

test('each player buys class cards of the own deck for experience, any number, each once; the rest is kept [ia.rebel-upgrade-stage.2] [ia.rebel-upgrade-stage.3] [ia.rebel-upgrade-stage.4] [ia.class-cards.4] [ia.experience-points.2]', () => {
  const match = at('buy-classes', { xp: [3, 1, 0] })
  expect([match.asked, match.question]).toEqual(['player1', 'buy-class'])
  const gideon = match.hero('gideon')
  expect(gideon.all('card').every((id) => String(id).startsWith('gideon-argus/'))).toBe(true)
  const [first] = gideon.all('card')
  const { cost } = cardOf(cardNumber(String(first))).facts
  gideon.choose({ do: 'buy-class', card: first })
  expect(match.state.campaign?.xp[0]).toBe(3 - cost)
  expect(match.picture.cards?.[String(first)]).toMatchObject({ owner: 'gideon' })
  if (match.asked === 'player1') {
    expect(gideon.offers({ card: first })).toBe(false)
    gideon.choose({ do: 'done' })
  }
  expect([match.asked, match.question]).toEqual(['player2', 'buy-class'])
})

test('after the Imperial stage the next line of the log is played, at its threat level [ia.mission-stage.2] [ia.mission-stage.4] [ia.story-side-missions.2] [ia.story-side-missions.3] [ia.campaign.4]', () => {
  const match = at('imperial-class', { slot: 1, story: 'aftermath' })
  match.until('open-group')
  expect(match.picture).toMatchObject({ mission: 'aftermath' })
  expect(match.picture.campaign).toMatchObject({ slot: 2, threatLevel: 3, story: 'none' })
})

test('a line for a side mission offers the active side missions; the others stay active [ia.mission-stage.3] [ia.active-missions.1] [ia.story-side-missions.5] [ia.story-side-missions.6] [ia.mission-stage.11]', () => {
  const other = 'climate-research-camp-a'
  const match = at('imperial-class', { slot: 0, sideMissions: ['aftermath', other] })
  expect([match.asked, match.question]).toEqual(['player1', 'mission'])
  expect(match.offered).toEqual([
    { do: 'mission', mission: 'aftermath' },
    { do: 'mission', mission: other },
  ])
  match.choose({ mission: 'aftermath' })
  expect(match.picture.campaign).toMatchObject({ sideMissions: [other], threatLevel: 2 })
})

test('two side missions are revealed after the introduction [ia.mission-stage.12] [ia.story-side-missions.8]', () => {
  const deck = ['climate-research-camp-a', 'climate-research-camp-b', 'jabbas-palace-a']
  const match = afterIntroduction({ sideDeck: deck })
  expect(match.picture.campaign).toMatchObject({ sideMissions: deck.slice(0, 2) })
  expect(match.state.campaign?.sideDeck).toEqual([missionNumber(deck[2])])
})

test('a forced mission comes before the next stage, at the threat level of the last mission [ia.forced-missions.1] [ia.forced-missions.2] [ia.forced-missions.5] [ia.forced-missions.6] [ia.forced-missions.7]', () => {
  const match = afterIntroduction({ forced: ['aftermath'], threatLevel: 5 })
  expect(match.question).toBe('open-group')
  expect(match.events).not.toContain('items-drawn')
  expect(match.picture.campaign).toMatchObject({ stage: 'rebel-upgrade', threatLevel: 5, forced: [] })
})

test('a mission that is played by itself ends with its winner [ia.winning-campaign.1]', () => {
  const match = situation({
    mission: 'aftermath',
    step: 'mission-over',
    campaign: { heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '2,0' } }, ending: 'empire' },
  })
  expect(match.over).toBe(true)
  expect(match.winner).toBe('player3')
})
