/** Weapons of the core box: dice, keywords and surge abilities as printed. */
import { expect, test } from 'vitest'
import { ATTACK_DICE } from '../../../facts/index.ts'
import { surgeWords } from '../../../position/words.ts'
import { surgeAbilities } from '../../../rules/attack/surges.ts'
import { carrying } from './mission.ts'

test('DXR-6: +6 accuracy reaches far with red dice alone [ia.item-cards.3] [card: DXR-6]', () => {
  const match = carrying({ cards: ['item/dxr-6'] })
  const gideon = match.hero('gideon')
  match.rolls('2 damage 1 surge', '2 damage', '3 block')
  gideon.choose({ do: 'attack', target: 'troopers 2', weapon: 'item/dxr-6' })
  gideon.surge('pierce 2')
  expect(match.figures['troopers 2'].at).toBe('gone')
})

test('Force Pike: it reaches two spaces, and each of its two surge abilities for damage may be used [ia.surge.5] [card: Force Pike]', () => {
  const match = carrying({ cards: ['item/force-pike'], troopers: ['3,1'] })
  const gideon = match.hero('gideon')
  match.rolls('1 damage', '1 surge', '1 surge', '1 block')
  gideon.choose({ do: 'attack', target: 'troopers', weapon: 'item/force-pike' })
  gideon.surge('+1 damage')
  gideon.surge('+1 damage')
  match.settle()
  expect(match.figures.troopers.damage).toBe(2)
})

test('434 “Deathhammer”: a keyword on the weapon counts in its attacks, not in those of another [ia.item-cards.5] [ia.item-cards.16] [card: 434 “Deathhammer”]', () => {
  const match = carrying({ cards: ['item/434-deathhammer', 'item/e-11'] })
  const gideon = match.hero('gideon')
  match.rolls('1 damage 2 accuracy', '1 damage', '1 block')
  gideon.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/434-deathhammer' })
  match.settle()
  expect(match.figures['troopers 1'].damage).toBe(2)
  match.rolls('1 damage 5 accuracy', '2 damage 1 accuracy', '2 block')
  gideon.choose({ do: 'attack', target: 'troopers 2', weapon: 'item/e-11' })
  match.settle()
  expect(match.figures['troopers 2'].damage).toBe(1)
})

test('Armored Gauntlets: they hold no modification, and Cleave reaches another beside the hero [card: Armored Gauntlets]', () => {
  const match = carrying({ cards: ['item/armored-gauntlets'], troopers: ['2,1', '2,2'] })
  const gideon = match.hero('gideon')
  match.rolls('1 damage 1 surge 1 accuracy', '1 surge', '1 block')
  gideon.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/armored-gauntlets' })
  gideon.surge('+2 damage')
  gideon.surge('cleave 1')
  gideon.choose({ do: 'cleave', figure: 'troopers 2' })
  expect(match.figures['troopers 1'].damage).toBe(2)
  expect(match.figures['troopers 2'].damage).toBe(1)
})

test.each([
  ['armored-gauntlets', 'green yellow', ['stun', '+2 damage', 'cleave 1', 'pierce 1']],
  ['dh-17', 'green yellow', ['+2 accuracy', '+1 damage, pierce 1']],
  ['dl-44', 'blue yellow', ['+2 damage', '+1 damage, +2 accuracy']],
  ['e-11', 'blue green', ['+2 damage', '+2 accuracy']],
  ['vibroblade', 'green green', ['bleed', '+1 damage', 'cleave 2']],
  ['434-deathhammer', 'blue red', ['+2 accuracy', '+1 damage']],
  ['a280', 'blue green', ['+2 damage', 'pierce 2']],
  ['bd-1-vibro-ax', 'red green', ['+1 damage, bleed', 'cleave 2']],
  ['t-21', 'green green yellow', ['stun', 'pierce 2', '+3 accuracy']],
  ['vibro-knucklers', 'green yellow', ['cleave 2', '+2 damage', 'pierce 2, bleed']],
  ['dxr-6', 'red red', ['+2 damage', 'pierce 2']],
  ['force-pike', 'red yellow yellow', ['+1 damage', '+1 damage', 'stun']],
  ['pulse-cannon', 'blue green yellow', ['+2 damage', 'pierce 1', '+2 accuracy']],
  ['sporting-blaster', 'blue yellow yellow', ['stun', '+1 damage', 'pierce 2', '+2 accuracy']],
])('%s: %s dice and its surge abilities [ia.item-cards.3] [ia.attacks.3]', (id, dice, surges) => {
  // The visor asks something in every attack.
  const match = carrying({ cards: [`item/${id}`, 'item/combat-visor'] })
  match.hero('gideon').choose({ do: 'attack', target: 'troopers 1', weapon: `item/${id}` })
  const [attack] = match.state.attacks
  expect(attack.attackDice.map((die) => ATTACK_DICE[die]).join(' ')).toBe(dice)
  const printed = surgeAbilities(match.state, attack).slice(0, surges.length)
  expect(printed.map(surgeWords)).toEqual(surges)
})
