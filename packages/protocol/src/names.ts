/** What nobody sees, or what changes how other signs look. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Signs over signs over signs. */
const PILED = /\p{M}{3}/u
const SAYS_SOMETHING = /[\p{L}\p{N}]/u

/** Scripts whose letters look alike: a name is written in one of them. */
const ALIKE: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
]

/** Signs that are read as Latin letters: of other scripts, and digits among letters. */
const READ_AS: { readonly [sign: string]: string } = Object.fromEntries(
  ['аa', 'вb', 'сc', 'еe', 'нh', 'іi', 'кk', 'мm', 'оo', 'рp', 'тt', 'уy', 'хx', 'ѕs', 'јj']
    .concat(['αa', 'βb', 'εe', 'ηn', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'τt', 'υu', 'χx'])
    .concat(['0o', '1l', '3e', '5s', '8b', '|l', 'il'])
    .map(([sign, letter]) => [sign, letter]),
)

/** How a name is read at a glance: two that look alike come to the same. */
export function readAs(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...plain].map((sign) => READ_AS[sign] ?? sign).join('')
}

/** Whom nobody may be taken for: bots, and the server itself. */
const RESERVED = ['bot', 'dejarik', 'server', 'system', 'admin', 'administrator', 'moderator']
const RESERVED_AS = new Set(RESERVED.map(readAs))

/** Whether a guest may be called this. It is one line already. */
export function isName(name: string): boolean {
  if (UNSEEN.test(name) || PILED.test(name.normalize('NFD')) || !SAYS_SOMETHING.test(name)) return false
  if (ALIKE.filter((script) => script.test(name)).length > 1) return false
  return !readAs(name)
    .split(/[^\p{L}]+/u)
    .some((word) => RESERVED_AS.has(word))
}
