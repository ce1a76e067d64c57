/** Titles of standard ships. What docks with whom is in `rules/docking/carriers.ts`. */

import type { Flow } from '@dejarik/kernel'
import { always, duringSystemPhase, instead, type Me, modify, when } from '../../rules/abilities.ts'
import { rangeOf } from '../../rules/attack/range.ts'
import { cardOf } from '../../rules/cards.ts'
import { changeDice, countFace } from '../../rules/dice.ts'
import { ANY_RANGE, lockable } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip } from '../../rules/range.ts'
import { stow, stowable, unpack } from '../../rules/stowed.ts'
import { countOf, gainToken, has, isStressed, tokensOf } from '../../rules/tokens.ts'
import type { ShipId, State, T } from '../../state.ts'
import { isFaceupShipCard, isShipCard, repairFaceup } from '../damage-words.ts'
import { searchDeck } from '../dealt-card.ts'
import { maySetDial, settings } from '../dial-words.ts'
import { giveToken, inFiringArc, inTurretArc, mayLockOne } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  amAttacker,
  canPerform,
  changeOwn,
  chooseToken,
  enemiesAt,
  gain,
  mine,
  perform,
  rerollOwn,
  revealed,
} from '../words.ts'
import { isFrontArcAttack } from './attack-words.ts'
import { slamsOnCharge } from './modifications.ts'

/** Titles of which the facts and the rules of docking say everything. */
const plain: Texts = {
  andrasta: {
    text: {
      en: 'Adds a white reload action and a device slot.',
      de: 'Fügt eine weiße Nachlade-Aktion und einen Platz für ein Gerät hinzu.',
    },
    abilities: [],
  },
  b6bladewingprototype: {
    text: { en: 'Adds a gunner slot.', de: 'Fügt einen Platz für einen Bordschützen hinzu.' },
    abilities: [],
  },
  ghost: {
    text: {
      en: '1 attack shuttle or Sheathipede-class shuttle can dock with you. It deploys only from your rear guides.',
      de: '1 Jagdshuttle oder Shuttle der Sheathipede-Klasse kann bei dir andocken. Es kann nur an deinen hinteren Führungen abgesetzt werden.',
    },
    abilities: [],
  },
  havoc: {
    text: {
      en: 'Adds a sensor and an astromech slot and takes away a crew slot.',
      de: 'Fügt einen Platz für Sensoren und einen für einen Astromech hinzu und nimmt einen Mannschaftsplatz weg.',
    },
    abilities: [],
  },
  houndstooth: {
    text: { en: '1 Z-95-AF4 headhunter can dock with you.', de: '1 Z-95-Kopfjäger kann bei dir andocken.' },
    abilities: [],
  },
  misthunter: {
    text: {
      en: 'Adds a white barrel roll action and a cannon slot.',
      de: 'Fügt eine weiße Fassrollen-Aktion und einen Platz für eine Kanone hinzu.',
    },
    abilities: [],
  },
  phantom: {
    text: { en: 'You can dock at range 0-1.', de: 'Du kannst in Reichweite 0–1 andocken.' },
    abilities: [],
  },
  xanadublood: {
    text: {
      en: 'Adds a red cloak action, a crew and a device slot.',
      de: 'Fügt eine rote Tarnungs-Aktion, einen Mannschaftsplatz und einen Platz für ein Gerät hinzu.',
    },
    abilities: [],
  },
}

const SIDED: readonly string[] = ['turn', 'bank']

function hasFewStress(s: State, me: Me): boolean {
  return countOf(mine(s, me), 'stress') <= 2
}

/** The chosen card comes on top of the deck, to be dealt next. Only its player sees it. */
function* stackDeck(t: T, me: Me, ship: ShipId): Flow {
  const { seat } = t.state.ships[ship]
  const how = { deck: seat, by: seat, test: isShipCard, rule: 'xw.a.cardfaq.62', may: true }
  const found = yield* searchDeck(t, me, how)
  if (found !== null) t.state.decks[seat].draw.push(found)
}

export const titles: Texts = {
  ...plain,
  blackone: {
    text: {
      en: 'Adds a white SLAM action to your action bar; you cannot perform it without an active charge here. After you perform a SLAM action, lose 1 charge; then you may gain 1 ion token to remove 1 disarm token.',
      de: 'Fügt deiner Aktionsleiste eine weiße SLAM-Aktion hinzu; ohne aktive Ladung hier kannst du sie nicht durchführen. Nachdem du eine SLAM-Aktion durchgeführt hast, verliere 1 Ladung; dann darfst du 1 Ionenmarker erhalten, um 1 Entwaffnet-Marker zu entfernen.',
    },
    abilities: slamsOnCharge('ion'),
  },
  razorcrest: {
    handsOut: true,
    text: {
      en: 'Adds a white evade action linked to a red barrel roll. Setup: put 1 illicit upgrade without a limit facedown under this card; it costs nothing. During the System Phase, you may reveal it and equip it.',
      de: 'Fügt eine weiße Ausweich-Aktion hinzu, gekoppelt mit einer roten Fassrolle. Spielaufbau: Lege 1 nicht limitierte illegale Aufwertung verdeckt unter diese Karte; sie kostet nichts. Während der Systemphase darfst du sie aufdecken und dich mit ihr ausrüsten.',
    },
    abilities: [
      when('forces-next', {
        possible: (s, me) => stowable(s, mine(s, me)).length > 0,
        *run(t, me) {
          const ship = mine(t.state, me)
          const cards = stowable(t.state, ship)
          const options = cards.map((card) => ({
            do: 'equip' as const,
            ship: me.ship,
            upgrade: cardOf(card).id,
          }))
          const cite = { rule: 'xw.g.upgrade.11', about: me.card }
          const chosen = yield* t.choose(ship.seat, 'equip', options, cite)
          stow(t, ship, cards[options.indexOf(chosen)])
        },
      }),
      duringSystemPhase({
        if: (s, me) => mine(s, me).under !== undefined,
        run(t, me) {
          unpack(t, mine(t.state, me))
          return true
        },
      }),
    ],
  },
  dauntless: {
    text: {
      en: 'After you execute a maneuver only in part, you may perform a white action as a red one.',
      de: 'Nachdem du ein Manöver nur teilweise ausgeführt hast, darfst du eine weiße Aktion als rote durchführen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (_s, _me, { full }) => !full,
        run: perform(undefined, { ownColour: 'white', colour: 'red' }),
      }),
    ],
  },
  gauntlet: {
    text: {
      en: 'During the System Phase, you may spend 1 charge to repair 1 faceup damage card with the trait Ship. Adds a crew slot.',
      de: 'Während der Systemphase darfst du 1 Ladung ausgeben, um 1 offene Schadenskarte mit dem Merkmal Schiff zu reparieren. Fügt einen Mannschaftsplatz hinzu.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => mine(s, me).damage.some(isFaceupShipCard),
        cost: { charges: 1 },
        *run(t, me) {
          return yield* repairFaceup(t, me, mine(t.state, me), isFaceupShipCard)
        },
      }),
    ],
  },
  kazsfireball: {
    text: {
      en: 'Setup: when Explosion with Wings deals you its card, you may search the damage deck for a card with the trait Ship instead; the deck is shuffled. You can perform the actions of damage cards even while ionized.',
      de: 'Spielaufbau: Wenn dir Explosion mit Flügeln ihre Karte zuteilt, darfst du stattdessen den Schadensstapel nach einer Karte mit dem Merkmal Schiff durchsuchen; der Stapel wird gemischt. Du kannst die Aktionen von Schadenskarten auch durchführen, während du ionisiert bist.',
    },
    abilities: [
      instead('deals-damage-card', {
        if: (s) => s.phase === 'setup',
        *run(t, me, event) {
          yield* stackDeck(t, me, event.ship)
          return event
        },
      }),
      always({
        whileIonized: (_s, me, ship, card) =>
          ship.id === me.ship && card >= 0 && cardOf(card).type === 'damage',
      }),
    ],
  },
  marauder: {
    text: {
      en: 'While you make a primary attack with your rear arc, you may reroll 1 attack die. Adds a gunner slot.',
      de: 'Während du mit einer Primärwaffe im Heckwinkel angreifst, darfst du 1 Angriffswürfel neu werfen. Fügt einen Platz für einen Bordschützen hinzu.',
    },
    abilities: rerollOwn(1, {
      as: 'attacker',
      if: (_s, _me, { weapon }) => weapon.primary && weapon.arc === 'rear',
    }),
  },
  millenniumfalcon: {
    text: {
      en: 'Adds a white evade action. While you defend and are evading, you may reroll 1 defense die.',
      de: 'Fügt eine weiße Ausweich-Aktion hinzu. Während du verteidigst und einen Ausweichmarker hast, darfst du 1 Verteidigungswürfel neu werfen.',
    },
    abilities: rerollOwn(1, { as: 'defender', if: (s, me) => has(mine(s, me), 'evade') }),
  },
  'millenniumfalcon-battleoverendor': {
    text: {
      en: 'While you attack or defend, if you have a red token that is no lock or an orange one, you may reroll 1 of your dice.',
      de: 'Während du angreifst oder verteidigst, darfst du, falls du einen roten Marker außer einer Zielerfassung oder einen orangen hast, 1 deiner Würfel neu werfen.',
    },
    abilities: rerollOwn(1, {
      as: 'both',
      if: (s, me) => tokensOf(mine(s, me), 'red').length + tokensOf(mine(s, me), 'orange').length > 0,
    }),
  },
  moldycrow: {
    text: {
      en: 'You have a primary weapon with the front arc and an attack value of 3. In the End Phase, up to 2 focus tokens stay.',
      de: 'Du hast eine Primärwaffe im Frontwinkel mit dem Angriffswert 3. In der Endphase bleiben bis zu 2 Fokusmarker liegen.',
    },
    abilities: [
      always({
        weapons: (_s, me, ship) =>
          ship.id === me.ship
            ? [{ slot: 0, primary: true, arc: 'front', value: 3, min: 0, max: 3, ordnance: false }]
            : [],
        keeps: (_s, me, ship, token) => (ship.id === me.ship && token === 'focus' ? 2 : 0),
      }),
    ],
  },
  nightbrother: {
    text: {
      en: 'After you reveal a maneuver that is not blue while stressed, you may spend 2 charges to gain 1 focus or evade token. Adds a crew slot.',
      de: 'Nachdem du gestresst ein Manöver aufgedeckt hast, das nicht blau ist, darfst du 2 Ladungen ausgeben, um 1 Fokus- oder Ausweichmarker zu erhalten. Fügt einen Mannschaftsplatz hinzu.',
    },
    abilities: [
      when('dial-revealed', {
        if: (s, me) => isStressed(mine(s, me)) && revealed(mine(s, me))?.difficulty !== 'blue',
        may: true,
        cost: { charges: 2 },
        *run(t, me) {
          const token = yield* chooseToken(t, me, ['focus', 'evade'])
          if (token !== null) yield* gain(token)(t, me)
        },
      }),
    ],
  },
  outrider: {
    text: {
      en: 'While you make a primary attack at range 3, roll 1 additional attack die. While your attack is obstructed by an obstacle, you may change 1 evade of the defender to a focus result.',
      de: 'Während du mit einer Primärwaffe in Reichweite 3 angreifst, wirf 1 zusätzlichen Angriffswürfel. Während dein Angriff durch ein Hindernis behindert ist, darfst du 1 Ausweich-Ergebnis des Verteidigers in ein Fokus-Ergebnis ändern.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && rangeOf(s, attack) === 3 ? 1 : 0,
      }),
      modify({
        dice: 'defense',
        as: 'attacker',
        if: (_s, _me, { obstructedBy, defenseDice }) =>
          obstructedBy.length > 0 && countFace(defenseDice, 'evade') > 0,
        run(t) {
          changeDice(t, 'defense', 'evade', 'focus', 1)
        },
      }),
    ],
  },
  punishingone: {
    text: {
      en: 'While you make a primary attack against a defender in your front arc, roll 1 additional attack die. Adds an astromech slot and takes away a crew slot.',
      de: 'Während du mit einer Primärwaffe einen Verteidiger in deinem Frontwinkel angreifst, wirf 1 zusätzlichen Angriffswürfel. Fügt einen Platz für einen Astromech hinzu und nimmt einen Mannschaftsplatz weg.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && isInArc(s, me.ship, 'front', attack.defender)
            ? 1
            : 0,
      }),
    ],
  },
  reysmillenniumfalcon: {
    text: {
      en: 'With 2 stress tokens or fewer, you can execute red Segnor’s loops and perform boost and rotate actions while stressed.',
      de: 'Mit höchstens 2 Stressmarkern kannst du gestresst rote Segnor-Schleifen ausführen sowie Schub- und Dreh-Aktionen durchführen.',
    },
    abilities: [
      always({
        redWhileStressed: (s, me, ship, { bearing }) =>
          ship.id === me.ship && bearing === 'segnor' && hasFewStress(s, me),
        whileStressed: (s, me, ship, action) =>
          ship.id === me.ship && (action === 'boost' || action === 'rotate-arc') && hasFewStress(s, me),
      }),
    ],
  },
  scimitar: {
    text: {
      en: 'Adds a red cloak and a white jam action. Setup: after forces are placed, you may cloak. After you decloak, you may choose an enemy ship in your bullseye arc; it gains 1 jam token.',
      de: 'Fügt eine rote Tarnungs- und eine weiße Störsignal-Aktion hinzu. Spielaufbau: Nachdem die Streitkräfte platziert worden sind, darfst du dich tarnen. Nachdem du dich enttarnt hast, darfst du ein feindliches Schiff in deinem zentralen Winkel wählen; es erhält 1 Störsignalmarker.',
    },
    abilities: [
      when('setup-ends', { may: true, run: gain('cloak') }),
      when('decloaked', { run: giveToken('jam', (s, me) => enemiesAt(s, me, 0, 3, 'bullseye')) }),
    ],
  },
  shadowcaster: {
    text: {
      en: 'After your attack hits, if the defender is in your turret arc and your front arc, it gains 1 tractor token.',
      de: 'Nachdem dein Angriff getroffen hat, erhält der Verteidiger, falls er in deinem Turmwinkel und in deinem Frontwinkel ist, 1 Fangstrahlmarker.',
    },
    abilities: [
      when('attacked', {
        if: (s, me, { hit, defender }) =>
          hit &&
          isShip(defender) &&
          isInArc(s, me.ship, 'front', defender) &&
          inTurretArc(s, mine(s, me), defender),
        *run(t, me, { defender }) {
          yield* gainToken(t, defender, 'tractor', 1, me.ship)
        },
      }),
    ],
  },
  slavei: {
    text: {
      en: 'After you reveal a turn or bank, you may set your dial to the same one to the other side. Adds a torpedo slot.',
      de: 'Nachdem du eine Wende oder Drehung aufgedeckt hast, darfst du dein Rad auf dieselbe zur anderen Seite stellen. Fügt einen Platz für einen Torpedo hinzu.',
    },
    abilities: [
      when('dial-revealed', {
        if: (s, me) => mirrored(s, me).length > 0,
        *run(t, me) {
          const ship = mine(t.state, me)
          const now = revealed(ship)
          yield* maySetDial(t, me, ship, (one) => one.bearing === now?.bearing && one.speed === now.speed)
        },
      }),
    ],
  },
  'slavei-swz82': {
    text: {
      en: 'While you attack with your front arc from the full rear arc of the defender, you may change 1 hit to a crit. Adds a gunner slot.',
      de: 'Während du mit deinem Frontwinkel aus dem vollen Heckwinkel des Verteidigers angreifst, darfst du 1 Treffer in einen kritischen Treffer ändern. Fügt einen Platz für einen Bordschützen hinzu.',
    },
    abilities: changeOwn('hit', 'crit', 1, {
      as: 'attacker',
      if: (s, me, attack) => isFrontArcAttack(attack) && isInArc(s, attack.defender, 'full-rear', me.ship),
    }),
  },
  soullessone: {
    text: {
      en: 'You have 2 hull more. While you defend against an attacker outside your firing arcs, you may reroll 1 defense die.',
      de: 'Du hast 2 Hülle mehr. Während du gegen einen Angreifer außerhalb deiner Feuerwinkel verteidigst, darfst du 1 Verteidigungswürfel neu werfen.',
    },
    abilities: rerollOwn(1, {
      as: 'defender',
      if: (s, me, { attacker }) => !inFiringArc(s, mine(s, me), attacker),
    }),
  },
  st321: {
    text: {
      en: 'After you perform a coordinate action, you may acquire a lock on an enemy ship at range 0-3 of the ship that you coordinated, at any range from you.',
      de: 'Nachdem du eine Koordinations-Aktion durchgeführt hast, darfst du ein feindliches Schiff in Reichweite 0–3 des koordinierten Schiffes als Ziel erfassen, in beliebiger Reichweite zu dir.',
    },
    abilities: [
      when('coordinated', {
        if: (_s, _me, { asAction }) => asAction,
        *run(t, me, { other }) {
          const s = t.state
          const { seat } = mine(s, me)
          const isOne = (target: number): boolean =>
            isShip(target) && s.ships[target].seat !== seat && isAtRange(s, other, target, 0, 3)
          yield* mayLockOne(t, me, mine(s, me), lockable(s, mine(s, me), isOne, ANY_RANGE))
        },
      }),
    ],
  },
  virago: {
    text: {
      en: 'You have 1 shield more. During the End Phase, you may spend 1 charge to perform a red boost action. Adds a modification slot.',
      de: 'Du hast 1 Schild mehr. Während der Endphase darfst du 1 Ladung ausgeben, um eine rote Schub-Aktion durchzuführen. Fügt einen Platz für eine Modifikation hinzu.',
    },
    abilities: [
      when('end-phase', {
        possible: canPerform(['boost'], { colour: 'red' }),
        may: true,
        cost: { charges: 1 },
        run: perform(['boost'], { colour: 'red' }),
      }),
    ],
  },
}

/** The same turn or bank to the other side, if the dial has it. */
function mirrored(s: State, me: Me): number[] {
  const ship = mine(s, me)
  const now = revealed(ship)
  if (now === null || !SIDED.includes(now.bearing)) return []
  return settings(ship, ({ bearing, speed }) => bearing === now.bearing && speed === now.speed)
}
