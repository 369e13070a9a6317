import { build } from 'vite'
import { PACKAGE } from './package-config.ts'

await build(PACKAGE)
