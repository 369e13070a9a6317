import { build } from 'vite'
import { PACKAGE } from './config.ts'

await build(PACKAGE)
