/** Besiegte Charaktere. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const fallen = {
  card: '01002',
  damage: 6,
  pool: ['blank'],
  upgrades: [{ card: 'DH-17 Blaster Pistol', pool: ['1 shield'] }, 'Personal Escort'],
} as const

function shot() {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['1 ranged', '2 ranged'] } } },
    player2: { characters: { fallen, veers: { card: '01004', pool: ['1 shield'] } } },
  })
  match.player1.resolve('1 ranged', { on: 'fallen' })
  return match
}

test('all dice of a defeated character leave the pool, its own and those of its upgrades [sd.defeated.1]', () => {
  const match = shot()
  expect(match.pool('player2')).toEqual(['1 shield'])
  expect(match.characters.veers.pool).toEqual(['1 shield'])
  expect(match.state.dice.filter(({ seat }) => seat === 1)).toHaveLength(1)
})

test('its upgrades are discarded [sd.defeated.2]', () => {
  const match = shot()
  expect([...match.player2.discard].sort()).toEqual(['DH-17 Blaster Pistol', 'Personal Escort'])
})

test('it is set aside: no target, and nothing that could be activated [sd.defeated.3]', () => {
  const match = shot()
  expect(match.player2.aside).toEqual(['First Order Stormtrooper'])
  match.player1.resolve('2 ranged')
  expect(match.player1.all('card')).toEqual(['phasma', 'veers'])
  match.player1.choose({ card: 'veers' })
  const activated = match.player2.offered.filter((option) => option.do === 'activate')
  expect(activated.map(({ card }) => card)).toEqual(['veers'])
})

test('who controls no character has lost, on his own turn and by his own doing as well [sd.defeated.4]', () => {
  const match = situation({
    player1: { characters: { witch: { card: '01012', damage: 6, pool: ['blank'] } } },
    player2: { characters: { phasma: '01001' } },
  })
  match.player1.use('witch')
  expect(match.winner).toBe('player2')
})
