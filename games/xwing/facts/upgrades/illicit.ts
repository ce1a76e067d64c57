import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const ILLICIT = upgrades([
  { id: 'cloakingdevice', name: words('Cloaking Device', 'Tarngerät'), limited: 1, slots: ['illicit'], cost: 8, restrictions: [{ needs: 'size', of: ['small', 'medium'] }], charges: { value: 2, recovers: 0 } },
  { id: 'contrabandcybernetics', name: words('Contraband Cybernetics', 'Illegale Kybernetik'), slots: ['illicit'], cost: 3, charges: { value: 1, recovers: 0 } },
  { id: 'deadmansswitch', name: words("Deadman's Switch", 'Totmannschalter'), slots: ['illicit'], cost: 2 },
  { id: 'feedbackarray', name: words('Feedback Array', 'Rückkopplungsfeld'), slots: ['illicit'], cost: 4 },
  { id: 'inertialdampeners', name: words('Inertial Dampeners', 'Trägheitsdämpfer'), slots: ['illicit'], cost: 8, mode: 'extended' },
  { id: 'riggedcargochute', name: words('Rigged Cargo Chute', 'Manipulierte Frachtrampe'), slots: ['illicit'], cost: 3, restrictions: [{ needs: 'size', of: ['medium', 'large'] }], charges: { value: 1, recovers: 0 }, device: 'loosecargo' },
  { id: 'coaxiumhyperfuel', name: words('Coaxium Hyperfuel', 'Coaxium-Hypertreibstoff'), slots: ['illicit'], cost: 4, restrictions: [{ needs: 'action', action: 'slam' }] },
  { id: 'quickreleaselocks', name: words('Quick-Release Locks', 'Schnellspannverschluss'), limited: 1, slots: ['illicit'], cost: 5, mode: 'extended', restrictions: [{ needs: 'size', of: ['huge'] }], charges: { value: 2, recovers: 0 } },
  { id: 'saboteursmap', name: words("Saboteur's Map", 'Karte des Saboteurs'), limited: 1, slots: ['illicit'], cost: 3, mode: 'extended', restrictions: [{ needs: 'size', of: ['huge'] }] },
  { id: 'scannerbaffler', name: words('Scanner Baffler', 'Scanner-Manipulator'), limited: 1, slots: ['illicit'], cost: 8, mode: 'extended', restrictions: [{ needs: 'size', of: ['huge'] }] },
  { id: 'falsetranspondercodes', name: words('False Transponder Codes', 'Gefälschte Transpondercodes'), slots: ['illicit'], cost: 5, charges: { value: 1, recovers: 0 } },
  { id: 'babufrik', name: words('Babu Frik'), limited: 1, slots: ['illicit'], cost: 5, restrictions: [{ needs: 'faction', of: ['scumandvillainy', 'resistance'] }], charges: { value: 3, recovers: 0 } },
  { id: 'overtunedmodulators', name: words('Overtuned Modulators', 'Übersteuerte Modulatoren'), slots: ['illicit'], cost: 3, charges: { value: 1, recovers: 0 } },
  { id: 'trackingfob', name: words('Tracking Fob', 'Peilsender'), limited: 3, slots: ['illicit'], cost: 3, restrictions: [{ needs: 'keyword', of: ['bounty-hunter'] }], conditions: ['markedforelimination'] },
  { id: 'hotshottailblaster', name: words('Hotshot Tail Blaster', 'Erstklassiger Heckblaster'), slots: ['illicit'], cost: 2, restrictions: [{ needs: 'size', of: ['medium', 'large'] }], charges: { value: 2, recovers: 0 }, attack: { arc: 'rear', value: 2, min: 0, max: 1, ordnance: true } },
  { id: 'feedbackemitter-battleoverendor', name: words('Feedback Emitter'), slots: ['illicit'], standardLoadoutOnly: true, charges: { value: 1, recovers: 0 } },
])
