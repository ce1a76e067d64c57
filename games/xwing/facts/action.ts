import type { Words } from '@dejarik/kernel'

/** The actions that can stand in an action bar. */
export type ActionName =
  | 'focus'
  | 'calculate'
  | 'evade'
  | 'barrel-roll'
  | 'boost'
  | 'lock'
  | 'cloak'
  | 'reload'
  | 'rotate-arc'
  | 'slam'
  | 'coordinate'
  | 'jam'
  | 'reinforce'

export const ACTION_NAMES: { readonly [A in ActionName]: Words } = {
  focus: { en: 'Focus', de: 'Fokussieren' },
  calculate: { en: 'Calculate', de: 'Berechnen' },
  evade: { en: 'Evade', de: 'Ausweichen' },
  'barrel-roll': { en: 'Barrel Roll', de: 'Fassrolle' },
  boost: { en: 'Boost', de: 'Schub' },
  lock: { en: 'Lock', de: 'Zielerfassung' },
  cloak: { en: 'Cloak', de: 'Tarnen' },
  reload: { en: 'Reload', de: 'Nachladen' },
  'rotate-arc': { en: 'Rotate Arc', de: 'Rotieren' },
  slam: { en: 'SLAM', de: 'SLAM' },
  coordinate: { en: 'Coordinate', de: 'Koordinieren' },
  jam: { en: 'Jam', de: 'Störsignal' },
  reinforce: { en: 'Reinforce', de: 'Verstärken' },
}

export type ActionDifficulty = 'white' | 'red' | 'purple'

/** An icon of an action bar, and what is linked behind it. */
export interface ActionIcon {
  readonly action: ActionName
  readonly difficulty: ActionDifficulty
  readonly linked: readonly LinkedIcon[]
}

export interface LinkedIcon {
  readonly action: ActionName
  readonly difficulty: ActionDifficulty
}

type IconCode = ActionName | `${'red' | 'purple'} ${ActionName}`

/** How the tables write an icon: `'focus'`, `'red boost'`, `'focus > red barrel-roll'`. White goes without saying. */
export type ActionCode = IconCode | `${IconCode} > ${IconCode}`

export function actionBar(codes: readonly ActionCode[]): readonly ActionIcon[] {
  return codes.map((code) => {
    const [first, ...linked] = code.split(' > ').map(icon)
    return { ...first, linked }
  })
}

function icon(code: string): LinkedIcon {
  const words = code.split(' ')
  return {
    action: words[words.length - 1] as ActionName,
    difficulty: words.length === 1 ? 'white' : (words[0] as ActionDifficulty),
  }
}
