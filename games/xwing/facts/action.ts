import type { Words } from '@dejarik/kernel'

/** The actions that can stand in an action bar. */
const ACTIONS = [
  'focus',
  'calculate',
  'evade',
  'barrel-roll',
  'boost',
  'lock',
  'cloak',
  'reload',
  'rotate-arc',
  'slam',
  'coordinate',
  'jam',
  'reinforce',
] as const
export type ActionName = (typeof ACTIONS)[number]

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

const DIFFICULTIES = ['white', 'red', 'purple'] as const
export type ActionDifficulty = (typeof DIFFICULTIES)[number]

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
  const [name, colour = 'white'] = code.split(' ').reverse()
  const action = ACTIONS.find((one) => one === name)
  const difficulty = DIFFICULTIES.find((one) => one === colour)
  if (action === undefined || difficulty === undefined) throw new Error(`there is no action “${code}”`)
  return { action, difficulty }
}
