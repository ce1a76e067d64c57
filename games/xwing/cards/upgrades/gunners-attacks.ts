/** Gunners that grant attacks or turn turrets. */
import { ARC_BIT, type ArcName } from '../../geometry/index.ts'
import { always, atStartOf, type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { rotate, turretArcsOf } from '../../rules/actions/rotate.ts'
import { type Allowed, FROM_TURRET, HAS_ATTACKED, hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { isTurret } from '../../rules/attack/weapons.ts'
import { lockedBy } from '../../rules/locks.ts'
import { isShip } from '../../rules/range.ts'
import { has, isStressed, tokensOf } from '../../rules/tokens.ts'
import type { Attack, ObjectId, State } from '../../state.ts'
import { canRotate, mayRollMore, mine, perform } from '../words.ts'
import { bonusAttackAfter, hasRerollable, isFrontArcAttack } from './attack-words.ts'

/** Whether it has attacked from this turret arc this round; only turret attacks count (xw.a.faq-arcs.4). */
function hasAttackedFrom(s: State, me: Me, arc: ArcName): boolean {
  return mine(s, me).lasting.some(({ key, value }) => key === FROM_TURRET && value === ARC_BIT[arc])
}

function hasAttacked(s: State, me: Me, object: ObjectId): boolean {
  return mine(s, me).lasting.some(({ key, value }) => key === HAS_ATTACKED && value === object)
}

/** A lock on a ship is a red token of it (xw.a.faq-lock.4). */
function isMarked(s: State, object: ObjectId): boolean {
  if (lockedBy(s, object).length > 0) return true
  return (
    isShip(object) && (['red', 'orange'] as const).some((one) => tokensOf(s.ships[object], one).length > 0)
  )
}

const EZRA = 'ezra-bridger'
const HAN = 'han-solo'

export const attackGunners: { readonly [id: string]: CardText } = {
  agilegunner: {
    text: {
      en: 'During the End Phase you may rotate your turret.',
      de: 'Während der Endphase darfst du deinen Geschützturm drehen.',
    },
    abilities: [
      when('end-phase', {
        if: canRotate,
        may: true,
        *run(t, me) {
          yield* rotate(t, me.ship)
        },
      }),
    ],
  },
  'airencracken-battleoverendor': {
    text: {
      en: 'After you defend against an attack that hit, you may gain 1 deplete token to make a bonus primary attack against the attacker.',
      de: 'Nachdem du gegen einen Angriff verteidigt hast, der getroffen hat, darfst du 1 Erschöpfungsmarker erhalten, um den Angreifer mit einer Primärwaffe als Bonusangriff anzugreifen.',
    },
    abilities: [
      bonusAttackAfter(
        'defended',
        (_s, _me, attack) => attack.hit,
        (_s, _me, { attacker }) => ({
          weapon: ({ primary }) => primary,
          defender: (one) => one === attacker,
          must: true,
        }),
        { may: true, cost: { gain: { deplete: 1 } } },
      ),
    ],
  },
  bistan: {
    text: {
      en: 'After you make a primary attack, if you have a focus token, you may make a bonus turret attack against a ship you have not attacked this round.',
      de: 'Nachdem du mit einer Primärwaffe angegriffen hast, darfst du, falls du einen Fokusmarker hast, mit einem Geschützturm als Bonusangriff ein Schiff angreifen, das du in dieser Runde noch nicht angegriffen hast.',
    },
    abilities: [
      bonusAttackAfter(
        'attacked',
        (s, me, { weapon }) => weapon.primary && has(mine(s, me), 'focus'),
        (s, me) => ({ weapon: isTurret, defender: (one) => isShip(one) && !hasAttacked(s, me, one) }),
      ),
    ],
  },
  bossk: {
    text: {
      en: 'After a primary attack of yours misses, if you are not stressed, you must gain 1 stress token to make a bonus primary attack against the same target.',
      de: 'Nachdem ein Angriff mit deiner Primärwaffe verfehlt hat, musst du, falls du nicht gestresst bist, 1 Stressmarker erhalten, um dasselbe Ziel mit einer Primärwaffe als Bonusangriff anzugreifen.',
    },
    abilities: [
      bonusAttackAfter(
        'attacked',
        (s, me, { weapon, hit }) => weapon.primary && !hit && !isStressed(mine(s, me)),
        (_s, _me, { defender }) => ({
          weapon: ({ primary }) => primary,
          defender: (one) => one === defender,
          must: true,
        }),
        { cost: { gain: { stress: 1 } } },
      ),
    ],
  },
  ezrabridger: {
    text: {
      en: 'After you make a primary attack, you may spend 1 Force to make a bonus turret attack from a turret arc you have not attacked from this round. If you are stressed in it, you may reroll 1 attack die.',
      de: 'Nachdem du mit einer Primärwaffe angegriffen hast, darfst du 1 Macht ausgeben, um mit einem Geschützturm aus einem Turmwinkel, aus dem du in dieser Runde noch nicht angegriffen hast, einen Bonusangriff durchzuführen. Falls du dabei gestresst bist, darfst du 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      when('attacked', {
        bonusAttack: true,
        if: (s, me) => s.attack?.weapon.primary === true && hasAttack(s, mine(s, me), otherTurret(s, me)),
        may: true,
        cost: { force: 1 },
        *run(t, me) {
          mine(t.state, me).lasting.push({ key: EZRA, value: me.slot, until: 'end' })
          yield* performAttack(t, me.ship, { ...otherTurret(t.state, me), must: true })
        },
      }),
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, { bonus }) =>
          bonus &&
          isStressed(mine(s, me)) &&
          mine(s, me).lasting.some(({ key, value }) => key === EZRA && value === me.slot) &&
          hasRerollable(s, 'attack'),
        *run(t, me) {
          yield* rerollSome(t, me, 'attack', { min: 1, max: 1 }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  hansolo: {
    text: {
      en: 'During the Engagement Phase, at initiative 7, you may make a turret attack as a bonus attack. You cannot attack from that turret arc again this round.',
      de: 'Während der Kampfphase darfst du bei Initiative 7 mit einem Geschützturm als Bonusangriff angreifen. Aus jenem Turmwinkel kannst du in dieser Runde nicht noch einmal angreifen.',
    },
    abilities: [
      when('initiative-step', {
        if: (s, me, { initiative }) =>
          initiative === 7 && hasAttack(s, mine(s, me), { bonus: true, weapon: isTurret }),
        *run(t, me) {
          const ship = mine(t.state, me)
          const before = ship.lasting.length
          if (!(yield* performAttack(t, me.ship, { bonus: true, weapon: isTurret }))) return
          const from = ship.lasting.slice(before).find(({ key }) => key === FROM_TURRET)
          if (from !== undefined) ship.lasting.push({ key: HAN, value: from.value, until: 'end' })
        },
      }),
      always({
        mayAttack: (_s, me, attacker, _defender, weapon, arc) =>
          attacker.id !== me.ship ||
          !isTurret(weapon) ||
          !attacker.lasting.some(({ key, value }) => key === HAN && value === ARC_BIT[arc]),
      }),
    ],
  },
  'hansolo-gunner': {
    text: {
      en: 'Before you engage, you may perform a red focus action.',
      de: 'Bevor du kämpfst, darfst du eine rote Fokussierungs-Aktion durchführen.',
    },
    abilities: [when('engages', { run: perform(['focus'], { colour: 'red' }) })],
  },
  lukeskywalker: {
    text: {
      en: 'At the start of the Engagement Phase you may spend 1 Force and gain 1 deplete token to rotate your turret.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Macht ausgeben und 1 Erschöpfungsmarker erhalten, um deinen Geschützturm zu drehen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: canRotate,
        may: true,
        cost: { force: 1, gain: { deplete: 1 } },
        *run(t, me) {
          yield* rotate(t, me.ship)
        },
      }),
    ],
  },
  migsmayfeld: {
    text: {
      en: 'After you make a front arc attack, you may make a bonus rear arc or turret attack against another target that has a red or orange token.',
      de: 'Nachdem du einen Frontwinkel-Angriff durchgeführt hast, darfst du mit einer Heckwinkel-Waffe oder einem Geschützturm als Bonusangriff ein anderes Ziel angreifen, das einen roten oder orangen Marker hat.',
    },
    abilities: [
      bonusAttackAfter(
        'attacked',
        (_s, _me, attack) => isFrontArcAttack(attack),
        (s, _me, { defender }) => ({
          weapon: (weapon) => weapon.arc === 'rear' || isTurret(weapon),
          defender: (one) => one !== defender && isMarked(s, one),
        }),
      ),
    ],
  },
  specialforcesgunner: {
    text: {
      en: 'While you make a primary front arc attack, if your turret points to your front arc, you may roll 1 additional attack die. After such an attack, if it points to your rear arc, you may make a bonus primary turret attack.',
      de: 'Während du einen Frontwinkel-Angriff mit einer Primärwaffe durchführst, darfst du, falls dein Geschützturm in den Frontwinkel zeigt, 1 zusätzlichen Angriffswürfel werfen. Nach einem solchen Angriff darfst du, falls er in den Heckwinkel zeigt, mit der Primärwaffe des Geschützturms als Bonusangriff angreifen.',
    },
    abilities: [
      ...mayRollMore({
        as: 'attacker',
        if: (s, me, attack) => isPrimaryFront(attack) && turretArcsOf(mine(s, me)).includes('front'),
      }),
      bonusAttackAfter(
        'attacked',
        (s, me, attack) => isPrimaryFront(attack) && turretArcsOf(mine(s, me)).includes('rear'),
        () => ({ weapon: (weapon) => weapon.primary && isTurret(weapon) }),
      ),
    ],
  },
  veterantailgunner: {
    text: {
      en: 'After you make a primary front arc attack, you may make a bonus primary rear arc attack.',
      de: 'Nachdem du einen Frontwinkel-Angriff mit einer Primärwaffe durchgeführt hast, darfst du einen Heckwinkel-Angriff mit einer Primärwaffe als Bonusangriff durchführen.',
    },
    abilities: [
      bonusAttackAfter(
        'attacked',
        (_s, _me, attack) => isPrimaryFront(attack),
        () => ({ weapon: ({ primary, arc }) => primary && arc === 'rear' }),
      ),
    ],
  },
  veteranturretgunner: {
    text: {
      en: 'After you make a primary attack, you may make a bonus turret attack from a turret arc you have not attacked from this round.',
      de: 'Nachdem du mit einer Primärwaffe angegriffen hast, darfst du mit einem Geschützturm aus einem Turmwinkel, aus dem du in dieser Runde noch nicht angegriffen hast, einen Bonusangriff durchführen.',
    },
    abilities: [
      bonusAttackAfter(
        'attacked',
        (_s, _me, { weapon }) => weapon.primary,
        (s, me) => otherTurret(s, me),
      ),
    ],
  },
}

function isPrimaryFront(attack: Attack): boolean {
  return attack.weapon.primary && isFrontArcAttack(attack)
}

/** A bonus attack with a turret, from an arc that it has not used. */
function otherTurret(s: State, me: Me): Allowed {
  return { bonus: true, weapon: isTurret, arc: (arc) => !hasAttackedFrom(s, me, arc) }
}
