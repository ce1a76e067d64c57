import { upgrades } from '../upgrade.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const FORCE_POWER = upgrades([
  { id: 'heightenedperception', name: words('Heightened Perception', 'Geschärfte Sinne'), slots: ['force-power'], cost: 3 },
  { id: 'instinctiveaim', name: words('Instinctive Aim', 'Instinktives Zielen'), slots: ['force-power'], cost: 2 },
  { id: 'sense', name: words('Sense', 'Gespür'), slots: ['force-power'], cost: 6, mode: 'extended' },
  { id: 'supernaturalreflexes', name: words('Supernatural Reflexes', 'Übernatürliche Reflexe'), slots: ['force-power'], cost: 24, mode: 'extended', restrictions: [{ needs: 'size', of: ['small'] }] },
  { id: 'brilliantevasion', name: words('Brilliant Evasion', 'Brillantes Ausweichmanöver'), slots: ['force-power'], cost: 2 },
  { id: 'hate', name: words('Hate', 'Hass'), slots: ['force-power'], cost: 5, restrictions: [{ needs: 'keyword', of: ['dark-side'] }] },
  { id: 'predictiveshot', name: words('Predictive Shot', 'Vorausschauender Schuss'), slots: ['force-power'], cost: 1 },
  { id: 'battlemeditation', name: words('Battle Meditation', 'Kampfmeditation'), slots: ['force-power'], cost: 6, restrictions: [{ needs: 'faction', of: ['galacticrepublic'] }], actions: ['purple coordinate'] },
  { id: 'foresight', name: words('Foresight', 'Vorausahnung'), slots: ['force-power'], cost: 6, attack: { arc: 'bullseye', value: 2, min: 1, max: 3, ordnance: true } },
  { id: 'precognitivereflexes', name: words('Precognitive Reflexes', 'Hellseherische Reflexe'), slots: ['force-power'], cost: 15, mode: 'extended', restrictions: [{ needs: 'size', of: ['small'] }] },
  { id: 'extrememaneuvers', name: words('Extreme Maneuvers', 'Extreme Manöver'), slots: ['force-power'], cost: 8, restrictions: [{ needs: 'action', action: 'boost' }, { needs: 'size', of: ['small'] }] },
  { id: 'compassion', name: words('Compassion', 'Mitgefühl'), slots: ['force-power'], cost: 1, restrictions: [{ needs: 'keyword', of: ['light-side'] }] },
  { id: 'malice', name: words('Malice', 'Niedertracht'), slots: ['force-power'], cost: 4, restrictions: [{ needs: 'keyword', of: ['dark-side'] }] },
  { id: 'shatteringshot', name: words('Shattering Shot', 'Zerschmetternder Schuss'), slots: ['force-power'], cost: 3 },
  { id: 'patience', name: words('Patience', 'Geduld'), slots: ['force-power'], cost: 2, restrictions: [{ needs: 'keyword', of: ['light-side'] }] },
  { id: 'roilinganger-siegeofcoruscant', name: words('Roiling Anger', 'Kochende Wut'), slots: ['force-power'], standardLoadoutOnly: true },
])
