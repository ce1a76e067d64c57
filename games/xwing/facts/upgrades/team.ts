import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TEAM = upgrades([
  { id: 'bombardmentspecialists', name: words('Bombardment Specialists', 'Beschuss-Spezialisten'), slots: ['team'], cost: 6, mode: 'epic', actions: ['lock > calculate'] },
  { id: 'commsteam', name: words('Comms Team', 'Kommunikationsteam'), slots: ['team'], cost: 7, mode: 'epic', actions: ['coordinate > calculate', 'jam > calculate'] },
  { id: 'damagecontrolteam', name: words('Damage Control Team', 'Schadensbegrenzungsteam'), slots: ['team'], cost: 3, mode: 'epic', actions: ['reinforce > calculate'] },
  { id: 'gunneryspecialists', name: words('Gunnery Specialists', 'Artillerie-Spezialisten'), slots: ['team'], cost: 5, mode: 'epic', actions: ['rotate-arc > calculate'] },
  { id: 'igrmdroids', name: words('IG-RM Droids'), slots: ['team'], cost: 2, mode: 'epic', restrictions: [{ needs: 'faction', of: ['scumandvillainy'] }], actions: ['calculate'] },
  { id: 'ordnanceteam', name: words('Ordnance Team', 'Munitionsteam'), slots: ['team'], cost: 2, mode: 'epic', actions: ['reload > calculate'] },
  { id: 'sensorexperts', name: words('Sensor Experts', 'Sensor-Experten'), slots: ['team'], cost: 6, mode: 'epic', actions: ['lock > calculate'] },
  { id: 'tractortechnicians', name: words('Tractor Technicians', 'Fangstrahltechniker'), slots: ['team'], cost: 2, mode: 'epic' },
  { id: 'corsaircrew', name: words('Corsair Crew', 'Korsarenmannschaft'), slots: ['team', 'gunner'], cost: 5, mode: 'epic', restrictions: [{ needs: 'faction', of: ['scumandvillainy'] }] },
  { id: 'droidcrew', name: words('Droid Crew', 'Droidenmannschaft'), slots: ['team'], cost: 5, mode: 'epic', restrictions: [{ needs: 'faction', of: ['separatistalliance'] }], actions: ['calculate > red lock'] },
])
