import { writeFileSync } from 'node:fs'
import { cutFont, CUTS, pathOf } from './font-cuts.ts'

for (const file of Object.keys(CUTS)) writeFileSync(pathOf(file), await cutFont(file))
