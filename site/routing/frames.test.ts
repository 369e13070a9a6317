import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { FRAMES, WIZARD_HEIGHT } from './frames.ts'

test('has the heights of frames that the README lists', async () => {
  const readme = await readFile('widgets/README.md', 'utf8')
  const [, text = ''] = /#### Heights of frames\n([^#]*)/.exec(readme) ?? []
  for (const { path, height } of Object.values(FRAMES))
    expect(text).toMatch(new RegExp(`\`${path}\`\\s${height} px`))
  expect(text).toMatch(new RegExp(`\`\\?variant=wizard\`\\s${WIZARD_HEIGHT} px`))
})
