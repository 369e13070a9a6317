import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { JAIPUR, OCCASIONS, PARTY, UMARIA, WISHES, WizardForm } from './wizard-form.ts'

async function open(page: Page, host: string): Promise<WizardForm> {
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.ready()
  return form
}

test('changes a count by buttons, keys and typing, within its limits, and adds up days', async ({
  page,
  host,
}) => {
  const form = await open(page, host)
  const nothing = async () => {
    await expect(form.total).toHaveText('')
    await expect(form.field('Nights')).toHaveValue('0')
    await expect(form.field('To date')).toHaveValue('')
  }
  await nothing()
  const adults = form.field('Adults')
  const [fewer, more] = [form.button('One adult fewer'), form.button('One adult more')]
  for (const button of [fewer, more]) {
    const { width, height } = (await button.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await expect(fewer).toBeDisabled()
  await more.click()
  await expect(adults).toHaveValue('1')
  await expect(fewer).toBeDisabled()
  await more.click()
  await expect(form.element.getByText('Adults: 2', { exact: true })).toBeAttached()
  await fewer.click()
  await expect(adults).toHaveValue('1')
  await adults.press('ArrowUp')
  await adults.press('ArrowUp')
  await adults.press('ArrowDown')
  await expect(adults).toHaveValue('2')
  await expect(adults).toHaveAttribute('aria-valuenow', '2')
  await adults.fill('500')
  await expect(more).toBeDisabled()
  await adults.press('ArrowUp')
  await expect(adults).toHaveValue('500')
  await adults.fill('some')
  await form.button('Next').click()
  await expect(adults).toHaveAccessibleDescription('Adults must be a number from 1 to 500')
  await more.click()
  await expect(adults).toHaveValue('1')
  await expect(adults).not.toHaveAttribute('aria-invalid')
  await expect(form.field('Below 5')).toHaveValue('0')
  await expect(form.button('One child fewer')).toBeDisabled()
  await form.stop(1).getByRole('button', { name: 'One day more' }).click()
  await expect(form.field('Days')).toHaveValue('1')
  await expect(form.total).toHaveText('Your trip: 1 day')
  await expect(form.field('Nights')).toHaveValue('0')
  await form.field('Days').fill('366')
  await nothing()
})

test('finds destinations by state, and offers to undo a removal until something else changes', async ({
  page,
  host,
}) => {
  const form = await open(page, host)
  const destination = form.field('Destination')
  await destination.click()
  await expect(form.options.first()).toHaveText('Havelock Island, Andaman and Nicobar Islands')
  await destination.fill('kerala')
  await expect(form.options.first()).toHaveText(/, Kerala$/)
  for (const option of await form.options.all()) await expect(option).toHaveText(/, Kerala$/)
  await destination.press('ArrowDown')
  await destination.press('Enter')
  await expect(destination).toHaveValue(/, Kerala$/)
  await page.reload()
  await expect(destination).toHaveValue(/, Kerala$/)
  await destination.fill('nowhere at all')
  await expect(form.element.getByText('No destination matches').first()).toBeVisible()
  await destination.press('Escape')

  await form.fillStop(1, UMARIA)
  await form.button('Add destination').click()
  await form.fillStop(2, JAIPUR)
  await form.stop(1).getByRole('button', { name: 'Remove destination' }).click()
  const said = form.element.locator('[aria-live=polite]', { hasText: 'Umaria' })
  await expect(said).toHaveText('Umaria, Madhya Pradesh removed.')
  await expect(form.button('Undo')).toBeFocused()
  await form.button('Undo').press('Enter')
  const first = form.stop(1)
  await expect(first.getByLabel('Destination')).toBeFocused()
  await expect(first.getByLabel('Destination')).toHaveValue('Umaria, Madhya Pradesh')
  await expect(first.getByLabel('Days')).toHaveValue(UMARIA.days)
  for (const hotel of UMARIA.hotels) await expect(first.getByLabel(hotel)).toBeChecked()
  await expect(form.stop(2).getByLabel('Destination')).toHaveValue('Jaipur, Rajasthan')
  await expect(form.button('Undo')).toBeHidden()
  await form.stop(2).getByRole('button', { name: 'Remove destination' }).click()
  await expect(form.button('Undo')).toBeFocused()
  await form.field('Adults').fill('2')
  await expect(form.button('Undo')).toBeHidden()
  await expect(form.field('Adults')).toBeFocused()

  await form.unfold(OCCASIONS)
  await form.field('Occasion').fill('Birthday')
  await form.button('Remove occasion').click()
  await expect(form.field('Occasion')).toHaveValue('')
  await form.button('Undo').click()
  await expect(form.field('Occasion')).toHaveValue('Birthday')
  await expect(form.field('Occasion')).toBeFocused()
})

test('opens optional sections with content, and adds their answers to the visitor’s own request', async ({
  page,
  host,
}) => {
  const form = await open(page, host)
  const folded = ['Senior citizens', 'Travelling with', 'Occasion', 'Coupon code']
  for (const label of folded) await expect(form.field(label)).toBeHidden()
  const request = form.field('Any special request')
  const told = form.element.getByText('We add this to ‘Any special request’ below')
  await expect(request).toBeVisible()
  await form.unfold(PARTY)
  await expect(told.first()).toBeVisible()
  await form.button('One senior citizen more').click()
  await form.unfold(OCCASIONS)
  await expect(told.last()).toBeVisible()
  await form.unfold(WISHES)
  await form.field('Coupon code').fill('x'.repeat(101))
  await page.reload()
  await form.ready()
  await expect(form.field('Senior citizens')).toBeVisible()
  await expect(form.field('Coupon code')).toBeVisible()
  await expect(form.field('Occasion')).toBeHidden()
  await form.fold(WISHES).click()
  await expect(form.field('Coupon code')).toBeHidden()
  await form.fillTripFields()
  await form.button('Next').click()
  await expect(form.field('Coupon code')).toBeFocused()
  await expect(form.field('Coupon code')).toHaveAccessibleDescription(
    'This coupon code is too long',
  )
  await form.field('Coupon code').fill('')

  await form.unfold(OCCASIONS)
  await form.field('Occasion').fill('Birthday')
  await expect(request).toHaveValue('Senior citizens: 1\nOccasion: Birthday')
  await request.press('End')
  await request.pressSequentially(', in the evening')
  await form.button('One senior citizen more').click()
  const value = 'Senior citizens: 2\nOccasion: Birthday, in the evening'
  await expect(request).toHaveValue(value)
  await page.reload()
  await form.ready()
  await expect(request).toHaveValue(value)
  await form.field('Senior citizens').fill('')
  await request.fill(`${'x'.repeat(4990)}`)
  await form.field('Occasion').fill('Silver wedding')
  await form.button('Next').click()
  await expect(request).toBeFocused()
  await expect(request).toHaveAccessibleDescription(
    'Please shorten your request to 5000 characters',
  )
})
