/* oxlint-disable no-empty-pattern -- Playwright insists on a pattern, even for a fixture of no other. */
import { test as base } from '../../support/test.ts'
import { install } from './apps.ts'

export { expect } from '../../support/test.ts'

export const test = base.extend<object, { packed: string }>({
  /** Path of the packed file, which is installed in the apps. */
  packed: [
    async ({}, use) => use(await install()),
    // The package is built, and the dependencies of the apps come from the registry.
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
})
