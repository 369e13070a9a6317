/** What `npm run build` runs: the all-in-one, each tag's own file, the site, and what draws its pages. */
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
const rooms = readdirSync(resolve(root, 'widgets')).filter((room) =>
  existsSync(resolve(root, 'widgets', room, 'element.ts')),
)

for (const mode of ['widgets', ...rooms.map((room) => `trip-${room}`), 'site', 'site-server']) {
  await build({ configFile: resolve(root, 'vite.config.ts'), mode })
}
