/** Downgrades of the sets after reference 1.9: Convergence, Allies of Necessity, Spark of Hope, Covert Missions. */
import type { Doing, Flow } from '@dejarik/kernel'
import { type Ability, action, always, type Me, only, type Texts, when } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { takeControl, useBattlefield } from '../../rules/actions/claim.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { chooseId, isShowing } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { canRemove } from '../../rules/dice.ts'
import { distributeDamage } from '../../rules/distribute.ts'
import { drawCards, pickRandom, reveal } from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { removeShields } from '../../rules/shields.ts'
import { type CardId, type Die, findCard, type State, type T } from '../../state.ts'
import { spotsSubtype } from '../more-words.ts'
import {
  diceOf,
  exhaustAction,
  hasSubtype,
  hostOf,
  removeADie,
  rerollSome,
  shieldACharacter,
} from '../words.ts'

export const DOWNGRADES: Texts = {
  // Mind Extraction
  '09005': {
    text: {
      en: 'The character has none of its abilities and keywords any more, except specials. Action – Exhaust the character: this downgrade is discarded. Nobody but the player of that character can use this action.',
      de: 'Der Charakter hat keine seiner Fähigkeiten und Schlüsselwörter mehr, außer Spezialfähigkeiten. Aktion – Erschöpfe den Charakter: Diese Abwertung wird abgelegt. Nur wer den Charakter kontrolliert, kann diese Aktion verwenden.',
    },
    short: {
      en: 'No abilities but specials. Action – Exhaust the character to discard this.',
      de: 'Nur noch Spezial. Aktion – Charakter erschöpfen, um sie abzulegen.',
    },
    abilities: [
      always({ loses: (s, me, card) => hostOf(s, me)?.id === card.id }),
      action({
        anyPlayer: true,
        if: (s, me) => hostOf(s, me)?.controller === me.seat && hostOf(s, me)?.ready === true,
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host !== undefined && exhaust(t, host.id)) yield* discardFromPlay(t, me, me.card, 'card')
        },
      }),
    ],
  },
  // Death Mark
  '09039': {
    text: {
      en: 'Once the character has been defeated, you may draw 3 cards.',
      de: 'Wurde der Charakter besiegt, darfst du 3 Karten ziehen.',
    },
    abilities: [bounty((t, me) => void drawCards(t, me.seat, 3))],
  },
  // Enticing Reward
  '09040': {
    text: {
      en: 'Once the character has been defeated, you may play a weapon or an equipment without paying for it; it can come from your hand or from your discard pile.',
      de: 'Wurde der Charakter besiegt, darfst du eine Waffe oder Ausrüstung spielen, ohne für sie zu zahlen; sie kann von deiner Hand oder aus deinem Ablagestapel kommen.',
    },
    short: {
      en: 'When the character is defeated, you may play a weapon or equipment for free.',
      de: 'Wird er besiegt, darfst du Waffe oder Ausrüstung gratis spielen.',
    },
    abilities: [
      when('after defeat', {
        of: 'attached',
        *run(t, me) {
          const gear = gearToPlay(t.state, me)
          const card = yield* chooseId(t, me, 'play-card', gear, { optional: true })
          if (card !== null) yield* playCard(t, me.seat, card, FREE)
        },
      }),
    ],
  },
  // Target Acquired
  '09076': {
    text: {
      en: 'Only on a character with damage. Whoever controls the character must give it indirect damage that he distributes, as much as it can take.',
      de: 'Nur an einem Charakter mit Schaden. Wer den Charakter kontrolliert, muss ihm indirekten Schaden, den er verteilt, zuteilen, so viel er nehmen kann.',
    },
    short: {
      en: 'Indirect damage goes to this character first.',
      de: 'Indirekter Schaden trifft zuerst diesen Charakter.',
    },
    abilities: [
      only({ on: (_s, { damage }) => damage > 0 }),
      always({ takesFirst: (s, me, card) => hostOf(s, me)?.id === card.id }),
    ],
  },
  // Secrets Laid Bare
  '09105': {
    text: {
      en: 'Whenever the character has been activated, its player reveals 3 cards of his hand, picked at random.',
      de: 'Immer wenn der Charakter aktiviert wurde, zeigt sein Spieler 3 zufällig bestimmte Handkarten vor.',
    },
    short: {
      en: 'When activated, its player reveals 3 random hand cards.',
      de: 'Wird er aktiviert, zeigt sein Spieler 3 zufällige Handkarten.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        run: (t, _me, { seat }) => reveal(t, pickRandom(t, seat, 3)),
      }),
    ],
  },
  // Wanted
  '09143': {
    text: {
      en: 'Once the character has been defeated, you may get 2 resources.',
      de: 'Wurde der Charakter besiegt, darfst du 2 Ressourcen nehmen.',
    },
    abilities: [bounty((t, me) => gainResources(t, me.seat, 2))],
  },
  // Shock Collar
  '09160': {
    text: {
      en: 'Whenever the character has been activated, it is dealt 1 damage.',
      de: 'Immer wenn der Charakter aktiviert wurde, wird ihm 1 Schaden zugefügt.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        *run(t, me, { card }) {
          yield* dealDamage(t, me, card, 1)
        },
      }),
    ],
  },
  // Wounded
  '09161': {
    text: {
      en: 'The health of the character is 1 less.',
      de: 'Der Charakter hat 1 Lebenspunkt weniger.',
    },
    abilities: [always({ health: (s, me, card) => (hostOf(s, me)?.id === card.id ? -1 : 0) })],
  },
  // Shadowed
  '10010': {
    text: {
      en: 'When an action or Power Action of the character has been used, you may deal its player 1 indirect damage.',
      de: 'Nachdem eine Aktion oder Mächtige Aktion des Charakters verwendet wurde, darfst du seinem Spieler 1 indirekten Schaden zufügen.',
    },
    short: {
      en: 'After its action is used, you may deal its player 1 indirect damage.',
      de: 'Nach seiner Aktion darfst du seinem Spieler 1 indirekten zufügen.',
    },
    abilities: [
      when('after use', {
        of: 'attached',
        may: true,
        *run(t, me, { seat, card }) {
          const player = findCard(t.state, card)?.controller ?? seat
          yield* distributeDamage(t, me, player, 1, { kind: 'indirect' })
        },
      }),
    ],
  },
  // Chancellor's Edict
  '11006': {
    text: {
      en: 'When you have played this downgrade, the character loses all its shields. Once it has been defeated, you may give 2 shields to a character.',
      de: 'Nachdem du diese Abwertung gespielt hast, verliert der Charakter alle seine Schilde. Wurde er besiegt, darfst du einem Charakter 2 Schilde geben.',
    },
    short: {
      en: 'When played, it loses all shields. When defeated, give 2 shields.',
      de: 'Beim Spielen verliert er alle Schilde. Besiegt: gib 2 Schilde.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host !== undefined) yield* removeShields(t, me, host.id, host.shields)
        },
      }),
      bounty((t, me) => shieldACharacter(t, me, 2)),
    ],
  },
  // Hex
  '11007': {
    text: {
      en: 'Action – Exhaust this downgrade: one of the character’s own dice that shows a blank is removed.',
      de: 'Aktion – Erschöpfe diese Abwertung: Ein eigener Würfel des Charakters, der eine Leerseite zeigt, wird entfernt.',
    },
    short: {
      en: 'Action – Exhaust this: a blank die of the character is removed.',
      de: 'Aktion – Erschöpfen: Ein leerer Würfel des Charakters geht weg.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const host = hostOf(t.state, me)?.id
        yield* removeADie(t, me, 'any', (die) => die.card === host && isShowing(die, 'blank'))
      }),
    ],
  },
  // Priority Target
  '11024': {
    text: {
      en: 'Once the character has been defeated, you may take control of the battlefield and use its claim ability or Power Action, also one that was used this round.',
      de: 'Wurde der Charakter besiegt, darfst du die Kontrolle über das Schlachtfeld übernehmen und seine Beanspruchen-Fähigkeit oder Mächtige Aktion verwenden, auch wenn sie in dieser Runde schon verwendet wurde.',
    },
    short: {
      en: 'When defeated, take the battlefield and use its ability.',
      de: 'Wird er besiegt: Nimm das Schlachtfeld und nutze es.',
    },
    abilities: [
      bounty(function* (t, me) {
        yield* takeControl(t, me.seat)
        yield* useBattlefield(t, me.seat)
      }),
    ],
  },
  // Ensnare
  '11098': {
    text: {
      en: 'When the character has been activated, you may discard this downgrade to deal it 1 damage for each of its dice (its own and those of its upgrades) that shows ranged, melee or indirect damage.',
      de: 'Nachdem der Charakter aktiviert wurde, darfst du diese Abwertung ablegen, um ihm 1 Schaden für jeden seiner Würfel (eigene und die seiner Aufwertungen) zuzufügen, der Fernkampf-, Nahkampf- oder indirekten Schaden zeigt.',
    },
    short: {
      en: 'When activated, discard this: 1 damage for each of its damage dice.',
      de: 'Bei Aktivierung ablegen: 1 Schaden je Würfel mit Schaden.',
    },
    abilities: [
      trap(function* (t, me, host) {
        yield* dealDamage(t, me, host, diceOf(t.state, host).filter(isDangerous).length)
      }),
    ],
  },
  // Net Trap
  '11099': {
    text: {
      en: 'When the character has been activated, you may discard this downgrade to remove one of its dice (its own or of its upgrades) that shows ranged, melee or indirect damage.',
      de: 'Nachdem der Charakter aktiviert wurde, darfst du diese Abwertung ablegen, um einen seiner Würfel (eigene oder die seiner Aufwertungen) zu entfernen, der Fernkampf-, Nahkampf- oder indirekten Schaden zeigt.',
    },
    short: {
      en: 'When activated, discard this: remove one of its damage dice.',
      de: 'Bei Aktivierung ablegen: Entferne einen Würfel mit Schaden.',
    },
    abilities: [
      trap(
        function* (t, me, host) {
          const dice = diceOf(t.state, host)
          yield* removeADie(t, me, 'any', (die) => dice.includes(die) && isDangerous(die))
        },
        (s, me, host) => diceOf(s, host).some((die) => isDangerous(die) && canRemove(s, die, me.seat)),
      ),
    ],
  },
  // Rolling Logs
  '11100': {
    text: {
      en: 'When the character has been activated, you may discard this downgrade to reroll as many of its dice (its own and those of its upgrades) as you like.',
      de: 'Nachdem der Charakter aktiviert wurde, darfst du diese Abwertung ablegen, um beliebig viele seiner Würfel (eigene und die seiner Aufwertungen) neu zu werfen.',
    },
    short: {
      en: 'When activated, discard this: reroll any of its dice.',
      de: 'Bei Aktivierung ablegen: Wirf beliebige seiner Würfel neu.',
    },
    abilities: [
      trap(
        function* (t, me, host) {
          const dice = rolledDice(t.state, host)
          yield* rerollSome(t, me, dice, { min: 0, max: dice.length })
        },
        (s, _me, host) => rolledDice(s, host).length > 0,
      ),
    ],
  },
  // Dead Or Alive
  '11138': {
    text: {
      en: 'Can be played only if you spot a bounty hunter. When the character has been activated, and once it has been defeated, you may get 1 resource.',
      de: 'Nur spielbar, falls du einen Kopfgeldjäger sichtest. Nachdem der Charakter aktiviert wurde, und wenn er besiegt wurde, darfst du 1 Ressource nehmen.',
    },
    short: {
      en: 'When activated and when defeated, you may get 1 resource.',
      de: 'Bei Aktivierung und wenn er besiegt wird: 1 Ressource für dich.',
    },
    abilities: [
      only({
        if: (s, seat) => spotsSubtype(s, seat, 'bounty-hunter'),
      }),
      when('after activate', { of: 'attached', may: true, run: (t, me) => gainResources(t, me.seat, 1) }),
      bounty((t, me) => gainResources(t, me.seat, 1)),
    ],
  },
  // Cruel Methods
  '12025': {
    text: {
      en: 'When you have claimed the battlefield or taken control of it, you may deal the character 1 damage.',
      de: 'Nachdem du das Schlachtfeld beansprucht oder die Kontrolle darüber übernommen hast, darfst du dem Charakter 1 Schaden zufügen.',
    },
    short: {
      en: 'When you claim or take the battlefield, 1 damage to the character.',
      de: 'Beanspruchst du das Schlachtfeld: 1 Schaden am Charakter.',
    },
    abilities: [
      when('after claim', { of: 'yours', may: true, possible: hasHost, run: hurtHost }),
      when('after control', { of: 'yours', may: true, possible: hasHost, run: hurtHost }),
    ],
  },
}

const FREE = { free: true }

/** "After attached character is defeated, you may …": it has gone to the discard pile by then. */
function bounty(run: (t: T, me: Me) => Doing): Ability {
  return when('after defeat', { of: 'attached', may: true, run })
}

/** "After attached character is activated, you may discard this downgrade to …". */
function trap(
  run: (t: T, me: Me, host: CardId) => Flow,
  could: (s: State, me: Me, host: CardId) => boolean = () => true,
): Ability {
  return when('after activate', {
    of: 'attached',
    may: true,
    possible: (s, me, { card }) => findCard(s, me.card)?.on === card && could(s, me, card),
    *run(t, me, { card }) {
      if (yield* discardFromPlay(t, me, me.card, 'cost')) yield* run(t, me, card)
    },
  })
}

function isDangerous(die: Die): boolean {
  return isShowing(die, 'ranged', 'melee', 'indirect')
}

/** Dice of a character and its upgrades that are in a pool. */
function rolledDice(s: State, host: CardId): Die[] {
  return diceOf(s, host).filter(({ pool }) => pool >= 0)
}

/** Weapons and equipment that could be played for nothing. */
function gearToPlay(s: State, me: Me): CardId[] {
  const { hand, discard } = s.players[me.seat]
  return [...hand, ...discard].filter(
    (card) =>
      (hasSubtype(s.kinds[card], 'weapon') || hasSubtype(s.kinds[card], 'equipment')) &&
      canPlay(s, me.seat, card, FREE),
  )
}

function hasHost(s: State, me: Me): boolean {
  return hostOf(s, me) !== undefined
}

function* hurtHost(t: T, me: Me): Flow {
  const host = hostOf(t.state, me)
  if (host !== undefined) yield* dealDamage(t, me, host.id, 1)
}
