import { expect, RELEASE, test } from './wordpress-test.ts'

test('an administrator activates the plugin and pins the newest release', async ({
  page,
  blog,
  served,
}) => {
  await blog.plugin(undefined)
  await blog.php(`delete_option('trip_widgets');`)
  await blog.signIn(page, 'admin')
  await page.goto(`${blog.origin}/wp-admin/plugins.php`)
  await page.getByRole('link', { name: 'Activate Trip widgets' }).click()
  await page.getByRole('link', { name: 'Settings', exact: true }).and(page.locator('tr a')).click()
  await expect(page.getByLabel('Partner')).toHaveValue('localhost')

  const provider = page.getByLabel('Provider')
  const save = () => page.getByRole('button', { name: 'Save Changes' }).click()
  await provider.fill('http://trips.example')
  await save()
  await expect(page.getByText('The provider was not saved.')).toHaveCount(1)
  await provider.fill(blog.origin)
  await save()
  await expect(page.getByText('There is no provider of trip widgets at this address')).toHaveCount(
    1,
  )
  await expect(provider).toHaveValue('')

  await provider.fill(`${served.origins.provider}/enquiry?x=1`)
  await page.getByLabel('Partner').fill('Ledger "&" Co')
  await page.getByLabel('Theme').selectOption('dark')
  await save()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(provider).toHaveValue(served.origins.provider)
  await expect(page.getByLabel('Version')).toHaveValue(RELEASE)
  await expect(page.getByLabel('Partner')).toHaveValue('Ledger "&" Co')

  const post = await blog.post('[trip-enquiry][trip-enquiry variant="wizard"]')
  await page.goto(post)
  const script = page.locator('script[src*="/widgets/"]')
  await expect(script).toHaveCount(1)
  await expect(script).toHaveAttribute('integrity', /^sha384-/)
  await expect(page.locator('trip-enquiry [part=root].dark')).toHaveCount(2)
  await expect(page.locator('trip-enquiry').locator('style')).toHaveCount(0)
  const partner = await page.locator('trip-enquiry').first().getAttribute('partner')
  expect(partner).toBe('Ledger "&" Co')

  await page.goto(`${blog.origin}/wp-admin/options-general.php?page=trip-widgets`)
  await page.getByLabel('Version').fill('7.0.0')
  await save()
  await expect(page.getByText('The provider has no version 7.0.0')).toHaveCount(1)
  await page.getByLabel('Version').fill('0')
  await save()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await page.goto(post)
  await expect(script).toHaveAttribute(
    'src',
    `${served.origins.provider}/widgets/0/trip-enquiry.js`,
  )
  expect(await script.getAttribute('integrity')).toBeNull()
  expect(await blog.notices()).toEqual([])
})

test('uninstalling leaves nothing in the database', async ({ blog, served }) => {
  await blog.plugin({ provider: served.origins.provider, version: '0' })
  await fetch(await blog.post('[trip-review]'))
  const count = `echo $wpdb->get_var("select count(*) from $wpdb->options where option_name like '%trip_widgets%'");`
  expect(Number(await blog.php(count))).toBe(3)
  await blog.plugin(undefined)
  await blog.php(
    `update_option('trip_widgets', []); uninstall_plugin('trip-widgets/trip-widgets.php');`,
  )
  expect(await blog.php(count)).toBe('0')
})
