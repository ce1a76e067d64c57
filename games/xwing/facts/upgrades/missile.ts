import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const MISSILE = upgrades([
  { id: 'barragerockets', name: words('Barrage Rockets', 'Raketensalve'), slots: ['missile', 'missile'], cost: 6, charges: { value: 5, recovers: 0 }, attack: { arc: 'front', value: 3, min: 2, max: 3, ordnance: true } },
  { id: 'clustermissiles', name: words('Cluster Missiles', 'Clusterraketen'), slots: ['missile'], cost: 4, charges: { value: 4, recovers: 0 }, attack: { arc: 'front', value: 3, min: 1, max: 2, ordnance: true } },
  { id: 'concussionmissiles', name: words('Concussion Missiles', 'Erschütterungsraketen'), slots: ['missile'], cost: 5, charges: { value: 3, recovers: 0 }, attack: { arc: 'front', value: 3, min: 2, max: 3, ordnance: true } },
  { id: 'homingmissiles', name: words('Homing Missiles', 'Lenkraketen'), slots: ['missile'], cost: 5, charges: { value: 2, recovers: 0 }, attack: { arc: 'front', value: 4, min: 2, max: 3, ordnance: true } },
  { id: 'ionmissiles', name: words('Ion Missiles', 'Ionenraketen'), slots: ['missile'], cost: 4, charges: { value: 3, recovers: 0 }, attack: { arc: 'front', value: 3, min: 2, max: 3, ordnance: true } },
  { id: 'protonrockets', name: words('Proton Rockets', 'Protonenraketen'), slots: ['missile'], cost: 8, charges: { value: 1, recovers: 0 }, attack: { arc: 'bullseye', value: 5, min: 1, max: 2, ordnance: true } },
  { id: 'energyshellcharges', name: words('Energy-Shell Charges', 'Energiegeschosse'), slots: ['missile'], cost: 4, restrictions: [{ needs: 'action', action: 'calculate', difficulty: 'white' }, { needs: 'faction', of: ['separatistalliance'] }], charges: { value: 1, recovers: 0 }, attack: { arc: 'front', value: 3, min: 2, max: 3, ordnance: true } },
  { id: 'discordmissiles', name: words('Discord Missiles', 'Diskordanzraketen'), limited: 3, slots: ['missile'], cost: 2, restrictions: [{ needs: 'faction', of: ['separatistalliance'] }], charges: { value: 1, recovers: 0 }, device: 'buzzdroidswarm' },
  { id: 'diamondboronmissiles', name: words('Diamond-Boron Missiles', 'Diamant-Boron-Raketen'), limited: 1, slots: ['missile', 'missile'], cost: 5, charges: { value: 3, recovers: 0 }, attack: { arc: 'front', value: 3, min: 2, max: 3, ordnance: true } },
  { id: 'magpulsewarheads', name: words('Mag-Pulse Warheads', 'Magnetimpuls-Sprengköpfe'), slots: ['missile'], cost: 4, charges: { value: 2, recovers: 0 }, attack: { arc: 'front', value: 3, min: 1, max: 3, ordnance: true } },
  { id: 'electrochaffmissiles', name: words('Electro-Chaff Missiles', 'Elektrodüppel-Raketen'), limited: 2, slots: ['missile', 'device'], cost: 9, charges: { value: 1, recovers: 0 }, device: 'electrochaffcloud' },
  { id: 'multimissilepods', name: words('Multi-Missile Pods', 'Mehrfachraketenwerfer'), slots: ['missile', 'missile'], cost: 4, charges: { value: 5, recovers: 0 }, attack: { arc: 'full-front', value: 2, min: 1, max: 2, ordnance: true } },
  { id: 'xx23sthreadtracers', name: words('XX-23 S-Thread Tracers', 'XX-23-S-Serie-Peilsender'), limited: 2, slots: ['missile'], cost: 4, charges: { value: 2, recovers: 0 }, attack: { arc: 'front', value: 3, min: 1, max: 3, ordnance: true } },
  { id: 'seekermissiles-swz103', name: words('Seeker Missiles'), slots: ['missile'], standardLoadoutOnly: true, charges: { value: 4, recovers: 0 }, attack: { arc: 'front', value: 3, min: 2, max: 3, ordnance: true } },
  { id: 'saturationrockets-alphaclassstarwing', name: words('Saturation Rockets'), limited: 1, slots: ['missile'], standardLoadoutOnly: true, charges: { value: 4, recovers: 1 }, attack: { arc: 'full-front', value: 3, min: 1, max: 2, ordnance: true } },
  { id: 'heavyplasmamissiles-alphaclassstarwing', name: words('Heavy Plasma Missiles'), limited: 1, slots: ['missile'], standardLoadoutOnly: true, charges: { value: 2, recovers: 0 }, attack: { arc: 'front', value: 3, min: 1, max: 3, ordnance: true } },
])
