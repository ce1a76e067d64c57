/** Skirmish missions: maps with both their scenarios, as files of the mission language. */
import type { Mission } from '../../rules/mission.ts'
import { missionsOf } from '../compile/compile.ts'
import { ownFiles } from '../language/read.ts'
import type { MissionFile } from '../language/words.ts'
import climateResearchCamp from './climate-research-camp.json' with { type: 'json' }
import endorDefenseStation from './endor-defense-station.json' with { type: 'json' }
import geonosisFoundry from './geonosis-foundry.json' with { type: 'json' }
import hothBattleStation from './hoth-battle-station.json' with { type: 'json' }
import hothWeatherShelter from './hoth-weather-shelter.json' with { type: 'json' }
import imperialResearchLab from './imperial-research-lab.json' with { type: 'json' }
import imperialSpaceStation from './imperial-space-station.json' with { type: 'json' }
import isbTrainingGrounds from './isb-training-grounds.json' with { type: 'json' }
import jabbasPalace from './jabbas-palace.json' with { type: 'json' }
import kuatSpaceStation from './kuat-space-station.json' with { type: 'json' }
import lothalSafehouse from './lothal-safehouse.json' with { type: 'json' }
import massassiRuins from './massassi-ruins.json' with { type: 'json' }
import mosEisleyBackAlleys from './mos-eisley-back-alleys.json' with { type: 'json' }
import mosEisleyOutskirts from './mos-eisley-outskirts.json' with { type: 'json' }
import nelvaanianWarzone from './nelvaanian-warzone.json' with { type: 'json' }
import theDuneSea from './the-dune-sea.json' with { type: 'json' }
import wasskahHuntingGround from './wasskah-hunting-ground.json' with { type: 'json' }

/** In a fixed order: the state of a match holds its mission by its place here. */
export const SKIRMISH_FILES: readonly MissionFile[] = ownFiles([
  climateResearchCamp,
  endorDefenseStation,
  geonosisFoundry,
  hothBattleStation,
  hothWeatherShelter,
  imperialResearchLab,
  imperialSpaceStation,
  isbTrainingGrounds,
  jabbasPalace,
  kuatSpaceStation,
  lothalSafehouse,
  massassiRuins,
  mosEisleyBackAlleys,
  mosEisleyOutskirts,
  nelvaanianWarzone,
  theDuneSea,
  wasskahHuntingGround,
])

export const SKIRMISH_MISSIONS: readonly Mission[] = SKIRMISH_FILES.flatMap(missionsOf)
