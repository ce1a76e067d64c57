/** Which drawing a card has that is no character: by its name, its subtype, or what it does. */
import type { CardFacts } from '@dejarik/destiny/facts'
import { never } from '@dejarik/kernel'
import { CRAFT } from './craft.tsx'
import { DROIDS } from './droids.tsx'
import { GEAR } from './gear.tsx'
import { MOMENTS } from './moments.tsx'

export const FAMILIES = {
  ...GEAR,
  ...CRAFT,
  ...MOMENTS,
  astromech: DROIDS.astromech,
  ballDroid: DROIDS.ballDroid,
  battleDroid: DROIDS.battleDroid,
  securityDroid: DROIDS.securityDroid,
}
export type Family = keyof typeof FAMILIES

type Rules = readonly (readonly [family: Family, words: RegExp])[]

/** What a name says of the thing. */
const UPGRADES: Rules = [
  ['crossSaber', /Kylo Ren's Lightsaber|Crossguard/i],
  ['doubleSaber', /Double|Twin|Darksaber Duo|Saberstaff/i],
  ['saber', /saber/i],
  ['bowcaster', /bowcaster|bow\b/i],
  ['staff', /staff|stick|pike|spear|electro|lance|harpoon|whip/i],
  ['blade', /knife|blade|vibro|sword|axe|dagger|gaffi|shyarn|claw|sickle/i],
  ['charge', /detonator|grenade|bomb|mine|charge|explosive/i],
  ['launcher', /launcher|flamethrower|flame|rocket|cannon|missile|ripper|torch/i],
  ['rifle', /rifle|carbine|F-11|IQA|E-11|repeat|sniper|disruptor|DC-15|A280|ascension/i],
  ['pistol', /blaster|pistol|gun|DL-44|holdout|WESTAR|bolt/i],
  ['jetpack', /jet ?pack|rocket boots|thruster/i],
  ['cloak', /robe|cloak|cape|garb|disguise|fatigues/i],
  ['armor', /armor|vest|plat(e|ing)|helmet|visor|mask|gauntlet|shell|flight suit|shield/i],
  ['holocron', /holocron|journal|text|crystal|datapad|relic|sacred|artifact/i],
  ['force', /force|mind|telekine|soresu|ataru|sense|wisdom|fear|hate|rage/i],
]
const SUPPORTS: Rules = [
  ['tie', /\bTIE\b/],
  ['xwing', /X-Wing|Black One|Y-Wing|A-Wing|U-Wing|B-Wing|Red Two/i],
  ['walker', /AT-(ST|AT|RT|DP|TE)|walker/i],
  ['podracer', /pod ?racer/i],
  ['freighter', /falcon|freighter|ghost|outrider|hound|slave I|punishing/i],
  ['shuttle', /shuttle|transport|gunship|upsilon|lambda|LAAT/i],
  ['capital', /destroyer|cruiser|executor|frigate|death star|blockade|dreadnought|finalizer|chimaera/i],
  ['tank', /tank|crawler|AAT|HAIL|sail barge|skiff/i],
  ['speeder', /speeder|bike|swoop|jumpspeeder|snowspeeder|ETA|landspeeder|STAP/i],
  ['ballDroid', /BB-|ball/i],
  ['astromech', /R2|R5|astromech|Chopper|Chewie/i],
  ['battleDroid', /battle droid|vulture|probe/i],
  ['turret', /turret|cannon|artillery|emplacement|blaster/i],
]
const BY_SUBTYPE: readonly (readonly [family: Family, subtype: string])[] = [
  ['fighter', 'vehicle'],
  ['podracer', 'podracer'],
  ['securityDroid', 'droid'],
  ['turret', 'artillery'],
  ['place', 'location'],
  ['pistol', 'weapon'],
  ['tool', 'mod'],
  ['medal', 'title'],
  ['wanted', 'bounty'],
  ['injury', 'injury'],
  ['curse', 'curse'],
  ['charge', 'trap'],
  ['eye', 'intel'],
  ['device', 'equipment'],
]

/** What a text says that a card does; the first that fits says most about it. */
const EFFECTS: Rules = [
  ['counter', /takes? \d+ damage|is dealt \d+ damage[^.]*remov|in return/i],
  ['menace', /lose[s]? (all )?(its|their|his) shields|shields? (is|are) removed|remove \d shield/i],
  ['heal', /heal/i],
  ['theft', /loses? \d resource|opponent[^.]*lose[^.]*resource|take \d resource/i],
  ['crate', /gain[s]? \d+ resource|resource/i],
  ['dieGone', /remove|is removed|are removed/i],
  ['guard', /shield/i],
  ['dieTurned', /turn|reroll/i],
  ['dieUsed', /resolve/i],
  ['burst', /damage/i],
  ['cards', /draw|discard|hand|deck/i],
  ['ready', /ready|activate|exhaust/i],
]

function found(rules: Rules, words: string): Family | undefined {
  return rules.find(([, pattern]) => pattern.test(words))?.[0]
}

export function familyOf(card: CardFacts, text: string): Family {
  const { name, type, subtypes, color } = card
  const ofSubtype = BY_SUBTYPE.find(([, subtype]) => subtypes.includes(subtype))?.[0]
  switch (type) {
    case 'upgrade':
      if (subtypes.includes('ability')) return abilityOf(color, found(UPGRADES, name.en))
      return found(UPGRADES, name.en) ?? ofSubtype ?? 'device'
    case 'support':
      return found(SUPPORTS, name.en) ?? ofSubtype ?? (subtypes.length > 0 ? 'crew' : abilityOf(color))
    case 'downgrade':
      return ofSubtype ?? 'injury'
    case 'plot':
      return 'plan'
    case 'battlefield':
      return 'ground'
    case 'event':
    case 'character':
      return found(EFFECTS, text) ?? (color === 'blue' ? 'force' : color === 'red' ? 'order' : 'trick')
    default:
      return never(type)
  }
}

function abilityOf(color: CardFacts['color'], named?: Family): Family {
  if (named === 'force' || named === 'holocron') return named
  return color === 'blue' ? 'force' : color === 'red' ? 'command' : 'trick'
}
