import { expect, test } from 'vitest'
import { files } from './files-later.ts'

const said = (fault: string, kind: 'photo' | 'video', more = 0) =>
  files.fault(fault, 'a', kind, more).replaceAll(/[\u2068\u2069]/g, '')

test('names the kinds and the limit in Hindi', () => {
  expect(said('type', 'video')).toBe('a का फ़ॉर्मैट सही नहीं है। MP4, MOV या WebM फ़ाइल चुनें।')
  expect(said('many', 'photo', 1)).toBe(
    'a और 1 दूसरी फ़ाइल नहीं जोड़ी गईं। ज़्यादा से ज़्यादा 10 फ़ोटो भेज सकते हैं।',
  )
  expect(said('small', 'photo')).toContain('कम से कम 1 KB')
})
