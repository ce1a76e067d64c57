import { measureOnline } from './online.ts'

console.log(await measureOnline({ matches: 300, seconds: Number(process.argv[2] ?? 10) }))
process.exit(0)
