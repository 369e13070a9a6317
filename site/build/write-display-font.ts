import { writeFileSync } from 'node:fs'
import { displayFont, fileOf, SUBSETS } from './display-font.ts'

for (const subset of Object.keys(SUBSETS)) writeFileSync(fileOf(subset), await displayFont(subset))
