import { read } from '../../repository.ts'
import { classOf } from '../manifest/manifest.ts'
import { ALL_IN_ONE, TAGS } from '../tags.ts'

export const FRAMEWORKS = ['react', 'preact', 'vue', 'svelte']

export function types(): Map<string, string> {
  const tags = [...TAGS.keys()]
  const classes = tags.map((tag) => `export { ${classOf(tag)} } from './${tag}.js'\n`).join('')
  const all = `${source(ALL_IN_ONE)}\n${classes}`
  return new Map([
    [`${ALL_IN_ONE}.d.ts`, all],
    ...tags.map((tag) => [`${tag}.d.ts`, typesOfTag(tag)] as const),
    ...FRAMEWORKS.flatMap(
      (name) =>
        [
          // A type import with side effects on templates needs a file at runtime.
          [`${name}.js`, 'export {}\n'],
          [`${name}.d.ts`, source(`${ALL_IN_ONE}-${name}`)],
        ] as const,
    ),
  ])
}

/** Node's resolution expects the extension of the JavaScript file. */
const source = (name: string) =>
  read(`widgets/element/${name}.d.ts`).text.replaceAll(/\.d\.ts'$/gm, `.js'`)

function typesOfTag(tag: string): string {
  const name = classOf(tag)
  return `import type { ${name}Element } from './${ALL_IN_ONE}.js'

/** The class of \`<${tag}>\`. Importing it registers the tag; on a server it does nothing. */
export declare const ${name}: { new (): ${name}Element; prototype: ${name}Element }
export type ${name} = ${name}Element
`
}
