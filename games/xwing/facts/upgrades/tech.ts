import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TECH = upgrades([
  { id: 'advancedoptics', name: words('Advanced Optics', 'Verbesserte Optik'), slots: ['tech'], cost: 5 },
  { id: 'ferrospherepaint', name: words('Ferrosphere Paint', 'Ferrosphärenfarbe'), slots: ['tech'], cost: 3, restrictions: [{ needs: 'faction', of: ['resistance'] }] },
  { id: 'hyperspacetrackingdata', name: words('Hyperspace Tracking Data', 'Hyperraum-Ortungsdaten'), slots: ['tech'], cost: 2, restrictions: [{ needs: 'faction', of: ['firstorder'] }, { needs: 'size', of: ['large'] }] },
  { id: 'primedthrusters', name: words('Primed Thrusters', 'Verbesserte Schubdüsen'), slots: ['tech'], cost: 6, restrictions: [{ needs: 'size', of: ['small'] }] },
  { id: 'targetingsynchronizer', name: words('Targeting Synchronizer', 'Zielsynchronisiersystem'), slots: ['tech'], cost: 3, restrictions: [{ needs: 'action', action: 'lock' }] },
  { id: 'patternanalyzer', name: words('Pattern Analyzer', 'Mustererkennung'), slots: ['tech'], cost: 5 },
  { id: 'biohexacryptcodes', name: words('Biohexacrypt Codes', 'Bio-Hexakryptcode'), slots: ['tech'], cost: 1, restrictions: [{ needs: 'faction', of: ['firstorder'] }, { needs: 'action', action: 'lock' }] },
  { id: 'deuteriumpowercells', name: words('Deuterium Power Cells', 'Deuterium-Energiezellen'), slots: ['tech', 'modification'], cost: 6, restrictions: [{ needs: 'faction', of: ['firstorder'] }], charges: { value: 2, recovers: 0 } },
  { id: 'automatedtargetpriority', name: words('Automated Target Priority', 'Automatisches Zielsystem'), slots: ['tech'], cost: 1, restrictions: [{ needs: 'initiative', atMost: 3 }] },
  { id: 'sensorbuoysuite', name: words('Sensor Buoy Suite', 'Sensorbojen'), limited: 1, slots: ['tech'], cost: 4, restrictions: [{ needs: 'faction', of: ['firstorder'] }, { needs: 'size', of: ['medium', 'large'] }], device: 'sensorbuoy' },
  { id: 'sensorscramblers', name: words('Sensor Scramblers', 'Sensor Scrambler'), slots: ['tech'], cost: 1, restrictions: [{ needs: 'ship', of: ['tiewiwhispermodifiedinterceptor', 'tievnsilencer'] }] },
])
