/** Armies to play at once, made of cards of the core game only. */
import type { Words } from '@dejarik/kernel'
import type { Affiliation } from '../facts/index.ts'
import type { Army, ArmyCard } from './army.ts'

export interface ReadyArmy {
  readonly id: string
  readonly name: Words
  readonly army: Army
}

/** Ids of cards, each with its number of copies. */
type Copies = { readonly [card: string]: number }

interface Recipe {
  readonly id: string
  readonly name: Words
  readonly affiliation: Affiliation
  readonly groups: Copies
  readonly upgrades?: Copies
  readonly commands: Copies
}

function ready({ id, name, affiliation, groups, upgrades = {}, commands }: Recipe): ReadyArmy {
  return {
    id,
    name,
    army: {
      name: name.en,
      affiliation,
      groups: listed(groups),
      upgrades: listed(upgrades),
      commands: listed(commands),
    },
  }
}

function listed(copies: Copies): readonly ArmyCard[] {
  return Object.entries(copies).map(([card, count]) => ({ card, count }))
}

// biome-ignore format: lists of cards
export const READY_ARMIES: readonly ReadyArmy[] = [
  ready({
    id: 'heroes-of-the-rebellion',
    name: { en: 'Heroes of the Rebellion', de: 'Helden der Rebellion' },
    affiliation: 'rebel',
    groups: { 'luke-skywalker': 1, 'fenn-signis': 1, 'diala-passil': 1, 'rebel-trooper': 1, 'jyn-odan': 1, 'gideon-argus': 1 },
    commands: {
      'son-of-skywalker': 1, 'take-it-down': 1, 'burst-fire': 1, 'sarlacc-sweep': 1, 'one-in-a-million': 1, deflection: 1,
      regroup: 1, marksman: 1, 'take-initiative': 1, planning: 1, urgency: 1, 'element-of-surprise': 1, recovery: 1,
      celebration: 1, deadeye: 1,
    },
  }),
  ready({
    id: 'smugglers-and-wookiees',
    name: { en: 'Smugglers and Wookiees', de: 'Schmuggler und Wookiees' },
    affiliation: 'rebel',
    groups: { chewbacca: 1, 'han-solo': 1, gaarkhan: 1, 'rebel-saboteur': 1 },
    commands: {
      'furious-charge': 1, 'maximum-firepower': 1, 'guardian-stance': 1, pummel: 1, marksman: 2, regroup: 1,
      'take-initiative': 1, planning: 1, urgency: 1, 'element-of-surprise': 1, recovery: 1, celebration: 1,
      'take-cover': 1, 'to-the-limit': 1,
    },
  }),
  ready({
    id: 'lord-vaders-escort',
    name: { en: "Lord Vader's Escort", de: 'Lord Vaders Eskorte' },
    affiliation: 'imperial',
    groups: { 'darth-vader': 1, 'stormtrooper-elite': 1, stormtrooper: 1, 'probe-droid': 1, 'imperial-officer': 2 },
    commands: {
      'lord-of-the-sith': 1, 'force-lightning': 1, 'lure-of-the-dark-side': 1, 'covering-fire': 1, 'telekinetic-throw': 1,
      marksman: 1, regroup: 1, 'take-initiative': 1, planning: 1, urgency: 1, 'element-of-surprise': 1, recovery: 1,
      celebration: 1, 'expose-weakness': 1, 'to-the-limit': 1,
    },
  }),
  ready({
    id: 'crimson-march',
    name: { en: 'Crimson March', de: 'Blutroter Marsch' },
    affiliation: 'imperial',
    groups: { 'at-st': 1, 'royal-guard-elite': 1, 'e-web-engineer': 1, 'imperial-officer-elite': 1, 'probe-droid': 1 },
    commands: {
      'maximum-firepower': 1, 'covering-fire': 1, 'close-the-gap': 1, 'guardian-stance': 1, 'hunter-protocol': 1, pummel: 1,
      regroup: 1, marksman: 1, 'take-initiative': 1, planning: 1, urgency: 1, 'element-of-surprise': 1, recovery: 1,
      'take-cover': 1, deadeye: 1,
    },
  }),
  ready({
    id: 'the-hunt',
    name: { en: 'The Hunt', de: 'Die Jagd' },
    affiliation: 'mercenary',
    groups: { 'ig-88': 1, 'trandoshan-hunter-elite': 1, 'trandoshan-hunter': 1, 'nexu-elite': 1, nexu: 1 },
    upgrades: { 'devious-scheme': 1 },
    commands: {
      'price-on-their-heads': 1, 'hunter-protocol': 1, ferocity: 1, 'close-the-gap': 1, pummel: 2, marksman: 2,
      'take-initiative': 1, urgency: 1, 'element-of-surprise': 1, recovery: 1, celebration: 1, 'fleet-footed': 1,
      'to-the-limit': 1,
    },
  }),
  ready({
    id: 'strange-bedfellows',
    name: { en: 'Strange Bedfellows', de: 'Ungleiche Gefährten' },
    affiliation: 'mercenary',
    groups: { 'trandoshan-hunter-elite': 1, 'trandoshan-hunter': 1, 'nexu-elite': 1, 'han-solo': 1, 'gideon-argus': 1 },
    upgrades: { 'temporary-alliance-mercenary': 1, 'devious-scheme': 1 },
    commands: {
      'take-it-down': 1, 'price-on-their-heads': 1, ferocity: 1, 'close-the-gap': 1, pummel: 1, regroup: 1, marksman: 2,
      'take-initiative': 1, planning: 1, urgency: 1, 'element-of-surprise': 1, recovery: 1, celebration: 1, rally: 1,
    },
  }),
]

/** By its id: everywhere else a player chooses among all. */
export function findReadyArmy(id: string): ReadyArmy | undefined {
  return READY_ARMIES.find((each) => each.id === id)
}
