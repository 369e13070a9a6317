import { expect, test } from '../../support/test.ts'
import { bring, newTraveller, sessionOf } from '../support/traveller.ts'

test('lists own reviews with their state under My profile, and why one was declined', async ({
  page,
  served,
  axe,
}) => {
  const account = await newTraveller(served.origins)
  await bring(page, served.origins, await sessionOf(served.origins, account))
  await page.goto(`${served.origins.provider}/my-profile`)
  const list = page.getByRole('region', { name: 'Your reviews' })
  await expect(list).toContainText('You haven’t written one yet.')

  const { database } = served.provider
  for (const [state, email] of [
    ['approved', account.email.toUpperCase()],
    ['held', account.email],
    ['declined', account.email],
    ['held', 'somebody@mail.example'],
  ]) {
    await database.query(
      `insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email, mobile_number,
         date_of_visit, images, fingerprint, received_at, state)
       values (gen_random_uuid(), 'taj-mahal', 4, $1 || ' by ' || $2::text, 'Asha', 'Rao', $2, '9876543210',
         '2026-01-05', '[]', 'x', '2026-11-20T20:00Z', $1)`,
      [state!, email!],
    )
  }
  await database.query(
    `insert into desk_log (at, staff, deed, text, review)
     select now(), staff.uuid, 'declined', 'It names a guide.', reviews.uuid
     from reviews cross join (select uuid from staff limit 1) as staff
     where email = $1 and state = 'declined'`,
    [account.email],
  )
  await page.reload()
  const entries = list.getByRole('listitem')
  await expect(entries).toHaveCount(3)
  const entry = (state: string) => entries.filter({ hasText: state })
  await expect(entry('Being checked')).toContainText('4 of 5 stars, sent 21/11/2026')
  await expect(entry('Being checked').getByRole('link')).toHaveCount(0)
  await expect(entry('Declined')).toContainText('Reason: It names a guide.')
  await expect(list).not.toContainText('somebody@mail.example')
  expect(await axe(page)).toEqual([])
  await entry('Published').getByRole('link', { name: 'Taj Mahal' }).click()
  await expect(page).toHaveURL(`${served.origins.provider}/reviews/taj-mahal`)
})
