/** Mercenaries. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const WOOKIEE = { groups: { wookiee: { card: 'wookiee-warrior', at: '4,1' } } }
const SHOT = { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] }

test('a Trandoshan is relentless against who is within 3 spaces [card: Trandoshan Hunter]', () => {
  const match = situation({
    player1: { groups: { hunter: { card: 'trandoshan-hunter', at: '1,1' } } },
    player2: { ...WOOKIEE, deck: ['Urgency'] },
  })
  match.player1.activate('hunter')
  match.player1.attack('wookiee', SHOT)
  match.player2.number(0)
  match.settle()
  expect(match.figures.wookiee.damage).toBe(4)
})

test.each([
  ['trandoshan-hunter', 4],
  ['trandoshan-hunter-elite', 5],
])('the scattergun of %s hurts more beside it', (card, damage) => {
  const match = situation({
    player1: { groups: { hunter: { card, at: '3,1' } } },
    player2: { ...WOOKIEE, deck: ['Urgency'] },
  })
  match.player1.activate('hunter')
  match.player1.attack('wookiee', SHOT)
  match.player2.number(1)
  match.settle()
  expect(match.figures.wookiee.damage).toBe(damage)
})

test('IG-88 chooses two dice for each of his attacks [card: IG-88 (Assassin Droid)]', () => {
  const match = situation({
    player1: { groups: { ig: { card: 'ig-88', at: '0,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('ig')
  match.player1.attack('wookiee')
  match.player1.choose({ die: 'blue' })
  match.rolls('2 damage 3 accuracy', '2 damage 4 accuracy', '1 block')
  match.player1.choose({ die: 'blue' })
  match.settle()
  expect(match.figures.wookiee.damage).toBe(3)
  expect(match.player1.offers({ do: 'attack' })).toBe(true)
})

test('an HK droid has a defense die rerolled [card: HK Assassin Droid]', () => {
  const match = situation({
    player1: { groups: { hk: { card: 'hk-assassin-droid', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('hk')
  match.player1.attack('wookiee', {
    dice: ['2 damage 3 accuracy', '2 damage 3 accuracy', '1 damage 2 accuracy'],
    defense: ['3 block'],
  })
  match.rolls('1 block')
  match.player1.use('Versatile Weaponry')
  match.settle()
  expect(match.figures.wookiee.damage).toBe(4)
})

test('Bossk fires at everybody around a space [card: Bossk (Born Hunter)]', () => {
  const match = situation({
    player1: { groups: { bossk: { card: 'bossk', at: '1,1' } } },
    player2: {
      groups: {
        wookiees: { card: 'wookiee-warrior', at: ['4,1', '5,2'] },
        han: { card: 'han-solo', at: '9,7' },
      },
    },
    active: 'bossk',
  })
  match.player1.special('Indiscriminate Fire')
  match.rolls('1 damage 1 surge 1 accuracy')
  match.player1.choose({ space: '4,1' })
  match.player2.number(0)
  match.player2.number(1)
  expect(match.figures['wookiees 1'].damage).toBe(2)
  expect(match.figures['wookiees 2'].damage).toBe(1)
})

test('Bossk regenerates at the end of the round [card: Bossk (Born Hunter)]', () => {
  const match = situation({
    player1: {
      groups: { bossk: { card: 'bossk', at: '1,1', damage: 3, conditions: ['bleeding', 'focused'] } },
    },
    player2: WOOKIEE,
    step: 'round-end',
  })
  expect(match.figures.bossk).toMatchObject({ damage: 1, conditions: ['focused'] })
})

test('Dengar has more to spend on the unharmed, and punishes several times [card: Dengar (Ruthless Killer)]', () => {
  const match = situation({
    player1: { groups: { dengar: { card: 'dengar', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('dengar')
  match.player1.attack('wookiee', {
    dice: ['2 damage 1 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.player1.surge('Punishment')
  match.player1.surge('Punishment')
  match.player1.choose({ condition: 'stunned' })
  expect(match.player1.all('condition')).toEqual(['bleeding', 'weakened'])
  match.player1.choose({ condition: 'weakened' })
  expect(match.figures.wookiee.conditions).toEqual(['stunned', 'weakened'])
})

test('Greedo is slow: his target shoots first [card: Greedo (Ambitious Mercenary)]', () => {
  const match = situation({
    player1: { groups: { greedo: { card: 'greedo', at: '1,1' } } },
    player2: { groups: { han: { card: 'han-solo', at: '4,1' } } },
  })
  match.player1.activate('greedo')
  match.player1.attack('han')
  match.player2.yes()
  match.player2.attack('greedo', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['blank'],
  })
  expect(match.figures.greedo.damage).toBe(6)
  expect(match.match.log.filter(({ what }) => what === 'rolled')).toHaveLength(2)
})

test('two Greedos draw on each other, and it comes to an end: the last to draw shoots first (ia.interrupt.2) [card: Greedo (Ambitious Mercenary)]', () => {
  const match = situation({
    player1: { groups: { greedo: { card: 'greedo', at: '1,1' } } },
    player2: { groups: { other: { card: 'greedo', at: '4,1' } } },
  })
  match.player1.activate('greedo')
  match.player1.attack('other')
  match.player2.yes()
  match.player2.attack('greedo')
  const shot = ['2 damage 3 accuracy', '2 damage 1 accuracy']
  match.rolls(...shot, 'blank', ...shot, 'dodge', ...shot, 'dodge')
  match.player1.yes()
  expect(match.attacked).toContain('other')
  match.settle()
  expect(match.match.log.filter(({ what }) => what === 'rolled')).toHaveLength(3)
  expect(match.figures).toMatchObject({ greedo: { damage: 0 }, other: { damage: 5 } })
})

test('a Hired Gun shoots once more before it is defeated [card: Hired Gun]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper', at: '1,1' } } },
    player2: { groups: { guns: { card: 'hired-gun', at: ['4,1', '9,8'] } } },
  })
  match.player1.activate('trooper')
  match.player1.attack('guns 1', { ...SHOT, defense: ['dodge'] })
  match.until('suffered')
  match.player2.use('Parting Shot')
  match.player2.attack('trooper', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['2 block'],
  })
  match.settle()
  expect(match.figures['guns 1'].at).toBe('gone')
  expect(match.figures.trooper.damage).toBe(2)
})

test('Vinto fires twice, and a bolt flies to another after each [card: Vinto Hreeda]', () => {
  const match = situation({
    player1: { groups: { vinto: { card: 'vinto-hreeda', at: '3,2' } } },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['4,1', '4,3'] } } },
  })
  match.player1.activate('vinto')
  match.player1.special('Rapid Fire')
  match.player1.attack('wookiees 1', SHOT)
  match.until('attack-resolved')
  match.player1.use('Boltslinger')
  expect(match.figures['wookiees 2'].damage).toBe(1)
  match.player1.attack('wookiees 1', SHOT)
  match.settle()
  expect(match.figures['wookiees 1'].damage).toBe(6)
})

test('Shyla’s whip pulls a small figure to her, then she strikes it [card: Shyla Varad]', () => {
  const match = situation({
    player1: { groups: { shyla: { card: 'shyla-varad', at: '1,1' } } },
    player2: WOOKIEE,
    active: 'shyla',
  })
  match.player1.special('Mandalorian Whip')
  expect(match.player1.all('to')).toEqual(['1,0', '1,2', '2,0', '2,1', '2,2'])
  match.player1.put('2,1')
  match.player1.attack('wookiee', {
    dice: ['2 damage 1 accuracy', '2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.wookiee).toMatchObject({ at: '2,1', damage: 5 })
})

test('Shyla is responsive at the start of her activation [card: Shyla Varad]', () => {
  const match = situation({
    player1: { groups: { shyla: { card: 'shyla-varad', at: '1,1', damage: 2 } } },
    player2: WOOKIEE,
  })
  match.player1.activate('shyla')
  match.player1.use('Responsive')
  match.player1.choose({ effect: 'recover' })
  expect(match.figures.shyla.damage).toBe(1)
})

test('Onar rushes into somebody, which hurts both [card: Onar Koma]', () => {
  const match = situation({
    player1: { groups: { onar: { card: 'onar-koma', at: '0,1' } } },
    player2: WOOKIEE,
    active: 'onar',
  })
  match.player1.special('Rush')
  match.player1.walk('3,1')
  match.player1.yes()
  match.player1.put('5,1')
  expect(match.figures.onar.damage).toBe(1)
  expect(match.figures.wookiee).toMatchObject({ damage: 1, at: '5,1' })
})

test('Onar makes a friend get down, once a round; he himself can’t be stunned [card: Onar Koma]', () => {
  const match = situation({
    player1: { groups: { officer: { card: 'imperial-officer-elite', at: '1,1' } } },
    player2: { groups: { onar: { card: 'onar-koma', at: '4,1' } } },
  })
  match.player1.activate('officer')
  match.player1.attack('onar', { dice: ['2 damage 3 accuracy', '1 damage 2 surge'] })
  match.player2.use('Get Down')
  match.player2.choose({ result: 'block' })
  match.player1.surge('stun')
  match.settle()
  expect(match.figures.onar).toMatchObject({ damage: 2, conditions: [] })
})

test('a Nexu pounces on somebody behind a wall of figures [card: Nexu]', () => {
  const match = situation({
    player1: { groups: { nexu: { card: 'nexu', at: '0,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '6,1' } } },
    active: 'nexu',
  })
  match.player1.special('Pounce')
  expect(match.player1.offers({ to: '5,1' })).toBe(false)
  match.player1.put('4,1')
  match.player1.yes()
  match.player1.attack('wookiee', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.nexu.at).toBe('4,1')
  expect(match.figures.wookiee).toMatchObject({ damage: 4, conditions: ['bleeding'] })
})

test('a Nexu that pounced can’t attack with its other action [card: Nexu]', () => {
  const match = situation({
    player1: { groups: { nexu: { card: 'nexu', at: '0,1' } } },
    player2: WOOKIEE,
    active: 'nexu',
  })
  match.player1.special('Pounce')
  match.player1.put('2,1')
  match.player1.no()
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
  expect(match.player1.offers({ do: 'move' })).toBe(true)
})

test('a Nexu opens no doors [card: Nexu]', () => {
  const match = situation({
    board: { rows: ['......', '......'], doors: ['2,0,W 2,1,W'] },
    player1: { groups: { nexu: { card: 'nexu', at: '0,0' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '4,1' } } },
    active: 'nexu',
  })
  expect(match.player1.offers({ do: 'interact' })).toBe(false)
})

test.each([
  ['4,1', 0],
  ['9,1', 2],
])('a Wampa is hungry if nobody is near: wookiee at %s [card: Wampa]', (at, points) => {
  const match = situation({
    player1: { groups: { wampa: { card: 'wampa', at: '1,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at } } },
  })
  match.player1.activate('wampa')
  expect(match.figures.wampa.points).toBe(points)
})

test('a trained Rancor is tougher, tamer, and opens doors [card: Rancor (Elite)]', () => {
  const match = situation({
    board: { rows: ['........', '........', '........'], doors: ['4,0,W 4,1,W 4,2,W'] },
    player1: { groups: { rancor: { card: 'rancor', at: '2,0' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '1,1' } } },
    step: 'round-start',
  })
  match.player1.use('Trained')
  match.player1.activate('rancor')
  expect(match.player1.offers({ do: 'special' })).toBe(false)
  expect(match.player1.offers({ do: 'interact' })).toBe(true)
  match.player1.end()
  match.player2.activate('wookiee')
  match.player2.attack('rancor', {
    dice: ['3 damage', '2 damage 1 accuracy'],
    defense: ['1 block', '2 block'],
    at: '2,1',
  })
  match.settle()
  expect(match.figures.rancor.damage).toBe(2)
})

test('a Gamorrean Guard labors for a reroll [card: Gamorrean Guard]', () => {
  const match = situation({
    player1: { groups: { guard: { card: 'gamorrean-guard', at: '3,1' } }, deck: ['Urgency'] },
    player2: WOOKIEE,
  })
  match.player1.activate('guard')
  match.player1.attack('wookiee', { dice: ['3 damage', '1 damage'], defense: ['1 block'] })
  match.player1.use('Labored Attack')
  match.player1.number(0)
  match.player1.reroll(['1 damage'], ['3 damage'])
  match.settle()
  expect(match.figures.guard.damage).toBe(1)
  expect(match.figures.wookiee.damage).toBe(4)
})

test('Gamorrean honor is for ranged attacks [card: Gamorrean Guard] [card: Gamorrean Guard (Elite)]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper', at: '1,1' } } },
    player2: {
      groups: {
        guards: { card: 'gamorrean-guard', at: '4,1' },
        elite: { card: 'gamorrean-guard-elite', at: '4,3' },
      },
    },
  })
  match.player1.activate('trooper')
  match.player1.attack('guards', SHOT)
  match.rolls('3 block')
  match.player2.use('Gamorrean Honor')
  match.settle()
  expect(match.figures.guards.damage).toBe(1)
})

test('elite Gamorrean honor is a block against ranged attacks [card: Gamorrean Guard (Elite)]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper', at: '1,1' } } },
    player2: { groups: { elite: { card: 'gamorrean-guard-elite', at: '4,1' } } },
  })
  match.player1.activate('trooper')
  match.player1.attack('elite', SHOT)
  match.settle()
  expect(match.figures.elite.damage).toBe(2)
})

test('a Weequay Pirate lets a die of either pool be rerolled, and prowls [card: Weequay Pirate (Elite)]', () => {
  const match = situation({
    player1: { groups: { pirate: { card: 'weequay-pirate-elite', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('pirate')
  match.player1.attack('wookiee', {
    dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['3 block'],
  })
  match.player1.use('Raider')
  match.player1.reroll(['3 block'], ['1 block'])
  match.settle()
  expect(match.figures.wookiee.damage).toBe(3)
  match.player1.special('Prowl')
  expect(match.figures.pirate.conditions).toEqual(['hidden'])
})

test('Wing Guards keep the peace for others: strain for both, once an attack [card: Wing Guard]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper', at: '1,1' } }, deck: ['Urgency'] },
    player2: {
      groups: {
        wings: { card: 'wing-guard', at: ['4,2', '4,0'] },
        jawa: { card: 'jawa-scavenger', at: '4,1' },
      },
      deck: ['Urgency'],
    },
  })
  match.player1.activate('trooper')
  match.player1.attack('jawa', SHOT)
  match.player2.use('Keep the Peace', { by: 'wings 1' })
  match.player2.number(0)
  match.player1.number(0)
  expect(match.figures['wings 1'].damage).toBe(1)
  expect(match.figures.trooper.damage).toBe(1)
  expect(match.player2.offers({ ability: 'keep-the-peace' })).toBe(false)
})

test('a Jawa takes cover and harasses [card: Jawa Scavenger] [card: take-cover] [card: fenn-signis/take-cover]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper-elite', at: '1,1' } }, deck: ['Urgency'] },
    player2: { groups: { jawa: { card: 'jawa-scavenger', at: '3,1' } } },
  })
  match.player1.activate('trooper')
  match.player1.attack('jawa', { dice: ['1 damage 2 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.player2.use('Take Cover')
  match.settle()
  expect(match.figures.jawa.damage).toBe(1)
  match.player1.end()
  match.player2.activate('jawa')
  match.player2.attack('trooper', {
    dice: ['2 damage 1 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.player2.surge('Harass')
  match.until('avoid-strain')
  match.player1.number(0)
  expect(match.figures.trooper.damage).toBe(3)
})

test('Hondo negotiates: 2 victory points, or 2 damage more [card: Hondo Ohnaka (Friend for Hire)]', () => {
  const given = (points: number) => ({
    player1: { groups: { hondo: { card: 'hondo-ohnaka', at: '1,1' } } },
    player2: { ...WOOKIEE, points },
  })
  const shot = { dice: ['2 damage 3 accuracy', '1 damage', '2 damage 1 accuracy'], defense: ['1 block'] }
  const paid = situation(given(3))
  paid.player1.activate('hondo')
  paid.player1.attack('wookiee', shot)
  paid.player2.yes()
  paid.settle()
  expect([paid.player1.points, paid.player2.points, paid.figures.wookiee.damage]).toEqual([2, 1, 4])
  const poor = situation(given(1))
  poor.player1.activate('hondo')
  poor.player1.attack('wookiee', shot)
  poor.settle()
  expect(poor.figures.wookiee.damage).toBe(6)
})

test('Jabba schemes, incentivizes and bullies [card: Jabba the Hutt (Vile Gangster)]', () => {
  const match = situation({
    player1: {
      groups: { jabba: { card: 'jabba-the-hutt', at: '1,1' }, greedo: { card: 'greedo', at: '9,7' } },
      deck: ['Urgency'],
    },
    player2: { ...WOOKIEE, deck: ['Rally', 'Rally', 'Rally'] },
    active: { figure: 'jabba', actions: 2 },
  })
  match.player1.special('Incentivize')
  match.player1.choose({ figure: 'greedo' })
  expect(match.figures.greedo.conditions).toEqual(['focused'])
  match.player1.special('Bully')
  match.player1.choose({ figure: 'wookiee' })
  match.player2.number(1)
  expect(match.figures.wookiee.damage).toBe(2)
})

test('Jabba orders a hit for 2 victory points, and gains by defeats [card: Jabba the Hutt (Vile Gangster)]', () => {
  const match = situation({
    player1: {
      groups: { jabba: { card: 'jabba-the-hutt', at: '1,1' }, vinto: { card: 'vinto-hreeda', at: '7,1' } },
      points: 3,
    },
    player2: {
      groups: {
        officers: { card: 'imperial-officer', at: '8,1' },
        wookiee: { card: 'wookiee-warrior', at: '11,8' },
      },
    },
    active: 'jabba',
  })
  match.player1.special('Order Hit')
  match.player1.attack('officers', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['blank'],
  })
  match.until('spend-points')
  expect(match.player1.points).toBe(3 - 2 + 2 + 1)
  match.player1.walk('6,1')
  expect(match.figures.vinto.at).toBe('6,1')
})

test('Jabba schemes for a card [card: Jabba the Hutt (Vile Gangster)]', () => {
  const match = situation({
    player1: { groups: { jabba: { card: 'jabba-the-hutt', at: '1,1' } }, deck: ['Urgency'] },
    player2: WOOKIEE,
    active: 'jabba',
  })
  match.player1.special('Scheme')
  expect(match.player1.hand).toEqual(['Urgency'])
})

test('who leaves a space beside Boba Fett suffers strain, once a round [card: Boba Fett (Infamous Bounty Hunter)]', () => {
  const match = situation({
    player1: { groups: { wookiee: { card: 'wookiee-warrior', at: '3,1', points: 4 } }, deck: ['Urgency'] },
    player2: { groups: { boba: { card: 'boba-fett', at: '4,1' } } },
    active: 'wookiee',
  })
  match.player1.walk('3,2')
  match.player1.number(0)
  match.player1.walk('3,1')
  expect(match.figures.wookiee.damage).toBe(1)
})

test('Boba Fett’s discipline: this attack has a surge for +2 damage [card: Boba Fett (Infamous Bounty Hunter)]', () => {
  const match = situation({
    player1: { groups: { boba: { card: 'boba-fett', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('boba')
  match.player1.attack('wookiee', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.player1.choose({ effect: 'discipline-damage' })
  match.player1.surge('+2 damage')
  match.settle()
  expect(match.figures.wookiee.damage).toBe(5)
})

test('a Bantha tramples up to three beside it [card: Bantha Rider (Elite)]', () => {
  const match = situation({
    player1: { groups: { bantha: { card: 'bantha-rider', at: '1,1' } } },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['3,1', '3,2'] } } },
    active: 'bantha',
  })
  match.rolls('2 damage')
  match.player1.special('Trample')
  match.player1.pick({ figure: 'wookiees 1' }, { figure: 'wookiees 2' })
  expect(match.figures['wookiees 1'].damage).toBe(2)
  expect(match.figures['wookiees 2'].damage).toBe(2)
})

test('a Bantha’s stampede hurts whom it ends upon, before he is pushed away [card: Bantha Rider (Elite)]', () => {
  const match = situation({
    player1: { groups: { bantha: { card: 'bantha-rider', at: '0,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '3,1' } } },
    active: 'bantha',
  })
  match.player1.move('bantha', '2,1')
  expect(match.figures.wookiee.damage).toBe(1)
  expect(match.question).toBe('put')
})

test('a Tusken’s cycler is a ranged attack without surges to spend [card: Tusken Raider]', () => {
  const match = situation({
    player1: { groups: { tusken: { card: 'tusken-raider', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('tusken')
  match.player1.special('Tusken Cycler')
  match.player1.attack('wookiee', { dice: ['1 damage 1 surge 3 accuracy', '3 damage'], defense: ['1 block'] })
  expect(match.figures.wookiee.damage).toBe(3)
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})
