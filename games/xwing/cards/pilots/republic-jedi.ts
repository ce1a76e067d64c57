/** Galactic Republic: the Jedi in their starfighters (Delta-7 and Delta-7B). */
import { always, atStartOf, type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { recoverForce } from '../../rules/charges.ts'
import { changeDice, type DiceKind } from '../../rules/dice.ts'
import { isAtRange, isInArc } from '../../rules/range.ts'
import {
  canTransfer,
  gainToken,
  isStressed,
  removeToken,
  tokensOf,
  transferToken,
} from '../../rules/tokens.ts'
import type { Attack, Face, Ship, State, T } from '../../state.ts'
import { maySetDial, settings } from '../dial-words.ts'
import { chooseFace, hasFace } from '../dice-words.ts'
import { friendlyAt, letAct } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  amAttacker,
  amDefender,
  chooseShip,
  enemiesAt,
  friendsAt,
  fully,
  isFriend,
  mine,
  revealed,
} from '../words.ts'

const ADI = 'adi prevents the bonus'

const adiGallia: CardText = {
  text: {
    en: 'While you defend at attack range 1, you may spend 1 Force: the attacker gets no range bonus. While you attack at attack range 3, you may spend 1 Force: the defender gets no range bonus.',
    de: 'Während du bei Angriffsreichweite 1 verteidigst, darfst du 1 Macht ausgeben: Der Angreifer erhält keinen Reichweitenbonus. Während du bei Angriffsreichweite 3 angreifst, darfst du 1 Macht ausgeben: Der Verteidiger erhält keinen Reichweitenbonus.',
  },
  abilities: [
    when('rolls-attack-dice', {
      of: 'enemy',
      if: (s, me) =>
        s.attack !== null && amDefender(me, s.attack) && s.attack.range === 1 && !s.attack.weapon.ordnance,
      may: true,
      cost: { force: 1 },
      run: preventBonus,
    }),
    when('rolls-defense-dice', {
      of: 'any',
      if: (s, me) =>
        s.attack !== null && amAttacker(me, s.attack) && s.attack.range === 3 && !s.attack.weapon.ordnance,
      may: true,
      cost: { force: 1 },
      run: preventBonus,
    }),
    always({ rangeBonus: (_s, me, { used }) => !used.includes(`${ADI} ${me.ship}`) }),
  ],
}

function preventBonus(t: T, me: Me): void {
  t.state.attack?.used.push(`${ADI} ${me.ship}`)
}

const ahsokaTano: CardText = {
  text: {
    en: 'After you fully execute a maneuver, you may choose a friendly ship at range 0-1 and spend 1 Force. It may perform an action, even while stressed.',
    de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du ein befreundetes Schiff in Reichweite 0–1 wählen und 1 Macht ausgeben. Es darf eine Aktion durchführen, auch solange es gestresst ist.',
  },
  abilities: [
    when('maneuver-executed', {
      if: fully((_m, s, me) => mine(s, me).force > 0),
      run: letAct({ whileStressed: true }, (s, me) => friendlyAt(s, me, 0, 1), { force: 1 }),
    }),
  ],
}

const anakinSkywalker: CardText = {
  text: {
    en: 'After you fully execute a maneuver, if an enemy ship is in your front arc at range 0-1 or in your bullseye arc, you may spend 1 Force to remove 1 stress token.',
    de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du, falls ein feindliches Schiff in deinem Frontwinkel in Reichweite 0–1 oder in deinem zentralen Winkel ist, 1 Macht ausgeben, um 1 Stressmarker zu entfernen.',
  },
  abilities: [
    when('maneuver-executed', {
      if: fully(
        (_m, s, me) =>
          isStressed(mine(s, me)) &&
          (enemiesAt(s, me, 0, 1, 'front').length > 0 || enemiesAt(s, me, 0, 3, 'bullseye').length > 0),
      ),
      may: true,
      cost: { force: 1 },
      run(t, me) {
        removeToken(t, me.ship, 'stress')
      },
    }),
  ],
}

/** "Spend 1 Force to change 1 a to b or 1 b to c": which one is asked. */
function changeAlong(
  dice: DiceKind,
  steps: readonly (readonly [from: Face, to: Face])[],
  test: (s: State, me: Me, attack: Attack) => boolean,
) {
  const there = (attack: Attack): Face[] =>
    steps.flatMap(([from]) => (hasFace(attack, dice, from) ? [from] : []))
  return modify({
    dice,
    as: 'any',
    cost: { force: 1 },
    if: (s, me, attack) => there(attack).length > 0 && test(s, me, attack),
    *run(t, me, attack) {
      const face = yield* chooseFace(t, me, there(attack))
      const step = steps.find(([from]) => from === face)
      if (step !== undefined) changeDice(t, dice, step[0], step[1], 1)
    },
  })
}

const barrissOffee: CardText = {
  text: {
    en: 'While a friendly ship at range 0-2 attacks a ship in its bullseye arc, you may spend 1 Force to change 1 focus result to a hit or 1 hit to a crit.',
    de: 'Während ein befreundetes Schiff in Reichweite 0–2 ein Schiff in seinem zentralen Winkel angreift, darfst du 1 Macht ausgeben, um 1 Fokus-Ergebnis in einen Treffer oder 1 Treffer in einen kritischen Treffer zu ändern.',
  },
  abilities: [
    changeAlong(
      'attack',
      [
        ['focus', 'hit'],
        ['hit', 'crit'],
      ],
      (s, me, { attacker, defender }) =>
        isFriend(s, me, attacker) &&
        isAtRange(s, me.ship, attacker, 0, 2) &&
        isInArc(s, attacker, 'bullseye', defender),
    ),
  ],
}

const luminaraUnduli: CardText = {
  text: {
    en: 'While a friendly ship at range 0-2 defends outside the bullseye arc of the attacker, you may spend 1 Force to change 1 crit to a hit or 1 hit to a focus result.',
    de: 'Während ein befreundetes Schiff in Reichweite 0–2 außerhalb des zentralen Winkels des Angreifers verteidigt, darfst du 1 Macht ausgeben, um 1 kritischen Treffer in einen Treffer oder 1 Treffer in ein Fokus-Ergebnis zu ändern.',
  },
  abilities: [
    changeAlong(
      'attack',
      [
        ['crit', 'hit'],
        ['hit', 'focus'],
      ],
      (s, me, { attacker, defender }) =>
        isFriend(s, me, defender) &&
        isAtRange(s, me.ship, defender, 0, 2) &&
        !isInArc(s, attacker, 'bullseye', defender),
    ),
  ],
}

const maceWindu: CardText = {
  text: {
    en: 'After you fully execute a red maneuver, recover 1 Force.',
    de: 'Nachdem du ein rotes Manöver vollständig ausgeführt hast, stelle 1 Macht wieder her.',
  },
  abilities: [
    when('maneuver-executed', {
      if: fully(({ difficulty }) => difficulty === 'red'),
      run(t, me) {
        recoverForce(t, me.ship)
      },
    }),
  ],
}

const obiWanKenobi: CardText = {
  text: {
    en: 'After a friendly ship at range 0-2 spends a focus token, you may spend 1 Force. It then gains 1 focus token.',
    de: 'Nachdem ein befreundetes Schiff in Reichweite 0–2 einen Fokusmarker ausgegeben hat, darfst du 1 Macht ausgeben. Es erhält dann 1 Fokusmarker.',
  },
  abilities: [
    when('token-spent', {
      of: 'friendly',
      range: [0, 2],
      if: (_s, _me, { token }) => token === 'focus',
      may: true,
      cost: { force: 1 },
      *run(t, me, { ship }) {
        yield* gainToken(t, ship, 'focus', 1, me.ship)
      },
    }),
  ],
}

/** Green tokens that could pass to a ship, and orange ones that could come from it. */
function exchanges(s: State, me: Me, other: Ship) {
  const giving = tokensOf(mine(s, me), 'green').filter((token) => canTransfer(s, me.ship, other.id, token))
  const taking = tokensOf(other, 'orange').filter((token) => canTransfer(s, other.id, me.ship, token))
  return [
    ...giving.map((token) => ({ do: 'token' as const, token, from: me.ship, to: other.id })),
    ...taking.map((token) => ({ do: 'token' as const, token, from: other.id, to: me.ship })),
  ]
}

const ploKoon: CardText = {
  text: {
    en: 'At the start of the Engagement Phase you may spend 1 Force and choose another friendly ship at range 0-2. You may transfer 1 green token to it or 1 orange token from it to yourself.',
    de: 'Zu Beginn der Kampfphase darfst du 1 Macht ausgeben und ein anderes befreundetes Schiff in Reichweite 0–2 wählen. Du darfst 1 grünen Marker auf es oder 1 orangen Marker von ihm auf dich übertragen.',
  },
  abilities: [
    atStartOf('engagement', {
      if: (s, me) => mine(s, me).force > 0,
      *run(t, me) {
        const able = friendsAt(t.state, me, 0, 2).filter((ship) => exchanges(t.state, me, ship).length > 0)
        const chosen = yield* chooseShip(t, me, able, { cost: { force: 1 } })
        if (chosen === null) return
        const cite = { rule: 'xw.g.tokens.4', about: me.card }
        const options = exchanges(t.state, me, chosen)
        const { token, from, to } = yield* t.choose(mine(t.state, me).seat, 'choose-token', options, cite)
        yield* transferToken(t, from, to, token)
      },
    }),
  ],
}

const saeseeTiin: CardText = {
  text: {
    en: 'After a friendly ship at range 0-2 reveals its dial, you may spend 1 Force to set it to another maneuver of the same speed and difficulty.',
    de: 'Nachdem ein befreundetes Schiff in Reichweite 0–2 sein Rad aufgedeckt hat, darfst du 1 Macht ausgeben, um es auf ein anderes Manöver derselben Geschwindigkeit und Schwierigkeit einzustellen.',
  },
  abilities: [
    when('dial-revealed', {
      of: 'friendly',
      range: [0, 2],
      if: (s, _me, { ship }) => settings(s.ships[ship], alike(s.ships[ship])).length > 0,
      may: true,
      cost: { force: 1 },
      *run(t, me, { ship }) {
        yield* maySetDial(t, me, t.state.ships[ship], alike(t.state.ships[ship]))
      },
    }),
  ],
}

/** Maneuvers with the speed and difficulty of the revealed one. */
function alike(ship: Ship) {
  const now = revealed(ship)
  return ({ speed, difficulty }: { speed: number; difficulty: string }): boolean =>
    now !== null && speed === now.speed && difficulty === now.difficulty
}

export const republicJedi: Texts = {
  adigallia: adiGallia,
  'adigallia-delta7baethersprite': adiGallia,
  ahsokatano: ahsokaTano,
  'ahsokatano-delta7baethersprite': ahsokaTano,
  anakinskywalker: anakinSkywalker,
  'anakinskywalker-delta7baethersprite': anakinSkywalker,
  'anakinskywalker-btlbywing': anakinSkywalker,
  barrissoffee: barrissOffee,
  'barrissoffee-delta7baethersprite': barrissOffee,
  luminaraunduli: luminaraUnduli,
  'luminaraunduli-delta7baethersprite': luminaraUnduli,
  macewindu: maceWindu,
  'macewindu-delta7baethersprite': maceWindu,
  obiwankenobi: obiWanKenobi,
  'obiwankenobi-delta7baethersprite': obiWanKenobi,
  plokoon: ploKoon,
  'plokoon-delta7baethersprite': ploKoon,
  saeseetiin: saeseeTiin,
  'saeseetiin-delta7baethersprite': saeseeTiin,
}
