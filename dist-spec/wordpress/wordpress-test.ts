import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { serveForTest } from '../../demo/server/serve-for-test.ts'
import { test as base } from '../support/test.ts'
import { startWordPress, type WordPress } from './wordpress.ts'

export { expect } from '@playwright/test'

/** The build as a release, which can be pinned. */
export const RELEASE = '0.9.0'

export interface Blog extends WordPress {
  /** Activates the plugin with settings, or deactivates it. Caches are emptied. */
  plugin: (settings: Record<string, unknown> | undefined) => Promise<void>
  /** Publishes a post by an author, who may not write HTML. Returns its address. */
  post: (content: string) => Promise<string>
  signIn: (page: Page, name: 'admin' | 'editor' | 'author') => Promise<void>
}

interface WorkerFixtures {
  blog: Blog
  /** A provider that lets every page frame it, and has a release. */
  served: Awaited<ReturnType<typeof serveForTest>>
}

/* oxlint-disable no-empty-pattern -- Playwright insists on a pattern, even for a fixture of no other. */
export const test = base.extend<object, WorkerFixtures>({
  served: [
    async ({}, use) => {
      const widgetsDir = await mkdtemp(join(tmpdir(), 'trip-widgets-'))
      const release = join(widgetsDir, RELEASE)
      await cp('dist/widgets', release, { recursive: true })
      const list = join(release, 'integrity.json')
      const text = await readFile(list, 'utf8')
      await writeFile(list, text.replace(/"version": "[^"]*"/, `"version": "${RELEASE}"`))
      const enquiryRate = { limit: 10_000, seconds: 600 }
      const mode = { demo: true, production: false, frameOrigins: ['*'] }
      const serving = await serveForTest({ ...mode, enquiryRate, widgetsDir })
      await use(serving)
      await serving.close()
      await rm(widgetsDir, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  blog: [
    async ({ served }, use) => {
      const wordpress = await startWordPress(served.origins.provider)
      await use(blogOf(wordpress))
      await wordpress.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Publishes the post in the editor, and returns its address. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Editor publish' })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  return (await panel.getByRole('link', { name: 'View Post' }).getAttribute('href'))!
}

const PLUGIN = "'trip-widgets/trip-widgets.php'"

function blogOf(wordpress: WordPress): Blog {
  const { origin, php } = wordpress
  const quoted = (text: string) => `base64_decode('${Buffer.from(text).toString('base64')}')`
  return {
    ...wordpress,
    plugin: async (settings) => {
      const stored = quoted(JSON.stringify(settings ?? {}))
      const set = `activate_plugin(${PLUGIN}); update_option('trip_widgets', json_decode(${stored}, true));`
      const clear = `delete_expired_transients(true); $wpdb->query("delete from $wpdb->options where option_name like '%transient%trip_widgets%'");`
      await php(clear + (settings ? set : `deactivate_plugins(${PLUGIN});`))
    },
    post: async (content) => {
      const id = await php(
        `wp_set_current_user(get_user_by('login', 'author')->ID); kses_init();
        echo wp_insert_post(['post_title' => 'Four days of rain', 'post_content' => wp_slash(${quoted(content)}), 'post_status' => 'publish', 'comment_status' => 'closed']);`,
      )
      return `${origin}/?p=${id}`
    },
    signIn: async (page, name) => {
      await page.goto(`${origin}/wp-login.php`)
      const login = page.getByLabel('Username or Email Address')
      // A script focuses it after 200 ms, and must not do so while the password is filled in.
      await expect(login).toBeFocused()
      await login.fill(name)
      await page.getByLabel('Password', { exact: true }).fill(name)
      await page.getByRole('button', { name: 'Log In' }).click()
      await page.waitForURL('**/wp-admin/**')
    },
  }
}
