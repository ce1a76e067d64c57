import * as g from '@dejarik/xwing/geometry'
import { FastRng, sin } from '@dejarik/kernel'
import { coreMillis } from './clock.ts'
const r = new FastRng(5)
const ships = Array.from({ length: 64 }, (_, i) => g.footprintOf([g.BASES.small, g.BASES.medium, g.BASES.large][i % 3], { x: r.int(600000), y: r.int(600000), a: r.int(360 * 65536) }))
const toks = Array.from({ length: 64 }, () => g.tokenAt(g.OBSTACLES[r.int(30)].outline, { x: r.int(600000), y: r.int(600000), a: r.int(360 * 65536) }))
const mv = g.maneuver('bank', 2, 'left')!
let s = 0
function t(name: string, f: (i: number) => number) {
  for (let i = 0; i < 50000; i++) s += f(i)
  const a = coreMillis(); const N = 200000
  for (let i = 0; i < N; i++) s += f(i)
  console.log(name.padEnd(20), (((coreMillis() - a) * 1e6) / N).toFixed(0), 'ns')
}
t('empty', (i) => ships[i & 63].x + ships[(i * 7) & 63].x)
t('sin', (i) => sin(i * 77))
t('distance ships', (i) => g.distance(ships[i & 63], ships[(i * 7 + 1) & 63]))
t('arcsWith', (i) => g.arcsWith(ships[i & 63], ships[(i * 7 + 1) & 63]))
t('rangeInArc front', (i) => g.rangeInArc(ships[i & 63], 'front', ships[(i * 7 + 1) & 63]))
t('arcsWith token', (i) => g.arcsWith(ships[i & 63], toks[(i * 7 + 1) & 63]))
t('distance token', (i) => g.distance(ships[i & 63], toks[(i * 7 + 1) & 63]))
t('overlaps token', (i) => (g.overlaps(ships[i & 63], toks[(i * 7 + 1) & 63]) ? 1 : 0))
t('overlaps ship', (i) => (g.overlaps(ships[i & 63], ships[(i * 7 + 1) & 63]) ? 1 : 0))
t('endOf', (i) => g.endOf(ships[i & 63], mv).x)
t('footprintOf', (i) => g.footprintOf(ships[i & 63].base, ships[i & 63].pose).x)
t('fly 0', (i) => g.fly(ships[i & 63], mv, [], []).way)
const o7 = ships.slice(0, 7), t6 = toks.slice(0, 6)
t('fly 7 6', (i) => g.fly(ships[7+ i % 57], mv, o7, t6).way)
t('fly 7 0', (i) => g.fly(ships[7+ i % 57], mv, o7, []).way)
t('empty', (i) => ships[i & 63].x + ships[(i * 7) & 63].x)
