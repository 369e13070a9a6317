import { expect, type Page } from '@playwright/test'

export interface Screen {
  path: string
  reach?: (page: Page) => Promise<unknown>
}

export const PUBLIC_SCREENS: Record<string, Screen> = {
  home: { path: '/' },
  'home-tab': {
    path: '/',
    reach: (page) => page.getByRole('tab').nth(1).click(),
  },
  login: { path: '/login' },
  'login-faults': {
    path: '/login',
    reach: (page) => page.locator('main form [type=submit]').click(),
  },
  'forgot-password': { path: '/forgot-password' },
  'activate-account': { path: '/activate-account?token=none' },
  'activate-account-without-link': { path: '/activate-account' },
  'follow-enquiry': { path: '/follow-enquiry' },
  'follow-enquiry-invalid': { path: '/follow-enquiry?key=TJ-7K2M-XQ9A.1.x' },
  attraction: { path: '/attraction-details/taj-mahal' },
  'attraction-photo': {
    path: '/attraction-details/taj-mahal',
    reach: async (page) => {
      await page.locator('section[aria-labelledby=pictures]').getByRole('link').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'attraction-unknown': { path: '/attraction-details/nowhere' },
  reviews: { path: '/reviews/taj-mahal' },
  'reviews-none': { path: '/reviews/taj-mahal?rating=1' },
  review: { path: '/review/taj-mahal' },
  destinations: { path: '/destinations' },
  'destinations-kind': { path: '/destinations?kind=heritage' },
  'destinations-filters': {
    path: '/destinations',
    reach: async (page) => {
      const button = page.locator('main [popovertarget=filters]:not([popovertargetaction])')
      if (await button.isVisible()) await button.click()
    },
  },
  region: { path: '/destinations/himalayas' },
  'region-unknown': { path: '/destinations/nowhere' },
  'destinations-search': { path: '/destinations?q=lake' },
  'destinations-nothing': { path: '/destinations?q=xyzzy' },
  trips: { path: '/trips' },
  trip: { path: '/trips/kashmir-and-ladakh' },
  'trip-unknown': { path: '/trips/nowhere' },
  'trip-enquiry': { path: '/enquiry?trip=kashmir-and-ladakh' },
  'how-it-works': { path: '/how-it-works' },
  'how-it-works-answer': {
    path: '/how-it-works',
    reach: (page) => page.locator('main summary').nth(2).click(),
  },
  planners: { path: '/planners' },
  partners: { path: '/partners' },
  testimonials: { path: '/testimonials' },
  'submit-testimonials': { path: '/submit-testimonials' },
  enquiry: { path: '/enquiry' },
  corporate: { path: '/xoriant' },
  'corporate-unknown': { path: '/somebody' },
  'not-found': { path: '/no/where' },
  privacy: { path: '/privacy' },
}

export const OWN_SCREENS: Record<string, Screen> = {
  'my-profile': { path: '/my-profile' },
  'my-enquiries': { path: '/my-enquiries' },
  'my-enquiry': {
    path: '/my-enquiries',
    reach: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').click()
      await page.getByRole('article').waitFor()
    },
  },
  'my-transactions': { path: '/my-transactions' },
  'submit-review': { path: '/submit-review' },
}

export async function come(page: Page, origin: string, { path, reach }: Screen): Promise<void> {
  await page.goto(origin + path)
  await expect(page.locator('main:not([aria-busy=true]) h1').first()).toBeVisible()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [privacy], main trip-corporate-video')].every(
      ({ shadowRoot }) => shadowRoot?.childElementCount,
    ),
  )
  await reach?.(page)
}
