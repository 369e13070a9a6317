import { resolve } from 'node:path'
import { install } from '../../support/installed.ts'

/** Installs the libraries of the hostile pages before the specs run. */
export default () => install(resolve(import.meta.dirname, 'libraries'))
