import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { persistSession } from '../widgets/stores/session.ts'
import { App } from './app.tsx'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

persistSession()

createRoot(document.querySelector('#site')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
