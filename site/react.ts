/** Evaluates React in a task of its own, before the site's code. */
export { createRoot, hydrateRoot } from 'react-dom/client'
