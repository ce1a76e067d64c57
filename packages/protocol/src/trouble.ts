import type { Language, Refusal, Words } from '@dejarik/kernel'
import { LIMITS } from './limits.ts'

const SENTENCES = {
  'not-text': {
    de: 'Diese Nachricht war kein Text. Der Server liest nur JSON als Text.',
    en: 'That message was not text. The server reads JSON as text only.',
  },
  'too-large': {
    de: `Diese Nachricht war zu lang. Erlaubt sind ${LIMITS.messageBytes} Bytes.`,
    en: `That message was too long. The limit is ${LIMITS.messageBytes} bytes.`,
  },
  'not-json': {
    de: 'Diese Nachricht war kein gültiges JSON.',
    en: 'That message was not valid JSON.',
  },
  malformed: {
    de: 'Diese Nachricht passt zu keiner bekannten Form: {where}.',
    en: 'That message fits no known form: {where}.',
  },
  'other-protocol': {
    de: 'Diese Seite ist älter oder neuer als der Server. Neu geladen passt sie wieder zu ihm; was du begonnen hast, geht weiter.',
    en: 'This page is older or newer than the server. Reloaded it fits again; what you have begun goes on.',
  },
  'too-fast': {
    de: 'Zu viele Nachrichten in kurzer Zeit. Bitte einen Augenblick warten.',
    en: 'Too many messages in a short time. Please wait a moment.',
  },
  'too-many-connections': {
    de: 'Zu viele offene Verbindungen von dieser Adresse.',
    en: 'Too many open connections from this address.',
  },
  'hello-first': {
    de: 'Die erste Nachricht muss ein hello sein.',
    en: 'The first message must be a hello.',
  },
  'hello-twice': {
    de: 'Ein hello genügt je Verbindung.',
    en: 'One hello is enough for a connection.',
  },
  'bad-name': {
    de: 'So kann hier niemand heißen: Ein Name braucht sichtbare Buchstaben oder Ziffern einer Schrift und darf keinen Bot und nicht den Server vorgeben.',
    en: 'Nobody can be called that here: a name needs visible letters or digits of one script, and must not pass for a bot or the server.',
  },
  'unknown-game': {
    de: 'Dieses Spiel gibt es hier nicht.',
    en: 'There is no such game here.',
  },
  'bad-options': {
    de: 'Mit diesen Optionen kann das Spiel nicht beginnen.',
    en: 'The game cannot begin with these options.',
  },
  'bring-yours': {
    de: 'An diesen Tisch bringt jede Person ihr eigenes Deck oder ihre eigene Staffel mit. Bitte erst wählen.',
    en: 'At this table everyone brings a deck or squad of their own. Please choose yours first.',
  },
  'bad-brought': {
    de: 'Was du mitbringst, kann hier nicht gespielt werden.',
    en: 'What you bring can’t be played here.',
  },
  'nothing-to-bring': {
    de: 'In diesem Spiel bringt niemand etwas mit.',
    en: 'In this game nobody brings anything.',
  },
  'bots-bring-nothing': {
    de: 'An diesen Tisch bringt jede Person etwas mit. Bots können hier keinen Platz einnehmen.',
    en: 'At this table everyone brings something. Bots can’t take a seat here.',
  },
  'unknown-match': {
    de: 'Diese Partie gibt es nicht (mehr). Bitte den Link prüfen.',
    en: 'There is no such match (any more). Please check the link.',
  },
  'too-many-matches': {
    de: `Mehr als ${LIMITS.openMatches} offene Partien gehen nicht. Bitte erst eine beenden oder absagen.`,
    en: `More than ${LIMITS.openMatches} open matches are not possible. Please finish or call off one first.`,
  },
  'too-many-tables': {
    de: `Mehr als ${LIMITS.tables} Tische auf einmal gehen nicht. Bitte erst einen verlassen.`,
    en: `More than ${LIMITS.tables} tables at once are not possible. Please leave one first.`,
  },
  'not-at-table': {
    de: 'An diesem Tisch bist du nicht. Bitte erst dazukommen.',
    en: 'You are not at this table. Please join it first.',
  },
  'not-a-player': {
    de: 'Wer zuschaut, entscheidet nichts.',
    en: 'Spectators decide nothing.',
  },
  'seat-taken': {
    de: 'Auf diesem Platz sitzt schon jemand.',
    en: 'Somebody already sits there.',
  },
  'wrong-key': {
    de: 'Dieser Schlüssel öffnet keinen Platz an diesem Tisch.',
    en: 'This key opens no seat at this table.',
  },
  'not-begun': {
    de: 'Die Partie hat noch nicht begonnen: Es fehlt noch jemand.',
    en: 'The match has not begun: somebody is still missing.',
  },
  'not-yours': {
    de: 'Absagen kann diesen Tisch nur, wer ihn angelegt hat.',
    en: 'Only who made this table can call it off.',
  },
  'not-waiting': {
    de: 'Diese Partie hat schon begonnen. Sie kann nur noch aufgegeben werden.',
    en: 'This match has already begun. It can only be resigned.',
  },
  'not-sought': {
    de: 'Hier sind die Plätze nicht gleich: Nach Mitspielenden wird mit einem offenen Tisch gesucht.',
    en: 'Here the seats are not alike: players are found with an open table.',
  },
  'not-over': {
    de: 'Das geht erst, wenn die Partie zu Ende ist.',
    en: 'That is possible only after the match.',
  },
  'match-over': {
    de: 'Die Partie ist zu Ende.',
    en: 'The match is over.',
  },
  stale: {
    de: 'Die Lage am Tisch hat sich inzwischen geändert. Hier ist der neue Stand.',
    en: 'The table has changed in the meantime. Here is how it stands now.',
  },
  refused: {
    de: 'Die Regeln lassen das nicht zu.',
    en: 'The rules do not allow that.',
  },
  'out-of-time': {
    de: 'Die Bedenkzeit war abgelaufen.',
    en: 'The time had run out.',
  },
  'not-handed-over': {
    de: 'Hier spielt jeder für sich: Ein Platz kann nicht weitergegeben, nur die Partie aufgegeben werden.',
    en: 'Here everybody plays alone: a seat can’t be handed over, the match can only be resigned.',
  },
  'not-yours-to-give': {
    de: 'Über diesen Platz entscheidet, wer dort sitzt.',
    en: 'Who sits there decides about that seat.',
  },
  'nobody-left': {
    de: 'Sonst sitzt niemand mehr am Tisch. Die Partie kann nur aufgegeben werden.',
    en: 'Nobody else sits at the table. The match can only be resigned.',
  },
  'not-deserted': {
    de: 'Noch ist die Partie nicht verlassen: Das geht ohne Uhren erst, wenn die Gegenseite einen Tag lang nicht entschieden hat und nicht da ist.',
    en: 'The match is not deserted yet: without clocks that takes a day without a decision of the other side, and nobody there.',
  },
  'no-wish': {
    de: 'Niemand bittet gerade darum, etwas zurückzunehmen.',
    en: 'Nobody is asking to take anything back.',
  },
  'wish-open': {
    de: 'Es bittet schon jemand darum, etwas zurückzunehmen.',
    en: 'Somebody is already asking to take something back.',
  },
  'other-rules': {
    de: 'Diese Partie wurde nach Regelversion {theirs} gespielt, hier gilt {ours}. Die Aufzeichnung lässt sich herunterladen.',
    en: 'This match was played under rules version {theirs}; this server has {ours}. Its record can be downloaded.',
  },
  'not-followed': {
    de: 'Nach den Regeln von heute lässt sich diese Partie nicht mehr nachspielen. Die Aufzeichnung lässt sich herunterladen.',
    en: 'Under the rules of today this match can no longer be followed. Its record can be downloaded.',
  },
  'not-stored': {
    de: 'Der Server konnte das gerade nicht speichern. Es ist nichts geschehen; bitte gleich noch einmal versuchen.',
    en: 'The server could not store that just now. Nothing has happened; please try again in a moment.',
  },
  'maybe-stored': {
    de: 'Die Datenbank des Servers ist abgerissen, während sie das speicherte. Ob es geschehen ist, zeigt der Tisch gleich.',
    en: 'The server’s database broke off while it stored that. The table will show in a moment whether it has happened.',
  },
  'no-line': {
    de: 'Gerade besteht keine Verbindung zum Server. Es ist nichts geschehen; sobald sie wieder steht, bitte noch einmal.',
    en: 'There is no connection to the server just now. Nothing has happened; please try again once it is back.',
  },
  unanswered: {
    de: 'Die Verbindung ist abgerissen, bevor der Server antworten konnte. Ob es geschehen ist, zeigt der Tisch.',
    en: 'The connection was lost before the server could answer. The table shows whether it has happened.',
  },
  'not-arrived': {
    de: 'Deine Antwort ist nicht angekommen, und inzwischen hat sich die Lage geändert. Hier ist der neue Stand.',
    en: 'Your answer did not arrive, and the table has changed since. Here is how it stands now.',
  },
  damaged: {
    de: 'Was auf dem Server von dieser Partie gespeichert ist, ist beschädigt. Wer den Server betreibt, findet in dessen Protokoll, was es ist; andere Partien sind nicht betroffen.',
    en: 'What the server has stored of this match is damaged. Whoever runs the server finds in its log what it is; other matches are not affected.',
  },
  'rules-bug': {
    de: 'Das war ein Fehler in unseren Regeln, nicht deiner. Die Partie steht wie zuvor, die Aufzeichnung liegt für uns bereit ({file}). Bitte anders entscheiden.',
    en: 'That was a bug in our rules, not yours. The match stands as before and its record is saved for us ({file}). Please decide differently.',
  },
  internal: {
    de: 'Auf dem Server ist etwas schiefgegangen. Es ist nichts geschehen.',
    en: 'Something went wrong on the server. Nothing has happened.',
  },
} as const satisfies { [code: string]: Words }

export type TroubleCode = keyof typeof SENTENCES

/** Why a request was refused. */
export interface Trouble {
  readonly code: TroubleCode
  readonly args?: { readonly [name: string]: string }
  /** What the rules or the kernel said, where it was they who refused. */
  readonly refusal?: Refusal
  /** The match it was about. */
  readonly match?: string
}

export function trouble(code: TroubleCode, more: Omit<Trouble, 'code'> = {}): Trouble {
  return { code, ...more }
}

export function isTrouble(value: unknown): value is Trouble {
  if (typeof value !== 'object' || value === null || !('code' in value)) return false
  return typeof value.code === 'string' && isCode(value.code)
}

/** A refused request as a sentence. */
export function sayTrouble(trouble: Trouble, language: Language): string {
  return SENTENCES[trouble.code][language].replace(/\{(\w+)\}/g, (_, name) => trouble.args?.[name] ?? '?')
}

function isCode(word: string): word is TroubleCode {
  return Object.hasOwn(SENTENCES, word)
}

/** For tests: all codes, so that none lacks a sentence. */
export const TROUBLE_CODES: readonly TroubleCode[] = Object.keys(SENTENCES).filter(isCode)
