import { PILOTS } from '../facts/index.ts'
import { TEXTS } from '../cards/texts.ts'
import { optionsOf } from '@dejarik/kernel'
import { situation } from './play.ts'
let seed = Number(process.argv[2] ?? 1)
const rnd = (n: number) => { seed = (seed * 1103515245 + 12345) & 0x7fffffff; return (seed >> 8) % n }
const mine = ['galacticempire','firstorder','scumandvillainy','separatistalliance']
const pool = PILOTS.filter(p => mine.includes(p.faction) && p.extended && TEXTS().has('pilot:' + p.id) && p.id !== 'nashtahpup' && p.ship !== 'escapecraft')
const until = Date.now() + Number(process.argv[3] ?? 60) * 1000
let games = 0, fails = 0
const seen = new Set<string>()
while (Date.now() < until) {
  const start = seed
  const side = (y: number, a: number, k: string) => Object.fromEntries([0,1,2,3].map(i => {
    const p = pool[rnd(pool.length)]; seen.add(p.id)
    const tokens = (['focus','evade','calculate','stress','strain','ion','jam','deplete'] as const).filter(() => rnd(5) === 0)
    return [k + i, { pilot: p.id, at: [200 + i * 130 + rnd(20), y + rnd(40), a + rnd(40) - 20] as const, tokens, damage: rnd(3) === 0 ? ['facedown'] : [] }]
  }))
  let names = ''
  try {
    const p1 = side(300, 0, 'a'), p2 = side(520, 180, 'b')
    names = [...Object.values(p1), ...Object.values(p2)].map(s => s.pilot).join(' ')
    const m = situation({ step: ['planning','engagement','system','activation','end'][rnd(5)], unwritten: true, player1: p1, player2: p2 } as never)
    for (let i = 0; i < 250 && !m.match.over; i++) {
      const ask = m.match.ask
      if (ask === null) break
      if (ask.form === 'one') { const r = m.match.answer(ask.seat, rnd(optionsOf(ask).length)); if (r) throw new Error('refused ' + JSON.stringify(r)) }
      else if (ask.what === 'dials') { const k = (ask as never as {area:{dials:number[]}}).area.dials.map((n) => rnd(n)); const r = m.match.answer(ask.seat, k); if (r) throw new Error('refused dial ' + JSON.stringify(r)) }
      else if (ask.form === 'some') { const n = optionsOf(ask).length; const want = Math.max(ask.min, Math.min(ask.max, ask.min + rnd(ask.max - ask.min + 1))); const idx = Array.from({length:n},(_,x)=>x); for (let x=n-1;x>0;x--){const y=rnd(x+1);[idx[x],idx[y]]=[idx[y],idx[x]]} const pick = idx.slice(0, want); const r = m.match.answer(ask.seat, ask.ordered ? pick : pick.sort((a,b)=>a-b)); if (r) throw new Error('refused some ' + JSON.stringify(r)) }
      else m.decline()
    }
    games++
  } catch (e) {
    fails++
    if (fails < 8) console.log('seed', start, names, '\n', (e as Error).stack?.split('\n').slice(0, 9).join('\n'))
  }
}
console.log({ games, fails, pilots: seen.size, of: pool.length })
