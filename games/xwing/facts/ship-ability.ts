import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

type Names = { readonly [id: string]: Words }

/** Ship abilities as they were first printed, by id; what they do is written with the cards. */
export const FIRST_SHIP_ABILITIES: Names = {
  adaptiveailerons: words('Adaptive Ailerons', 'Adaptive Querruder'),
  advanceddroidbrain: words('Advanced Droid Brain', 'Hochentwickeltes Droidengehirn'),
  advancedfirecontrol: words('Advanced Fire Control', 'Verbesserte Feuerkontrolle'),
  advancedtargetingcomputer: words('Advanced Targeting Computer', 'Verbesserter Zielcomputer'),
  autothrusters: words('Autothrusters', 'Automatische Schubdüsen'),
  bornforthis: words('Born for This', 'Dafür geboren'),
  broadsidebatteries: words('Broadside Batteries', 'Breitseiten-Batterien'),
  chissengineering: words('Chiss Engineering', 'Chiss-Ingenieurskunst'),
  commsshuttle: words('Comms Shuttle', 'Kommunikationsantennen'),
  concentratedbatteries: words('Concentrated Batteries', 'Konzentrierte Batterien'),
  concordiafaceoff: words('Concordia Faceoff', 'Concordianischer Wirbel'),
  controlledailerons: words('Controlled Ailerons', 'Kontrollierte Querruder'),
  copilot: words('Co-Pilot'),
  deadtorights: words('Dead to Rights', 'Todsicherer Treffer'),
  devastatingbarrage: words('Devastating Barrage', 'Verheerendes Sperrfeuer'),
  dockingclamps: words('Docking Clamps', 'Andockklemmen'),
  escapecraft: words('Escape Craft'),
  experimentalscanners: words('Experimental Scanners', 'Experimentelle Scanner'),
  explosionwithwings: words('Explosion with Wings', 'Explosion mit Flügeln'),
  finetunedcontrols: words('Fine-tuned Controls', 'Präzisionssteuerung'),
  finetunedthrusters: words('Fine-Tuned Thrusters', 'Präzisionsdüsen'),
  fireconvergence: words('Fire Convergence', 'Gebündeltes Feuer'),
  formedup: words('Formed Up', 'Formiert'),
  fullthrottle: words('Full Throttle', 'Vollgas'),
  gyrocockpit: words('Gyro-Cockpit'),
  heavyweaponturret: words('Heavy Weapon Turret', 'Schwerer Geschützturm'),
  highstakes: words('High Stakes', 'Hohes Risiko'),
  hope: words('Hope', 'Hoffnung'),
  hyperspacedockingring: words('Hyperspace Docking Ring'),
  intuitivecontrols: words('Intuitive Controls', 'Intuitive Steuerung'),
  intuitiveinterface: words('Intuitive Interface', 'Intuitive Schnittstelle'),
  linkedbattery: words('Linked Battery', 'Gekoppelte Geschützbatterie'),
  independentcalculations: words('Independent Calculations', 'Autonome Berechnungssysteme'),
  lockedandloaded: words('Locked and Loaded', 'Geladen und entsichert'),
  lockedsfoils: words('Locked S-Foils', 'Arretierte S-Flügel'),
  microthrusters: words('Microthrusters', 'Mikrodüsen'),
  modifiedfororganics: words('Modified for Organics', 'Auf organische Piloten angepasst'),
  networkedaim: words('Networked Aim', 'Vernetztes Zielen'),
  networkedcalculations: words('Networked Calculations', 'Vernetzte Berechnungssysteme'),
  nimblebomber: words('Nimble Bomber', 'Wendiger Bomber'),
  notchedstabilizers: words('Notched Stabilizers', 'Stabilisatorkerbe'),
  overdriveburners: words('Overdrive Burners', 'Überlastungsbrenner'),
  pinpointtractorarray: words('Pinpoint Tractor Array', 'Fangstrahl-Zielsystem'),
  platedhull: words('Plated Hull', 'Gepanzerte Hülle'),
  prioritizedweaponssystems: words('Prioritized Weapons Systems', 'Priorisierte Waffensysteme'),
  pursuitcraft: words('Pursuit Craft', 'Jagdschiff'),
  pursuitthrusters: words('Pursuit Thrusters', 'Jagddüsen'),
  refinedgyrostabilizers: words('Refined Gyrostabilizers', 'Optimierte Gyrostabilisatoren'),
  resupplycraft: words('Resupply Craft', 'Versorgungsschiff'),
  riggedenergycells: words('Rigged Energy Cells', 'Manipulierte Energiezellen'),
  rotatingcannons: words('Rotating Cannons', 'Drehgeschütz'),
  sensitivecontrols: words('Sensitive Controls', 'Genaue Steuerung'),
  sensorblindspot: words('Sensor Blindspot', 'Toter Winkel'),
  solo: words('Solo'),
  spacetugtractorarray: words('Spacetug Tractor Array', 'Schlepperstrahl'),
  stygiumarray: words('Stygium Array', 'Stygium-Gitter'),
  tailgun: words('Tail Gun', 'Heckgeschütz'),
  tractorgrasp: words('Tractor Grasp', 'Fangstrahlgriff'),
  twinionengines: words('Twin Ion Engines', 'Zwillings-Ionenantrieb'),
  vectoredcannons: words('Vectored Cannons', 'Schwenkbare Kanonen'),
  vectoredthrusters: words('Vectored Thrusters', 'Schwenkbare Schubdüsen'),
  versatileframe: words('Versatile Frame', 'Vielseitige Konstruktion'),
  weaponhardpoint: words('Weapon Hardpoint', 'Waffenaufhängung'),
}

/** Later printings that say something else under the same name: each ship card names the text that it has. */
export const REPRINTED_SHIP_ABILITIES: Names = {
  'sensorblindspot-swz103': FIRST_SHIP_ABILITIES.sensorblindspot,
}

/** Names of all ship abilities. */
export const SHIP_ABILITY_NAMES: Names = { ...FIRST_SHIP_ABILITIES, ...REPRINTED_SHIP_ABILITIES }
