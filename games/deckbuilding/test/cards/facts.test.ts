/** What must hold of all 82 designs: the numbers of the box, and texts that say what the code does. */
import { describe, expect, test } from 'vitest'
import { DESIGNS, type Design, textOf } from '../../index.ts'
import type { Effect } from '../../rules/abilities.ts'

const LANGUAGES = ['de', 'en'] as const
const copiesOf = (design: Design) => (design.type === 'base' ? 1 : design.copies)
const count = (keep: (design: Design) => boolean) =>
  DESIGNS.filter(keep).reduce((sum, design) => sum + copiesOf(design), 0)
const idsWhere = (keep: (design: Design) => boolean) => DESIGNS.filter(keep).map((design) => design.id)
const rewardOf = (design: Design) => (design.type === 'unit' ? design.reward : undefined)
const isGalaxyUnit = (design: Design) => design.type === 'unit' && design.home === 'galaxy'
const wordsOf = ({ id }: Design) => textOf(id)?.text
const does = ({ id }: Design) => (textOf(id)?.abilities ?? []).length > 0

describe('the box', () => {
  test('10 starter cards a faction, 90 galaxy cards, 10 pilots, 20 bases: 140 cards of 82 designs [db.components.1] [db.components.2] [db.components.3]', () => {
    expect(DESIGNS).toHaveLength(82)
    expect(count((d) => d.home === 'starter' && d.faction === 'empire')).toBe(10)
    expect(count((d) => d.home === 'starter' && d.faction === 'rebel')).toBe(10)
    expect(count((d) => d.home === 'galaxy')).toBe(90)
    expect(count((d) => d.home === 'pilots')).toBe(10)
    expect(count((d) => d.home === 'bases')).toBe(20)
    expect(count(() => true)).toBe(140)
  })

  test('the galaxy is a third each Imperial, Rebel and neutral, and each faction has 10 bases [db.faction.1]', () => {
    for (const faction of ['empire', 'rebel', 'neutral'])
      expect(count((d) => d.home === 'galaxy' && d.faction === faction)).toBe(30)
    for (const faction of ['empire', 'rebel'])
      expect(count((d) => d.type === 'base' && d.faction === faction)).toBe(10)
  })

  test('ids are unique and fit for links, names are unique in both languages', () => {
    const ids = DESIGNS.map((design) => design.id)
    expect(new Set(ids).size).toBe(82)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const language of LANGUAGES) {
      const names = DESIGNS.map((design) => design.name[language])
      expect(new Set(names).size).toBe(82)
      expect(names.every((name) => name.trim().length > 1)).toBe(true)
    }
  })

  test('unique units and bases exist once [db.anatomy.9]', () => {
    for (const design of DESIGNS) if (design.unique) expect(copiesOf(design), design.id).toBe(1)
    expect(idsWhere((d) => d.type === 'base' && d.unique !== true)).toEqual([])
  })

  test('one starting base a faction, and four others of the introductory game [db.setup.2] [db.setup.3] [db.setup.4]', () => {
    const bases = (faction: string) =>
      DESIGNS.flatMap((d) => (d.type === 'base' && d.faction === faction ? [d] : []))
    for (const [faction, starting, others] of [
      ['empire', 'lothal', ['corellia', 'coruscant', 'death-star', 'endor']],
      ['rebel', 'dantooine', ['hoth', 'mon-cala', 'sullust', 'yavin-4']],
    ] as const) {
      expect(bases(faction).flatMap((d) => (d.starting ? [d.id] : []))).toEqual([starting])
      const introductory = bases(faction).flatMap((d) => (d.introductory && !d.starting ? [d.id] : []))
      expect(introductory.sort()).toEqual(others)
    }
  })
})

describe('numbers', () => {
  test('a faction unit of the galaxy has a target value equal to its cost, and a reward; nobody else has [db.bounty.2] [db.bounty.20]', () => {
    for (const design of DESIGNS) {
      const target = design.type === 'unit' ? design.target : undefined
      if (isGalaxyUnit(design) && design.faction !== 'neutral') {
        expect(target, design.id).toBe(design.type === 'unit' ? design.cost : 0)
        expect(rewardOf(design), design.id).toBeDefined()
      } else {
        expect(target, design.id).toBeUndefined()
        expect(rewardOf(design), design.id).toBeUndefined()
      }
    }
  })

  test('a capital ship has as many hit points as it costs', () => {
    for (const design of DESIGNS)
      if (design.type === 'ship') expect(design.hitPoints, design.id).toBe(design.cost)
  })

  test('starter cards cost nothing, all others in decks cost something', () => {
    for (const design of DESIGNS)
      if (design.type !== 'base') expect(design.cost === 0, design.id).toBe(design.home === 'starter')
  })

  test('a reward is resources and Force, or exiling 1 or up to 2, or a free purchase', () => {
    const shapes = DESIGNS.flatMap((design) => {
      const reward = rewardOf(design)
      return reward === undefined ? [] : [Object.keys(reward).sort().join('+')]
    })
    expect([...new Set(shapes)].sort()).toEqual([
      'exile',
      'exile+upTo',
      'force',
      'force+resources',
      'freePurchase',
      'resources',
    ])
  })

  test('both factions offer the same rewards: what one side hunts, the other can [db.bounty.1]', () => {
    const rewards = (faction: string) =>
      DESIGNS.filter((d) => d.faction === faction && rewardOf(d) !== undefined)
        .map((d) => JSON.stringify([copiesOf(d), rewardOf(d)]))
        .sort()
    const kinds = (faction: string) => [...new Set(rewards(faction).map((r) => r.slice(r.indexOf(','))))]
    expect(kinds('empire').sort()).toEqual(kinds('rebel').sort())
  })
})

/** The numbers that an effect and its parts work with. */
function amountsOf(effect: Effect): number[] {
  const own = effect.amount === undefined ? [] : [effect.amount]
  return [...own, ...(effect.parts ?? []).flatMap(amountsOf)]
}

function numbersOf(design: Design): number[] {
  return (textOf(design.id)?.abilities ?? []).flatMap((ability) => {
    if (ability.word === 'instead') return [ability.amount]
    if (ability.word === 'always') return ability.attack === undefined ? [] : [ability.attack.amount]
    const ofCost = ability.cost === undefined ? [] : amountsOf(ability.cost)
    return [...ofCost, ...amountsOf(ability.effect)]
  })
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
const unique = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b)

describe('texts', () => {
  test('a card has text in both languages if it does something or is a starting base, else none [db.anatomy.13] [db.anatomy.15]', () => {
    for (const design of DESIGNS) {
      const speaks = does(design) || (design.type === 'base' && design.starting === true)
      const text = wordsOf(design)
      expect(text !== undefined, design.id).toBe(speaks)
      if (text === undefined) continue
      for (const language of LANGUAGES) expect(text[language], design.id).toMatch(/^[\p{Lu}+].*\.$/u)
    }
  })

  test('they name exactly the numbers that the code works with, in digits', () => {
    for (const design of DESIGNS) {
      const text = wordsOf(design)
      if (text === undefined) continue
      for (const language of LANGUAGES)
        expect(unique(numbersIn(text[language])), `${design.id} ${language}`).toEqual(
          unique(numbersOf(design)),
        )
    }
  })

  test('cards that do the same say the same', () => {
    const byEnglish = new Map<string, string>()
    for (const design of DESIGNS) {
      const { id } = design
      const text = wordsOf(design)
      if (text === undefined) continue
      expect(byEnglish.get(text.en) ?? text.de, id).toBe(text.de)
      byEnglish.set(text.en, text.de)
    }
  })

  /** A word of the English text, and the one that the German text must have for it. */
  const TERMS: readonly [english: RegExp, german: RegExp][] = [
    [/capital ship/, /Großkampfschiff/],
    [/\bbase\b/, /Stützpunkt/],
    [/galaxy row/, /Galaxis-Auslage/],
    [/galaxy deck/, /Galaxis-Deck/],
    [/galaxy discard pile/, /Galaxis-Ablagestapel/],
    [/your (hand or )?discard pile/, /deine[nm] Ablagestapel/],
    [/the Force is with you/, /die Macht mit dir ist/],
    [/\d Force/, /\d Macht/],
    [/resource/, /Ressource/],
    [/attack this turn|\+\d attack/, /Angriff/],
    [/damage/, /Schaden/],
    [/[Ee]xile/, /[Vv]erbann/],
    [/[Rr]epair/, /[Rr]eparier/],
    [/[Dd]raw/, /[Zz]iehe/],
    [/destroy/, /[Zz]erstöre/],
    [/[Pp]urchase/, /[Kk]auf/],
    [/for free/, /kostenlos/],
    [/[Rr]eveal/, /[Aa]ufdecken|Decke .* auf/],
    [/bounty hunt\b/, /Kopfgeldjagd/],
    [/Bounty Hunter/, /Kopfgeldjäger/],
    [/Trooper/, /Truppler/],
    [/Vehicle/, /Fahrzeug/],
    [/Fighter/, /Jäger/],
    [/\bunique unit/, /einzigartige Einheit/],
    [/\bImperial\b/, /Imperium/],
    [/\bRebel\b/, /Rebellen/],
    [/\bneutral\b/, /neutrale/],
    [/^While|\. While/, /Solange/],
    [/\bIf (the|you have|your)/, /Falls/],
    [/opponent/, /Gegner|gegnerisch/],
    [/victory pile/, /Siegstapel/],
    [/target value/, /Zielwert/],
  ]

  test('German texts use the German terms, in the same places as the English ones', () => {
    for (const design of DESIGNS) {
      const { id } = design
      const text = wordsOf(design)
      if (text === undefined) continue
      for (const [english, german] of TERMS)
        if (english.test(text.en)) expect(text.de, `${id}: ${english}`).toMatch(german)
    }
  })

  test('no English word is left in a German text', () => {
    const english =
      /\b(base|attack|force|draw|card|hand or|discard|exile|galaxy|row|deck of|reward|unit|ship|your|the|when|while|if|turn|resource)s?\b/i
    for (const { id } of DESIGNS) {
      const text = textOf(id)?.text
      if (text !== undefined) expect(text.de.replaceAll('Galaxis-Deck', ''), id).not.toMatch(english)
    }
  })
})
