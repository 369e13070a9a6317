// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import subsetFont from 'subset-font'
import { cutFont, CUTS, pathOf } from './font-cuts.ts'

test.each(Object.keys(CUTS))('has %s as the installed font generates it', async (file) => {
  expect(readFileSync(pathOf(file)).equals(await cutFont(file))).toBe(true)
})

interface Face {
  family: string
  source: string
  /** Of the font size, 1 by default. */
  size: number
  ascent: number
  descent: number
}

const facesIn = (sheet: string): Face[] =>
  [...readFileSync(pathOf(sheet), 'utf8').matchAll(/@font-face \{([^}]+)\}/g)].map(([, rule]) => {
    const read = (name: string) => new RegExp(`\\b${name}: ([^;]+);`).exec(rule!)?.[1] ?? ''
    const share = (name: string) => Number.parseFloat(read(name)) / 100
    return {
      family: read('font-family').slice(1, -1),
      source: /url\('\.\/([^']+)'\)/.exec(rule!)?.[1] ?? '',
      size: share('size-adjust') || 1,
      ascent: share('ascent-override'),
      descent: share('descent-override'),
    }
  })

/** Ascent and descent of a font, as shares of its size (OpenType: head, hhea). */
async function heightsOf(file: string): Promise<[ascent: number, descent: number]> {
  const font = await subsetFont(readFileSync(pathOf(file)), '', { targetFormat: 'truetype' })
  const tableAt = (name: string) => font.readUInt32BE(font.indexOf(name) + 8)
  const [head, hhea] = [tableAt('head'), tableAt('hhea')]
  const unit = font.readUInt16BE(head + 18)
  return [font.readInt16BE(hhea + 4) / unit, -font.readInt16BE(hhea + 6) / unit]
}

const sheets = new Set(
  Object.keys(CUTS).map((file) => file.replace(/^(styles)\/.*|(messages\/.*)\/.*/, '$1$2')),
)

test.each([...sheets])(
  'gives fallback fonts of %s the heights of the fonts that replace them',
  async (folder) => {
    const faces = facesIn(`${folder}/${folder === 'styles' ? 'fonts' : 'type'}.css`)
    const cut = faces.filter(({ source }) => `${folder}/${source}` in CUTS)
    expect(cut.length).toBeGreaterThan(1)
    for (const { family, source, size } of cut) {
      const [ascent, descent] = await heightsOf(`${folder}/${source}`)
      const fallbacks = faces.filter((face) => face.family.startsWith(`${family} `))
      expect(fallbacks.length).toBeGreaterThan(0)
      for (const face of fallbacks) {
        expect(face.ascent * face.size).toBeCloseTo(ascent * size, 2)
        expect(face.descent * face.size).toBeCloseTo(descent * size, 2)
      }
    }
  },
)
