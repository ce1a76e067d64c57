/** Technological Superiority. */
import { expect, test } from 'vitest'
import type { CampaignGiven } from '../../../position/given.ts'
import { type Situation, type SituationGiven, situation } from '../../play.ts'

const GIDEON = { hero: 'gideon-argus', at: '4,1' } as const
const DIALA = { hero: 'diala-passil', at: '9,7' } as const
/** Dice of a Stormtrooper, for 3 damage against 1 block. */
const SHOT = { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] } as const
type Cards = NonNullable<CampaignGiven['cards']>
const card = (name: string): string => `technological-superiority/${name}`

function empire(cards: Cards, more: Partial<CampaignGiven> = {}, where: SituationGiven = {}): Situation {
  return situation({
    turn: 'empire',
    ...where,
    campaign: {
      heroes: { gideon: GIDEON, diala: DIALA },
      groups: { troopers: { card: 'Stormtrooper', at: ['1,1', '1,3', '1,5'] } },
      imperialClass: 'subversive-tactics',
      cards,
      ...more,
    },
  })
}

/** Rebel Troopers whose turn it is, and who hit for 3 damage against 1 block. */
function fire(match: Situation, target: string, defense: readonly string[] = ['1 block']): void {
  match.player1.activate('rebels')
  match.player1.attack(target, { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense })
}

test('Experimental Arms: a surge for 1 damage after the attack [ia.attachments.3] [card: Experimental Arms]', () => {
  const match = empire([[card('experimental-arms'), 'troopers']])
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.until('attack-modifiers')
  match.empire.use('Experimental Arms')
  match.empire.surge('+1 damage')
  match.settle()
  expect(match.figures.gideon.damage).toBe(4)
  expect(match.figures['troopers 1'].damage).toBe(1)
})

test('Experimental Arms hurt nobody who does not use them [card: Experimental Arms]', () => {
  const match = empire([[card('experimental-arms'), 'troopers']])
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.settle()
  expect(match.figures['troopers 1'].damage).toBe(0)
})

test('Jetpacks: difficult terrain costs nothing extra [ia.mobile.1] [card: Jetpacks]', () => {
  const match = empire(
    [[card('jetpacks'), 'troopers']],
    {},
    { board: new Array<string>(8).fill('.~~~~.......') },
  )
  match.empire.activate('troopers 1')
  match.empire.move('troopers 1', '5,2')
  expect(match.figures['troopers 1']).toMatchObject({ at: '5,2', points: 0 })
})

test('Technical Support: droids are faster and help a friend beside them [card: Technical Support]', () => {
  const match = empire([card('technical-support')], {
    groups: {
      probe: { card: 'Probe Droid', at: '1,1' },
      officer: { card: 'Imperial Officer', at: '1,2', damage: 2, conditions: ['stunned'] },
    },
  })
  match.empire.activate('probe')
  match.empire.special('Technical Support')
  match.empire.choose({ effect: 'recover' })
  expect(match.figures.officer.damage).toBe(0)
  match.empire.move('probe')
  expect(match.figures.probe.points).toBe(4)
})

test('Technical Support is an action of droids alone [card: Technical Support]', () => {
  const match = empire([card('technical-support')])
  match.empire.activate('troopers 1')
  expect(match.empire.offers({ do: 'special', ability: 'technical-support' })).toBe(false)
})

test('Failsafe: for 2 threat a figure is not defeated and runs [ia.defeated.1] [card: Failsafe]', () => {
  const match = empire(
    [card('failsafe')],
    { allies: { rebels: { card: 'Rebel Trooper', at: ['4,3'] } }, threat: 2 },
    { turn: 'rebels' },
  )
  fire(match, 'troopers 2')
  match.until('suffered')
  match.empire.use('Failsafe')
  match.empire.walk('0,5')
  match.settle()
  expect(match.figures['troopers 2']).toMatchObject({ at: '0,5', damage: 2 })
  expect(match.state.campaign?.threat).toBe(0)
})

test('Hidden Detonators: a figure explodes at the end of a round, and hurts all beside it [ia.status-phase-campaign.7] [ia.objects.6] [card: Hidden Detonators]', () => {
  const match = empire(
    [card('hidden-detonators')],
    {
      heroes: { gideon: { ...GIDEON, at: '2,1' }, diala: DIALA },
      groups: { troopers: { card: 'Stormtrooper', at: ['1,1', '1,2', '1,5'] } },
      threat: 1,
      threatLevel: 0,
    },
    { step: 'end-of-round', board: { rows: new Array<string>(9).fill('............'), barricades: ['0,1'] } },
  )
  match.empire.use('Hidden Detonators')
  match.empire.choose({ figure: 'troopers 1' })
  expect(match.figures['troopers 1'].at).toBe('gone')
  expect(match.figures['troopers 2'].damage).toBe(2)
  expect(match.figures['troopers 3'].damage).toBe(0)
  expect(match.figures.gideon.damage).toBe(2)
  expect(match.state.tokens[0].damage).toBe(2)
})

test('Arc Blasters: everybody hurt by a ranged attack tests Strength or is Stunned [ia.attribute-tests.2] [ia.blast.1] [card: Arc Blasters]', () => {
  const match = empire([[card('arc-blasters'), 'troopers']], {
    allies: { rebels: { card: 'Rebel Trooper', at: ['4,2'] } },
  })
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.until('surge')
  // Gideon's dice of Strength.
  match.rolls('1 damage 5 accuracy')
  match.empire.surge('+1 damage, blast 1')
  match.settle()
  expect(match.figures.gideon).toMatchObject({ damage: 3, conditions: ['stunned'] })
  expect(match.figures.rebels).toMatchObject({ damage: 1, conditions: ['stunned'] })
})

test('Cloaking Device: one white die more in defense [ia.attachments.3] [card: Cloaking Device]', () => {
  const match = empire(
    [[card('cloaking-device'), 'troopers']],
    { allies: { rebels: { card: 'Rebel Trooper', at: ['4,3'] } } },
    { turn: 'rebels' },
  )
  fire(match, 'troopers 2', ['1 block', 'dodge'])
  match.settle()
  expect(match.events).toContain('missed')
})

test('Adaptive Weapons: a die becomes another, before it is rolled [ia.attack-special.11] [card: Adaptive Weapons]', () => {
  const match = empire([card('adaptive-weapons')])
  match.empire.activate('troopers 1')
  match.empire.attack('gideon')
  match.empire.use('Adaptive Weapons')
  match.empire.choose({ die: 'red' })
  match.rolls('2 damage 4 accuracy', '3 damage', '1 block')
  match.empire.choose({ color: 'green' })
  match.settle()
  expect(match.figures.gideon.damage).toBe(4)
})

test('Superior Augments: groups with an attachment are faster and hit harder [card: Superior Augments]', () => {
  const match = empire([card('superior-augments'), [card('jetpacks'), 'troopers']], {
    groups: {
      troopers: { card: 'Stormtrooper', at: ['1,1', '1,3', '1,5'] },
      officer: { card: 'Imperial Officer', at: '0,7' },
    },
  })
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.settle()
  expect(match.figures.gideon.damage).toBe(4)
  match.empire.move('troopers 1')
  expect(match.figures['troopers 1'].points).toBe(5)
})
