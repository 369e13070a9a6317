import { afterEach, expect, test, vi } from 'vitest'
import { copied } from './copied.ts'

afterEach(() => vi.unstubAllGlobals())

test('reports whether the clipboard has the text', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copied('a')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('a')
  writeText.mockRejectedValue(new Error('blocked'))
  expect(await copied('a')).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(await copied('a')).toBe(false)
})
