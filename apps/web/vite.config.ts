import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { botWorker, notInWorker } from './vite/bot-worker.ts'
import { compressed } from './vite/compressed.ts'
import { counts } from './vite/counts.ts'
import { offline } from './vite/offline.ts'

export default defineConfig({
  define: { __COUNTS__: JSON.stringify(counts) },
  plugins: [react(), botWorker(), offline(), compressed()],
  // The largest chunks are whole games, each loaded when it is opened.
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1800,
    modulePreload: { resolveDependencies: notInWorker },
  },
  // In development the server of `npm start` answers for matches between people.
  server: { proxy: { '/ws': { target: 'ws://localhost:1977', ws: true }, '/api': 'http://localhost:1977' } },
})
