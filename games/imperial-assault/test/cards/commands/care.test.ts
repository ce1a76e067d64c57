/** Command cards that heal, encourage and rid of conditions. */
import { expect, test } from 'vitest'
import { type SituationGiven, situation } from '../../play.ts'
import { duel } from './duel.ts'

type Player = NonNullable<SituationGiven['player1']>

/** One side; the other one is far away. */
function alone(player1: Player, more: Partial<SituationGiven> = {}) {
  return situation({
    unwritten: true,
    player1,
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
    ...more,
  })
}

test('Recovery: two damage [card: Recovery]', () => {
  const match = duel({ damage: 2, hand: ['Recovery'] })
  match.player1.play('Recovery')
  expect(match.figures.hero.damage).toBe(0)
})

test('Hour of Need: as much damage as rounds have passed, at no action [card: Hour of Need]', () => {
  const match = duel({ card: 'Luke Skywalker', damage: 5, hand: ['Hour of Need'], more: { round: 3 } })
  match.player1.play('Hour of Need')
  expect(match.figures.hero.damage).toBe(2)
  expect(match.picture.actions).toBe(2)
})

test('Rally discards all Harmful conditions at the start of the activation [card: Rally]', () => {
  const match = alone({
    groups: { hero: { card: 'Royal Guard', at: ['1,1'], conditions: ['stunned', 'bleeding', 'focused'] } },
    hand: ['Rally'],
  })
  match.player1.activate('hero')
  match.player1.play('Rally')
  expect(match.figures.hero.conditions).toEqual(['focused'])
})

test('Regroup frees the friends beside a Leader, not the Leader [card: Regroup]', () => {
  const match = alone(
    {
      groups: {
        officer: { card: 'Imperial Officer', at: '1,1', conditions: ['bleeding'] },
        squad: { card: 'Stormtrooper', at: ['1,2', '1,4'], conditions: ['stunned'] },
      },
      hand: ['Regroup'],
    },
    { active: 'officer' },
  )
  match.player1.play('Regroup')
  match.settle()
  expect(match.figures['squad 1'].conditions).toEqual([])
  expect(match.figures['squad 2'].conditions).toEqual(['stunned'])
  expect(match.figures.officer.conditions).toEqual(['bleeding'])
})

test('Emergency Aid: a Leader heals three instead of two [card: Emergency Aid]', () => {
  const heals = (card: string) => {
    const match = alone(
      {
        groups: { medic: { card, at: ['1,1'] }, hurt: { card: 'AT-ST', at: '2,1', damage: 5 } },
        hand: ['Emergency Aid'],
      },
      { active: 'medic' },
    )
    match.player1.play('Emergency Aid')
    return 5 - match.figures.hurt.damage
  }
  expect(heals('Imperial Officer')).toBe(3)
  expect(heals('Stormtrooper')).toBe(2)
})

test('Repair: three damage on a Droid or Vehicle [card: Repair]', () => {
  const match = alone(
    {
      groups: {
        hero: { card: 'Stormtrooper', at: ['1,1'] },
        walker: { card: 'AT-ST', at: '2,1', damage: 5 },
      },
      hand: ['Repair'],
    },
    { active: 'hero' },
  )
  match.player1.play('Repair')
  expect(match.figures.walker.damage).toBe(2)
})

test('Heart of Freedom: one condition less, two damage less, two movement points [card: Heart of Freedom]', () => {
  const match = alone({
    groups: { luke: { card: 'Luke Skywalker', at: '1,1', damage: 3, conditions: ['stunned', 'bleeding'] } },
    hand: ['Heart of Freedom'],
  })
  match.player1.activate('luke')
  match.player1.play('Heart of Freedom')
  match.player1.choose({ do: 'choose-condition', condition: 'stunned' })
  expect(match.figures.luke).toMatchObject({ damage: 1, conditions: ['bleeding'], points: 2 })
})

test('Focus: focused as an action [card: Focus]', () => {
  const match = duel({ hand: ['Focus'] })
  match.player1.play('Focus')
  expect(match.figures.hero.conditions).toEqual(['focused'])
  expect(match.picture.actions).toBe(1)
})

test('Inspiring Speech focuses two friends beside the Leader [card: Inspiring Speech]', () => {
  const match = alone(
    {
      groups: {
        officer: { card: 'Imperial Officer', at: '1,1' },
        squad: { card: 'Stormtrooper', at: ['1,2', '0,1', '5,5'] },
      },
      hand: ['Inspiring Speech'],
    },
    { active: 'officer' },
  )
  match.player1.play('Inspiring Speech')
  match.player1.pick({ figure: 'squad 1' }, { figure: 'squad 2' })
  expect(match.figures['squad 1'].conditions).toEqual(['focused'])
  expect(match.figures['squad 2'].conditions).toEqual(['focused'])
})

test('Stimulants: a damage, a movement point and Focused [card: Stimulants]', () => {
  const match = duel({ card: 'Jyn Odan', hand: ['Stimulants'] })
  match.player1.play('Stimulants')
  match.player1.walk('1,2')
  expect(match.figures.hero).toMatchObject({ at: '1,2', damage: 1, conditions: ['focused'] })
})

test('Smuggled Supplies: recover, or a surge or an evade for the round [card: Smuggled Supplies]', () => {
  const match = alone({
    groups: { jyn: { card: 'Jyn Odan', at: '1,1', damage: 3 } },
    hand: ['Smuggled Supplies'],
  })
  match.player1.activate('jyn')
  match.player1.play('Smuggled Supplies')
  expect(match.player1.all('effect')).toEqual(['more-evade', 'more-surge', 'recover'])
  match.player1.choose({ effect: 'recover' })
  expect(match.figures.jyn.damage).toBe(1)
})

test('Smuggled Supplies: an evade takes a surge in every defense of the round [card: Smuggled Supplies]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { gun: { card: 'Hired Gun', at: ['4,1'] } }, hand: ['Smuggled Supplies'] },
    player2: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
  })
  match.player1.activate('gun')
  match.player1.play('Smuggled Supplies')
  match.player1.choose({ effect: 'more-evade' })
  match.player1.end()
  match.player2.activate('shooter')
  match.player2.attack('gun', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['blank'],
  })
  expect(match.attack).toMatchObject({ surges: 1 })
})

test('Against the Odds: who is eight points behind focuses three figures [card: Against the Odds]', () => {
  const behind = (points: number) =>
    situation({
      unwritten: true,
      step: 'round-end',
      player1: {
        groups: { squad: { card: 'Stormtrooper', at: ['1,1', '1,2', '1,3'] } },
        hand: ['Against the Odds'],
      },
      player2: { groups: { foe: { card: 'Gaarkhan', at: '9,8' } }, points },
    })
  expect(behind(7).player1.offers({ card: 'Against the Odds' })).toBe(false)
  const match = behind(8)
  match.player1.play('Against the Odds')
  match.player1.pick({ figure: 'squad 1' }, { figure: 'squad 2' }, { figure: 'squad 3' })
  expect(match.figures['squad 3'].conditions).toEqual(['focused'])
})
