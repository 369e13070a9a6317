import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { askedTag } from '../asked-tag.ts'
import { packageVersion } from '../../provider/settings/package-version.ts'

const read = (name: string) => readFile(resolve(import.meta.dirname, 'trip-widgets', name), 'utf8')

type Attributes = Record<string, string[]>

const manifest = async () =>
  JSON.parse(await read('tags.json')) as { tags: Record<string, Attributes>; shared: Attributes }

test('names every tag and attribute in the editor', async () => {
  const { tags } = await manifest()
  const labels = await read('includes/block.php')
  const names = new Set([...Object.keys(tags), ...Object.values(tags).flatMap(Object.keys)])
  const missing = [...names].filter((name) => !new RegExp(`'${name}' +=> __\\(`).test(labels))
  expect(names.size).toBeGreaterThan(15)
  expect(missing).toEqual([])
})

test('checks the links that the provider checks', async () => {
  const { tags, shared } = await manifest()
  const names = new Set([...Object.values(tags), shared].flatMap(Object.keys))
  const links = [...names].filter((name) => {
    const { others } = askedTag(new URLSearchParams([[name, 'javascript:x']]), [name])
    return others.length > 0
  })
  const [, listed = ''] = /const LINKS = array\( (.*) \);/.exec(await read('includes/tags.php'))!
  expect(listed.replaceAll("'", '').split(', ').toSorted()).toEqual(links.toSorted())
})

test('has the version of the widgets', async () => {
  const version = (await packageVersion()).replace(/-.*/, '')
  expect(await read('trip-widgets.php')).toContain(` * Version:           ${version}\n`)
  expect(await read('readme.txt')).toContain(`\nStable tag: ${version}\n`)
})
