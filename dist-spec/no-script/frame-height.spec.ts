import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'

test("the README's frames are as high as their content, sandboxed or not", async ({
  page,
  served,
}) => {
  const readme = await readFile('widgets/README.md', 'utf8')
  const [, snippet = ''] = /```html\n(<iframe\n[^]*?)```/.exec(readme) ?? []
  const plain = snippet.replace('https://YOUR-PROVIDER', served.origins.provider)
  expect(plain).toContain(`"${served.origins.provider}/embed/enquiry"`)
  const sandboxed = plain
    .replace('<iframe', '<iframe sandbox="allow-scripts allow-forms"')
    .replace('id="trip"', 'id="sandboxed"')
    .replace("ById('trip')", "ById('sandboxed')")
  // Chromium counts a page that a route fulfils as public, and asks before it loads a local server's frame.
  await page.context().grantPermissions(['local-network-access'])
  const address = `${served.origins.intranet}/host-page`
  const body = `<!doctype html><title>Host page</title>${plain}${sandboxed}`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  for (const id of ['trip', 'sandboxed']) {
    const frame = page.locator(`#${id}`)
    const inside = page.frameLocator(`#${id}`)
    const excess = async () => {
      const height = await inside.locator('html').evaluate((html) => html.scrollHeight)
      return Math.abs((await frame.boundingBox())!.height - height)
    }
    await expect(frame).not.toHaveCSS('height', '760px')
    await expect.poll(excess).toBeLessThanOrEqual(1)
    const before = (await frame.boundingBox())!.height
    expect(before).toBeGreaterThan(400)
    // A message from another window changes nothing.
    await page.evaluate(async () => {
      postMessage({ type: 'trip-height', height: 5 }, '*')
      await new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    })
    expect((await frame.boundingBox())!.height).toBe(before)
    await inside.getByRole('button', { name: 'Submit Enquiry' }).click()
    await expect(inside.getByText('Please select the destination').first()).toBeVisible()
    await expect.poll(async () => (await frame.boundingBox())!.height).toBeGreaterThan(before)
    await expect.poll(excess).toBeLessThanOrEqual(1)
  }
})
