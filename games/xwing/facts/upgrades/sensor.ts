import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const SENSOR = upgrades([
  { id: 'advancedsensors', name: words('Advanced Sensors', 'Verbesserte Sensoren'), slots: ['sensor'], cost: 12, mode: 'extended' },
  { id: 'collisiondetector', name: words('Collision Detector', 'Kollisionssensor'), slots: ['sensor'], cost: 7, charges: { value: 2, recovers: 0 } },
  { id: 'firecontrolsystem', name: words('Fire-Control System', 'Feuerkontrollsystem'), slots: ['sensor'], cost: 2 },
  { id: 'trajectorysimulator', name: words('Trajectory Simulator', 'Flugbahnsimulator'), slots: ['sensor'], cost: 8, mode: 'extended' },
  { id: 'passivesensors', name: words('Passive Sensors', 'Passive Sensoren'), slots: ['sensor'], cost: 5, charges: { value: 1, recovers: 1 } },
  { id: 'blanksignature-battleoverendor', name: words('Blank Signature'), slots: ['sensor'], standardLoadoutOnly: true, charges: { value: 1, recovers: 1 } },
  { id: 'longrangescanners-alphaclassstarwing', name: words('Long-Range Scanners'), slots: ['sensor'], standardLoadoutOnly: true, charges: { value: 2, recovers: 0 } },
  { id: 'relaysystem-tiephphantom', name: words('Relay System'), slots: ['sensor'], standardLoadoutOnly: true },
])
