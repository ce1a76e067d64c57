import './style/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { keepAccountInStep } from './account/start.ts'
import { stayOffline } from './offline/register.ts'
import { applySettings } from './settings/settings.ts'
import { Fallen } from './ui/Fallen.tsx'

applySettings(document.documentElement)
stayOffline()
void keepAccountInStep()

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Fallen>
        <App />
      </Fallen>
    </StrictMode>,
  )
