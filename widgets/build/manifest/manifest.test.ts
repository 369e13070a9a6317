import { expect, test } from 'vitest'
import { read } from '../../repository.ts'
import { writtenFiles } from './written.ts'

test('matches the generated files; otherwise run `npm run manifest`', async () => {
  const files = await writtenFiles()
  expect(files.map(({ path }) => read(path))).toEqual(files)
})
