/** What `npm run package` runs: writes what `npm publish dist/package` would publish. */
import { build } from 'vite'
import { PACKAGE } from './config.ts'

await build(PACKAGE)
