/** Part 5: playing cards, activating, resolving and rerolling dice, card actions. */
import { expect, test } from 'vitest'
import { type Card, factsOf } from '../../index.ts'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

test('a card is declared, attached, made cheaper, paid, and only then does it enter play [sd.play-card.1] [sd.play-card.2] [sd.play-card.8]', () => {
  const match = situation({
    player1: {
      characters: { kylo: '01011', vader: '01010' },
      supports: { binds: 'It Binds All Things' },
      hand: ['Lightsaber'],
      resources: 3,
    },
    player2: { characters: trooper },
  })
  match.player1.choose({ do: 'play', card: 'Lightsaber' })
  expect(match.question).toBe('attach')
  match.player1.choose({ card: 'vader' })
  expect(match.question).toBe('cost')
  expect([match.player1.hand, match.player1.resources, match.upgrades]).toEqual([[], 3, {}])
  expect(match.player1.offered).toMatchObject([{ do: 'ability' }, { do: 'pay', cost: 3 }])
  match.player1.choose({ do: 'ability', card: 'binds' })
  expect(match.player1.resources).toBe(1)
  expect(match.characters.vader.upgrades).toEqual(['Lightsaber'])
  const steps = ['play', 'ability', 'spend', 'enter-play']
  expect(match.events.filter((what) => steps.includes(what))).toEqual(steps)
})

test('a card whose play restriction is not met can’t be played [sd.play-card.3]', () => {
  const position = (character: string) =>
    situation({
      player1: { characters: { one: character }, hand: ['Crime Lord', 'Occupation'], resources: 4 },
      player2: { characters: trooper },
      controller: 'player2',
    })
  expect(position('01001').player1.offers({ do: 'play' })).toBe(false)
  expect(position('01020').player1.all('card')).toContain('Crime Lord')
  expect(position('01020').player1.offers({ do: 'play', card: 'Occupation' })).toBe(false)
})

test('a support without a die is not activated [sd.activate.4]', () => {
  const match = situation({
    player1: {
      characters: { jabba: '01020' },
      supports: { contacts: 'Underworld Connections', tie: 'First Order TIE Fighter' },
    },
    player2: { characters: trooper },
  })
  const offered = match.player1.offered.filter((words) => words.do === 'activate').map(({ card }) => card)
  expect(offered).toEqual(['jabba', 'tie'])
})

test('an activated support rolls the dice of its mods, too [sd.activate.5]', () => {
  const match = situation({
    player1: {
      characters: { jabba: '01020' },
      supports: { tie: { card: 'First Order TIE Fighter', upgrades: ['Dorsal Turret'] } },
    },
    player2: { characters: trooper },
  })
  match.player1.activate('tie', ['2 ranged', '+2 ranged'])
  expect(match.pool('player1')).toEqual(['2 ranged', '+2 ranged'])
})

test('a die and its modifiers are one: one amount of damage, and all of them return [sd.resolve-dice.2]', () => {
  const match = situation({
    player1: {
      characters: {
        vader: { card: '01010', pool: ['2 melee'], upgrades: [{ card: 'Lightsaber', pool: ['+2 melee'] }] },
      },
    },
    player2: { characters: { dooku: { card: '01009', shields: 1 } }, hand: ['Dodge', 'Block'] },
  })
  match.player1.resolve('2 melee', { modifiers: ['+2 melee'], on: 'dooku' })
  // Dooku may answer a single time.
  match.player2.yes()
  match.player2.pick({ card: 'Dodge' })
  expect(match.characters.dooku).toMatchObject({ shields: 0, damage: 2 })
  expect(match.player2.hand).toEqual(['Block'])
  expect(match.pool('player1')).toEqual([])
})

test('a symbol is chosen by resolving a die that shows it; what nobody shows is not offered [sd.resolve-dice.6] [sd.resolve-dice.4]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', pool: ['1 shield', '2 melee for 1'] } } },
    player2: { characters: { phasma: { card: '01001', pool: ['1 focus'] } } },
  })
  expect(match.player1.all('symbol')).toEqual(['shield'])
})

test('a die that shows the symbol only by now may join the action [sd.resolve-dice.7]', () => {
  const match = situation({
    player1: {
      characters: {
        phasma: { card: '01001', pool: ['1 focus', 'blank'] },
        kylo: { card: '01011', pool: ['1 shield'] },
      },
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('1 focus')
  match.player1.choose({ do: 'turn', die: 'blank', to: '1 focus' })
  expect(match.question).toBe('resolve-more')
  match.player1.resolve('1 focus')
  match.player1.choose({ do: 'turn', die: '1 shield', to: 'special' })
  expect(match.pool('player1')).toEqual(['special'])
  expect(match.asked).toBe('player2')
})

test('an opponent’s die that is resolved counts as one’s own [sd.resolve-dice.9]', () => {
  const match = situation({
    player1: {
      characters: { vader: { card: '01010', dice: 2, pool: ['blank', 'blank'] } },
      hand: ['Anger'],
      resources: 1,
    },
    player2: {
      characters: { trooper: { card: '01002', pool: ['2 ranged for 1'] }, leia: '01028' },
      resources: 3,
    },
  })
  match.player1.play('Anger')
  match.player1.choose({ card: 'leia' })
  expect(match.characters.leia.damage).toBe(2)
  // Its cost is paid by whoever resolves it.
  expect([match.player1.resources, match.player2.resources]).toEqual([0, 3])
})

test('X of such a die is what it is for whoever resolves it [sd.resolve-dice.9]', () => {
  const match = situation({
    player1: {
      characters: { vader: { card: '01010', dice: 2, pool: ['blank', 'blank'] } },
      hand: ['Anger', 'Dodge'],
    },
    player2: {
      characters: { leia: '01028' },
      supports: { bay: { card: 'Launch Bay', pool: ['X ranged'] } },
      hand: ['Dodge', 'Dodge', 'Dodge', 'Dodge'],
    },
  })
  match.player1.play('Anger')
  match.player1.choose({ card: 'leia' })
  expect(match.characters.leia.damage).toBe(1)
})

test('all dice are chosen before any is rerolled [sd.reroll-action.2] [sd.st-reroll.1]', () => {
  const match = situation({
    player1: {
      characters: {
        phasma: { card: '01001', pool: ['blank', '1 focus'] },
        kylo: { card: '01011', pool: ['1 melee'] },
      },
      hand: ['Dodge', 'Block'],
    },
    player2: { characters: trooper },
  })
  match.player1.reroll('Block', ['blank', '1 melee'], ['2 ranged', 'special'])
  expect(match.pool('player1')).toEqual(['2 ranged', '1 focus', 'special'])
  expect(match.player1).toMatchObject({ hand: ['Dodge'], discard: ['Block'] })
  expect(match.asked).toBe('player2')
})

test('using a card’s action is an action [sd.card-action.1] [sd.st-card-action.1] [sd.st-ready.2]', () => {
  const match = situation({
    player1: { characters: { jabba: '01020' }, supports: { contacts: 'Underworld Connections' } },
    player2: { characters: trooper },
  })
  match.player1.use('contacts')
  expect(match.player1.resources).toBe(1)
  expect(match.supports.contacts.ready).toBe(false)
  expect(match.asked).toBe('player2')
  match.player2.pass()
  // Exhausted, it can’t be exhausted again.
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

test('a Power Action is used once a round, wherever its card goes [sd.power-action.1]', () => {
  const match = situation(
    {
      battlefield: 'Cargo Hold',
      player1: {
        characters: { maul: { card: '05002', upgrades: ["Maul's Lightsaber"] }, kylo: '01011' },
        resources: 2,
      },
      player2: { characters: trooper },
    },
    { dice: ['2 melee'] },
  )
  match.player1.use("Maul's Lightsaber")
  match.player2.claim(true)
  expect(match.characters.kylo.upgrades).toEqual(["Maul's Lightsaber"])
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  match.nextRound()
  match.player2.pass()
  expect(match.player1.offers({ do: 'use', card: "Maul's Lightsaber" })).toBe(true)
})

test('a Power Action is used up, too, for whoever takes control of its card [sd.power-action.1]', () => {
  const match = situation(
    {
      player1: { characters: { grievous: { card: '01003', pool: ['2 melee'] } }, resources: 2 },
      player2: {
        characters: { maul: { card: '05002', damage: 9, upgrades: ["Maul's Lightsaber"] }, ...trooper },
        resources: 1,
      },
      turn: 'player2',
    },
    { dice: ['2 melee'] },
  )
  match.player2.use("Maul's Lightsaber")
  match.player1.resolve('2 melee', { on: 'maul' })
  match.player1.choose({ card: "Maul's Lightsaber" })
  match.player2.pass()
  expect(match.characters.grievous.upgrades).toEqual(["Maul's Lightsaber"])
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  match.nextRound()
  expect(match.player1.offers({ do: 'use' })).toBe(true)
})

test('each card has a Power Action of its own, also copies of one title [sd.power-action.2]', () => {
  const match = situation({
    player1: {
      characters: { vader: '01010' },
      supports: { one: '05025', two: '05025' },
    },
    player2: { characters: trooper },
  })
  match.player1.use('one')
  match.player2.pass()
  expect(match.player1.offered.filter((words) => words.do === 'use').map(({ card }) => card)).toEqual(['two'])
  match.player1.use('two')
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

test('the log tells a reroll action as such, on whom an upgrade is played, and the activation before the exhaustion [sd.reroll-action.1] [sd.play-card.4] [sd.activate.1]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', pool: ['blank'] }, phasma: '01001' },
      hand: ['Dodge', 'F-11D Rifle'],
      resources: 2,
    },
    player2: { characters: { trooper: '01002' } },
  })
  const said = (what: string) => match.match.log.filter((entry) => entry.what === what)
  match.player1.play('F-11D Rifle', { on: 'phasma' })
  const { kind: phasma } = match.state.cards.find(
    ({ kind }) => factsOf(kind).name.en === 'Captain Phasma',
  ) as Card
  expect(said('play')).toMatchObject([{ args: { on: phasma } }])
  expect(said('enter-play')).toMatchObject([{ args: { on: phasma } }])
  match.player2.activate('trooper', ['blank'])
  const told = match.match.log.map(({ what }) => what)
  expect(told.indexOf('activate')).toBeLessThan(told.indexOf('exhaust'))
  expect(told.indexOf('exhaust')).toBeLessThan(told.indexOf('roll'))
  match.player1.reroll('Dodge', ['blank'])
  expect(said('discard')).toMatchObject([{ rule: 'sd.reroll-action.1', args: { why: 'reroll' } }])
})

test('the log says so where nothing comes of an ability [sd.passing.4]', () => {
  const match = situation({
    player1: {
      characters: {
        phasma: { card: '01001', upgrades: [{ card: 'Commanding Presence', pool: ['special'] }] },
      },
    },
    player2: { characters: { trooper: '01002' } },
  })
  match.player1.resolve('special')
  expect(match.match.log.map(({ what }) => what)).toEqual(['resolve', 'special', 'no-effect'])
})
