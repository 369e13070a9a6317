import { writeFileSync } from 'node:fs'
import { writtenFiles } from './written.ts'

for (const { path, text } of await writtenFiles()) writeFileSync(path, text)
