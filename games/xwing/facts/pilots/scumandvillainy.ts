import type { PilotEntry } from '../pilot.ts'
import { words } from '../words.ts'

/** Ship cards of the Scum and Villainy, by ship. */
// biome-ignore format: a table, one card a line
export const SCUMANDVILLAINY: readonly PilotEntry[] = [
  // Aggressor Assault Fighter
  { id: 'ig88a', name: words('IG-88A'), ship: 'aggressorassaultfighter', initiative: 4, limited: 1, points: 7, loadout: 16, slots: ['cannon', 'cannon', 'device', 'illicit', 'modification', 'sensor', 'talent', 'title'], mode: 'extended', keywords: ['bounty-hunter', 'droid'] },
  { id: 'ig88b', name: words('IG-88B'), ship: 'aggressorassaultfighter', initiative: 4, limited: 1, points: 7, loadout: 16, slots: ['cannon', 'cannon', 'device', 'illicit', 'modification', 'sensor', 'talent', 'title'], mode: 'extended', keywords: ['bounty-hunter', 'droid'] },
  { id: 'ig88c', name: words('IG-88C'), ship: 'aggressorassaultfighter', initiative: 4, limited: 1, points: 7, loadout: 16, slots: ['cannon', 'cannon', 'device', 'illicit', 'modification', 'sensor', 'talent', 'title'], mode: 'extended', keywords: ['bounty-hunter', 'droid'] },
  { id: 'ig88d', name: words('IG-88D'), ship: 'aggressorassaultfighter', initiative: 4, limited: 1, points: 6, loadout: 13, slots: ['cannon', 'cannon', 'device', 'illicit', 'modification', 'sensor', 'talent', 'title'], mode: 'extended', keywords: ['bounty-hunter', 'droid'] },
  // BTL-A4 Y-wing
  { id: 'crymorahgoon', name: words('Crymorah Goon', 'Verbrecher der Crymorah'), ship: 'btla4ywing', initiative: 1, points: 4, loadout: 4, slots: ['device', 'illicit', 'missile', 'turret'], keywords: ['y-wing'] },
  { id: 'drearenthal', name: words('Drea Renthal'), ship: 'btla4ywing', initiative: 4, limited: 1, points: 4, loadout: 10, slots: ['astromech', 'device', 'illicit', 'missile', 'modification', 'talent', 'torpedo', 'turret'], keywords: ['y-wing'] },
  { id: 'hiredgun', name: words('Hired Gun', 'Söldner'), ship: 'btla4ywing', initiative: 2, points: 4, loadout: 6, slots: ['device', 'illicit', 'missile', 'torpedo', 'turret'], keywords: ['y-wing'] },
  { id: 'kavil', name: words('Kavil'), ship: 'btla4ywing', initiative: 5, limited: 1, points: 4, loadout: 7, slots: ['astromech', 'device', 'illicit', 'missile', 'modification', 'talent', 'torpedo', 'turret'], keywords: ['y-wing'] },
  { id: 'leemakai', name: words('Leema Kai'), ship: 'btla4ywing', initiative: 5, limited: 1, points: 3, loadout: 8, slots: ['astromech', 'device', 'missile', 'tech', 'torpedo', 'turret'], keywords: ['y-wing'] },
  { id: 'arlizhadrassian', name: words('Arliz Hadrassian'), ship: 'btla4ywing', initiative: 4, limited: 1, points: 3, loadout: 10, slots: ['astromech', 'device', 'missile', 'tech', 'torpedo', 'turret'], keywords: ['y-wing'] },
  { id: 'amaxinewarrior', name: words('Amaxine Warrior', 'Amaxinen-Krieger'), ship: 'btla4ywing', initiative: 3, points: 4, loadout: 6, slots: ['astromech', 'device', 'missile', 'torpedo', 'turret'], keywords: ['y-wing'] },
  { id: 'padric', name: words('Padric'), ship: 'btla4ywing', initiative: 3, limited: 1, points: 4, loadout: 10, slots: ['astromech', 'device', 'missile', 'modification', 'talent', 'tech', 'torpedo', 'turret'], keywords: ['y-wing'] },
  { id: 'jinatasecurityofficer', name: words('Jinata Security Officer', 'Jinata-Sicherheitsoffizier'), ship: 'btla4ywing', initiative: 2, points: 4, loadout: 5, slots: ['device', 'missile', 'torpedo', 'turret'], keywords: ['y-wing'] },
  // C-ROC Cruiser
  { id: 'syndicatesmugglers', name: words('Syndicate Smugglers', 'Schmuggler des Syndikats'), ship: 'croccruiser', initiative: 7, points: 10, loadout: 30, slots: ['cargo', 'command', 'configuration', 'crew', 'crew', 'device', 'hardpoint', 'illicit', 'team', 'title'], mode: 'epic' },
  // Customized YT-1300 Light Freighter
  { id: 'freightercaptain', name: words('Freighter Captain', 'Frachtercaptain'), ship: 'customizedyt1300lightfreighter', initiative: 1, points: 5, loadout: 6, slots: ['gunner', 'illicit', 'missile'], keywords: ['freighter', 'yt-1300'] },
  { id: 'hansolo', name: words('Han Solo'), ship: 'customizedyt1300lightfreighter', initiative: 6, limited: 1, points: 5, loadout: 10, slots: ['crew', 'crew', 'gunner', 'illicit', 'missile', 'modification', 'talent', 'title'], keywords: ['freighter', 'yt-1300'] },
  { id: 'l337', name: words('L3-37', 'Programmierung von L3-37'), ship: 'customizedyt1300lightfreighter', initiative: 2, limited: 1, points: 5, loadout: 9, slots: ['crew', 'crew', 'gunner', 'illicit', 'missile', 'modification', 'title'], keywords: ['droid', 'freighter', 'yt-1300'], actions: ['calculate', 'lock', 'red boost', 'rotate-arc'] },
  { id: 'landocalrissian', name: words('Lando Calrissian'), ship: 'customizedyt1300lightfreighter', initiative: 4, limited: 1, points: 5, loadout: 10, slots: ['crew', 'gunner', 'illicit', 'illicit', 'missile', 'modification', 'talent', 'title'], keywords: ['freighter', 'yt-1300'] },
  // Escape Craft
  { id: 'autopilotdrone', name: words('Autopilot Drone', 'Autopilot-Drone'), ship: 'escapecraft', initiative: 1, limited: 1, points: 2, keywords: ['droid'], charges: { value: 3, recovers: 0 }, actions: ['calculate', 'barrel-roll', 'red coordinate'], shipAbility: 'riggedenergycells', hasAbility: false },
  { id: 'l337-escapecraft', name: words('L3-37'), ship: 'escapecraft', initiative: 2, limited: 1, points: 3, loadout: 4, slots: ['crew', 'modification', 'talent'], keywords: ['droid'], actions: ['calculate', 'barrel-roll', 'red coordinate'] },
  { id: 'landocalrissian-escapecraft', name: words('Lando Calrissian'), ship: 'escapecraft', initiative: 4, limited: 1, points: 3, loadout: 4, slots: ['crew', 'modification', 'talent'] },
  { id: 'outerrimpioneer', name: words('Outer Rim Pioneer', 'Pionier aus dem Outer Rim'), ship: 'escapecraft', initiative: 3, limited: 1, points: 3, loadout: 4, slots: ['crew', 'modification', 'talent'] },
  // Fang Fighter
  { id: 'fennrau', name: words('Fenn Rau'), ship: 'fangfighter', initiative: 6, limited: 1, points: 6, loadout: 12, slots: ['modification', 'modification', 'talent', 'talent', 'torpedo'], keywords: ['mandalorian'] },
  { id: 'joyrekkoff', name: words('Joy Rekkoff'), ship: 'fangfighter', initiative: 4, limited: 1, points: 4, loadout: 7, slots: ['missile', 'modification', 'modification', 'talent', 'torpedo'], keywords: ['mandalorian'] },
  { id: 'kadsolus', name: words('Kad Solus'), ship: 'fangfighter', initiative: 4, limited: 1, points: 4, loadout: 8, slots: ['missile', 'modification', 'modification', 'talent'], keywords: ['mandalorian'] },
  { id: 'oldteroch', name: words('Old Teroch', 'Der alte Teroch'), ship: 'fangfighter', initiative: 5, limited: 1, points: 5, loadout: 10, slots: ['modification', 'modification', 'talent', 'talent', 'torpedo'], keywords: ['mandalorian'] },
  { id: 'skullsquadronpilot', name: words('Skull Squadron Pilot', 'Pilot der Skull-Staffel'), ship: 'fangfighter', initiative: 4, points: 4, loadout: 6, slots: ['modification', 'torpedo'], keywords: ['mandalorian'] },
  { id: 'zealousrecruit', name: words('Zealous Recruit', 'Fanatischer Rekrut'), ship: 'fangfighter', initiative: 1, points: 4, loadout: 5, slots: ['modification', 'modification'], keywords: ['mandalorian'] },
  { id: 'mandalorianroyalguard', name: words('Mandalorian Royal Guard', 'Mandalorianische Ehrengarde'), ship: 'fangfighter', initiative: 4, limited: 2, points: 4, loadout: 7, slots: ['missile', 'modification', 'modification', 'talent'], keywords: ['mandalorian'] },
  { id: 'torphun', name: words('Tor Phun'), ship: 'fangfighter', initiative: 3, limited: 1, points: 4, loadout: 11, slots: ['missile', 'modification', 'modification', 'talent'], keywords: ['mandalorian'] },
  // Firespray-class Patrol Craft
  { id: 'bobafett', name: words('Boba Fett'), ship: 'firesprayclasspatrolcraft', initiative: 5, limited: 1, points: 8, loadout: 18, slots: ['cannon', 'device', 'illicit', 'missile', 'modification', 'modification', 'talent', 'title'], keywords: ['bounty-hunter'] },
  { id: 'bountyhunter', name: words('Bounty Hunter', 'Kopfgeldjäger'), ship: 'firesprayclasspatrolcraft', initiative: 2, points: 7, loadout: 10, slots: ['cannon', 'device', 'illicit', 'missile'], keywords: ['bounty-hunter'] },
  { id: 'emonazzameen', name: words('Emon Azzameen'), ship: 'firesprayclasspatrolcraft', initiative: 4, limited: 1, points: 7, loadout: 17, slots: ['cannon', 'crew', 'device', 'illicit', 'missile', 'modification', 'talent', 'title'] },
  { id: 'kathscarlet', name: words('Kath Scarlet'), ship: 'firesprayclasspatrolcraft', initiative: 4, limited: 1, points: 7, loadout: 18, slots: ['cannon', 'crew', 'device', 'illicit', 'missile', 'modification', 'talent', 'title'] },
  { id: 'koshkafrost', name: words('Koshka Frost'), ship: 'firesprayclasspatrolcraft', initiative: 3, limited: 1, points: 7, loadout: 16, slots: ['cannon', 'crew', 'device', 'illicit', 'missile', 'modification', 'talent', 'title'], keywords: ['bounty-hunter'] },
  { id: 'krassistrelix', name: words('Krassis Trelix'), ship: 'firesprayclasspatrolcraft', initiative: 3, limited: 1, points: 7, loadout: 18, slots: ['cannon', 'cannon', 'crew', 'device', 'illicit', 'missile', 'modification', 'talent', 'title'] },
  { id: 'hondoohnaka', name: words('Hondo Ohnaka'), ship: 'firesprayclasspatrolcraft', initiative: 1, limited: 1, points: 7, loadout: 18, slots: ['cannon', 'cannon', 'crew', 'device', 'illicit', 'illicit', 'missile', 'modification', 'title'] },
  // G-1A Starfighter
  { id: '4lom', name: words('4-LOM'), ship: 'g1astarfighter', initiative: 3, limited: 1, points: 5, loadout: 14, slots: ['crew', 'illicit', 'modification', 'sensor', 'talent', 'title'], mode: 'extended', keywords: ['bounty-hunter', 'droid'], actions: ['calculate', 'lock', 'jam'] },
  { id: 'gandfindsman', name: words('Gand Findsman', 'Gand-Finder'), ship: 'g1astarfighter', initiative: 1, points: 5, loadout: 3, slots: ['illicit'], mode: 'extended', keywords: ['bounty-hunter'] },
  { id: 'zuckuss', name: words('Zuckuss'), ship: 'g1astarfighter', initiative: 3, limited: 1, points: 5, loadout: 10, slots: ['crew', 'illicit', 'modification', 'sensor', 'talent', 'title'], mode: 'extended', keywords: ['bounty-hunter'] },
  // Gauntlet Fighter
  { id: 'maul', name: words('Maul'), ship: 'gauntletfighter', initiative: 5, limited: 1, points: 8, loadout: 15, slots: ['configuration', 'crew', 'device', 'force-power', 'gunner', 'illicit', 'missile', 'modification', 'modification', 'talent', 'title'], keywords: ['dark-side'], force: { value: 3, recovers: 1, side: ['dark'] } },
  { id: 'rookkast', name: words('Rook Kast'), ship: 'gauntletfighter', initiative: 3, limited: 1, points: 7, loadout: 14, slots: ['configuration', 'crew', 'device', 'gunner', 'illicit', 'modification', 'talent'], keywords: ['mandalorian'] },
  { id: 'shadowcollectiveoperator', name: words('Shadow Collective Operator'), ship: 'gauntletfighter', initiative: 1, points: 7, loadout: 10, slots: ['configuration', 'crew', 'device', 'device', 'gunner', 'illicit', 'modification'], keywords: ['mandalorian'] },
  // HWK-290 Light Freighter
  { id: 'dacebonearm', name: words('Dace Bonearm'), ship: 'hwk290lightfreighter', initiative: 4, limited: 1, points: 4, loadout: 12, slots: ['crew', 'device', 'illicit', 'illicit', 'modification', 'talent', 'title'], keywords: ['freighter'], charges: { value: 3, recovers: 1 } },
  { id: 'palobgodalhi', name: words('Palob Godalhi'), ship: 'hwk290lightfreighter', initiative: 3, limited: 1, points: 5, loadout: 10, slots: ['crew', 'device', 'illicit', 'modification', 'modification', 'talent', 'title'], keywords: ['freighter'] },
  { id: 'spicerunner', name: words('Spice Runner', 'Spiceschmuggler'), ship: 'hwk290lightfreighter', initiative: 1, points: 3, loadout: 4, slots: ['device', 'illicit'], keywords: ['freighter'] },
  { id: 'torkilmux', name: words('Torkil Mux'), ship: 'hwk290lightfreighter', initiative: 2, limited: 1, points: 5, loadout: 8, slots: ['crew', 'device', 'illicit', 'modification', 'modification'], keywords: ['freighter'] },
  { id: 'gamutkey', name: words('Gamut Key'), ship: 'hwk290lightfreighter', initiative: 3, limited: 1, points: 4, loadout: 8, slots: ['crew', 'device', 'illicit', 'modification', 'modification', 'talent'], keywords: ['freighter'], charges: { value: 2, recovers: 1 } },
  { id: 'kananjarrus-hwk290lightfreighter', name: words('Kanan Jarrus'), ship: 'hwk290lightfreighter', initiative: 3, limited: 1, points: 4, loadout: 6, slots: ['crew', 'device', 'force-power', 'illicit', 'modification', 'modification'], keywords: ['freighter', 'jedi', 'light-side'], force: { value: 1, recovers: 1, side: ['light'] } },
  { id: 'tapusk', name: words('Tápusk'), ship: 'hwk290lightfreighter', initiative: 5, limited: 1, points: 4, loadout: 10, slots: ['crew', 'device', 'illicit', 'modification', 'modification', 'talent'], keywords: ['freighter'], charges: { value: 2, recovers: 1 } },
  // JumpMaster 5000
  { id: 'contractedscout', name: words('Contracted Scout', 'Angeheuerter Kundschafter'), ship: 'jumpmaster5000', initiative: 2, points: 5, loadout: 4, slots: ['cannon', 'illicit', 'torpedo'] },
  { id: 'dengar', name: words('Dengar'), ship: 'jumpmaster5000', initiative: 6, limited: 1, points: 6, loadout: 11, slots: ['cannon', 'crew', 'gunner', 'illicit', 'modification', 'talent', 'title', 'torpedo'], keywords: ['bounty-hunter'], charges: { value: 1, recovers: 1 } },
  { id: 'manaroo', name: words('Manaroo'), ship: 'jumpmaster5000', initiative: 3, limited: 1, points: 5, loadout: 15, slots: ['cannon', 'crew', 'gunner', 'illicit', 'modification', 'talent', 'title', 'torpedo'], keywords: ['bounty-hunter'] },
  { id: 'teltrevura', name: words('Tel Trevura'), ship: 'jumpmaster5000', initiative: 4, limited: 1, points: 6, loadout: 20, slots: ['cannon', 'cannon', 'crew', 'gunner', 'illicit', 'modification', 'talent', 'torpedo'], charges: { value: 1, recovers: 0 } },
  { id: 'nomlumb', name: words('Nom Lumb'), ship: 'jumpmaster5000', initiative: 1, limited: 1, points: 5, loadout: 11, slots: ['cannon', 'cannon', 'crew', 'gunner', 'illicit', 'modification', 'torpedo'], keywords: ['bounty-hunter'] },
  // Kihraxz Fighter
  { id: 'blacksunace', name: words('Black Sun Ace', 'Fliegerass der Schwarzen Sonne'), ship: 'kihraxzfighter', initiative: 3, points: 4, loadout: 3, slots: ['talent'], mode: 'extended' },
  { id: 'captainjostero', name: words('Captain Jostero'), ship: 'kihraxzfighter', initiative: 3, limited: 1, points: 4, loadout: 12, slots: ['illicit', 'illicit', 'missile', 'modification', 'modification'], mode: 'extended' },
  { id: 'cartelmarauder', name: words('Cartel Marauder', 'Kartell-Marodeur'), ship: 'kihraxzfighter', initiative: 2, points: 4, loadout: 7, slots: ['illicit'], mode: 'extended' },
  { id: 'graz', name: words('Graz'), ship: 'kihraxzfighter', initiative: 4, limited: 1, points: 4, loadout: 8, slots: ['illicit', 'illicit', 'missile', 'modification', 'modification', 'talent'], mode: 'extended', keywords: ['bounty-hunter'] },
  { id: 'talonbanecobra', name: words('Talonbane Cobra'), ship: 'kihraxzfighter', initiative: 5, limited: 1, points: 5, loadout: 12, slots: ['illicit', 'illicit', 'missile', 'modification', 'modification', 'talent'], mode: 'extended' },
  { id: 'viktorhel', name: words('Viktor Hel'), ship: 'kihraxzfighter', initiative: 4, limited: 1, points: 4, loadout: 10, slots: ['illicit', 'illicit', 'missile', 'modification', 'modification', 'talent'], mode: 'extended', keywords: ['bounty-hunter'] },
  // Lancer-class Pursuit Craft
  { id: 'asajjventress', name: words('Asajj Ventress'), ship: 'lancerclasspursuitcraft', initiative: 4, limited: 1, points: 8, loadout: 20, slots: ['crew', 'force-power', 'illicit', 'illicit', 'modification', 'talent'], mode: 'extended', keywords: ['bounty-hunter', 'dark-side'], force: { value: 2, recovers: 1, side: ['dark'] } },
  { id: 'ketsuonyo', name: words('Ketsu Onyo'), ship: 'lancerclasspursuitcraft', initiative: 5, limited: 1, points: 7, loadout: 15, slots: ['crew', 'illicit', 'illicit', 'modification', 'talent', 'title'], mode: 'extended', keywords: ['bounty-hunter', 'mandalorian'] },
  { id: 'sabinewren-lancerclasspursuitcraft', name: words('Sabine Wren'), ship: 'lancerclasspursuitcraft', initiative: 3, limited: 1, points: 6, loadout: 9, slots: ['crew', 'illicit', 'illicit', 'modification', 'talent', 'title'], mode: 'extended', keywords: ['bounty-hunter', 'mandalorian'] },
  { id: 'shadowporthunter', name: words('Shadowport Hunter', 'Schattenhafen-Jäger'), ship: 'lancerclasspursuitcraft', initiative: 2, points: 6, loadout: 6, slots: ['illicit', 'illicit'], mode: 'extended', keywords: ['bounty-hunter'] },
  // M12-L Kimogila Fighter
  { id: 'cartelexecutioner', name: words('Cartel Executioner', 'Killer des Kartells'), ship: 'm12lkimogilafighter', initiative: 3, points: 5, loadout: 3, slots: ['missile'], mode: 'extended' },
  { id: 'dalanoberos', name: words('Dalan Oberos'), ship: 'm12lkimogilafighter', initiative: 3, limited: 1, points: 5, loadout: 12, slots: ['astromech', 'illicit', 'missile', 'modification', 'talent', 'torpedo'], mode: 'extended', keywords: ['bounty-hunter'], charges: { value: 2, recovers: 0 } },
  { id: 'toranikulda', name: words('Torani Kulda'), ship: 'm12lkimogilafighter', initiative: 4, limited: 1, points: 5, loadout: 10, slots: ['astromech', 'illicit', 'missile', 'modification', 'talent', 'torpedo'], mode: 'extended', keywords: ['bounty-hunter'] },
  // M3-A Interceptor
  { id: 'cartelspacer', name: words('Cartel Spacer', 'Raumfahrer des Kartells'), ship: 'm3ainterceptor', initiative: 1, points: 3, loadout: 4, slots: ['modification'], choiceSlot: ['cannon', 'torpedo', 'missile'] },
  { id: 'genesisred', name: words('Genesis Red'), ship: 'm3ainterceptor', initiative: 4, limited: 1, points: 4, loadout: 14, slots: ['illicit', 'modification', 'talent'], choiceSlot: ['cannon', 'torpedo', 'missile'] },
  { id: 'inaldra', name: words('Inaldra'), ship: 'm3ainterceptor', initiative: 2, limited: 1, points: 3, loadout: 11, slots: ['modification'], choiceSlot: ['cannon', 'torpedo', 'missile'] },
  { id: 'laetinashera', name: words('Laetin A’shera', "Laetin A'shera"), ship: 'm3ainterceptor', initiative: 3, limited: 1, points: 3, loadout: 9, slots: ['modification', 'talent'], choiceSlot: ['cannon', 'torpedo', 'missile'] },
  { id: 'quinnjast', name: words('Quinn Jast'), ship: 'm3ainterceptor', initiative: 3, limited: 1, points: 3, loadout: 12, slots: ['cannon', 'modification', 'talent'], choiceSlot: ['cannon', 'torpedo', 'missile'], keywords: ['bounty-hunter'] },
  { id: 'serissu', name: words('Serissu'), ship: 'm3ainterceptor', initiative: 5, limited: 1, points: 4, loadout: 12, slots: ['cannon', 'modification', 'modification', 'talent', 'talent'], choiceSlot: ['cannon', 'torpedo', 'missile'] },
  { id: 'sunnybounder', name: words('Sunny Bounder'), ship: 'm3ainterceptor', initiative: 1, limited: 1, points: 3, loadout: 8, slots: ['modification'], choiceSlot: ['cannon', 'torpedo', 'missile'] },
  { id: 'tansariipointveteran', name: words('Tansarii Point Veteran', 'Veteran von Tansarii'), ship: 'm3ainterceptor', initiative: 3, points: 3, loadout: 3, slots: ['modification'], choiceSlot: ['cannon', 'torpedo', 'missile'] },
  { id: 'g4rgorvm', name: words('G4R-G0R V/M'), ship: 'm3ainterceptor', initiative: 0, limited: 1, points: 3, loadout: 9, slots: ['modification'], choiceSlot: ['cannon', 'torpedo', 'missile'], keywords: ['droid'], actions: ['calculate', 'evade', 'lock', 'barrel-roll'] },
  // Modified TIE/ln Fighter
  { id: 'ahhav', name: words('Ahhav'), ship: 'modifiedtielnfighter', initiative: 3, limited: 1, points: 3, loadout: 8, slots: ['illicit', 'illicit', 'modification', 'talent'], keywords: ['tie'] },
  { id: 'captainseevor', name: words('Captain Seevor'), ship: 'modifiedtielnfighter', initiative: 3, limited: 1, points: 3, loadout: 7, slots: ['missile', 'modification', 'talent'], keywords: ['tie'], charges: { value: 1, recovers: 1 } },
  { id: 'foremanproach', name: words('Foreman Proach', 'Vorarbeiter Proach'), ship: 'modifiedtielnfighter', initiative: 4, limited: 1, points: 3, loadout: 6, slots: ['modification', 'talent', 'talent'], keywords: ['tie'] },
  { id: 'miningguildsurveyor', name: words('Mining Guild Surveyor', 'Rohstoffsucher der Minengilde'), ship: 'modifiedtielnfighter', initiative: 2, points: 3, loadout: 1, slots: ['talent'], keywords: ['tie'] },
  { id: 'overseeryushyn', name: words('Overseer Yushyn', 'Raffineriebetreiber Yushyn'), ship: 'modifiedtielnfighter', initiative: 2, limited: 1, points: 3, loadout: 7, slots: ['modification', 'talent'], keywords: ['tie'], charges: { value: 1, recovers: 1 } },
  { id: 'miningguildsentry', name: words('Mining Guild Sentry', 'Wachposten der Minengilde'), ship: 'modifiedtielnfighter', initiative: 1, points: 3, loadout: 3, slots: ['illicit'], keywords: ['tie'] },
  { id: 'lapin', name: words('Lapin'), ship: 'modifiedtielnfighter', initiative: 3, limited: 1, points: 3, loadout: 7, slots: ['cannon', 'modification', 'modification', 'talent'], keywords: ['tie'] },
  // Quadrijet Transfer Spacetug
  { id: 'constablezuvio', name: words('Constable Zuvio'), ship: 'quadrijettransferspacetug', initiative: 4, limited: 1, points: 4, loadout: 13, slots: ['device', 'device', 'illicit', 'modification', 'talent', 'tech'], mode: 'extended' },
  { id: 'jakkugunrunner', name: words('Jakku Gunrunner', 'Waffenschmuggler von Jakku'), ship: 'quadrijettransferspacetug', initiative: 1, points: 4, loadout: 4, slots: ['device', 'illicit', 'illicit'], mode: 'extended' },
  { id: 'sarcoplank', name: words('Sarco Plank'), ship: 'quadrijettransferspacetug', initiative: 2, limited: 1, points: 4, loadout: 6, slots: ['crew', 'device', 'illicit', 'illicit', 'modification', 'tech'], mode: 'extended', keywords: ['bounty-hunter'] },
  { id: 'unkarplutt', name: words('Unkar Plutt'), ship: 'quadrijettransferspacetug', initiative: 2, limited: 1, points: 4, loadout: 7, slots: ['crew', 'device', 'illicit', 'modification', 'tech'], mode: 'extended' },
  // Rogue-class Starfighter
  { id: 'cadbane', name: words('Cad Bane'), ship: 'rogueclassstarfighter', initiative: 4, limited: 1, points: 4, loadout: 13, slots: ['cannon', 'cannon', 'illicit', 'illicit', 'missile', 'modification', 'talent', 'title'], keywords: ['bounty-hunter'], charges: { value: 2, recovers: 1 } },
  { id: 'viktorhel-rogueclassstarfighter', name: words('Viktor Hel'), ship: 'rogueclassstarfighter', initiative: 4, limited: 1, points: 4, loadout: 11, slots: ['cannon', 'cannon', 'illicit', 'missile', 'modification', 'talent'], keywords: ['bounty-hunter'] },
  { id: 'nomlumb-rogueclassstarfighter', name: words('Nom Lumb'), ship: 'rogueclassstarfighter', initiative: 1, limited: 1, points: 4, loadout: 11, slots: ['cannon', 'cannon', 'illicit', 'missile', 'modification', 'modification', 'talent'], keywords: ['bounty-hunter'] },
  { id: 'outerrimhunter', name: words('Outer Rim Hunter', 'Jäger aus dem Outer Rim'), ship: 'rogueclassstarfighter', initiative: 3, points: 4, loadout: 5, slots: ['cannon', 'cannon', 'illicit', 'modification'] },
  { id: 'durge', name: words('Durge'), ship: 'rogueclassstarfighter', initiative: 5, limited: 1, points: 4, loadout: 10, slots: ['cannon', 'cannon', 'illicit', 'modification', 'talent', 'talent'], keywords: ['bounty-hunter'] },
  // Scurrg H-6 bomber
  { id: 'captainnym', name: words('Captain Nym'), ship: 'scurrgh6bomber', initiative: 5, limited: 1, points: 6, loadout: 17, slots: ['crew', 'device', 'device', 'gunner', 'modification', 'talent', 'title', 'turret'], mode: 'extended', charges: { value: 1, recovers: 1 } },
  { id: 'lokrevenant', name: words('Lok Revenant', 'Lok-Pirat'), ship: 'scurrgh6bomber', initiative: 2, points: 5, loadout: 7, slots: ['device', 'device', 'gunner', 'turret'], mode: 'extended' },
  { id: 'solsixxa', name: words('Sol Sixxa'), ship: 'scurrgh6bomber', initiative: 3, limited: 1, points: 5, loadout: 12, slots: ['crew', 'device', 'device', 'gunner', 'modification', 'talent', 'turret'], mode: 'extended' },
  // ST-70 Assault Ship
  { id: 'themandalorian', name: words('The Mandalorian', 'Der Mandalorianer'), ship: 'st70assaultship', initiative: 5, limited: 1, points: 6, loadout: 10, slots: ['crew', 'gunner', 'illicit', 'illicit', 'modification', 'talent', 'title'], keywords: ['bounty-hunter', 'mandalorian'] },
  { id: 'q90', name: words('Q9-0'), ship: 'st70assaultship', initiative: 5, limited: 1, points: 6, loadout: 16, slots: ['crew', 'gunner', 'illicit', 'illicit', 'modification', 'title'], keywords: ['droid'], actions: ['calculate', 'evade', 'lock', 'red barrel-roll'] },
  { id: 'guildbountyhunter', name: words('Guild Bounty Hunter', 'Kopfgeldjäger der Gilde'), ship: 'st70assaultship', initiative: 3, limited: 2, points: 6, loadout: 14, slots: ['crew', 'gunner', 'illicit', 'illicit', 'modification', 'talent'], keywords: ['bounty-hunter'] },
  { id: 'outerrimenforcer', name: words('Outer Rim Enforcer'), ship: 'st70assaultship', initiative: 2, points: 6, loadout: 10, slots: ['crew', 'gunner', 'illicit', 'modification', 'modification'] },
  // StarViper-class Attack Platform
  { id: 'blacksunassassin', name: words('Black Sun Assassin', 'Attentäter der Schwarzen Sonne'), ship: 'starviperclassattackplatform', initiative: 3, points: 5, loadout: 6, slots: ['tech'], mode: 'extended' },
  { id: 'blacksunenforcer', name: words('Black Sun Enforcer', 'Vollstrecker der Schwarzen Sonne'), ship: 'starviperclassattackplatform', initiative: 2, points: 5, loadout: 6, slots: ['tech'], mode: 'extended' },
  { id: 'dalanoberos-starviperclassattackplatform', name: words('Dalan Oberos'), ship: 'starviperclassattackplatform', initiative: 4, limited: 1, points: 5, loadout: 10, slots: ['modification', 'talent', 'tech', 'torpedo'], mode: 'extended', keywords: ['bounty-hunter'] },
  { id: 'guri', name: words('Guri'), ship: 'starviperclassattackplatform', initiative: 5, limited: 1, points: 7, loadout: 20, slots: ['modification', 'talent', 'tech', 'title', 'torpedo'], mode: 'extended', keywords: ['droid'], actions: ['calculate', 'lock', 'barrel-roll > red calculate', 'boost > red calculate'] },
  { id: 'princexizor', name: words('Prince Xizor', 'Prinz Xizor'), ship: 'starviperclassattackplatform', initiative: 4, limited: 1, points: 5, loadout: 7, slots: ['modification', 'talent', 'tech', 'title', 'torpedo'], mode: 'extended' },
  // Trident-Class Assault Ship
  { id: 'lawlesspirates', name: words('Lawless Pirates'), ship: 'tridentclassassaultship', initiative: 8, points: 11, loadout: 45, slots: ['cargo', 'command', 'crew', 'crew', 'gunner', 'hardpoint', 'hardpoint', 'team', 'title', 'torpedo'], mode: 'epic' },
  // YT-2400 Light Freighter
  { id: 'leebo-swz103-sl-scumandvillainy', name: words('“Leebo”', '„Leebo“'), ship: 'yt2400lightfreighter', initiative: 3, limited: 1, points: 6, keywords: ['droid', 'freighter'], standardLoadout: ['efficientprocessing-swz103', 'seekermissiles-swz103', 'outrider'], actions: ['calculate', 'lock > red rotate-arc', 'red barrel-roll', 'rotate-arc'] },
  { id: 'dashrendar-swz103-sl-scumandvillainy', name: words('Dash Rendar'), ship: 'yt2400lightfreighter', initiative: 5, limited: 1, points: 6, keywords: ['droid', 'freighter'], standardLoadout: ['mercenary-swz103', 'seekermissiles-swz103', 'leebo-swz103', 'outrider'] },
  // YV-666 Light Freighter
  { id: 'bossk', name: words('Bossk'), ship: 'yv666lightfreighter', initiative: 4, limited: 1, points: 6, loadout: 16, slots: ['cannon', 'crew', 'crew', 'gunner', 'illicit', 'missile', 'modification', 'talent', 'title'], keywords: ['bounty-hunter', 'freighter'] },
  { id: 'lattsrazzi', name: words('Latts Razzi'), ship: 'yv666lightfreighter', initiative: 3, limited: 1, points: 6, loadout: 22, slots: ['cannon', 'crew', 'crew', 'gunner', 'illicit', 'missile', 'modification', 'talent', 'title'], keywords: ['bounty-hunter', 'freighter'] },
  { id: 'moraloeval', name: words('Moralo Eval'), ship: 'yv666lightfreighter', initiative: 4, limited: 1, points: 7, loadout: 20, slots: ['cannon', 'crew', 'crew', 'gunner', 'illicit', 'missile', 'modification', 'talent'], keywords: ['freighter'], charges: { value: 2, recovers: 0 } },
  { id: 'trandoshanslaver', name: words('Trandoshan Slaver', 'Trandoshanischer Sklavenjäger'), ship: 'yv666lightfreighter', initiative: 2, points: 6, loadout: 6, slots: ['cannon', 'missile', 'modification'], keywords: ['freighter'] },
  { id: 'doctoraphra', name: words('Doctor Aphra', 'Doktor Aphra'), ship: 'yv666lightfreighter', initiative: 3, limited: 1, points: 6, loadout: 22, slots: ['cannon', 'crew', 'crew', 'gunner', 'illicit', 'illicit', 'missile', 'modification', 'modification', 'title'], keywords: ['freighter'], charges: { value: 3, recovers: 0 } },
  // Z-95-AF4 Headhunter
  { id: 'binayrepirate', name: words('Binayre Pirate', 'Binayre-Pirat'), ship: 'z95af4headhunter', initiative: 1, points: 3, loadout: 2, slots: ['illicit'] },
  { id: 'blacksunsoldier', name: words('Black Sun Soldier', 'Kampfpilot der Schwarzen Sonne'), ship: 'z95af4headhunter', initiative: 3, points: 3, loadout: 4, slots: ['illicit', 'modification'] },
  { id: 'kaatoleeachos', name: words('Kaa’to Leeachos', "Kaa'to Leeachos"), ship: 'z95af4headhunter', initiative: 3, limited: 1, points: 3, loadout: 11, slots: ['illicit', 'missile', 'modification', 'talent'], keywords: ['bounty-hunter'] },
  { id: 'ndrusuhlak', name: words('N’dru Suhlak', "N'dru Suhlak"), ship: 'z95af4headhunter', initiative: 4, limited: 1, points: 3, loadout: 7, slots: ['illicit', 'missile', 'missile', 'talent'] },
  { id: 'nashtahpup', name: words('Nashtah Pup', 'Nashtahwelpe'), ship: 'z95af4headhunter', initiative: 0, limited: 1, points: 2, shipAbility: 'escapecraft' },
  { id: 'bossk-z95af4headhunter', name: words('Bossk'), ship: 'z95af4headhunter', initiative: 4, limited: 1, points: 2, loadout: 3, slots: ['illicit', 'missile', 'modification', 'talent', 'talent'], keywords: ['bounty-hunter'], shipAbility: 'pursuitcraft' },
]
