import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const DEVICE = upgrades([
  { id: 'bombletgenerator', name: words('Bomblet Generator', 'Streubombengenerator'), slots: ['device', 'device'], cost: 2, charges: { value: 2, recovers: 0 }, device: 'bomblet' },
  { id: 'blazerbomb', name: words('Blazer Bomb', 'Brandbombe'), slots: ['device'], cost: 5, charges: { value: 1, recovers: 0 }, device: 'blazerbomb' },
  { id: 'connernets', name: words('Conner Nets', 'Connernetz'), slots: ['device'], cost: 5, charges: { value: 1, recovers: 0 }, device: 'connernet' },
  { id: 'protonbombs', name: words('Proton Bombs', 'Protonenbomben'), slots: ['device'], cost: 5, charges: { value: 2, recovers: 0 }, device: 'protonbomb' },
  { id: 'proximitymines', name: words('Proximity Mines', 'Annäherungsminen'), slots: ['device'], cost: 10, charges: { value: 2, recovers: 0 }, device: 'proximitymine' },
  { id: 'seismiccharges', name: words('Seismic Charges', 'Seismische Bomben'), slots: ['device'], cost: 3, charges: { value: 2, recovers: 0 }, device: 'seismiccharge' },
  { id: 'drk1probedroids', name: words('DRK-1 Probe Droids', 'DRK-1-Sondendroiden'), limited: 1, slots: ['device'], cost: 5, restrictions: [{ needs: 'faction', of: ['separatistalliance'] }], charges: { value: 2, recovers: 0 }, device: 'drk1probedroid' },
  { id: 'electroprotonbomb', name: words('Electro-Proton Bomb', 'Elektro-Protonen-Bombe'), limited: 1, slots: ['device', 'modification'], cost: 8, restrictions: [{ needs: 'action', action: 'reload', difficulty: 'white' }], charges: { value: 1, recovers: 0 }, device: 'electroprotonbomb' },
  { id: 'clustermines', name: words('Cluster Mines', 'Clusterminen'), slots: ['device'], cost: 7, charges: { value: 1, recovers: 0 }, device: 'clustermine' },
  { id: 'ionbombs', name: words('Ion Bombs', 'Ionenbomben'), slots: ['device'], cost: 4, charges: { value: 2, recovers: 0 }, device: 'ionbomb' },
  { id: 'concussionbombs', name: words('Concussion Bombs', 'Erschütterungsbomben'), slots: ['device'], cost: 4, charges: { value: 3, recovers: 0 }, device: 'concussionbomb' },
  { id: 'thermaldetonators', name: words('Thermal Detonators', 'Thermaldetonatoren'), slots: ['device'], cost: 5, charges: { value: 4, recovers: 0 }, device: 'thermaldetonator' },
])
