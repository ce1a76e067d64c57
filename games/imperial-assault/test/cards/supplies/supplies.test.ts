/** Supply cards of the core box. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { carrying } from '../items/mission.ts'

test('Adrenal Stim: strain and Focus for the hero or a friend beside it, then it is gone [ia.supply-cards.3] [card: Adrenal Stim]', () => {
  const match = carrying({ cards: ['supply/adrenal-stim'] })
  const gideon = match.hero('gideon')
  gideon.use('Adrenal Stim')
  gideon.choose({ figure: 'diala' })
  expect(match.state.figures[1].strain).toBe(0)
  expect(match.figures.diala).toMatchObject({ damage: 4, conditions: ['focused'] })
  expect(() => match.card('supply/adrenal-stim')).toThrow('not in play')
  expect(match.state.activation?.actions).toBe(2)
})

test('Bacta Infusion: 3 damage, and any number of Harmful conditions [card: Bacta Infusion]', () => {
  const match = carrying({
    cards: ['supply/bacta-infusion'],
    damage: 4,
    conditions: ['bleeding', 'stunned', 'focused', 'weakened'],
    diala: { at: '1,5' },
  })
  const gideon = match.hero('gideon')
  gideon.use('Bacta Infusion')
  expect(gideon.all('condition')).toEqual(['bleeding', 'stunned', 'weakened'])
  gideon.pick({ condition: 'bleeding' }, { condition: 'stunned' })
  expect(match.figures.gideon).toMatchObject({ damage: 1, conditions: ['focused', 'weakened'] })
})

test('Emergency Medpac: 5 damage after resting [card: Emergency Medpac]', () => {
  const match = carrying({ cards: ['supply/emergency-medpac'] })
  const gideon = match.hero('gideon')
  expect(gideon.offers({ do: 'use', ability: 'emergency-medpac' })).toBe(false)
  gideon.choose({ do: 'rest' })
  gideon.use('Emergency Medpac')
  gideon.choose({ figure: 'diala' })
  expect(match.figures.diala.damage).toBe(0)
})

test('C1 Comlink: at the start of a round a card that is not elite is exhausted [ia.elite-figure.4] [ia.deployment-cards.3] [card: C1 Comlink]', () => {
  const match = situation({
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,1', cards: ['supply/c1-comlink'] },
        diala: { hero: 'diala-passil', at: '1,2' },
      },
      groups: {
        troopers: { card: 'Stormtrooper', at: ['8,1'] },
        elites: { card: 'Stormtrooper (Elite)', at: ['8,3'] },
        officer: { card: 'Imperial Officer', at: '8,5' },
      },
    },
    step: 'round-start',
  })
  match.until('round-start')
  match.hero('gideon').use('C1 Comlink')
  expect(match.hero('gideon').all('group')).toEqual(['officer', 'troopers'])
  match.hero('gideon').choose({ group: 'officer' })
  expect(match.groups.officer.ready).toBe(false)
  expect(match.groups.troopers.ready).toBe(true)
})

test('C22 Frag Grenade: friends, foes and objects on the space and beside it [ia.objects.6] [card: C22 Frag Grenade]', () => {
  const match = carrying({
    cards: ['supply/c22-frag-grenade'],
    board: { rows: ['......', '......', '......', '......', '......'], barricades: ['2,3'] },
    troopers: ['2,1', '5,1'],
  })
  const gideon = match.hero('gideon')
  match.rolls('3 damage')
  gideon.special('C22 Frag Grenade')
  gideon.choose({ space: '2,2' })
  expect(match.figures['troopers 1'].at).toBe('gone')
  expect(match.figures['troopers 2'].damage).toBe(0)
  expect(match.figures.gideon.damage).toBe(3)
  expect(match.figures.diala.damage).toBe(5 + 3)
  expect(match.events).toContain('destroyed')
  expect(() => match.card('supply/c22-frag-grenade')).toThrow('not in play')
})

test('Shock Grenade: everybody there is Stunned, whatever the die shows; objects are left alone [card: Shock Grenade]', () => {
  const match = carrying({
    cards: ['supply/shock-grenade'],
    board: { rows: ['.......', '.......', '.......'], barricades: ['4,2'] },
    troopers: ['4,1', '6,1'],
  })
  const gideon = match.hero('gideon')
  match.rolls('1 surge')
  gideon.special('Shock Grenade')
  gideon.choose({ space: '4,1' })
  expect(match.figures['troopers 1']).toMatchObject({ damage: 0, conditions: ['stunned'] })
  expect(match.figures['troopers 2'].conditions).toEqual([])
  expect(match.events).not.toContain('damage-object')
})

test.each(['C22 Frag Grenade', 'Shock Grenade'])(
  '%s hurts nobody who is neutral [ia.neutral-figures.3]',
  (name) => {
    const match = carrying({
      cards: ['supply/c22-frag-grenade', 'supply/shock-grenade'],
      groups: { officer: { card: 'Imperial Officer (Elite)', at: '4,2' } },
      neutral: { captive: { card: 'Imperial Officer', at: '4,1' } },
    })
    match.rolls(name === 'Shock Grenade' ? '2 damage 1 accuracy' : '2 damage')
    match.hero('gideon').special(name)
    match.hero('gideon').choose({ space: '4,1' })
    expect(match.figures.officer.damage).toBe(2)
    expect(match.figures.captive).toMatchObject({ damage: 0, conditions: [] })
  },
)
