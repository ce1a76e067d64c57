/** Mistakes of a kind that was made once: each test here finds the next card that makes it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PILOTS, pilotNumber, REPRINTED_SHIP_ABILITIES, SHIP_ABILITY_NAMES } from '../../facts/index.ts'
import { printed } from '../../facts/printed.ts'
import { MM } from '../../geometry/index.ts'
import type { Me } from '../../rules/abilities.ts'
import { isDefendedAtRange0 } from '../../rules/attack/range.ts'
import { abilityIndex, allCards, cardOf, isWritten, numberOf } from '../../rules/cards.ts'
import type { Attack } from '../../state.ts'
import { situation } from '../play.ts'

const CARDS = join(import.meta.dirname, '../../cards')
const SOURCES = globSync('**/*.ts', { cwd: CARDS }).map((file) => ({
  file,
  text: readFileSync(join(CARDS, file), 'utf8'),
}))

/** The arguments of each call of a word in a text, from bracket to bracket. */
function calls(text: string, word: string): string[] {
  return [...text.matchAll(new RegExp(`\\b${word}\\(`, 'g'))].map(({ index }) => {
    let open = 0
    let end = index + word.length
    do {
      if (text[end] === '(') open++
      if (text[end] === ')') open--
      end++
    } while (open > 0)
    return text.slice(index, end)
  })
}

test('what was locked is read from the event: no card looks for the latest of a ship’s locks, which a jam token may have taken [xw.g.jam.12] [card: dutchvander]', () => {
  const looking = SOURCES.filter(({ text }) => /\blocks(\.at\(|\[|\.slice\(-)/.test(text))
  expect(looking.map(({ file }) => file)).toEqual([])
})

test('a card that spends a token or lock to modify dice says so, so that who forbids to spend it forbids the card [xw.g.attack.2] [card: firecontrolsystem]', () => {
  const silent = SOURCES.flatMap(({ file, text }) =>
    calls(text, 'modify')
      .filter((call) => /\bspend(Token|Lock)\(/.test(call) && !/\bspends\b/.test(call))
      .map((call) => `${file}: ${call.slice(0, 120)}`),
  )
  expect(silent).toEqual([])
})

describe('who may modify dice', () => {
  const { match } = situation({
    step: 'engagement',
    player1: {
      me: { pilot: 'bluesquadronescort', at: [457, 400, 0] },
      friend: { pilot: 'bluesquadronescort', at: [300, 300, 0] },
    },
    player2: {
      foe: { pilot: 'academypilot', at: [457, 600, 180] },
      other: { pilot: 'academypilot', at: [300, 700, 180] },
    },
  })
  const [ME, FRIEND, FOE, OTHER] = [0, 1, 2, 3]
  const answering = abilityIndex().answering('mayModify') ?? []
  const cards = allCards().flatMap(({ number, id }) =>
    answering[number] === undefined ? [] : [{ number, id }],
  )

  test.each(cards)(
    '$id: what binds “you” does not bind a friend that helps [xw.g.you.3] [card: blindedpilot]',
    ({ number }) => {
      const me: Me = { ship: ME, slot: 0, card: number }
      const by: Me = { ship: FRIEND, slot: 0, card: numberOf('pilot', 'bluesquadronescort') }
      for (const [attacker, defender] of [
        [ME, FOE],
        [FOE, ME],
      ])
        for (const dice of ['attack', 'defense'] as const)
          for (const what of ['card', 'focus', 'calculate', 'evade', 'force', 'lock']) {
            const attack = attackOf(attacker, defender)
            const s = { ...match.state, attack }
            for (const { mayModify } of answering[number] ?? []) {
              if (mayModify === undefined) continue
              const foe = mayModify(s, me, attack, dice, OTHER, what, { ...by, ship: OTHER })
              const friend = mayModify(s, me, attack, dice, FRIEND, what, by)
              expect(friend || !foe, `${dice} ${what}`).toBe(true)
            }
          }
    },
  )

  function attackOf(attacker: number, defender: number): Attack {
    const weapon = { slot: 0, primary: true, arcs: 1, value: 3, min: 0, max: 3, ordnance: false }
    const base = {
      weapon,
      arc: 'front',
      bonus: false,
      range: 2,
      obstructedBy: [],
      step: 'modify-attack-dice',
    }
    const dice = { attackDice: [], defenseDice: [], used: [], hit: false, hits: 0, crits: 0 }
    return { ...base, ...dice, attacker, defender, modifying: 0, modifier: ME } as unknown as Attack
  }
})

describe('range and attack range', () => {
  const answering = abilityIndex().answering('attackRange') ?? []
  const pilots = PILOTS.filter(
    ({ id }) => isWritten('pilot', id) && answering[numberOf('pilot', id)] !== undefined,
  )

  test('there are pilots that treat the attack range as another', () =>
    expect(pilots.length).toBeGreaterThan(0))

  test.each(pilots)(
    '$id: an enemy that touches it defends at range 0, whatever the attack range [xw.g.attack-range.2] [xw.g.attack-ddice.6]',
    ({ id }) => {
      const { base } = printed({ pilot: pilotNumber(id) })
      const match = situation(
        {
          step: 'declare-target',
          active: 'me',
          player1: { me: { pilot: id, at: [457, 400, 0], tokens: ['focus'] } },
          player2: { foe: { pilot: 'academypilot', at: [457, 420 + base.halfLength / MM, 180] } },
        },
        { dice: 'focus focus focus focus focus' },
      )
      match.player1.attack('foe')
      const { state } = match.match
      const { attack } = state
      expect(attack?.range).toBe(1)
      expect(attack !== null && isDefendedAtRange0(state, attack)).toBe(true)
    },
  )
})

test('a ship ability that was printed again has a text of its own, and a pilot that has it [xw.g.ship-ability.1] [card: sensorblindspot]', () => {
  for (const [id, name] of Object.entries(REPRINTED_SHIP_ABILITIES)) {
    const again = cardOf(numberOf('ship-ability', id))
    const first = Object.entries(SHIP_ABILITY_NAMES).find(([one, { en }]) => one !== id && en === name.en)
    expect(PILOTS.some(({ shipAbility }) => shipAbility === id)).toBe(true)
    expect(again.text.en).not.toBe('')
    expect(again.text.en).not.toBe(cardOf(numberOf('ship-ability', first?.[0] ?? '')).text.en)
  }
})

test('who rolls which dice in an attack is told with the rule of these dice, and of no others [xw.g.attack-adice.1] [xw.g.attack-ddice.1]', () => {
  const match = situation(
    {
      step: 'declare-target',
      active: 'me',
      player1: { me: { pilot: 'bluesquadronescort', at: [457, 400, 0] } },
      player2: { foe: { pilot: 'academypilot', at: [457, 600, 180] } },
    },
    { dice: 'hit hit blank / focus blank blank' },
  )
  match.player1.attack('foe')
  match.to('end')
  const rolls = match.match.log.filter(({ what }) => what === 'roll-dice')
  expect(rolls.map(({ rule, args }) => [args.kind, rule])).toEqual([
    ['attack', 'xw.g.attack-adice.1'],
    ['defense', 'xw.g.attack-ddice.1'],
  ])
})
