import { read, repositoryFiles } from '../../repository.ts'

const PLUGIN = 'demo/hosts/wordpress/trip-widgets/'
const HEAD = String.raw`# Written by "npm run manifest" from the strings in the plugin.
msgid ""
msgstr ""
"Project-Id-Version: Trip widgets\n"
"Content-Type: text/plain; charset=UTF-8\n"
`
const CALL =
  /(?:\/\* (translators: .*?) \*\/\s*)?\b(?:esc_html)?__\(\s*'([^']+)',\s*'trip-widgets'\s*\)/g

interface Word {
  path: string
  text: string
  note?: string | undefined
  context?: string
}

/** Template of the WordPress plugin's translations: strings of its PHP files, its editor script and its block. */
export function wordpressWords(): string {
  const sources = repositoryFiles()
    .filter((path) => path.startsWith(PLUGIN) && /\.(?:php|js)$/.test(path))
    .map(read)
  const called = sources.flatMap(({ path, text }) =>
    [...text.matchAll(CALL)].map(([, note, text = '']): Word => ({ path, text, note })),
  )
  const path = `${PLUGIN}block.json`
  const block = JSON.parse(read(path).text) as Record<string, string>
  const declared = ['title', 'description'].map((name): Word => {
    return { path, text: block[name]!, context: `block ${name}` }
  })
  const words = new Map([...declared, ...called].map((word) => [word.text, word]))
  return [HEAD, ...[...words.values()].map(entry)].join('\n')
}

function entry({ path, text, note, context }: Word): string {
  const lines = [
    note && `#. ${note}`,
    `#: ${path.slice(PLUGIN.length)}`,
    context && `msgctxt "${context}"`,
    `msgid ${JSON.stringify(text)}`,
    'msgstr ""\n',
  ]
  return lines.filter(Boolean).join('\n')
}
