import { execFile } from 'node:child_process'
import { readdir, readFile, mkdir, writeFile, copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyRepository } from '../recipes/copy-repository.ts'

export const NEW = 'xa'

const ROOMS = ['widgets/messages', 'site/messages', 'demo/provider/messages']

/**
 * Adds a language to a copy of the repository, as CONTRIBUTING.md describes it, and builds its widgets.
 * @returns the copy
 */
export async function buildNewLanguage(): Promise<string> {
  const copy = await copyRepository('trip-language-')
  for (const room of ROOMS) await addTo(join(copy, room))
  await promisify(execFile)('npx', ['vite', 'build', '--mode', `${NEW}-trip-widgets`], {
    cwd: copy,
  })
  return copy
}

/** Adds a folder with each file of English. */
async function addTo(room: string): Promise<void> {
  await mkdir(join(room, NEW))
  await copyFile(join(import.meta.dirname, 'accented.ts'), join(room, NEW, 'accented.ts'))
  for (const name of await readdir(join(room, 'en'))) {
    if (/\.test\./.test(name)) continue
    const english = await readFile(join(room, 'en', name), 'utf8')
    const names = [...english.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, own]) => own)
    const sentences = `import * as english from '../en/${name}'
import { accented } from './accented.ts'
export const { ${names.join(', ')} } = accented({ ...english })
`
    await writeFile(join(room, NEW, name), name.endsWith('.ts') ? sentences : english)
  }
}
