/** Which face and which arms a figure has: its own where it is somebody, else those of its kind. */
import type { DeploymentFacts, Trait } from '@dejarik/imperial-assault/facts'
import { ARMS, type ArmsName } from './arms.ts'
import { FACES, type Face, type FaceName } from './faces.ts'

export interface Portrait extends Face {
  readonly arms: string
}

type Look = readonly [FaceName, ArmsName]

/** By the id of a hero or of a card; elite ones and those of campaigns look alike. */
const OWN: { readonly [id: string]: Look } = {
  'diala-passil': ['lekku', 'staff'],
  'fenn-signis': ['veteran', 'rifle'],
  gaarkhan: ['wookiee', 'axe'],
  'gideon-argus': ['bearded', 'star'],
  'jyn-odan': ['goggles', 'pistol'],
  'mak-eshkarey': ['bothan', 'scope'],
  'biv-bodhrik': ['bearded', 'rifle'],
  'saska-teft': ['goggles', 'tool'],
  'loku-kanoloa': ['alien', 'scope'],
  'mhd-19': ['droid', 'tool'],
  'verena-talos': ['youth', 'blade'],
  'davith-elso': ['hood', 'blade'],
  'murne-rin': ['alien', 'star'],
  'onar-koma': ['snout', 'rifle'],
  'shyla-varad': ['mandalorian', 'blade'],
  'vinto-hreeda': ['alien', 'pistol'],
  drokkatta: ['wookiee', 'cannon'],
  'jarrod-kelvin': ['human', 'tool'],
  'ko-tun-feralo': ['buns', 'rifle'],
  'ct-1701': ['trooper', 'cannon'],
  'tress-hacnua': ['lekku', 'fist'],
  'ahsoka-tano': ['montrals', 'saber'],
  'c-3po': ['droid', 'none'],
  'c1-10p': ['astromech', 'tool'],
  chewbacca: ['wookiee', 'bowcaster'],
  'ezra-bridger': ['youth', 'blade'],
  'han-solo': ['human', 'pistol'],
  'hera-syndulla': ['lekku', 'pistol'],
  'kanan-jarrus': ['bearded', 'saber'],
  'lando-calrissian': ['commander', 'pistol'],
  'leia-organa': ['buns', 'pistol'],
  'luke-skywalker': ['youth', 'pistol'],
  'luke-skywalker-jedi-knight': ['youth', 'saber'],
  'obi-wan-kenobi': ['hood', 'saber'],
  'r2-d2': ['astromech', 'none'],
  'rebel-trooper': ['rebel', 'rifle'],
  'rebel-saboteur': ['rebel', 'tool'],
  'alliance-ranger': ['hood', 'rifle'],
  'sabine-wren': ['mandalorian', 'pistol'],
  'zeb-orrelios': ['bothan', 'staff'],
  '0-0-0': ['droid', 'blade'],
  'bt-1': ['astromech', 'cannon'],
  'agent-blaise': ['commander', 'tool'],
  'captain-terro': ['snow', 'cannon'],
  'darth-vader': ['vader', 'saber'],
  'death-trooper': ['dark', 'rifle'],
  'emperor-palpatine': ['hood', 'star'],
  'general-sorin': ['officer', 'star'],
  'general-weiss': ['walker', 'none'],
  'imperial-officer': ['officer', 'pistol'],
  'isb-infiltrator': ['commander', 'scope'],
  'jet-trooper': ['trooper', 'cannon'],
  'kayn-somos': ['trooper', 'star'],
  'e-web-engineer': ['snow', 'cannon'],
  'heavy-stormtrooper': ['trooper', 'cannon'],
  'probe-droid': ['probe', 'none'],
  'riot-trooper': ['trooper', 'shield'],
  'royal-guard': ['guard', 'pike'],
  'royal-guard-champion': ['guard', 'blade'],
  'sc2-m-repulsor-tank': ['tank', 'none'],
  'sentry-droid': ['droid', 'rifle'],
  snowtrooper: ['snow', 'rifle'],
  stormtrooper: ['trooper', 'rifle'],
  'the-grand-inquisitor': ['horns', 'saber'],
  thrawn: ['commander', 'star'],
  'boba-fett': ['mandalorian', 'rifle'],
  bossk: ['lizard', 'rifle'],
  'trandoshan-hunter': ['lizard', 'cannon'],
  dengar: ['wrapped', 'cannon'],
  'gamorrean-guard': ['snout', 'axe'],
  greedo: ['alien', 'pistol'],
  'hondo-ohnaka': ['goggles', 'star'],
  'ig-88': ['droid', 'cannon'],
  'jabba-the-hutt': ['hutt', 'none'],
  'jawa-scavenger': ['hood', 'tool'],
  maul: ['horns', 'staff'],
  'tusken-raider': ['wrapped', 'staff'],
  'ugnaught-tinkerer': ['snout', 'tool'],
  'weequay-pirate': ['lizard', 'pistol'],
  'hired-gun': ['alien', 'rifle'],
  'wing-guard': ['rebel', 'pistol'],
  'clawdite-shapeshifter': ['alien', 'blade'],
}

/** What tells a figure from others most comes first. */
const BY_TRAIT: readonly (readonly [Trait, Look])[] = [
  ['vehicle', ['walker', 'none']],
  ['creature', ['beast', 'none']],
  ['droid', ['droid', 'rifle']],
  ['wookiee', ['wookiee', 'axe']],
  ['force-user', ['hood', 'saber']],
  ['heavy-weapon', ['rebel', 'cannon']],
  ['leader', ['commander', 'star']],
  ['guardian', ['guard', 'pike']],
  ['smuggler', ['human', 'pistol']],
  ['hunter', ['mandalorian', 'rifle']],
  ['spy', ['human', 'scope']],
  ['brawler', ['veteran', 'fist']],
  ['trooper', ['rebel', 'rifle']],
]

const SAME = /^(?:sheet\/)?([^/]+?)(?:\/.*)?$/u
const VARIANT = /(?:-elite|-campaign)+$/u

export function portraitOf({ id, traits }: Pick<DeploymentFacts, 'id' | 'traits'>): Portrait {
  const [face, arms] = lookOf(id) ??
    BY_TRAIT.find(([trait]) => traits.includes(trait))?.[1] ?? ['rebel', 'rifle']
  return { ...FACES[face], arms: ARMS[arms] }
}

function lookOf(id: string): Look | undefined {
  const name = SAME.exec(id)?.[1] ?? id
  return OWN[name.replace(VARIANT, '')]
}
