import { expect } from '../support/test.ts'
import { JOURNEYS } from './tag-journeys.ts'
import { LANGUAGES, test } from './visit.ts'

for (const code of LANGUAGES) {
  for (const [tag, journey] of Object.entries(JOURNEYS)) {
    test(`${tag} in ${code} has nothing in English, and fits a phone`, async ({ visit }) => {
      const inLanguage = visit(code)
      await journey(inLanguage)
      expect(inLanguage.found).toEqual([])
    })
  }
}
