/** For tests, and for whoever writes sentences: the words of the German rules reference. */
import type { Term } from '@dejarik/kernel'

export const glossary: readonly Term[] = [
  { en: 'mission', de: 'Einsatz', not: ['Mission'] },
  { en: 'side mission', de: 'Nebeneinsatz', not: ['Nebenmission'] },
  { en: 'skirmish', de: 'Gefecht', not: ['Scharmützel'] },
  { en: 'command card', de: 'Befehlskarte', not: ['Kommandokarte'] },
  { en: 'deployment card', de: 'Aufstellungskarte', not: ['Einsatzkarte'] },
  { en: 'map', de: 'Spielplan', not: ['Karte drehen', 'Ganze Karte', 'Zeichen der Karte', 'Landkarte'] },
  { en: 'tile', de: 'Spielplanteil', not: ['Kartenteil'] },
  { en: 'space', de: 'Feld', not: ['Kästchen', 'Quadrat'] },
  { en: 'reroll', de: 'neu würfeln', not: ['neu (?:ge)?w[eo]rfen', 'erneut würfeln', 'nochmal würfeln'] },
  { en: 'blocking terrain', de: 'versperrtes Gelände', not: ['blockier'] },
  { en: 'difficult terrain', de: 'unwegsames Gelände', not: ['schwierig'] },
  { en: 'impassable terrain', de: 'unpassierbares Gelände', not: ['unbetretbar'] },
  { en: 'incapacitated', de: 'kampfunfähig', not: ['handlungsunfähig', 'außer Gefecht'] },
  { en: 'ready', de: 'spielbereit', not: ['einsatzbereit'] },
  { en: 'declare a target', de: 'ein Ziel deklarieren', not: ['Ziel bestimm', 'Ziel erklären'] },
  { en: 'surge', de: 'Energie', not: ['Impuls', 'Surge'] },
  { en: 'strain', de: 'Anstrengung', not: ['Erschöpfungsmarker', 'Stress'] },
  { en: 'recover', de: 'regenerieren', not: ['heil(?:en|t|st)\\b'] },
  { en: 'attachment', de: 'Anhang', not: ['Anheftung'] },
  { en: 'armor, weapon, equipment', de: 'Rüstung, Waffe, Equipment', not: ['Zubehör'] },
  { en: 'villain', de: 'Schurke', not: ['Bösewicht'] },
  { en: 'attribute test', de: 'Probe', not: ['Attributstest', 'Test auf'] },
  { en: 'token', de: 'Marker', not: ['Spielstein', 'Plättchen'] },
  // Cards of groups are named in the plural; one figure of them has a name of its own (`facts/figure-name.ts`).
  {
    en: 'Stormtrooper',
    de: 'Sturmtruppler (die Gruppe: Sturmtruppen)',
    not: ['Sturmtruppen \\d', 'Stormtrooper'],
  },
]
