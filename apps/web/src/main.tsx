import './style/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { stayOffline } from './offline/register.ts'
import { applySettings } from './settings/settings.ts'
import { Fallen } from './ui/Fallen.tsx'

applySettings(document.documentElement)
stayOffline()

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Fallen>
        <App />
      </Fallen>
    </StrictMode>,
  )
