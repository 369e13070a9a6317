import { read } from '../../repository.ts'
import { classOf } from '../manifest/manifest.ts'
import { ALL_IN_ONE, TAGS } from '../tags.ts'

/** Whose templates there are types for. */
export const FRAMEWORKS = ['react', 'preact', 'vue', 'svelte']

/** What stands beside the files of the package, by name: the types of what they export, and of templates. */
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
          // Who imports types for what they do to a template imports a file as well.
          [`${name}.js`, 'export {}\n'],
          [`${name}.d.ts`, source(`${ALL_IN_ONE}-${name}`)],
        ] as const,
    ),
  ])
}

/** Node's way to find types wants the name of what they are of. */
const source = (name: string) =>
  read(`widgets/element/${name}.d.ts`).text.replaceAll(/\.d\.ts'$/gm, `.js'`)

function typesOfTag(tag: string): string {
  const name = classOf(tag)
  return `import type { ${name}Element } from './${ALL_IN_ONE}.js'

/** The class of \`<${tag}>\`, which is registered by this import; on a server a class that does nothing. */
export declare const ${name}: { new (): ${name}Element; prototype: ${name}Element }
export type ${name} = ${name}Element
`
}
