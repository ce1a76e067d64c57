/** Talents for the attacker. */
import { expect, test } from 'vitest'
import { AHEAD, BESIDE, facing, rolled } from '../facing.ts'
import { ASIDE, attackWith, defendWith, equipped, fire, SIDEWAYS, WAITING } from './weapon-fire.ts'

/** Whether a card can be used on the attack dice now. */
function usable(
  card: string,
  ...[around, me]: [Parameters<typeof attackWith>[1], Parameters<typeof attackWith>[2]?]
) {
  return attackWith(card, around, me).player1.offers({ card })
}

test('apex predator: a reroll against lower initiative [card: apexpredator-battleoverendor]', () => {
  const card = 'apexpredator-battleoverendor'
  const dice = 'blank hit hit'
  expect(usable(card, { dice, enemy: { pilot: 'academypilot' } })).toBe(true)
  expect(usable(card, { dice })).toBe(false)
})

test('crack shot: a charge cancels an evade [card: crackshot]', () => {
  const match = attackWith('crackshot', { dice: 'hit blank blank / evade blank' })
  match.player1.yes()
  match.to('end')
  expect(match.ships.enemy.damage).toHaveLength(1)
  expect(match.ships.me.charges.crackshot).toBe(0)
})

test('crack shot: only in the bullseye arc, and with evades to cancel [card: crackshot]', () => {
  expect(attackWith('crackshot', { dice: 'hit hit hit / evade blank', enemy: ASIDE }).question).not.toBe(
    'use-ability',
  )
  expect(attackWith('crackshot', { dice: 'hit hit hit / blank blank' }).question).not.toBe('use-ability')
})

test('deadeye shot: a hit is spent to expose a damage card [card: deadeyeshot]', () => {
  const enemy = { damage: ['facedown damagedengine'], tokens: ['focus'] as const }
  const match = attackWith('deadeyeshot', { dice: 'hit crit blank / focus blank', enemy })
  match.player1.choose({ do: 'card' })
  match.player1.choose({ do: 'result', face: 'hit' })
  expect(match.attack?.attackDice).toEqual(['crit', 'blank'])
  expect(match.ships.enemy.damage).toEqual(['damagedengine'])
})

test('deadeye shot: not without a facedown card [card: deadeyeshot]', () => {
  expect(usable('deadeyeshot', { dice: 'hit crit blank', enemy: { damage: ['damagedengine'] } })).toBe(false)
})

test('fanatic: a damaged ship turns a focus result into a hit [card: fanatic-battleofyavin]', () => {
  const match = attackWith(
    'fanatic-battleofyavin',
    { ...WAITING, dice: 'focus focus hit / focus blank' },
    { damage: ['facedown'] },
  )
  match.player1.choose({ do: 'card' })
  expect(match.attack?.attackDice).toEqual(['hit', 'focus', 'hit'])
  expect(usable('fanatic-battleofyavin', { dice: 'focus focus hit' })).toBe(false)
})

test('fanatical: only without shields [card: fanatical]', () => {
  expect(usable('fanatical', { dice: 'focus hit hit' }, { shields: 0 })).toBe(true)
  expect(usable('fanatical', { dice: 'focus hit hit' }, { shields: 1 })).toBe(false)
})

test('fearless: any result becomes a hit at range 1, head to head [card: fearless]', () => {
  const near = { ...WAITING, distance: 140, dice: 'blank focus hit hit / focus blank' }
  const match = attackWith('fearless', near)
  match.player1.choose({ do: 'card' })
  match.player1.choose({ do: 'result', face: 'blank' })
  expect(match.attack?.attackDice).toEqual(['hit', 'focus', 'hit', 'hit'])
})

test('fearless: not from the side, not at range 2, not with a turret [card: fearless] [xw.a.faq-arcs.1]', () => {
  expect(usable('fearless', { dice: 'blank blank blank' })).toBe(false)
  expect(usable('fearless', { dice: 'blank blank blank blank', enemy: { at: [457, 440, 90] } })).toBe(false)
  const turret = facing('declare-target', equipped('fearless', { upgrades: ['dorsalturret'] }), {
    distance: 140,
    dice: 'blank blank blank',
  })
  turret.player1.attack('enemy', { weapon: 'dorsalturret' })
  expect(turret.question).not.toBe('modify-attack-dice')
})

test('heroic: all blanks may be rerolled [card: heroic]', () => {
  const match = attackWith('heroic', { ...WAITING, dice: 'blank blank blank / hit hit / focus blank' })
  match.player1.choose({ do: 'card' })
  match.player1.pick({ face: 'blank' }, { face: 'blank' })
  expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'blank'])
  expect(usable('heroic', { dice: 'blank blank hit' })).toBe(false)
  expect(defendWith('heroic', { dice: 'hit hit hit / blank blank' }).player1.offers({ card: 'heroic' })).toBe(
    true,
  )
})

test('juke: with an evade token an evade becomes a focus result [card: juke]', () => {
  const match = attackWith(
    'juke',
    { dice: 'hit hit hit / evade evade', enemy: { tokens: ['focus'] } },
    { tokens: ['evade'] },
  )
  match.player1.choose({ do: 'card', card: 'juke' })
  expect(match.attack?.defenseDice).toEqual(['focus', 'evade'])
  expect(attackWith('juke', { dice: 'hit hit hit / evade evade' }).player1.offers({ card: 'juke' })).toBe(
    false,
  )
})

test('lone wolf: a charge rerolls a die while nobody is near [card: lonewolf]', () => {
  const match = attackWith('lonewolf', { ...WAITING, dice: 'blank hit hit / hit / focus blank' })
  match.player1.choose({ do: 'card' })
  match.player1.pick({ face: 'blank' })
  expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'hit'])
  expect(match.ships.me.charges.lonewolf).toBe(0)
  expect(usable('lonewolf', { dice: 'blank hit hit', friends: { friend: BESIDE } })).toBe(false)
})

test('marksmanship: a hit becomes a crit in the bullseye arc [card: marksmanship]', () => {
  const match = attackWith('marksmanship', { ...WAITING, dice: 'hit hit blank / focus blank' })
  match.player1.choose({ do: 'card' })
  expect(match.attack?.attackDice).toEqual(['crit', 'hit', 'blank'])
  expect(usable('marksmanship', { dice: 'hit hit blank', enemy: ASIDE })).toBe(false)
})

test('no escape: more friends than enemies around the defender [card: noescape-battleoverendor]', () => {
  const card = 'noescape-battleoverendor'
  const dice = 'blank hit hit'
  expect(usable(card, { dice, friends: { friend: AHEAD } })).toBe(true)
  expect(usable(card, { dice })).toBe(false)
})

test('notorious: the attacker is strained, and strained ships are hit better [card: notorious]', () => {
  const match = defendWith('notorious', { dice: 'blank blank blank' })
  match.until('use-ability')
  match.player1.yes()
  expect(match.ships.enemy.tokens).toEqual({ strain: 1 })
  expect(usable('notorious', { dice: 'blank hit hit', enemy: { tokens: ['strain'] } })).toBe(true)
  expect(usable('notorious', { dice: 'blank hit hit' })).toBe(false)
})

test('outmaneuver: one die fewer for a ship that can’t fire back [card: outmaneuver]', () => {
  const from = (enemy: object) => {
    const match = attackWith('outmaneuver', { dice: 'hit hit hit', enemy })
    match.to('end')
    return rolled(match, 'defense')
  }
  expect(from(SIDEWAYS)).toBe(1)
  expect(from({})).toBe(2)
})

test('outmaneuver: not with a turret [card: outmaneuver] [xw.a.faq-arcs.1]', () => {
  const me = equipped('outmaneuver', { upgrades: ['dorsalturret'] })
  const match = facing('declare-target', me, { enemy: SIDEWAYS })
  match.player1.attack('enemy', { weapon: 'dorsalturret' })
  match.to('end')
  expect(rolled(match, 'defense')).toBe(2)
})

test('predator: a reroll in the bullseye arc [card: predator] [xw.a.faq-combat.2]', () => {
  const match = attackWith('predator', { ...WAITING, dice: 'blank hit hit / crit / focus blank' })
  match.player1.choose({ do: 'card' })
  match.player1.pick({ face: 'blank' })
  expect(match.attack?.attackDice).toEqual(['crit', 'hit', 'hit'])
  expect(usable('predator', { dice: 'blank hit hit', enemy: ASIDE })).toBe(false)
})

test('ruthless: a friend near the defender pays for a hit [card: ruthless]', () => {
  const friends = { friend: { ...AHEAD, shields: 0 } }
  const match = attackWith('ruthless', { ...WAITING, friends, dice: 'blank focus hit / focus blank' })
  match.player1.choose({ do: 'card' })
  match.player1.ship('friend')
  match.player1.choose({ do: 'result', face: 'blank' })
  expect(match.attack?.attackDice).toEqual(['hit', 'focus', 'hit'])
  expect(match.ships.friend.damage).toEqual(['facedown'])
  expect(usable('ruthless', { dice: 'blank focus hit' })).toBe(false)
})

test('saturation salvo: exactly two of three dice are rerolled [card: saturationsalvo] [xw.a.faq-dice.4]', () => {
  const me = { upgrades: ['protonrockets'], tokens: ['focus'] as const, charges: { protonrockets: 2 } }
  const around = {
    distance: 140,
    dice: 'hit hit hit hit hit / evade evade evade / blank blank',
    enemy: { pilot: 'academypilot', shields: 5 },
  }
  const match = facing('declare-target', equipped('saturationsalvo', me), around)
  match.player1.attack('enemy', { weapon: 'protonrockets' })
  match.player1.choose({ do: 'card', card: 'saturationsalvo' })
  expect(match.player1.tries([0])).not.toBeNull()
  match.player1.answer([0, 1])
  expect(match.ships.me.charges.protonrockets).toBe(0)
  match.to('end')
  expect(match.ships.enemy.shields).toBe(1)
})

test('saturation salvo: a single die is rerolled alone [card: saturationsalvo] [xw.a.faq-dice.3]', () => {
  const me = { upgrades: ['protonrockets'], tokens: ['focus'] as const, charges: { protonrockets: 2 } }
  const around = {
    distance: 140,
    dice: 'hit blank blank blank blank / evade / blank',
    enemy: { pilot: 'graysquadronbomber', shields: 0 },
  }
  const match = facing('declare-target', equipped('saturationsalvo', me), around)
  match.player1.attack('enemy', { weapon: 'protonrockets' })
  match.player1.choose({ do: 'card', card: 'saturationsalvo' })
  match.to('end')
  expect(match.ships.enemy.damage).toHaveLength(1)
})

test('snap shot: fires at a ship that ends its maneuver at range 2 [card: snapshot] [xw.a.faq-queue.9]', () => {
  const flying = (distance: number) =>
    facing('maneuver', equipped('snapshot', { tokens: ['focus'] }), {
      enemy: { dial: '1 straight' },
      more: { active: 'enemy' },
      distance,
      dice: 'focus focus',
    })
  expect(flying(440).question).toBe('action')
  const match = flying(300)
  match.player1.attack('enemy', { weapon: 'snapshot' })
  expect(rolled(match, 'attack')).toBe(2)
  expect(match.ships.me.tokens).toEqual({ focus: 1 })
})

/** The enemy is a Delta-7 that has just ended its maneuver at range 2 of `me`. */
function snapAt(firstPlayer: 'player1' | 'player2') {
  const enemy = { pilot: 'jediknight', dial: '2 straight' }
  const more = { active: 'enemy', firstPlayer }
  return facing('maneuver', equipped('snapshot'), { enemy, distance: 340, more })
}

test('snap shot: fine-tuned controls of the first player come first [card: snapshot] [xw.a.cardfaq.46] [xw.a.cardfaq.47]', () => {
  const match = snapAt('player2')
  match.player2.yes()
  match.player2.action('boost')
  match.player2.choose({ side: 'straight' })
  // Now it is at range 1.
  expect(match.player1.question).toBeNull()
})

test('snap shot: its own player first, it fires first [card: snapshot] [xw.a.cardfaq.48]', () => {
  const match = snapAt('player1')
  expect(match.player1.offers({ weapon: 'snapshot' })).toBe(true)
})

test('snap shot: may be the normal attack, too [card: snapshot] [xw.a.cardfaq.59]', () => {
  expect(rolled(fire('snapshot', { dice: 'hit hit' }), 'attack')).toBe(2)
})

test('trick shot: one more die through an obstacle [card: trickshot]', () => {
  const things = [{ type: 'coreasteroid0', at: [457, 420, 0] as const }]
  expect(rolled(attackWith('trickshot', { more: { things } }), 'attack')).toBe(4)
  expect(rolled(attackWith('trickshot'), 'attack')).toBe(3)
})
