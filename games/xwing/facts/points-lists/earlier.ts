/** The publisher's lists before the last one: what was otherwise in them. */
import type { PointsList } from '../points-list.ts'

// biome-ignore format: tables, one list after the other
export const EARLIER_LISTS: readonly PointsList[] = [
  {
    id: '2023-06-09',
    date: '2023-06-09',
    limit: 20,
    bannedPilots: ['vedfoslo', 'saeseetiin', 'saeseetiin-delta7baethersprite', 'herasyndulla-vcx100lightfreighter', 'vimoradi', 'hansolo-scavengedyt1300', 'phlacarphoccprototype'],
    bannedUpgrades: ['r2astromech', 'r5astromech', 'r2a6', 'autoblasters', 'delta7b', 'admiralsloane', 'bobafett', 'cassianandor', 'informant', 'sabinewren', 'seasonednavigator', 'supremeleadersnoke', 'tobiasbeckett', 'kaydelconnix', 'commanderpyre', 'talmerrik', 'sense', 'supernaturalreflexes', 'precognitivereflexes', 'inertialdampeners', 'hullupgrade', 'staticdischargevanes', 'stealthdevice', 'advancedsensors', 'trajectorysimulator', 'composure', 'intimidation', 'interloperturn', 'slavei'],
    restricted: [],
    unpriced: ['lieutenantkarsabi-ssl', 'majorvynder-ssl', 'captainyorr-battleoverendor', 'coloneljendon-battleoverendor', 'sapphire2-battleoverendor', 'soontirfel-battleoverendor', 'mausmonare-battleoverendor', 'lieutenanthebsly-battleoverendor', 'scythe6-battleoverendor', 'majormianda-battleoverendor', 'whisper-ssl', 'echo-ssl', 'deathfire-swz98', 'captainjonus-swz98', 'tomaxbren-swz98', 'majorrhymer-swz98', 'scimitar1-battleoverendor', 'scimitar3-battleoverendor', 'adonfox-battleoverendor', 'ginamoonsong-battleoverendor', 'braylenstramm-battleoverendor', 'landocalrissian-battleoverendor', 'arvelcrynyd-battleoverendor', 'tychocelchu-battleoverendor', 'gemmersojan-battleoverendor', 'wedgeantilles-battleoverendor', 'yendor-battleoverendor', 'kendyidele-battleoverendor', 'leebo-swz103-rebelalliance', 'dashrendar-swz103-rebelalliance', 'leebo-swz103-sl-rebelalliance', 'dashrendar-swz103-sl-rebelalliance', 'leebo-swz103-sl-scumandvillainy', 'dashrendar-swz103-sl-scumandvillainy'],
    pilots: { kyloren: [7, 22], captainferoph: [4, 6], gammasquadronace: [4, 10], majorrhymer: [3, 12], tomaxbren: [3, 10], duchess: [5, 18], 'oddball-siegeofcoruscant': [4, 0], 'ahsokatano-delta7baethersprite': [6, 10], niteowlliberator: [7, 16], padmeamidala: [4, 18], 'kickback-siegeofcoruscant': [3, 0], 'fennrau-fangfighter': [5, 10], bodicavenj: [4, 9], 'hansolo-modifiedyt1300lightfreighter': [7, 20], 'ahsokatano-rz1awing': [5, 12], keovenzee: [3, 8], 'sabinewren-tielnfighter': [2, 3], zoriibliss: [4, 11], lulolampar: [4, 12], zizitlo: [5, 10], elloasty: [4, 8], jessikapava: [4, 7], hansolo: [6, 20], bobafett: [9, 18], lawlesspirates: [12, 45], generalgrievous: [5, 11], darthmaul: [7, 19], colicoiddestroyer: [12, 45] },
    slots: { academypilot: [], blacksquadronace: [], macewindu: ['astromech', 'force-power', 'force-power', 'modification'], knavesquadronescort: ['astromech', 'modification', 'tech', 'torpedo'], 'ezrabridger-gauntletfighter': ['configuration', 'crew', 'device', 'force-power', 'gunner', 'illicit', 'missile', 'modification', 'modification', 'talent', 'title'], biggsdarklighter: ['astromech', 'configuration', 'modification', 'torpedo'], shasazaro: ['astromech', 'configuration', 'device', 'modification', 'modification', 'talent', 'tech', 'turret'], bobafett: ['cannon', 'crew', 'device', 'illicit', 'missile', 'modification', 'modification', 'talent', 'title'], q90: ['cannon', 'crew', 'gunner', 'illicit', 'illicit', 'modification', 'title'] },
    upgrades: { bb8: 5, deathtroopers: 4, kaydelconnix: 5, staticdischargevanes: 5 },
    notStandard: ['lieutenantkarsabi', 'majorvynder', 'nusquadronpilot', 'rhosquadronpilot', 'echo', 'whisper', 'imdaartestpilot', 'sigmasquadronace'],
    copies: {},
  },
  {
    id: '2023-09-08',
    date: '2023-09-08',
    limit: 20,
    bannedPilots: ['vedfoslo', 'saeseetiin', 'saeseetiin-delta7baethersprite', 'herasyndulla-vcx100lightfreighter', 'leebo', 'dashrendar', 'wildspacefringer', 'vimoradi', 'hansolo-scavengedyt1300', 'phlacarphoccprototype'],
    bannedUpgrades: ['r2astromech', 'r5astromech', 'r2a6', 'autoblasters', 'delta7b', 'admiralsloane', 'bobafett', 'cassianandor', 'informant', 'sabinewren', 'seasonednavigator', 'supremeleadersnoke', 'tobiasbeckett', 'kaydelconnix', 'commanderpyre', 'talmerrik', 'sense', 'supernaturalreflexes', 'precognitivereflexes', 'inertialdampeners', 'hullupgrade', 'staticdischargevanes', 'stealthdevice', 'advancedsensors', 'trajectorysimulator', 'composure', 'intimidation', 'interloperturn', 'slavei'],
    restricted: [],
    unpriced: ['lieutenantkarsabi-ssl', 'majorvynder-ssl', 'captainyorr-battleoverendor', 'coloneljendon-battleoverendor', 'sapphire2-battleoverendor', 'soontirfel-battleoverendor', 'mausmonare-battleoverendor', 'lieutenanthebsly-battleoverendor', 'scythe6-battleoverendor', 'majormianda-battleoverendor', 'whisper-ssl', 'echo-ssl', 'scimitar1-battleoverendor', 'scimitar3-battleoverendor', 'adonfox-battleoverendor', 'ginamoonsong-battleoverendor', 'braylenstramm-battleoverendor', 'landocalrissian-battleoverendor', 'arvelcrynyd-battleoverendor', 'tychocelchu-battleoverendor', 'gemmersojan-battleoverendor', 'wedgeantilles-battleoverendor', 'yendor-battleoverendor', 'kendyidele-battleoverendor'],
    pilots: { kyloren: [7, 22], captainferoph: [4, 6], gammasquadronace: [4, 10], majorrhymer: [3, 12], tomaxbren: [3, 10], 'tomaxbren-swz98': [3, 0], duchess: [5, 18], 'oddball-siegeofcoruscant': [4, 0], 'ahsokatano-delta7baethersprite': [6, 10], niteowlliberator: [7, 16], padmeamidala: [4, 18], 'kickback-siegeofcoruscant': [3, 0], 'fennrau-fangfighter': [5, 10], bodicavenj: [4, 9], 'hansolo-modifiedyt1300lightfreighter': [7, 20], 'ahsokatano-rz1awing': [5, 12], keovenzee: [3, 8], 'sabinewren-tielnfighter': [2, 3], 'dashrendar-swz103-sl-rebelalliance': [7, 0], zoriibliss: [4, 11], lulolampar: [4, 12], zizitlo: [5, 10], elloasty: [4, 8], jessikapava: [4, 7], hansolo: [6, 20], bobafett: [9, 18], lawlesspirates: [12, 45], 'dashrendar-swz103-sl-scumandvillainy': [7, 0], generalgrievous: [5, 11], darthmaul: [7, 19], colicoiddestroyer: [12, 45] },
    slots: { academypilot: [], blacksquadronace: [], knavesquadronescort: ['astromech', 'modification', 'tech', 'torpedo'], biggsdarklighter: ['astromech', 'configuration', 'modification', 'torpedo'], shasazaro: ['astromech', 'configuration', 'device', 'modification', 'modification', 'talent', 'tech', 'turret'], bobafett: ['cannon', 'crew', 'device', 'illicit', 'missile', 'modification', 'modification', 'talent', 'title'] },
    upgrades: { bb8: 5, deathtroopers: 4, kaydelconnix: 5, staticdischargevanes: 5 },
    notStandard: ['lieutenantkarsabi', 'majorvynder', 'nusquadronpilot', 'rhosquadronpilot', 'echo', 'whisper', 'imdaartestpilot', 'sigmasquadronace'],
    copies: {},
  },
  {
    id: '2024-02-02',
    date: '2024-02-02',
    limit: 20,
    bannedPilots: ['vedfoslo', 'saeseetiin', 'saeseetiin-delta7baethersprite', 'herasyndulla-vcx100lightfreighter', 'leebo', 'dashrendar', 'wildspacefringer', 'vimoradi', 'hansolo-scavengedyt1300', 'phlacarphoccprototype'],
    bannedUpgrades: ['r2astromech', 'r5astromech', 'r2a6', 'autoblasters', 'strategiccommander', 'bounty', 'initforthemoneyrebellion', 'delta7b', 'admiralsloane', 'bobafett', 'cassianandor', 'informant', 'sabinewren', 'seasonednavigator', 'supremeleadersnoke', 'tobiasbeckett', 'kaydelconnix', 'commanderpyre', 'talmerrik', 'sense', 'supernaturalreflexes', 'precognitivereflexes', 'inertialdampeners', 'hullupgrade', 'staticdischargevanes', 'stealthdevice', 'advancedsensors', 'trajectorysimulator', 'composure', 'intimidation', 'interloperturn', 'slavei'],
    restricted: [],
    unpriced: ['lieutenantkarsabi-ssl', 'majorvynder-ssl', 'whisper-ssl', 'echo-ssl'],
    pilots: { kyloren: [7, 22], 'tomaxbren-swz98': [3, 0], duchess: [5, 18], 'oddball-siegeofcoruscant': [4, 0], 'ahsokatano-delta7baethersprite': [6, 10], 'kickback-siegeofcoruscant': [3, 0], 'braylenstramm-battleoverendor': [4, 0], 'ahsokatano-rz1awing': [5, 12], 'gemmersojan-battleoverendor': [3, 0], 'sabinewren-tielnfighter': [2, 3], 'dashrendar-swz103-sl-rebelalliance': [7, 0], zizitlo: [5, 10], elloasty: [4, 8], hansolo: [6, 20], bobafett: [9, 18], 'dashrendar-swz103-sl-scumandvillainy': [7, 0], generalgrievous: [5, 11], darthmaul: [7, 19] },
    slots: { academypilot: [], blacksquadronace: [], knavesquadronescort: ['astromech', 'modification', 'tech', 'torpedo'], bobafett: ['cannon', 'crew', 'device', 'illicit', 'missile', 'modification', 'modification', 'talent', 'title'] },
    upgrades: { bb8: 5, deathtroopers: 4, kaydelconnix: 5, staticdischargevanes: 5 },
    notStandard: ['lieutenantkarsabi', 'majorvynder', 'nusquadronpilot', 'rhosquadronpilot', 'echo', 'whisper', 'imdaartestpilot', 'sigmasquadronace'],
    copies: {},
  },
]
