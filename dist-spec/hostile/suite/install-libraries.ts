import { resolve } from 'node:path'
import { install } from '../../support/installed.ts'

/** Runs before the specs: brings what the hostile pages have on them. */
export default () => install(resolve(import.meta.dirname, 'libraries'))
