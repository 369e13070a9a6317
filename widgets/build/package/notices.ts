import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { read } from '../../repository.ts'

interface Inside {
  name: string
  version: string
  license: string
  author: string
  text: string
}

/** The bundler's runtime, which has the licence of its package. */
const RUNTIME = '\0rolldown/runtime.js'

export function notices(): Plugin {
  return {
    name: 'third-party-notices',
    generateBundle(_, bundle) {
      const folders = new Set(Object.values(bundle).flatMap(foldersIn))
      const inside = [...folders]
        .map(packageIn)
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      if (inside.length === 0) this.error('no third-party code found')
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.md', source: told(inside) })
    },
  }
}

function foldersIn(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  if (file.type === 'asset') return []
  return file.moduleIds.flatMap((id) => {
    if (id === RUNTIME) return rolldown()
    return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []
  })
}

const rolldown = () => {
  const { resolve } = createRequire(import.meta.resolve('vite'))
  return dirname(resolve('rolldown/package.json'))
}

function packageIn(folder: string): Inside {
  const { name, version, license, author } = JSON.parse(
    readFileSync(resolve(folder, 'package.json'), 'utf8'),
  ) as Record<'name' | 'version' | 'license', string> & { author?: string | { name: string } }
  const by = typeof author === 'string' ? author : (author?.name ?? '')
  return { name, version, license, author: by, text: licenceIn(folder, license, by) }
}

/** The licence text in a package. Without a file, MIT with the author's name is accepted. */
function licenceIn(folder: string, license: string, author: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.\w+)?$/i.test(name))
  if (file) return readFileSync(resolve(folder, file), 'utf8').trim()
  if (license !== 'MIT' || !author) throw new Error(`${folder} contains no licence text`)
  return read('LICENSE')
    .text.replace(/^Copyright.*$/m, `Copyright (c) ${author}`)
    .trim()
}

const told = (inside: Inside[]) =>
  [
    '# Third-party notices\n\nThe files of this package contain parts of these packages, under their own licences.\n',
    ...inside.map(
      ({ name, version, license, text }) =>
        `## ${name} ${version}\n\n${license}\n\n\`\`\`text\n${text}\n\`\`\`\n`,
    ),
  ].join('\n')
