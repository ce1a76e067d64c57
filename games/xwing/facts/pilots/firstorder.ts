import type { PilotEntry } from '../pilot.ts'
import { words } from '../words.ts'

/** Ship cards of the First Order, by ship. */
// biome-ignore format: a table, one card a line
export const FIRSTORDER: readonly PilotEntry[] = [
  // Gozanti-class Cruiser
  { id: 'firstordersympathizers', name: words('First Order Sympathizers', 'Sympathisanten der Ersten Ordnung'), ship: 'gozanticlasscruiser', initiative: 7, points: 11, loadout: 40, slots: ['cargo', 'cargo', 'command', 'crew', 'crew', 'gunner', 'hardpoint', 'team'], mode: 'epic' },
  // Raider-class Corvette
  { id: 'firstordercollaborators', name: words('First Order Collaborators', 'Kollaborateure der Ersten Ordnung'), ship: 'raiderclasscorvette', initiative: 8, points: 15, loadout: 50, slots: ['cargo', 'command', 'crew', 'crew', 'hardpoint', 'hardpoint', 'missile', 'team', 'team', 'torpedo'], mode: 'epic' },
  // TIE/ba Interceptor
  { id: 'majorvonreg', name: words('Major Vonreg'), ship: 'tiebainterceptor', initiative: 6, limited: 1, points: 5, loadout: 14, slots: ['missile', 'modification', 'modification', 'talent', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'holo', name: words('“Holo”', '„Holo“'), ship: 'tiebainterceptor', initiative: 5, limited: 1, points: 5, loadout: 12, slots: ['missile', 'modification', 'modification', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'ember', name: words('“Ember”', '„Ember“'), ship: 'tiebainterceptor', initiative: 4, limited: 1, points: 4, loadout: 7, slots: ['missile', 'modification', 'talent', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'firstorderprovocateur', name: words('First Order Provocateur', 'Provokateur der Ersten Ordnung'), ship: 'tiebainterceptor', initiative: 3, points: 4, loadout: 3, slots: ['modification', 'talent', 'tech'], keywords: ['tie'] },
  // TIE/fo Fighter
  { id: 'midnight', name: words('“Midnight”', '„Midnight“'), ship: 'tiefofighter', initiative: 6, limited: 1, points: 3, loadout: 7, slots: ['modification', 'modification', 'talent', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'commandermalarus', name: words('Commander Malarus'), ship: 'tiefofighter', initiative: 5, limited: 1, points: 3, loadout: 4, slots: ['missile', 'modification', 'talent', 'talent', 'tech'], keywords: ['tie'], charges: { value: 2, recovers: 0 } },
  { id: 'scorch', name: words('“Scorch”', '„Scorch“'), ship: 'tiefofighter', initiative: 4, limited: 1, points: 3, loadout: 6, slots: ['modification', 'talent', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'static', name: words('“Static”', '„Static“'), ship: 'tiefofighter', initiative: 4, limited: 1, points: 3, loadout: 8, slots: ['cannon', 'modification', 'talent', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'longshot', name: words('“Longshot”', '„Longshot“'), ship: 'tiefofighter', initiative: 3, limited: 1, points: 3, loadout: 8, slots: ['modification', 'talent', 'tech', 'tech'], keywords: ['tie'] },
  { id: 'omegasquadronace', name: words('Omega Squadron Ace', 'Fliegerass der Omega-Staffel'), ship: 'tiefofighter', initiative: 3, points: 3, loadout: 4, slots: ['modification', 'modification', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'muse', name: words('“Muse”', '„Muse“'), ship: 'tiefofighter', initiative: 2, limited: 1, points: 3, loadout: 9, slots: ['modification', 'tech'], keywords: ['tie'] },
  { id: 'tn3465', name: words('TN-3465'), ship: 'tiefofighter', initiative: 2, limited: 1, points: 3, loadout: 5, slots: ['modification', 'tech'], keywords: ['tie'] },
  { id: 'zetasquadronpilot', name: words('Zeta Squadron Pilot', 'Pilot der Zeta-Staffel'), ship: 'tiefofighter', initiative: 2, points: 3, loadout: 3, slots: ['modification', 'tech'], keywords: ['tie'] },
  { id: 'epsilonsquadroncadet', name: words('Epsilon Squadron Cadet', 'Kadett der Epsilon-Staffel'), ship: 'tiefofighter', initiative: 1, points: 3, loadout: 2, slots: ['tech'], keywords: ['tie'] },
  { id: 'lieutenantrivas', name: words('Lieutenant Rivas'), ship: 'tiefofighter', initiative: 1, limited: 1, points: 3, loadout: 4, slots: ['modification', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'null', name: words('“Null”', '„Null“'), ship: 'tiefofighter', initiative: 0, limited: 1, points: 3, loadout: 5, slots: ['talent', 'talent', 'tech', 'tech'], keywords: ['tie'] },
  { id: 'lieutenantgalek', name: words('Lieutenant Galek'), ship: 'tiefofighter', initiative: 5, limited: 1, points: 3, loadout: 7, slots: ['cannon', 'modification', 'talent', 'tech', 'tech'], keywords: ['tie'] },
  { id: 'dt798', name: words('DT-798'), ship: 'tiefofighter', initiative: 4, limited: 1, points: 3, loadout: 6, slots: ['modification', 'modification', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'lingaava', name: words('Lin Gaava'), ship: 'tiefofighter', initiative: 3, limited: 1, points: 3, loadout: 9, slots: ['modification', 'talent', 'talent', 'tech'], keywords: ['tie'], conditions: ['primedforspeed'] },
  // TIE/se Bomber
  { id: 'breach', name: words('“Breach”', '„Breach“'), ship: 'tiesebomber', initiative: 5, limited: 1, points: 5, loadout: 18, slots: ['device', 'gunner', 'missile', 'modification', 'talent', 'talent', 'tech', 'torpedo', 'torpedo'], keywords: ['tie'] },
  { id: 'scorch-tiesebomber', name: words('“Scorch”', '„Scorch“'), ship: 'tiesebomber', initiative: 4, limited: 1, points: 3, loadout: 7, slots: ['device', 'device', 'gunner', 'missile', 'modification', 'modification', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'dread', name: words('“Dread”', '„Dread“'), ship: 'tiesebomber', initiative: 3, limited: 1, points: 3, loadout: 8, slots: ['device', 'device', 'gunner', 'missile', 'modification', 'tech', 'torpedo'], keywords: ['tie'] },
  { id: 'grudge', name: words('“Grudge”', '„Grudge“'), ship: 'tiesebomber', initiative: 2, limited: 1, points: 4, loadout: 15, slots: ['device', 'device', 'gunner', 'missile', 'modification', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'firstordercadet', name: words('First Order Cadet', 'Kadett der Ersten Ordnung'), ship: 'tiesebomber', initiative: 3, points: 4, loadout: 7, slots: ['device', 'device', 'gunner', 'missile', 'modification', 'tech', 'torpedo'], keywords: ['tie'] },
  { id: 'sienarjaemustestpilot', name: words('Sienar-Jaemus Test Pilot', 'Testpilot von Sienar-Jaemus'), ship: 'tiesebomber', initiative: 2, points: 4, loadout: 8, slots: ['device', 'device', 'missile', 'modification', 'tech', 'tech'], keywords: ['tie'] },
  { id: 'juljerjerrod', name: words('Jul Jerjerrod'), ship: 'tiesebomber', initiative: 4, limited: 1, points: 4, loadout: 13, slots: ['device', 'device', 'gunner', 'missile', 'modification', 'modification', 'talent', 'tech', 'torpedo'], keywords: ['tie'], charges: { value: 3, recovers: 0 } },
  // TIE/sf Fighter
  { id: 'quickdraw', name: words('“Quickdraw”', '„Quickdraw“'), ship: 'tiesffighter', initiative: 6, limited: 1, points: 5, loadout: 12, slots: ['gunner', 'modification', 'sensor', 'talent', 'talent', 'tech'], keywords: ['tie'], charges: { value: 1, recovers: 1 } },
  { id: 'backdraft', name: words('“Backdraft”', '„Backdraft“'), ship: 'tiesffighter', initiative: 4, limited: 1, points: 4, loadout: 5, slots: ['gunner', 'missile', 'modification', 'sensor', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'omegasquadronexpert', name: words('Omega Squadron Expert', 'Elitepilot der Omega-Staffel'), ship: 'tiesffighter', initiative: 3, points: 4, loadout: 3, slots: ['gunner', 'missile', 'modification', 'sensor', 'tech'], keywords: ['tie'] },
  { id: 'zetasquadronsurvivor', name: words('Zeta Squadron Survivor', 'Überlebender der Zeta-Staffel'), ship: 'tiesffighter', initiative: 2, points: 4, loadout: 4, slots: ['gunner', 'sensor', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'lieutenantlehuse', name: words('Lieutenant LeHuse'), ship: 'tiesffighter', initiative: 5, limited: 1, points: 4, loadout: 7, slots: ['gunner', 'missile', 'missile', 'modification', 'sensor', 'talent', 'tech'], keywords: ['tie'] },
  { id: 'captainphasma', name: words('Captain Phasma'), ship: 'tiesffighter', initiative: 4, limited: 1, points: 4, loadout: 6, slots: ['gunner', 'missile', 'modification', 'modification', 'sensor', 'talent', 'tech'], keywords: ['tie'] },
  // TIE/vn Silencer
  { id: 'blackout', name: words('“Blackout”', '„Blackout“'), ship: 'tievnsilencer', initiative: 5, limited: 1, points: 5, loadout: 12, slots: ['configuration', 'missile', 'talent', 'tech', 'tech', 'torpedo'], keywords: ['tie'] },
  { id: 'kyloren', name: words('Kylo Ren'), ship: 'tievnsilencer', initiative: 5, limited: 1, points: 7, loadout: 24, slots: ['configuration', 'force-power', 'missile', 'talent', 'tech', 'torpedo'], keywords: ['dark-side', 'tie'], force: { value: 2, recovers: 1, side: ['dark'] }, conditions: ['illshowyouthedarkside'] },
  { id: 'firstordertestpilot', name: words('First Order Test Pilot', 'Testpilot der Ersten Ordnung'), ship: 'tievnsilencer', initiative: 4, points: 5, loadout: 5, slots: ['configuration', 'missile', 'talent', 'tech', 'torpedo'], keywords: ['tie'] },
  { id: 'recoil', name: words('“Recoil”', '„Recoil“'), ship: 'tievnsilencer', initiative: 4, limited: 1, points: 5, loadout: 10, slots: ['configuration', 'missile', 'talent', 'tech', 'torpedo'], keywords: ['tie'] },
  { id: 'avenger', name: words('“Avenger”', '„Avenger“'), ship: 'tievnsilencer', initiative: 3, limited: 1, points: 5, loadout: 10, slots: ['configuration', 'missile', 'talent', 'tech', 'torpedo'], keywords: ['tie'] },
  { id: 'sienarjaemusengineer', name: words('Sienar-Jaemus Engineer', 'Ingenieur von Sienar-Jaemus'), ship: 'tievnsilencer', initiative: 1, points: 5, loadout: 5, slots: ['configuration', 'missile', 'modification', 'tech', 'torpedo'], keywords: ['tie'] },
  { id: 'rush', name: words('“Rush”', '„Rush“'), ship: 'tievnsilencer', initiative: 2, limited: 1, points: 5, loadout: 11, slots: ['configuration', 'missile', 'talent', 'talent', 'tech'], keywords: ['tie'] },
  // TIE/wi Whisper Modified Interceptor
  { id: 'kyloren-tiewiwhispermodifiedinterceptor', name: words('Kylo Ren'), ship: 'tiewiwhispermodifiedinterceptor', initiative: 5, limited: 1, points: 5, loadout: 14, slots: ['configuration', 'force-power', 'force-power', 'missile', 'modification', 'talent', 'tech', 'tech'], keywords: ['dark-side', 'light-side', 'tie'], force: { value: 3, recovers: 1, side: ['dark', 'light'] } },
  { id: 'wrath', name: words('“Wrath”', '„Wrath“'), ship: 'tiewiwhispermodifiedinterceptor', initiative: 5, limited: 1, points: 5, loadout: 15, slots: ['cannon', 'configuration', 'talent', 'talent', 'tech', 'tech'], keywords: ['tie'] },
  { id: 'nightfall', name: words('“Nightfall”', '„Nightfall“'), ship: 'tiewiwhispermodifiedinterceptor', initiative: 4, limited: 1, points: 4, loadout: 10, slots: ['configuration', 'missile', 'talent', 'tech', 'tech'], keywords: ['tie'] },
  { id: 'whirlwind', name: words('“Whirlwind”', '„Whirlwind“'), ship: 'tiewiwhispermodifiedinterceptor', initiative: 3, limited: 1, points: 4, loadout: 12, slots: ['configuration', 'missile', 'talent', 'talent', 'tech', 'tech'], keywords: ['tie'] },
  { id: '709thlegionace', name: words('709th Legion Ace', 'Fliegerass der 709. Legion'), ship: 'tiewiwhispermodifiedinterceptor', initiative: 4, points: 4, loadout: 10, slots: ['configuration', 'missile', 'talent', 'tech', 'tech'], keywords: ['tie'] },
  { id: 'redfuryzealot', name: words('Red Fury Zealot', 'Fanatiker der Red Fury'), ship: 'tiewiwhispermodifiedinterceptor', initiative: 2, points: 4, loadout: 3, slots: ['configuration', 'missile', 'talent', 'tech', 'tech'], keywords: ['tie'] },
  // Upsilon-class command shuttle
  { id: 'lieutenantdormitz', name: words('Lieutenant Dormitz'), ship: 'upsilonclassshuttle', initiative: 2, limited: 1, points: 8, loadout: 20, slots: ['cannon', 'crew', 'crew', 'crew', 'modification', 'sensor', 'sensor', 'tech', 'tech'], mode: 'extended' },
  { id: 'majorstridan', name: words('Major Stridan'), ship: 'upsilonclassshuttle', initiative: 4, limited: 1, points: 7, loadout: 13, slots: ['cannon', 'crew', 'crew', 'crew', 'modification', 'sensor', 'tech', 'tech'], mode: 'extended' },
  { id: 'pettyofficerthanisson', name: words('Petty Officer Thanisson', 'Unteroffizier Thanisson'), ship: 'upsilonclassshuttle', initiative: 1, limited: 1, points: 7, loadout: 14, slots: ['cannon', 'cannon', 'crew', 'crew', 'crew', 'modification', 'sensor', 'tech', 'tech'], mode: 'extended', charges: { value: 1, recovers: 1 } },
  { id: 'starkillerbasepilot', name: words('Starkiller Base Pilot', 'Pilot der Starkiller-Basis'), ship: 'upsilonclassshuttle', initiative: 2, points: 7, loadout: 8, slots: ['cannon', 'crew', 'crew', 'modification', 'sensor', 'tech', 'tech'], mode: 'extended' },
  { id: 'lieutenanttavson', name: words('Lieutenant Tavson'), ship: 'upsilonclassshuttle', initiative: 3, limited: 1, points: 8, loadout: 17, slots: ['cannon', 'crew', 'crew', 'modification', 'sensor', 'tech', 'tech'], mode: 'extended', charges: { value: 2, recovers: 1 } },
  { id: 'captaincardinal', name: words('Captain Cardinal'), ship: 'upsilonclassshuttle', initiative: 4, limited: 1, points: 7, loadout: 12, slots: ['cannon', 'crew', 'crew', 'crew', 'modification', 'sensor', 'talent', 'tech', 'tech'], mode: 'extended', charges: { value: 2, recovers: 0 } },
  // Xi-class Light Shuttle
  { id: 'agentterex', name: words('Agent Terex'), ship: 'xiclasslightshuttle', initiative: 3, limited: 1, points: 4, loadout: 13, slots: ['crew', 'illicit', 'illicit', 'illicit', 'modification', 'talent', 'tech', 'tech'] },
  { id: 'commandermalarus-xiclasslightshuttle', name: words('Commander Malarus'), ship: 'xiclasslightshuttle', initiative: 5, limited: 1, points: 4, loadout: 15, slots: ['crew', 'crew', 'modification', 'modification', 'talent', 'tech', 'tech'] },
  { id: 'firstordercourier', name: words('First Order Courier', 'Kurier der Ersten Ordnung'), ship: 'xiclasslightshuttle', initiative: 2, points: 4, loadout: 10, slots: ['crew', 'modification', 'tech', 'tech'] },
  { id: 'gideonhask-xiclasslightshuttle', name: words('Gideon Hask'), ship: 'xiclasslightshuttle', initiative: 4, limited: 1, points: 4, loadout: 15, slots: ['crew', 'crew', 'modification', 'talent', 'talent', 'tech', 'tech'] },
  { id: 'agenttierny', name: words('Agent Tierny'), ship: 'xiclasslightshuttle', initiative: 3, limited: 1, points: 5, loadout: 15, slots: ['crew', 'crew', 'modification', 'modification', 'talent', 'talent', 'tech'], actions: ['focus', 'lock', 'red coordinate', 'jam'], conditions: ['brokentrust'] },
]
