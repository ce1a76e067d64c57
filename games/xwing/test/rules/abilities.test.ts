/** Abilities, the ability queue, replacement effects, costs and timing (rulebook: "Fähigkeiten" … "Zeitfenster"). */
import { describe, expect, test } from 'vitest'
import { pilotFacts } from '../../facts/index.ts'
import { cardOf } from '../../rules/cards.ts'
import { attackBy, attackOn, BESIDE, facing, flight, gained, rolled } from '../cards/facing.ts'
import { type Situation, situation } from '../play.ts'

const X = 'bluesquadronescort'
const TIE = 'academypilot'
const LATER = { later: { pilot: 'soontirfel', at: [100, 800, 180] } } as const
const DYING = { pilot: X, shields: 0, damage: Array<string>(3).fill('facedown') } as const

describe('Golden rules and words', () => {
  test('a card goes before the rules: Afterburners boost a stressed ship [xw.g.golden.2]', () => {
    const match = flight({ pilot: X, upgrades: ['afterburners'], tokens: ['stress'] }, '3 straight')
    match.player1.yes()
    expect(match.player1.all('action')).toEqual(['boost'])
  })

  test('“cannot” is absolute: no token modifies the dice that “Midnight” has locked [xw.g.golden.3]', () => {
    const match = attackBy(
      { pilot: 'midnight', locks: ['enemy'] },
      { dice: 'hit hit / focus focus', enemy: { tokens: ['focus', 'evade'] } },
    )
    match.until('attack')
    expect(match.ships.enemy.damage).toHaveLength(2)
    expect(match.ships.enemy.tokens).toEqual({ focus: 1, evade: 1 })
  })

  test('“you” is the ship of the card, never the player [xw.g.you.1] [xw.g.you.2] [xw.g.you.3]', () => {
    const acts = (who: 'me' | 'wing'): Situation => {
      const match = situation(
        {
          step: 'perform-action',
          active: who,
          player1: {
            me: { pilot: X, at: [457, 300, 0], upgrades: ['perceptivecopilot'], damage: ['woundedpilot'] },
            wing: { pilot: X, at: [540, 300, 0] },
          },
          player2: LATER,
        },
        { dice: 'hit' },
      )
      match.player1.action('focus')
      return match
    }
    expect(acts('wing').events).not.toContain('ability')
    const own = acts('me')
    own.until('action')
    expect(gained(own, 'me').sort()).toEqual(['focus', 'focus', 'stress'])
  })

  test('“must” is no choice: Adaptive Ailerons boost before the reveal [xw.g.maycan.3] [xw.g.ability.2]', () => {
    const match = facing('activation', { pilot: 'planetarysentinel', dial: '1 straight' }, { distance: 560 })
    expect(match.question).toBe('boost')
    expect(match.player1.offers({ do: 'decline' })).toBe(false)
  })

  test('once in each window: Predator rerolls once in an attack [xw.g.once.1]', () => {
    const me = { pilot: X, upgrades: ['predator'], tokens: ['focus'] } as const
    const match = attackBy(me, { dice: 'blank blank focus / blank' })
    match.player1.choose({ do: 'card', card: 'predator' })
    match.player1.pick({ face: 'blank' })
    expect(match.player1.offers({ do: 'card', card: 'predator' })).toBe(false)
  })

  test('hit/crit is any of both: a bomblet counts each [xw.g.andor.1]', () => {
    const match = situation(
      {
        step: 'activation',
        player1: { me: { pilot: X, at: [457, 300, 0], marks: ['activated'] } },
        player2: { enemy: { pilot: X, at: [800, 800, 180], marks: ['activated'] } },
        things: [{ type: 'bomblet', at: [457, 380, 0], owner: 'player2', by: 'enemy' }],
      },
      { dice: 'hit crit' },
    )
    expect(match.ships.me.shields).toBe(0)
  })
})

describe('Abilities', () => {
  test('limited pilots have one, many ships one of their own [xw.g.ability.1] [xw.g.pilot-ability.1] [xw.g.pilot-ability.2] [xw.a.anatomy-ship.3] [xw.a.anatomy-ship.4]', () => {
    const cards = facing('perform-action', 'jakefarrell').match.state.ships[0].cards.map(cardOf)
    expect(cards.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'pilot jakefarrell',
      'ship-ability vectoredthrusters',
    ])
    expect(cards.every(({ abilities }) => abilities.length > 0)).toBe(true)
    expect(pilotFacts('jakefarrell').limited).toBe(1)
  })

  test('Darth Vader’s: Force for one more action [xw.g.pilot-ability.3]', () => {
    const match = facing('perform-action', 'darthvader')
    match.player1.action('focus')
    match.until('use-ability')
    match.player1.yes()
    match.player1.action('lock')
    expect(match.ships.me).toMatchObject({ force: 2, tokens: { focus: 1 } })
  })

  test('without “may” it happens: Norra Wexley’s evade is added unasked [xw.g.ability.2]', () => {
    const match = attackOn('norrawexley-btla4ywing', { distance: 140, dice: 'hit hit blank blank / blank' })
    match.until('attack')
    expect(match.ships.me.shields).toBe(1)
  })

  test('nobody touches another ship’s dice unless a card says so [xw.g.ability.4] [xw.g.friendly.1] [xw.g.friendly.2] [xw.g.enemy.2]', () => {
    const dice = 'focus blank blank / focus blank'
    const alone = attackBy(X, { dice, friends: { wing: { ...BESIDE, tokens: ['focus'] } } })
    expect(alone.question).not.toBe('modify-attack-dice')
    const palpatine = {
      pilot: 'omicrongrouppilot',
      upgrades: ['emperorpalpatine'],
      at: [100, 100, 0],
    } as const
    const helped = attackBy(X, { dice, friends: { palpatine } })
    helped.player1.choose({ do: 'card', card: 'emperorpalpatine' })
    // His friend’s dice he may change, the enemy’s he may not.
    expect(helped.question).not.toBe('modify-defense-dice')
    expect(helped.ships.enemy.damage).toHaveLength(1)
  })

  test('an effect with its own end outlasts the ship: swarm tactics until the end of the round [xw.g.ability.7]', () => {
    const match = situation(
      {
        step: 'engagement',
        firstPlayer: 'player2',
        player1: {
          leader: { ...DYING, pilot: 'wedgeantilles', upgrades: ['swarmtactics'], at: [457, 300, 0] },
          wing: { pilot: X, at: [540, 300, 0] },
        },
        player2: { ace: { pilot: 'soontirfel', at: [457, 520, 180] } },
        decks: { player1: ['weaponsfailure'] },
      },
      { dice: 'hit blank blank / blank blank' },
    )
    match.player1.ship('wing')
    match.player2.attack('leader')
    expect(match.ships.leader.destroyed).toBe(true)
    expect(match.ships.wing.initiative).toBe(6)
  })
})

describe('Ability queue', () => {
  test('what is not met when its trigger happens does not enter [xw.g.queue.8]', () => {
    const match = flight({ pilot: X, upgrades: ['afterburners'] }, '2 straight')
    expect([match.question, match.picture.queue]).toEqual(['action', []])
  })

  test('a destroyed ship stays until the queue is empty [xw.g.queue.9]', () => {
    const match = situation({
      step: 'activation',
      player1: {
        dutch: { pilot: 'dutchvander-battleofyavin', at: [457, 300, 0], marks: ['activated'] },
        wing: { ...DYING, at: [550, 420, 0], marks: ['activated'] },
      },
      player2: { enemy: { pilot: X, at: [457, 600, 180], marks: ['activated'] } },
      things: [{ type: 'protonbomb', at: [620, 420, 0], owner: 'player2', by: 'enemy' }],
      decks: { player1: ['weaponsfailure'] },
    })
    expect(match.question).toBe('action')
    expect(match.ships.wing).toMatchObject({ destroyed: true, zone: 'play' })
    match.player1.noAction()
    expect(match.ships.wing.zone).toBe('removed')
  })

  test('abilities of one moment are put in order [xw.g.ability.5] [xw.g.timing.7]', () => {
    const match = flight({ pilot: 'jediknight', upgrades: ['afterburners'] }, '3 straight')
    expect(match.question).toBe('queue-order')
  })
})

describe('Replacement effects', () => {
  test('Jyn Erso: an evade token instead of focus, and no focus was gained [xw.g.replacement.4] [xw.g.replacement.3]', () => {
    const match = facing('perform-action', { pilot: X, upgrades: ['jynerso'] }, { distance: 500 })
    match.player1.action('focus')
    match.player1.yes()
    expect(gained(match, 'me')).toEqual(['evade'])
  })

  test('only one can replace an effect [xw.g.replacement.5] [xw.g.replacement.6]', () => {
    const match = situation({
      step: 'perform-action',
      active: 'me',
      player1: {
        me: { pilot: X, at: [457, 300, 0], upgrades: ['jynerso'] },
        wing: { pilot: X, at: [540, 300, 0], upgrades: ['jynerso'], marks: ['activated'] },
      },
      player2: LATER,
    })
    match.player1.action('focus')
    match.player1.yes()
    expect(gained(match, 'me')).toEqual(['evade'])
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Costs', () => {
  test('a Gonk Droid can’t spend its charge where no shield is lost [xw.g.costs.2]', () => {
    const actions = (shields: number): number =>
      facing('perform-action', {
        pilot: X,
        upgrades: ['gnkgonkdroid'],
        shields,
        charges: { gnkgonkdroid: 1 },
      }).player1.offered.filter(({ card }) => card === 'gnkgonkdroid').length
    expect([actions(1), actions(2)]).toEqual([1, 0])
  })
})

describe('Timing', () => {
  test('before: Fenn Rau acts before the enemy engages [xw.g.timing.1]', () => {
    const enemy = { pilot: 'soontirfel' }
    const match = facing('engagement', 'fennrau-sheathipedeclassshuttle', {
      enemy,
      more: { firstPlayer: 'player2' },
    })
    expect([match.asked, match.question]).toEqual(['player1', 'use-ability'])
  })

  test('at the start of a phase: Soontir Fel has his focus before anybody engages [xw.g.timing.2]', () => {
    const match = facing('engagement', 'soontirfel')
    expect(match.question).toBe('attack')
    expect(match.ships.me.tokens).toEqual({ focus: 1 })
  })

  test('while: additional dice come with the roll, changes in Modify Dice [xw.g.timing.4] [xw.g.dice-mod.10]', () => {
    const match = attackBy({ pilot: 'scourgeskutu', tokens: ['focus'] }, { dice: 'focus focus focus' })
    expect(rolled(match, 'attack')).toBe(3)
    expect(match.question).toBe('modify-attack-dice')
  })

  test('after an attack: “Whisper” has her evade token in the Aftermath [xw.g.timing.6]', () => {
    const match = attackBy('whisper', { dice: 'hit blank blank / blank blank' })
    expect(gained(match, 'me')).toEqual(['evade'])
  })

  test('at the end of a phase: a bomb waits for the last action [xw.g.timing.5]', () => {
    const match = situation({
      step: 'activation',
      player1: { me: { pilot: TIE, at: [457, 300, 0], dial: '2 straight' } },
      player2: { enemy: { pilot: X, at: [800, 800, 180], marks: ['activated'] } },
      things: [{ type: 'ionbomb', at: [457, 500, 0], owner: 'player2', by: 'enemy' }],
    })
    expect(gained(match, 'me')).toEqual([])
    match.player1.noAction()
    expect(gained(match, 'me')).toEqual(['ion', 'ion', 'ion'])
  })
})
