/**
 * What one figure of a group is called in German. Cards of groups are named in the plural, „Sturmtruppen“, or by a word for
 * all of them, „Rote Garde“; who shoots is a „Sturmtruppler“. English cards are named in the singular.
 */
import type { Words } from '@dejarik/kernel'

const ONE_OF: { readonly [group: string]: string } = {
  'Bespin-Sicherheitskräfte': 'Bespin-Sicherheitskraft',
  'Gamorreanische Wachen': 'Gamorreanische Wache',
  'HK-Attentäterdroiden': 'HK-Attentäterdroide',
  'ISB-Infiltratoren': 'ISB-Infiltrator',
  'Imperiale Ordnungssoldaten': 'Imperialer Ordnungssoldat',
  'Jet-Truppen': 'Jet-Truppler',
  'Rebellen-Saboteure': 'Rebellen-Saboteur',
  Rebellentruppen: 'Rebellentruppler',
  'Rote Garde': 'Roter Gardist',
  Schneetruppen: 'Schneetruppler',
  'Schwere Sturmtruppen': 'Schwerer Sturmtruppler',
  Sturmtruppen: 'Sturmtruppler',
  'Trandoshanische Jäger': 'Trandoshanischer Jäger',
  'Truppen der Echo-Basis': 'Truppler der Echo-Basis',
  'Weequay-Piraten': 'Weequay-Pirat',
}

export function oneOf({ en, de }: Words): Words {
  return { en, de: ONE_OF[de] ?? de }
}
