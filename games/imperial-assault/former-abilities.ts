/**
 * Abilities by the numbers that they had when states held these: the order in which modules happened to be loaded. Only
 * `migrations.ts` needs it, and it never changes; an ability that gets another key gets it here, too.
 */
import type { AbilityKey } from './state.ts'

export const FORMER_ABILITIES: readonly AbilityKey[] = `
mission/aftermath mission/a-new-threat mission/under-siege mission/imperial-hospitality mission/fly-solo
mission/incoming mission/drawn-in mission/chain-of-command mission/the-source mission/last-stand
mission/desperate-hour mission/vipers-den mission/a-simple-task mission/wanted mission/impounded
mission/homecoming mission/sorry-about-the-mess mission/means-of-production mission/luxury-cruise
mission/target-of-opportunity mission/generous-donations mission/the-spice-job
mission/sympathy-for-the-rebellion mission/high-moon mission/breaking-point mission/loose-cannon
mission/dark-obsession mission/friends-of-old mission/temptation mission/captured mission/indebted
mission/brushfire mission/training mission/climate-research-camp-a mission/climate-research-camp-b
mission/endor-defense-station-a mission/endor-defense-station-b mission/geonosis-foundry-a
mission/geonosis-foundry-b mission/hoth-battle-station-a mission/hoth-battle-station-b/throw-explosive
mission/hoth-battle-station-b mission/hoth-weather-shelter-a mission/hoth-weather-shelter-b
mission/imperial-research-lab-a mission/imperial-research-lab-b mission/imperial-space-station-a
mission/imperial-space-station-b mission/isb-training-grounds-a mission/isb-training-grounds-b
mission/jabbas-palace-a mission/jabbas-palace-b mission/kuat-space-station-a mission/kuat-space-station-b
mission/lothal-safehouse-a mission/lothal-safehouse-b mission/massassi-ruins-a mission/massassi-ruins-b
mission/mos-eisley-back-alleys-a mission/mos-eisley-back-alleys-b mission/mos-eisley-outskirts-a
mission/mos-eisley-outskirts-b mission/nelvaanian-warzone-a mission/nelvaanian-warzone-b mission/the-dune-sea-a
mission/the-dune-sea-b mission/wasskah-hunting-ground-a mission/wasskah-hunting-ground-b/enters
mission/wasskah-hunting-ground-b tracking-beacon high-value-target fire-at-will restorative-supplies
internal-affairs weakness-revealed#weakness weakness-revealed imperial-informants hired-help impending-doom
tactical-maneuvering interrogation-protocol isb-enforcers imperial-operative a-dark-power as-you-wish
tactical-explosives assault cunning targeting-computer professional foresight cower squad-training protector
distracting relentless brutality priority-target non-sentient overload efficient-travel combat-suit aim mounted
parting-shot disposable slippery composite-plating precise-strike sheet/diala-passil/foresight force-adept
force-throw battle-meditation defensive-stance art-of-movement snap-kick dancing-weapon#dancing dancing-weapon
way-of-the-sarlacc rebel-elite havoc-shot lone-wolf tactical-movement fenn-signis/take-cover adrenaline-rush
weapon-expert suppressive-fire trench-fighter superior-positioning sheet/gaarkhan/charge rage wookiee-fortitude
wookiee-loyalty gaarkhan/ferocity staggering-blow rampage vicious-strike brutal-cleave unstoppable
air-of-command command#given command disabling-shot called-shot gideon-argus/military-efficiency
mobile-tactician for-the-cause rallying-shout hammer-and-anvil#anvil hammer-and-anvil masterstroke
trick-shot#from-afar trick-shot quick-draw#drawn quick-draw cheap-shot opportunist sidewinder quick-as-a-whip
smuggler-s-luck roll-with-it#rolling roll-with-it get-cocky gunslinger ambush covert disengage supply-network
jeswandi-training target-acquired#acquired target-acquired execute expertise decoy#gone decoy no-escape
show-of-force combat-medic riot-grenades assault-armor endless-ranks shock-troopers sustained-fire
combat-veterans shock-and-awe prey-upon-doubt savage-weaponry surgical-strike exploit-weakness heavy-pressure
executioner weary-target no-quarter oppression experimental-arms technical-support failsafe hidden-detonators
arc-blasters cloaking-device adaptive-weapons superior-augments jetpacks extended-haft spread-barrel overcharger
disruption-cell telescoping-sights balanced-hilt tactical-display high-impact-guard shock-emitter combat-coat
laminate-armor portable-medkit survival-gear slicing-tools combat-knife combat-visor personal-shields
extra-ammunition reinforced-helmet adrenal-implant allied-operations life-debt peacemaker the-ways-of-the-force
rebel-recon 2-movement-points-after-the-attack old-wounds special-operations supply-deficit imperial-industry
shu-yens-lightsaber veteran-prowess shadow-suit fearless-leader legendary reward/heroic adrenal-stim
bacta-infusion emergency-medpac c22-frag-grenade shock-grenade c1-comlink troop-data valuable-goods
furious-charge counter-attack payback glory-of-the-kill shoot-the-messenger escalating-hostility disorient
opportunistic celebration debts-repaid dying-lunge miracle-worker self-defense burst-fire maximum-firepower
pummel flurry-of-blades sarlacc-sweep feral-swipes hit-and-run face-to-face size-advantage cruel-strike#cruel
cruel-strike improvised-weapons#bare-hands improvised-weapons draw marksman#through marksman extra-protection
overcharged-weapons recovery hour-of-need rally regroup emergency-aid repair heart-of-freedom focus
inspiring-speech stimulants smuggled-supplies#more-surge smuggled-supplies#more-evade smuggled-supplies
against-the-odds planning shadow-ops#silenced shadow-ops price-on-their-heads#priced price-on-their-heads
black-market-prices dangerous-bargains rebel-graffiti pickpocket worth-every-credit#rewarded worth-every-credit
element-of-surprise one-in-a-million wild-fire run-for-cover heightened-reflexes brace-for-impact
stealth-tactics wild-attack tools-for-the-job concentrated-fire hard-to-hit mitigate officer-s-training
guardian-stance i-can-feel-it#attack i-can-feel-it#defense i-can-feel-it force-lightning telekinetic-throw
force-push dark-energy force-rush force-surge knowledge-and-defense#defended knowledge-and-defense
deadly-precision#precise deadly-precision meditation#meditated meditation command/take-cover#in-cover
command/take-cover take-position#entrenched take-position#well-entrenched take-position take-position-and-move
survival-instincts#wary survival-instincts cavalry-charge#charging cavalry-charge armed-escort#escorted
armed-escort harsh-environment#harsh harsh-environment hide-in-plain-sight#unseen hide-in-plain-sight
i-must-go-alone#alone i-must-go-alone etiquette-and-protocol#polite etiquette-and-protocol
expose-weakness#exposed expose-weakness capture-the-weary roar wookiee-rage cripple#stuck cripple grisly-contest
merciless toxic-dart out-of-time eerie-visage triangulate grenadier fleet-footed urgency advance-warning
rank-and-file forward-march field-tactician close-the-gap jump-jets reposition command/efficient-travel
fuel-upgrade#fuelled fuel-upgrade take-it-down lure-of-the-dark-side command/ferocity optimal-bombardment
coordinated-attack deadeye blitz positioning-advantage parry assassinate heavy-ordnance lock-on
protect-the-old-ways let-s-make-a-deal bladestorm#blades bladestorm heavy-armor#unpierced heavy-armor
hunter-protocol#twice hunter-protocol deflection#deflected deflection brace-yourself stroke-of-brilliance
explosive-weaponry deathblow camouflage force-illusion covering-fire#covered covering-fire stall-for-time
strategic-shift hostile-negotiation intelligence-leak foresee take-initiative sit-tight#waiting sit-tight
son-of-skywalker blaze-of-glory#burning blaze-of-glory new-orders rally-the-troops lord-of-the-sith#conquering
lord-of-the-sith to-the-limit#strained to-the-limit wild-fury#furious wild-fury overdrive#overdriven overdrive
order executive-order force-choke vengeance forward-vengeance executor bombardment advanced-firepower
squad-command firing-squad flamethrower lightsaber-throw defensive awkward epic-arsenal general-s-orders
self-destruct charge-generators focus-fire defensible multi-fire charged-shot assassin missile-salvo
invasive-procedure unnerving shocking-palm last-stand tripod#set-up tripod environmental-recovery-gear agile
jets fly-by shock-lance coordinated-raid mandalorian-whip responsive battle-presence#noticed battle-presence
battle-discipline#harder battle-discipline#tougher battle-discipline pounce hunger trained#keeper trained
rancor/brutality rancor/non-sentient trample stampede negotiate what-s-yours-is-mine#taken what-s-yours-is-mine
bully incentivize scheme order-hit nefarious-gains gamorrean-honor gamorrean-honor-guard labored-attack prowl
raider keep-the-peace harass jawa-scavenger/take-cover tusken-cycler#nothing-else tusken-cycler arsenal
versatile-weaponry indiscriminate-fire regenerate punishment contempt slow-on-the-draw rapid-fire boltslinger
rush get-down immune scattergun acp-scattergun stealthy cut-and-run#cut cut-and-run fell-swoop fighting-knife
close-quarters alter-mind into-the-force false-orders field-report call-the-shots smooth-landing
battlefield-leadership leia-organa/military-efficiency set-your-sights mon-cala-special-forces deflect
luke-skywalker-jedi-knight/heroic brash much-to-learn evasive-maneuver parting-gift inform non-combatant
scomp-link service medical-loadout lucky improper-procedure ram system-shock shattering-blow
trooper-assault#lent trooper-assault enraged gaarkhan/charge tactical-maneuver on-my-mark hair-trigger nimble
critical-hit#confusion critical-hit saber-strike inspiring return-fire slam get-into-position guerrilla sniper
elite-sniper front-line fury close-and-personal into-the-fray smuggler-s-instincts improved-smuggler-s-instincts
fury-of-kashyyyk prey-on-the-weak explosive-armaments upgrade/targeting-computer first-strike rule-by-fear
rebel-high-command devious-scheme balance-of-the-force temporary-alliance-imperial/temporary-alliance
temporary-alliance-mercenary/temporary-alliance
`
  .trim()
  .split(/\s+/u)
