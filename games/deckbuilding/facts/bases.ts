/** The ten bases of each faction. */
import { base } from './design.ts'

export const imperialBases = [
  base({
    id: 'lothal',
    name: { en: 'Lothal', de: 'Lothal' },
    faction: 'empire',
    hitPoints: 8,
    starting: true,
    introductory: true,
  }),
  base({
    id: 'corellia',
    name: { en: 'Corellia', de: 'Corellia' },
    faction: 'empire',
    hitPoints: 10,
    introductory: true,
  }),
  base({
    id: 'kessel',
    name: { en: 'Kessel', de: 'Kessel' },
    faction: 'empire',
    hitPoints: 12,
  }),
  base({
    id: 'kafrene',
    name: { en: 'Kafrene', de: 'Kafrene' },
    faction: 'empire',
    hitPoints: 14,
  }),
  base({
    id: 'mustafar',
    name: { en: 'Mustafar', de: 'Mustafar' },
    faction: 'empire',
    hitPoints: 14,
  }),
  base({
    id: 'ord-mantell',
    name: { en: 'Ord Mantell', de: 'Ord Mantell' },
    faction: 'empire',
    hitPoints: 14,
  }),
  base({
    id: 'coruscant',
    name: { en: 'Coruscant', de: 'Coruscant' },
    faction: 'empire',
    hitPoints: 16,
    introductory: true,
  }),
  base({
    id: 'death-star',
    name: { en: 'Death Star', de: 'Todesstern' },
    faction: 'empire',
    hitPoints: 16,
    introductory: true,
  }),
  base({
    id: 'endor',
    name: { en: 'Endor', de: 'Endor' },
    faction: 'empire',
    hitPoints: 16,
    introductory: true,
  }),
  base({
    id: 'rodia',
    name: { en: 'Rodia', de: 'Rodia' },
    faction: 'empire',
    hitPoints: 16,
  }),
]

export const rebelBases = [
  base({
    id: 'dantooine',
    name: { en: 'Dantooine', de: 'Dantooine' },
    faction: 'rebel',
    hitPoints: 8,
    starting: true,
    introductory: true,
  }),
  base({
    id: 'mon-cala',
    name: { en: 'Mon Cala', de: 'Mon Cala' },
    faction: 'rebel',
    hitPoints: 10,
    introductory: true,
  }),
  base({
    id: 'dagobah',
    name: { en: 'Dagobah', de: 'Dagobah' },
    faction: 'rebel',
    hitPoints: 12,
  }),
  base({
    id: 'bespin',
    name: { en: 'Bespin', de: 'Bespin' },
    faction: 'rebel',
    hitPoints: 14,
  }),
  base({
    id: 'alderaan',
    name: { en: 'Alderaan', de: 'Alderaan' },
    faction: 'rebel',
    hitPoints: 14,
  }),
  base({
    id: 'hoth',
    name: { en: 'Hoth', de: 'Hoth' },
    faction: 'rebel',
    hitPoints: 14,
    introductory: true,
  }),
  base({
    id: 'jedha',
    name: { en: 'Jedha', de: 'Jedha' },
    faction: 'rebel',
    hitPoints: 14,
  }),
  base({
    id: 'tatooine',
    name: { en: 'Tatooine', de: 'Tatooine' },
    faction: 'rebel',
    hitPoints: 14,
  }),
  base({
    id: 'sullust',
    name: { en: 'Sullust', de: 'Sullust' },
    faction: 'rebel',
    hitPoints: 16,
    introductory: true,
  }),
  base({
    id: 'yavin-4',
    name: { en: 'Yavin 4', de: 'Yavin IV' },
    faction: 'rebel',
    hitPoints: 16,
    introductory: true,
  }),
]
