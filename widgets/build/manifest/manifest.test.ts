import { expect, test } from 'vitest'
import { read } from '../../repository.ts'
import { writtenFiles } from './written.ts'

test('keeps what is written of the tags as they are declared: else `npm run manifest`', async () => {
  const files = await writtenFiles()
  expect(files.map(({ path }) => read(path))).toEqual(files)
})
