/**
 * What `npm run build` runs: the all-in-one, each tag's own file, the site, and what draws its pages.
 * Who started it as a child process is told of each part in a sentence.
 */
import { resolve } from 'node:path'
import { build } from 'vite'
import { SITE } from '../site/build/config.ts'
import { WIDGETS } from '../widgets/build/config.ts'

const configFile = resolve(import.meta.dirname, '../vite.config.ts')
const PARTS = { 'the widgets': WIDGETS, 'the site': SITE }

for (const [part, builds] of Object.entries(PARTS)) {
  process.send?.(`Building ${part} ...`)
  for (const mode of Object.keys(builds)) await build({ configFile, mode })
}
