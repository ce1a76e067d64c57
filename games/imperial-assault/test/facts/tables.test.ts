import { expect, test } from 'vitest'
import {
  AGENDA_CARDS,
  AGENDA_SETS,
  ATTACK_FACES,
  BOXES,
  CLASS_CARDS,
  COMMAND_CARDS,
  COMPANIONS,
  CONDITIONS,
  DEFENSE_FACES,
  DEPLOYMENT_CARDS,
  deploymentNumber,
  deploymentTitle,
  FORMS,
  factName,
  findCommand,
  findDeployment,
  findHero,
  findItem,
  findReward,
  findUpgrade,
  HEROES,
  IMPERIAL_CLASS_CARDS,
  IMPERIAL_CLASSES,
  ITEMS,
  isVillain,
  meets,
  NO_KEYWORDS,
  REWARDS,
  SKIRMISH_UPGRADES,
  SUPPLIES,
} from '../../facts/index.ts'

/** What must be there. */
function sure<T>(find: (id: string) => T | undefined): (id: string) => T {
  return (id) => {
    const found = find(id)
    if (found === undefined) throw new Error(`there is no ${id}`)
    return found
  }
}
const commandFacts = sure(findCommand)
const deploymentFacts = sure(findDeployment)
const heroFacts = sure(findHero)
const itemFacts = sure(findItem)
const upgradeFacts = sure(findUpgrade)

const TABLES = {
  deployment: DEPLOYMENT_CARDS,
  upgrade: SKIRMISH_UPGRADES,
  command: COMMAND_CARDS,
  hero: HEROES,
  'class-card': CLASS_CARDS,
  item: ITEMS,
  supply: SUPPLIES,
  reward: REWARDS,
  condition: CONDITIONS,
  'imperial-class': IMPERIAL_CLASSES,
  'imperial-class-card': IMPERIAL_CLASS_CARDS,
  'agenda-set': AGENDA_SETS,
  agenda: AGENDA_CARDS,
  companion: COMPANIONS,
  form: FORMS,
}

test('the tables are whole', () => {
  expect(Object.fromEntries(Object.entries(TABLES).map(([kind, table]) => [kind, table.length]))).toEqual({
    deployment: 140,
    upgrade: 39,
    command: 228,
    hero: 21,
    'class-card': 190,
    item: 84,
    supply: 24,
    reward: 62,
    condition: 5,
    'imperial-class': 11,
    'imperial-class-card': 100,
    'agenda-set': 38,
    agenda: 114,
    companion: 7,
    form: 3,
  })
})

test('the core game: 30 deployment cards, 6 upgrades, 37 command cards, 6 heroes, 12 items a tier', () => {
  const core = (table: readonly { readonly boxes: readonly string[] }[]) =>
    table.filter(({ boxes }) => boxes.includes('core')).length
  expect([core(DEPLOYMENT_CARDS), core(SKIRMISH_UPGRADES), core(COMMAND_CARDS)]).toEqual([30, 6, 37])
  expect(HEROES.filter(({ box }) => box === 'core')).toHaveLength(6)
  for (const tier of [1, 2, 3]) expect(core(ITEMS.filter((item) => item.tier === tier))).toBe(12)
})

test.each(Object.entries(TABLES))(
  'every id of a %s is used once, and has a name in both languages',
  (kind, table) => {
    expect(new Set(table.map(({ id }) => id)).size).toBe(table.length)
    for (const { id } of table) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      for (const language of ['de', 'en'] as const)
        expect(factName(`${kind}:${id}`, language), id).toMatch(/\S/)
    }
  },
)

test('a deployment card and a skirmish upgrade never share an id', () => {
  const ids = [...DEPLOYMENT_CARDS, ...SKIRMISH_UPGRADES].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('names are names: no sentences, no icons', () => {
  const names = Object.values(TABLES).flatMap((table) => table.map(({ name }) => name))
  const abilities = DEPLOYMENT_CARDS.flatMap((card) => card.abilities.map(({ name }) => name))
  for (const { en, de } of [...names, ...abilities])
    for (const word of [en, de]) {
      expect(word.length, word).toBeLessThan(45)
      expect(word).not.toMatch(/[{}|]|[a-z]\.\s/)
    }
})

test('all six dice have six faces', () => {
  for (const faces of [...Object.values(ATTACK_FACES), ...Object.values(DEFENSE_FACES)])
    expect(faces).toHaveLength(6)
})

test('the dice as players know them: averages of damage, and one dodge on white alone', () => {
  const sum = (faces: readonly { readonly damage: number }[]) =>
    faces.reduce((so, { damage }) => so + damage, 0)
  expect(Object.values(ATTACK_FACES).map(sum)).toEqual([13, 7, 8, 5])
  const dodges = (faces: readonly { readonly dodge: number }[]) =>
    faces.filter(({ dodge }) => dodge > 0).length
  expect([dodges(DEFENSE_FACES.black), dodges(DEFENSE_FACES.white)]).toEqual([0, 1])
})

test('bases are 1×1, 1×2, 2×2 or 2×3, and every massive figure has the largest', () => {
  const sizes = Object.groupBy(DEPLOYMENT_CARDS, ({ base }) => `${base.width}x${base.height}`)
  expect(Object.fromEntries(Object.entries(sizes).map(([size, cards]) => [size, cards?.length]))).toEqual({
    '1x1': 123,
    '1x2': 6,
    '2x2': 4,
    '2x3': 7,
  })
  for (const { id, base, keywords } of DEPLOYMENT_CARDS) expect(keywords.massive, id).toBe(base.height === 3)
})

test('a group has one to three figures; it can be reinforced if there are several', () => {
  for (const { id, group, reinforcement, cost } of DEPLOYMENT_CARDS) {
    expect([1, 2, 3], id).toContain(group)
    expect(reinforcement !== null, id).toBe(group > 1)
    expect(cost, id).toBeGreaterThanOrEqual(2)
    expect(cost, id).toBeLessThanOrEqual(18)
  }
})

test('elite and regular cards share a name [ia.elite-figure.2]', () => {
  const regular = deploymentFacts('stormtrooper')
  const elite = deploymentFacts('stormtrooper-elite')
  expect(elite.name).toEqual(regular.name)
  expect([regular.elite, elite.elite]).toEqual([false, true])
  expect([deploymentTitle(regular).de, deploymentTitle(elite).de]).toEqual([
    'Sturmtruppen',
    'Sturmtruppen (Elite)',
  ])
  for (const { id, elite: isElite } of DEPLOYMENT_CARDS)
    if (/-elite(-campaign)?$/.test(id)) expect(isElite, id).toBe(true)
})

test('elite stormtroopers are as printed [ia.deployment-cards.1]', () => {
  expect(deploymentFacts('stormtrooper-elite')).toMatchObject({
    name: { en: 'Stormtrooper', de: 'Sturmtruppen' },
    affiliation: 'imperial',
    modes: ['campaign', 'skirmish'],
    cost: 9,
    reinforcement: 3,
    group: 3,
    health: 5,
    speed: 4,
    base: { width: 1, height: 1 },
    defense: ['black'],
    attack: { type: 'ranged', dice: ['blue', 'green'], chosen: 0, pool: null },
    traits: ['trooper'],
    boxes: ['core', 'stormtroopers'],
  })
  expect(deploymentFacts('stormtrooper-elite').abilities.map(({ name }) => name.en)).toEqual([
    'Squad Training',
    'Last Stand',
  ])
})

test('keywords and surges are numbers', () => {
  const { keywords, surges } = deploymentFacts('at-st')
  expect(keywords).toEqual({ ...NO_KEYWORDS, massive: true, accuracy: 3 })
  expect(surges).toMatchObject([
    { cost: 1, name: null, effects: { blast: 2, damage: 0 } },
    { cost: 1, name: null, effects: { pierce: 2 } },
  ])
  expect(deploymentFacts('thrawn').surges[0]).toMatchObject({ cost: 2, effects: { damage: 3 } })
  expect(deploymentFacts('alliance-smuggler-elite').surges).toMatchObject([
    { effects: { inflicts: ['stunned'], gains: [] } },
    { effects: { inflicts: [], gains: ['focused'] } },
    { effects: { pierce: 2 } },
    { effects: { accuracy: 3 } },
  ])
})

test('a surge ability that numbers do not say has a name for its code', () => {
  const all = [...DEPLOYMENT_CARDS, ...ITEMS, ...COMPANIONS, ...FORMS].flatMap(({ surges }) => surges)
  const coded = all.filter(({ effects }) => effects === null)
  expect(coded.length).toBeGreaterThan(10)
  for (const { name, cost } of all) expect([1, 2], name?.en).toContain(cost)
  for (const { name } of coded) expect(name).not.toBeNull()
})

test('abilities know what actions they cost', () => {
  const actions = (id: string) => deploymentFacts(id).abilities.map(({ name, actions }) => [name.en, actions])
  expect(actions('darth-vader')).toEqual([
    ['Brutality', 1],
    ['Force Choke', 1],
    ['Foresight', 0],
  ])
  expect(actions('sc2-m-repulsor-tank')).toContainEqual(['Focus Fire', 2])
})

test('IG-88 chooses two attack dice of any color', () => {
  expect(deploymentFacts('ig-88').attack).toEqual({ type: 'ranged', dice: [], chosen: 2, pool: null })
  for (const { id, attack } of DEPLOYMENT_CARDS)
    if (attack !== null) expect(attack.dice.length + attack.chosen, id).toBeGreaterThan(0)
})

test('a card whose print differs by mode stands twice', () => {
  expect(deploymentFacts('obi-wan-kenobi')).toMatchObject({ cost: 7, modes: ['skirmish'] })
  expect(deploymentFacts('obi-wan-kenobi-campaign')).toMatchObject({ cost: 10, modes: ['campaign'] })
  for (const { id, modes } of DEPLOYMENT_CARDS)
    if (id.endsWith('-campaign')) expect(modes, id).toEqual(['campaign'])
})

test('every hero has a deployment card for skirmishes, and a class deck with what it starts with [ia.class-cards.3]', () => {
  for (const { id, name, classCards, reward } of HEROES) {
    expect(findDeployment(id)).toMatchObject({ name: { en: name.en }, unique: true, elite: false })
    expect(findReward(reward), reward).toBeDefined()
    expect(classCards.filter(({ xp }) => xp === 0).length, id).toBe(id === 'verena-talos' ? 2 : 1)
    expect(classCards.map(({ xp }) => xp).filter((xp) => xp > 0)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
    for (const { xp, item } of classCards) if (xp === 0) expect(item?.attack, id).not.toBeNull()
  }
})

test('Diala Passil, healthy and wounded', () => {
  const { healthy, wounded, abilities, defense, classCards } = heroFacts('diala-passil')
  expect(defense).toEqual(['white'])
  expect(healthy).toEqual({
    health: 12,
    endurance: 5,
    speed: 4,
    attributes: { strength: ['blue', 'green'], insight: ['blue', 'green', 'yellow'], tech: ['blue'] },
  })
  expect(wounded).toMatchObject({ endurance: 4, speed: 3, attributes: { tech: ['red'] } })
  expect(abilities).toMatchObject([
    { name: { en: 'Precise Strike' }, strain: 2, whenWounded: false },
    { name: { en: 'Foresight' }, strain: 1, whenWounded: true },
  ])
  expect(classCards[0]).toMatchObject({
    name: { en: 'Plasteel Staff', de: 'Stab aus Plastahl' },
    xp: 0,
    item: {
      kind: 'weapon',
      traits: ['staff'],
      attack: { type: 'melee', dice: ['green', 'yellow'] },
      modSlots: 1,
      keywords: { reach: true },
    },
  })
})

test('a wounded hero is slower and endures less', () => {
  for (const { id, healthy, wounded } of HEROES) {
    expect(wounded.endurance, id).toBe(healthy.endurance - 1)
    expect(wounded.speed, id).toBe(healthy.speed - 1)
    for (const pool of Object.values(wounded.attributes)) expect(pool.at(-1), id).toBe('red')
  }
})

test('items lie in three decks; only weapons have an attack [ia.item-cards.6]', () => {
  for (const { id, kind, attack, credits, fits } of ITEMS) {
    expect(attack !== null, id).toBe(kind === 'weapon')
    expect(fits !== null, id).toBe(kind === 'modification')
    expect(credits % 50, id).toBe(0)
  }
  expect(itemFacts('ancient-lightsaber').attack).toEqual({
    type: 'melee',
    dice: [],
    chosen: 0,
    pool: 'insight',
  })
  expect(itemFacts('laminate-armor-2')).toMatchObject({ tier: 2, kind: 'armor', keywords: { health: 3 } })
  expect(itemFacts('laminate-armor-3').tier).toBe(3)
})

test('an agenda set has three cards, and what its missions bring exists [ia.agenda-deck.2]', () => {
  for (const { id, cards } of AGENDA_SETS) {
    expect(cards, id).toHaveLength(3)
    for (const { villains, reward, kind, influence } of cards) {
      expect([1, 2, 3, 4], id).toContain(influence)
      for (const villain of villains) expect(isVillain(deploymentFacts(villain)), villain).toBe(true)
      if (reward !== null) expect(findReward(reward), reward).toBeDefined()
      if (kind === 'side-mission' || kind === 'forced-mission')
        expect(villains.length + (reward === null ? 0 : 1), id).toBeGreaterThan(0)
    }
  }
})

test('an Imperial class has nine cards; only the Nemeses start with two', () => {
  for (const { id, cards } of IMPERIAL_CLASSES) {
    expect(cards.filter(({ xp }) => xp > 0)).toHaveLength(8)
    expect(cards.filter(({ xp }) => xp === 0)).toHaveLength(id === 'nemeses' ? 2 : 1)
  }
})

test('a command card names a trait, a figure and an affiliation that one figure must meet [ia.command-cards.8]', () => {
  const canPlay = (command: string, figure: string) => {
    const { usedBy } = commandFacts(command)
    return usedBy === null || meets(deploymentFacts(figure), usedBy)
  }
  expect(canPlay('lure-of-the-dark-side', 'darth-vader')).toBe(true)
  expect(canPlay('lure-of-the-dark-side', 'diala-passil')).toBe(false)
  expect(canPlay('lure-of-the-dark-side', 'stormtrooper')).toBe(false)
  expect(canPlay('son-of-skywalker', 'luke-skywalker')).toBe(true)
  expect(canPlay('son-of-skywalker', 'luke-skywalker-jedi-knight')).toBe(true)
  expect(canPlay('cripple', 'nexu')).toBe(true)
  expect(canPlay('jump-jets', 'nexu')).toBe(false)
  expect(canPlay('size-advantage', 'nexu')).toBe(true)
  expect(canPlay('crush', 'at-st')).toBe(true)
  expect(canPlay('crush', 'nexu')).toBe(false)
  expect(canPlay('second-chance', 'stormtrooper')).toBe(false)
  expect(commandFacts('take-initiative').usedBy).toBeNull()
})

test('somebody can play every command card, and carry every attachment [ia.attachments.6]', () => {
  for (const { id, usedBy } of COMMAND_CARDS)
    if (usedBy !== null)
      expect(
        DEPLOYMENT_CARDS.some((card) => meets(card, usedBy)),
        id,
      ).toBe(true)
  for (const { id, attachesTo } of [...SKIRMISH_UPGRADES, ...REWARDS, ...IMPERIAL_CLASS_CARDS])
    if (attachesTo !== null)
      expect(
        DEPLOYMENT_CARDS.some((card) => meets(card, attachesTo)),
        id,
      ).toBe(true)
})

test('an attachment may ask for one figure with its subtitle, or for what is not unique', () => {
  const carries = (upgrade: string, figure: string) =>
    meets(deploymentFacts(figure), upgradeFacts(upgrade).attachesTo!)
  expect(carries('driven-by-hatred', 'darth-vader')).toBe(true)
  expect(carries('the-generals-ranks', 'stormtrooper')).toBe(true)
  expect(carries('the-generals-ranks', 'darth-vader')).toBe(false)
})

test('villains are unique, elite and not Rebel', () => {
  expect(isVillain(deploymentFacts('darth-vader'))).toBe(true)
  expect(isVillain(deploymentFacts('onar-koma'))).toBe(false)
  expect(isVillain(deploymentFacts('han-solo'))).toBe(false)
})

test('a card is found by id and by number; what does not exist is our own mistake', () => {
  expect(DEPLOYMENT_CARDS[deploymentNumber('nexu')]).toBe(deploymentFacts('nexu'))
  expect(findDeployment('ewok')).toBeUndefined()
  expect(factName('deployment:ewok', 'de')).toBeUndefined()
  expect(factName('nothing:nexu', 'de')).toBeUndefined()
  expect(factName('keyword:pierce', 'de')).toBe('Durchschlagen')
})

test('every box is used', () => {
  const used = new Set<string>([
    ...[...DEPLOYMENT_CARDS, ...SKIRMISH_UPGRADES, ...COMMAND_CARDS].flatMap(({ boxes }) => boxes),
  ])
  expect(BOXES.filter((box) => !used.has(box))).toEqual([])
})
