/** A small mission without a fault, which tests spoil in one place each. Two tiles with a door between them. */

// biome-ignore lint/suspicious/noExplicitAny: tests write nonsense into it
export type Writable = any

const words = (text: string) => ({ en: text, de: text })

export const FIRST = {
  id: 'first',
  name: words('First'),
  map: {
    width: 12,
    height: 6,
    tiles: [
      ['Core 1B', 0, 0, 0],
      ['Core 1B', 0, 6, 0],
    ],
    doors: { gate: '6,2,W 6,3,W' },
    zones: {
      red: '0-1,0 0-1,1 0-1,2 0-1,3 0-1,4 0-5,0 2-5,3 2-5,4',
      blue: '10-11,0 10-11,1 10-11,2 10-11,3 8-11,4 6-9,0 7-9,3',
    },
    areas: { yard: { name: words('yard'), spaces: '2-3,4' } },
    terminals: '0,5',
  },
  scenarios: [
    {
      id: 'a',
      name: words('Crates'),
      text: words('Hold the crate.'),
      doors: { gate: { locked: true, attack: { health: 5 } } },
      tokens: { crate: { name: words('crate'), at: '3,3', attack: { health: 4, block: 1 } } },
      counters: { steps: 0 },
      events: [
        {
          on: 'round-end',
          do: [
            {
              do: 'score',
              who: 'each',
              points: {
                number: 'count',
                of: 'tokens:crate',
                if: [{ is: 'controls', what: 'token' }],
                times: 3,
              },
            },
          ],
        },
        { on: 'enters', where: 'area:yard', do: [{ do: 'counter', counter: 'steps', add: 1 }] },
        { on: 'destroyed', kind: 'crate', do: [{ do: 'score', who: 'opponent', points: 5 }] },
        { on: 'opened', door: 'gate', do: [{ do: 'counter', counter: 'steps', set: 0 }] },
      ],
    },
  ],
} as const
