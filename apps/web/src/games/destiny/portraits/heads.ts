/** Which head a character has: its own, or that of its kind. */
import type { CardFacts } from '@dejarik/destiny/facts'
import { BEINGS } from './beings.tsx'
import { DROIDS } from './droids.tsx'
import { HELMETS } from './helmets.tsx'
import { PEOPLE } from './people.tsx'

export const HEADS = { ...PEOPLE, ...HELMETS, ...BEINGS, ...DROIDS }
export type Head = keyof typeof HEADS

/** By what their names contain, the first that fits. */
const BY_NAME: readonly (readonly [head: Head, names: RegExp])[] = [
  ['captain', /Phasma/],
  ['mask', /Kylo Ren/],
  ['darkLord', /Darth Vader/],
  ['knots', /^Rey$/],
  ['blaster', /^Finn$|Cassian|Kallus|Rebel Traitor/],
  ['vest', /Han Solo|Lando|Tobias|Smuggler|Hondo/],
  ['shock', /Luke|Poe|Anakin|Ezra|Rex$|Biggs|Wedge|Kazuda|Xiono/],
  ['buns', /Leia/],
  ['crown', /Padmé/],
  ['veiled', /Mon Mothma|Holdo|Satine|Barriss|Luminara/],
  ['longHair', /Jyn|Qi.Ra|Iden|Ciena|Synara|Torra|Rose|Val$|Ketsu|Aphra/],
  ['count', /Dooku/],
  ['longBearded', /Qui-Gon|Baze|Lor San Tekka|Saw /],
  ['bearded', /Obi-Wan|Kanan|Bail|Rieekan|Quinlan|Kes /],
  ['bald', /Mace|Lobot|Ventress|Snoke$|Bala-Tik/],
  ['blind', /Chirrut/],
  ['emperor', /Palpatine|Darth Bane|Dark Advisor|Sly Moore/],
  ['director', /Krennic|Pryce/],
  ['bareOfficer', /Hux|Yularen/],
  ['chiss', /Thrawn/],
  ['officer', /Veers|Tarkin|Piett|Motti|Pyre/],
  ['goggles', /Maz |Snap|DJ|Engineer|Jedha/],
  ['witch', /Nightsister|Talzin|Daka|Mystic/],
  ['ragged', /Outcast|Outlaw|Thief|Informant|Bazine|Servant/],
  ['deathTrooper', /Death Trooper/],
  ['tiePilot', /TIE Pilot|Mauler|Imperial Pilot|Vonreg|Hask/],
  ['flyer', /Rookie Pilot|Pilot/],
  ['hunter', /Jango|Boba/],
  ['painted', /Sabine|Bo-Katan|Fenn Rau/],
  ['mandalorian', /Mandalorian/],
  ['praetorian', /Praetorian/],
  ['royalGuard', /Royal Guard/],
  ['templeGuard', /Temple Guard/],
  ['inquisitor', /Inquisitor|Seventh Sister|Fifth Brother|Executioner/],
  ['clone', /Clone|Arc Trooper/],
  ['raider', /Tusken/],
  ['marauder', /Enfys/],
  ['soldier', /Rebel Trooper|Rebel Commando|Hoth Trooper|Palace Guard|Guavian/],
  ['lekku', /Hera|Aayla|Bib Fortuna/],
  ['togruta', /Ahsoka/],
  ['horned', /^Maul|Savage|Nightbrother|Wolffe/],
  ['elder', /Yoda/],
  ['hutt', /Jabba/],
  ['calamari', /Ackbar|Quarren/],
  ['snout', /Greedo|Unkar/],
  ['lizard', /Bossk|Trandoshan/],
  ['cat', /Zeb/],
  ['tusks', /Gamorrean|Pong Krell/],
  ['tendrils', /Kit Fisto/],
  ['breather', /Plo Koon|Zuckuss|Wat Tambor/],
  ['viceroy', /Nute/],
  ['fin', /Sebulba|Clawdite/],
  ['wings', /Watto/],
  ['shade', /Aurra|Dryden/],
  ['copilot', /L3-37/],
  ['assassin', /IG-88/],
  ['securityDroid', /K-2SO/],
  ['guardDroid', /MagnaGuard|Commando Droid/],
  ['general', /Grievous/],
  ['superBattleDroid', /Super Battle/],
  ['battleDroid', /Battle Droid/],
  ['protocol', /C-3PO/],
  ['insectDroid', /4-LOM/],
  ['astromech', /R2-D2|Chopper/],
  ['ballDroid', /BB-8/],
]

const BY_SUBTYPE: readonly (readonly [head: Head, subtype: string])[] = [
  ['wookiee', 'wookiee'],
  ['ewok', 'ewok'],
  ['gungan', 'gungan'],
  ['jawa', 'jawa'],
  ['witch', 'witch'],
  ['inquisitor', 'inquisitor'],
  ['horned', 'nightbrother'],
  ['securityDroid', 'droid'],
  ['soldier', 'guard'],
  ['hooded', 'jedi'],
  ['hooded', 'sith'],
  ['flyer', 'pilot'],
  ['hunter', 'bounty-hunter'],
  ['vest', 'scoundrel'],
  ['advisor', 'advisor'],
  ['goggles', 'engineer'],
  ['gunner', 'pirate'],
  ['ragged', 'scavenger'],
  ['hooded', 'apprentice'],
]

export function headOf({ name, subtypes, affiliation, color }: CardFacts): Head {
  const own = BY_NAME.find(([, names]) => names.test(name.en))
  if (own !== undefined) return own[0]
  const kind = BY_SUBTYPE.find(([, subtype]) => subtypes.includes(subtype))
  if (kind !== undefined) return kind[0]
  if (subtypes.includes('trooper')) return affiliation === 'villain' ? 'trooper' : 'soldier'
  if (subtypes.includes('leader')) return affiliation === 'villain' ? 'officer' : 'bareOfficer'
  return color === 'blue' ? 'hooded' : color === 'yellow' ? 'gunner' : 'short'
}
