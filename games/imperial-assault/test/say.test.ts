/** What the table says, where it depends on the position. */
import { type Message, optionsOf } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { imperialAssault } from '../index.ts'
import { situation } from './play.ts'

const leader = { card: 'Imperial Officer', at: '1,1' }
const position = {
  player1: { groups: { leader, squad: { card: 'Stormtrooper', at: ['2,1', '2,2'] } } },
  player2: { groups: { chewbacca: { card: 'Chewbacca', at: '5,1' } } },
} as const

test('a question names the ability that asks it', () => {
  const match = situation({ ...position, active: 'leader' })
  match.player1.special('Order')
  const { ask } = match.match
  if (ask === null) throw new Error('nobody is asked')
  expect(imperialAssault.sayAsk(match.player1.view, ask)).toMatchObject({
    key: 'ask.choose-figure',
    args: { hasAbility: 'yes', ability: { name: 'ability:order' } },
  })
})

test('a surge is said by what it does and what it costs', () => {
  const match = situation({ ...position, active: 'squad 1' })
  match.player1.attack('chewbacca', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.until('surge')
  const { ask } = match.match
  if (ask === null || ask.form !== 'one') throw new Error('nobody is asked')
  expect(imperialAssault.sayOption(match.player1.view, optionsOf(ask)[0]).args).toMatchObject({
    surge: { name: 'surge:+1 damage' },
    cost: 1,
  })
})

test('log entries bring the names of figures and spaces along', () => {
  const match = situation({ ...position, active: 'leader' })
  match.player1.move('leader', '1,3')
  const entry = match.match.log.find(({ what }) => what === 'walk')
  if (entry === undefined) throw new Error('there is no such entry')
  expect(imperialAssault.sayLog(entry)).toMatchObject({
    key: 'log.walk',
    args: { figure: { name: 'figure:imperial-officer' }, to: { name: 'space:1,3' }, cost: 2 },
  })
})

/** How options of a kind are said to whoever is asked. */
function said(match: ReturnType<typeof situation>, kind: string): readonly Message[] {
  const { ask } = match.match
  if (ask === null || ask.form !== 'one') throw new Error('nobody is asked')
  return optionsOf(ask)
    .filter((option) => option.do === kind)
    .map((option) => imperialAssault.sayOption(match.match.view(ask.seat), option))
}

test('the spaces of a large figure are told apart where each can be the target space [ia.large-figures.3] [card: E-Web Engineer]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } } },
    player2: {
      groups: {
        engineer: { card: 'E-Web Engineer', at: '4,1' },
        officer: { card: 'Imperial Officer', at: '4,4' },
      },
    },
    active: 'trooper',
  })
  expect(said(match, 'attack')).toMatchObject([
    { args: { isLarge: 'yes', space: { name: 'space:4,1' } } },
    { args: { isLarge: 'yes', space: { name: 'space:4,2' } } },
    { args: { isLarge: 'no' } },
  ])
})

test('two special actions of one card say how many actions they are [ia.actions.4] [card: Take Position]', () => {
  const match = situation({
    player1: { groups: { gaarkhan: { card: 'Gaarkhan', at: '1,1' } }, hand: ['Take Position'] },
    player2: { groups: { chewbacca: { card: 'Chewbacca', at: '5,1' } } },
    active: 'gaarkhan',
  })
  const played = said(match, 'special').filter(({ args }) => args?.hasCard === 'yes')
  expect(played.map(({ args }) => args?.actions)).toEqual([1, 2])
})
