import { chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ALONE, serve } from '../../demo/server/serve.ts'
import { findHeadlessBrowser } from '../support/browser.ts'
import { FORMS, type Heights, heightsOf, reserving } from './heights.ts'

const root = resolve(import.meta.dirname, '../..')
const serving = await serve({ port: 0, ...ALONE, demo: true })
const browser = await chromium.launch(await findHeadlessBrowser())
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const heights: Heights = {}
  for (const form of Object.keys(FORMS)) {
    heights[form] = await heightsOf(page, serving.origins.provider, form)
  }
  const text = `${JSON.stringify(heights, undefined, 2)}\n`
  writeFileSync(`${root}/widgets/element/heights.json`, text)
  writeFileSync(`${root}/site/styles/reserved-heights.css`, reserving(heights))
} finally {
  await browser.close()
  await serving.close()
}
