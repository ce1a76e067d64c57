import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, flight, gained } from '../facing.ts'

describe('Aayla Secura', () => {
  test('the defender turns a blank while the attacker is close before her [card: aaylasecura]', () => {
    const match = attackOn(
      { pilot: 'aaylasecura', tokens: ['focus'] },
      { distance: 140, dice: 'hit hit hit hit / blank blank blank' },
    )
    match.player1.choose({ do: 'card' })
    expect(match.attack?.defenseDice).toEqual(['focus', 'blank', 'blank'])
    const far = attackOn(
      { pilot: 'aaylasecura', tokens: ['focus'] },
      { dice: 'hit hit hit / blank blank blank' },
    )
    expect(far.player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('brothers in arms', () => {
  const near = { at: [457, 540, 180] } as const
  test('Anakin sheds a red token when outnumbered [card: anakinskywalker-eta2actis]', () => {
    const match = flight({ pilot: 'anakinskywalker-eta2actis', tokens: ['strain'] }, '2 turn left', {
      enemy: { at: [330, 379, 0] },
    })
    match.player1.yes()
    match.player1.choose({ token: 'strain' })
    expect(match.ships.me.tokens).toEqual({})
  })
  test('Obi-Wan focuses, not when friends are as many [card: obiwankenobi-eta2actis]', () => {
    const match = flight('obiwankenobi-eta2actis', '2 straight', { enemy: near })
    match.player1.yes()
    expect(gained(match, 'me')).toEqual(['focus'])
    const even = flight('obiwankenobi-eta2actis', '2 straight', {
      enemy: near,
      friends: { wing: { ...BESIDE, at: [517, 420, 0] } },
    })
    expect(even.question).toBe('action')
  })
  test('Siege of Coruscant: Anakin rolls, Obi-Wan boosts [card: anakinskywalker-siegeofcoruscant] [card: obiwankenobi-siegeofcoruscant]', () => {
    const more = { unwritten: true }
    const anakin = flight('anakinskywalker-siegeofcoruscant', '2 straight', { enemy: near, more })
    anakin.until('use-ability')
    anakin.player1.yes()
    expect(anakin.player1.all('action')).toEqual(['barrel-roll'])
    const obi = flight('obiwankenobi-siegeofcoruscant', '2 straight', { enemy: near, more })
    obi.until('use-ability')
    obi.player1.yes()
    expect(obi.player1.all('action')).toEqual(['boost'])
  })
})

describe('Kit Fisto', () => {
  const kit = { pilot: 'kitfisto', at: [757, 300, 0] } as const
  test('Force turns a friend’s blank, however far [card: kitfisto]', () => {
    const match = attackOn({ tokens: ['focus'] }, { dice: 'hit hit hit / blank blank', friends: { kit } })
    match.player1.choose({ do: 'card', ship: 'kit' })
    expect(match.attack?.defenseDice).toEqual(['focus', 'blank'])
  })
  test('not his own', () => {
    expect(attackOn('kitfisto', { dice: 'hit hit hit / blank blank blank' }).events).not.toContain(
      'change-dice',
    )
  })
})

describe('Shaak Ti', () => {
  test('Force keeps tokens over the round [card: shaakti]', () => {
    const wing = { ...BESIDE, tokens: ['focus', 'focus'] } as const
    const match = facing('end', 'shaakti', { friends: { wing } })
    match.player1.choose({ ship: 'wing' })
    match.until('dials')
    expect(match.ships.wing.tokens).toEqual({ focus: 1 })
  })
})

describe('Yoda', () => {
  test('gives Force back to a friend that spends it [card: yoda]', () => {
    const yoda = { ...BESIDE, pilot: 'yoda' } as const
    const match = attackBy({ pilot: 'macewindu', force: 1 }, { dice: 'focus hit', friends: { yoda } })
    match.player1.choose({ do: 'force' })
    match.player1.yes()
    expect(match.events.filter((event) => event === 'spend-force')).toHaveLength(2)
    const own = attackBy('yoda', { dice: 'focus hit' })
    own.player1.choose({ do: 'force' })
    expect(own.question).not.toBe('use-ability')
  })
})
