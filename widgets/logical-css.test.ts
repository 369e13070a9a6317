import { expect, test } from 'vitest'
import { read, repositoryFiles } from './repository.ts'

/** Sheets of pages that exist in languages written from right to left. Host pages of the demo are in English. */
const sheets = repositoryFiles()
  .filter((path) => /^(?:widgets|site|demo\/provider)\/.*\.css$/.test(path))
  .map(read)

/** Sides of the screen, which stay where they are in Arabic. */
const SIDES =
  /^(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right)(?:-|$)|^border-(?:top|bottom)-(?:left|right)-radius$/
const SIDED = /^(?:text-align|float|clear|caption-side)$/

/** Safe areas are sides of the screen; flatpickr's select and the arrow of a select have a rule of their own for Arabic. */
const KEPT = [/env\(safe-area-inset-(?:left|right)/, /^background(?:-position)?: /]

/** Values of a declaration, with functions in one piece. */
const valuesOf = (text: string) => text.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

function isPhysical(property: string, value: string): boolean {
  if (SIDES.test(property)) return true
  if (SIDED.test(property)) return /^(?:left|right)$/.test(value)
  const [, right, , left] = valuesOf(value)
  const isBox = /^(?:margin|padding|inset)$/.test(property)
  return isBox && left !== undefined && left !== right
}

test('lays out pages and widgets from the start of a line, in whatever direction it runs', () => {
  const found = sheets.flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)]
      .filter(([, property, value]) => isPhysical(property!, value!.trim()))
      .map(([declaration]) => declaration.replaceAll(/\s+/g, ' '))
      .filter((declaration) => !KEPT.some((kept) => kept.test(declaration)))
      .map((declaration) => `${path}: ${declaration}`),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
