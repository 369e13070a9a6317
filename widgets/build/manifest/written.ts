import { format, resolveConfig } from 'prettier'
import { read } from '../../repository.ts'
import { anatomy } from './anatomy.ts'
import { authorAttributes, knownAttributes } from './known-attributes.ts'
import { heightsTold } from './heights.ts'
import { manifest, pageWide } from './manifest.ts'
import { fillIn, tablesOf } from './tables.ts'
import { typesOf } from './element-types.ts'
import { wordpressWords } from './wordpress-words.ts'

const README = 'widgets/README.md'
const TYPES = 'widgets/element/trip-widgets.d.ts'
const ANATOMY = 'widgets/anatomy.svg'
const KNOWN = 'widgets/debug/tag-attributes.ts'
const WORDPRESS = 'demo/hosts/wordpress/trip-widgets/'

export async function writtenFiles(): Promise<{ path: string; text: string }[]> {
  const described = manifest()
  const tables = tablesOf(described, pageWide()).set('heights', heightsTold())
  const files = [
    { path: README, text: fillIn(read(README).text, tables) },
    { path: TYPES, text: typesOf(described, pageWide()) },
    { path: KNOWN, text: knownAttributes(described, pageWide()) },
    { path: `${WORDPRESS}tags.json`, text: authorAttributes(described, pageWide()) },
  ]
  const options = await resolveConfig('package.json')
  const formatted = files.map(async ({ path, text }) => ({
    path,
    text: await format(text, { ...options, filepath: path }),
  }))
  return [
    ...(await Promise.all(formatted)),
    { path: ANATOMY, text: anatomy(described) },
    { path: `${WORDPRESS}languages/trip-widgets.pot`, text: wordpressWords() },
  ]
}
