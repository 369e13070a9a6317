import { SAVED } from '../outbox/outbox-page.ts'
import { expect, test } from './engine-test.ts'
import type { Person } from './person.ts'
import { fillEnquiry, fillReview } from './uses.ts'

/** No driver of these engines can take the network away, so the page's own means fail. The next page has them again. */
function goOffline() {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  window.fetch = async () => Promise.reject(new TypeError('offline'))
  XMLHttpRequest.prototype.send = function () {
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')))
  }
}

const FORMS = {
  enquiry: { tag: 'trip-enquiry', fill: fillEnquiry, submit: 'Submit Enquiry', column: 'email' },
  review: { tag: 'trip-review', fill: fillReview, submit: 'Submit Review', column: 'feedback' },
}
const TABLES = { enquiry: 'enquiries', review: 'reviews' }

const chunks = (person: Person) =>
  person.visitor.inPage(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /chunks.outbox-/.test(name))
        .length,
  )

for (const [kind, { tag, fill, submit, column }] of Object.entries(FORMS)) {
  test(`saves this form offline, and sends it on the next visit: ${kind}`, async ({
    person,
    host,
    served,
  }) => {
    const { visitor } = person
    const mark = `waits-${kind}-${visitor.engine}@mail.example`
    const address = `${host}/any.html?tag=${tag}&attributes=${encodeURIComponent('outbox="on"')}`
    const stored = () =>
      served.provider.database.query<{ images?: string[] }>(
        `select * from ${TABLES[kind as keyof typeof TABLES]} where ${column} = $1`,
        [mark],
      )
    await visitor.goto(address)
    await fill(person, mark)
    await expect.poll(() => chunks(person)).toBe(1)
    await visitor.inPage(goOffline)
    await person.press(submit)
    // A window without a profile, as a driver opens it and as Safari's private ones are, stores no files.
    if (visitor.engine === 'webkit' && kind === 'review') {
      await person.reads('Failed to add review')
      await person.reads('trip-enquiry.png')
      expect(await person.value('Feedback')).toBe(mark)
      return
    }
    await person.reads(SAVED)
    await person.reads('Waiting for a connection')
    expect(await stored()).toEqual([])
    await visitor.goto(address)
    await person.reads('Sent. We have it now.')
    const rows = await stored()
    expect(rows.map(({ images }) => images?.length)).toEqual([kind === 'review' ? 1 : undefined])
  })
}
