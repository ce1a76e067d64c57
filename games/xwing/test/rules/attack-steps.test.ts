/** The steps of an attack, bonus attacks, modifying dice, agility, special weapons (rulebook: "Angriff" …). */
import { describe, expect, test } from 'vitest'
import { attackBy, facing, gained, rolled } from '../cards/facing.ts'
import { type Situation, situation } from '../play.ts'

const X = 'bluesquadronescort'
const TIE = 'academypilot'

/** The question that is open, and the step of the attack. */
const now = (match: Situation): string => `${match.question} in ${match.attack?.step}`

describe('Steps', () => {
  test('declare, attack dice, defense dice, neutralize, damage, aftermath [xw.g.attack.2] [xw.g.defender.1] [xw.g.defender.2] [xw.g.target.1]', () => {
    const match = facing(
      'declare-target',
      { pilot: 'whisper', tokens: ['focus'] },
      { enemy: { pilot: 'zizitlo', tokens: ['focus'] }, dice: 'focus blank hit / focus blank blank' },
    )
    match.player1.attack('enemy')
    expect(now(match)).toBe('modify-attack-dice in modify-attack-dice')
    match.player1.choose({ do: 'focus' })
    expect(now(match)).toBe('modify-defense-dice in modify-defense-dice')
    match.player2.choose({ do: 'focus' })
    // Still the defender, until what is triggered after the attack is resolved.
    expect([now(match), match.attack?.defender]).toEqual(['use-ability in aftermath', 'enemy'])
    match.player2.no()
    expect(match.attack).toBeNull()
  })

  test('ranges and arcs to all enemies are known before the choice [xw.g.attack-declare.2] [xw.g.attack-declare.8]', () => {
    const match = facing('declare-target', X, {
      enemies: { near: { pilot: TIE, at: [500, 400, 180] }, far: { pilot: TIE, at: [400, 630, 180] } },
    })
    const ranges = Object.fromEntries(match.player1.offered.map(({ target, range }) => [target, range]))
    expect(ranges).toMatchObject({ near: 1, enemy: 2, far: 3 })
  })

  test('no player may roll fewer dice: nobody is asked [xw.g.attack-misc.3]', () => {
    const match = attackBy(X, { dice: 'blank blank blank / blank blank' })
    expect([rolled(match, 'attack'), rolled(match, 'defense')]).toEqual([3, 2])
  })
})

describe('Range 0', () => {
  test('enemies can’t take dice away [xw.g.attack-ddice.6]', () => {
    expect(rolled(attackBy('wedgeantilles', { distance: 240 }), 'defense')).toBe(1)
    expect(rolled(attackBy('wedgeantilles', { distance: 40 }), 'defense')).toBe(2)
  })

  test('nor cancel results [xw.g.attack-ddice.7]', () => {
    const me = { pilot: X, upgrades: ['crackshot'] }
    const dice = 'hit hit hit / evade blank'
    expect(attackBy(me, { dice, distance: 240 }).question).toBe('use-ability')
    expect(attackBy(me, { dice, distance: 40 }).question).not.toBe('use-ability')
  })
})

describe('Aftermath', () => {
  const duel = (): Situation =>
    attackBy(
      { pilot: 'graysquadronbomber', upgrades: ['veteranturretgunner', 'dorsalturret'], turret: 'front' },
      { enemy: { pilot: 'dengar', shields: 3 }, dice: 'hit blank / blank blank' },
    )

  test('bonus attacks come last, the defender’s first [xw.g.attack-after.1] [xw.g.attack-after.5] [xw.g.bonus-attack.5]', () => {
    const match = duel()
    match.until('use-ability')
    expect(match.asked).toBe('player2')
    match.player2.no()
    expect([match.asked, match.question]).toEqual(['player1', 'attack'])
  })

  test('what grants none comes before, the defender’s, then the attacker’s [xw.g.attack-after.3]', () => {
    const match = attackBy('zizitlo', {
      enemy: { pilot: 'zizitlo' },
      dice: 'blank blank blank / blank blank',
    })
    expect([match.asked, match.question]).toEqual(['player2', 'use-ability'])
    match.player2.no()
    expect([match.asked, match.question]).toEqual(['player1', 'use-ability'])
  })

  test('one bonus attack a round [xw.g.bonus-attack.4]', () => {
    const me = {
      pilot: X,
      upgrades: ['dorsalturret', 'veteranturretgunner'],
      marks: ['bonus-attack'],
    } as const
    const match = attackBy({ ...me, turret: 'front' }, { dice: 'blank blank blank / blank blank' })
    expect(match.asked).not.toBe('player1')
  })

  test('with the same weapon its requirements hold again [xw.g.bonus-attack.2]', () => {
    const rockets = (charges: number): Situation => {
      const match = facing(
        'declare-target',
        { pilot: X, upgrades: ['clustermissiles'], locks: ['enemy'], charges: { clustermissiles: charges } },
        {
          distance: 160,
          enemies: { other: { pilot: TIE, at: [500, 440, 180] } },
          dice: 'blank blank blank / blank blank',
        },
      )
      match.player1.attack('enemy', { weapon: 'clustermissiles' })
      match.player1.done()
      return match
    }
    expect(rockets(2).player1.offers({ target: 'other', weapon: 'clustermissiles' })).toBe(true)
    expect(rockets(1).player1.offers({ target: 'other', weapon: 'clustermissiles' })).toBe(false)
  })
})

describe('Modifying dice', () => {
  test('adding, changing, rerolling, spending [xw.g.dice-mod.1] [xw.g.dice-mod.5] [xw.g.dice-mod.6]', () => {
    const match = attackBy(
      { pilot: 'seynmarana', tokens: ['focus'], locks: ['enemy'] },
      { dice: 'crit focus / blank blank' },
    )
    expect(match.question).toBe('modify-attack-dice')
    match.player1.choose({ do: 'card', card: 'seynmarana' })
    match.until('attack')
    // The crit was spent, the other result cancelled: one card, dealt facedown.
    expect(match.ships.enemy.damage).toEqual(['facedown'])
  })

  test('cancelling is none: it works on dice that can’t be modified [xw.g.dice-mod.9] [xw.g.cancel.2]', () => {
    const match = attackBy(
      { pilot: X, upgrades: ['crackshot'] },
      { enemy: { pilot: 'midnight', locks: ['me'] }, dice: 'hit hit hit / evade blank blank' },
    )
    expect(match.question).toBe('use-ability')
  })

  test('a die without that face stays as it is: attack dice have no evade [xw.g.dice-mod.11] [xw.g.dice-mod.12]', () => {
    const match = attackBy({ pilot: X, tokens: ['evade'] }, { dice: 'blank blank blank / blank blank' })
    expect(match.question).not.toBe('modify-attack-dice')
    expect(match.match.log.some(({ what }) => what === 'spend')).toBe(false)
  })
})

describe('Agility', () => {
  test('six dice at most; what adds dice adds no agility [xw.g.agility.3] [xw.g.agility.4] [xw.g.agility.6]', () => {
    const cloaked = { pilot: TIE, tokens: ['cloak'] } as const
    const rock = { things: [{ type: 'coreasteroid0', at: [457, 430, 0] }] } as const
    // Agility 3, two more for the cloak, range 3 and the asteroid: seven, and six are rolled.
    expect(rolled(attackBy(X, { enemy: cloaked, distance: 320, more: rock }), 'defense')).toBe(6)
    expect(rolled(attackBy(X, { enemy: cloaked, distance: 320 }), 'defense')).toBe(6)
    expect(rolled(attackBy(X, { enemy: cloaked }), 'defense')).toBe(5)
  })
})

describe('Weapons', () => {
  const torpedoes = { pilot: X, upgrades: ['protontorpedoes'], locks: ['enemy'] }
  const offers = (at: readonly [number, number, number]): boolean =>
    facing('declare-target', torpedoes, { enemy: { at } }).player1.offers({ weapon: 'protontorpedoes' })

  test('a special weapon wants its arc, its range and its lock [xw.g.special.2] [xw.g.special.3] [xw.g.special.7] [xw.a.anatomy-upgrade.7] [xw.a.anatomy-upgrade.9] [xw.a.anatomy-upgrade.12]', () => {
    expect(offers([457, 540, 180])).toBe(true)
    expect(offers([457, 60, 180])).toBe(false)
    expect(offers([457, 350, 180])).toBe(false)
    const unlocked = facing('declare-target', { ...torpedoes, locks: [] })
    expect(unlocked.player1.offers({ weapon: 'protontorpedoes' })).toBe(false)
  })

  test('as many dice as its card says [xw.a.anatomy-upgrade.10]', () => {
    const match = facing('declare-target', torpedoes)
    match.player1.attack('enemy', { weapon: 'protontorpedoes' })
    expect(rolled(match, 'attack')).toBe(4)
  })

  test('primary and special attacks are two things [xw.g.primary.4] [xw.g.special.12] [xw.g.special.13]', () => {
    const fire = (weapon: string): Situation => {
      const match = facing(
        'declare-target',
        { pilot: X, upgrades: ['ionmissiles', 'crackshot'], locks: ['enemy'] },
        { dice: 'hit hit hit / evade blank' },
      )
      match.player1.attack('enemy', { weapon })
      match.player1.done()
      return match
    }
    // Crack Shot speaks of primary attacks.
    expect(fire('primary').question).toBe('use-ability')
    expect(fire('ionmissiles').question).not.toBe('use-ability')
  })

  test('the bullseye arc does nothing by itself [xw.g.bullseye.4]', () => {
    const aside = attackBy(X, { enemy: { at: [520, 520, 180] } })
    expect(rolled(attackBy(X), 'attack')).toBe(rolled(aside, 'attack'))
  })

  test('a turret attacks where its indicator points [xw.g.turret.1]', () => {
    const me = { pilot: 'outerrimsmuggler', turret: 'left' } as const
    expect(facing('declare-target', me).player1.offers({ do: 'attack' })).toBe(false)
    const ahead = facing('declare-target', { ...me, turret: 'front' })
    expect(ahead.player1.offers({ do: 'attack', arc: 'front' })).toBe(true)
  })
})

describe('Remotes as defenders', () => {
  const swarm = (upgrades: readonly string[]): Situation =>
    situation(
      {
        step: 'declare-target',
        active: 'me',
        player1: { me: { pilot: X, at: [457, 300, 0], upgrades, tokens: ['focus'] } },
        player2: { owner: { pilot: 'biggsdarklighter', at: [520, 520, 180] } },
        things: [
          { type: 'buzzdroidswarm', kind: 'remote', at: [457, 500, 0], owner: 'player2', by: 'owner' },
        ],
      },
      { dice: 'hit hit hit / evade' },
    )

  test('what helps friendly ships does not help a remote [xw.g.remote-attack.2]', () => {
    const match = swarm([])
    match.player1.attack('buzzdroidswarm')
    expect(match.question).not.toBe('use-ability')
  })

  test('what the attacker does to enemy ships it does to remotes, too [xw.g.remote-attack.3]', () => {
    const match = swarm(['crackshot'])
    match.player1.attack('buzzdroidswarm')
    expect(match.question).toBe('use-ability')
  })

  test('it is neither flanked nor larger or smaller than anything [xw.g.remote-attack.5] [xw.g.remote-attack.8] [xw.a.errata-remotes.1]', () => {
    const match = swarm(['outmaneuver'])
    match.player1.attack('buzzdroidswarm')
    expect(rolled(match, 'defense')).toBe(1)
    expect(gained(match, 'me')).toEqual([])
  })
})
