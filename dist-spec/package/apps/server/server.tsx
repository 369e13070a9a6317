/** Writes what the server sends of the app; what else it writes is a warning. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app'

process.stdout.write(
  renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
