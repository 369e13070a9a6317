/** Prints the app's server-rendered HTML; any other output is a warning. */
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
