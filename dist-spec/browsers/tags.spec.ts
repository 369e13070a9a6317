import { USES } from './uses.ts'
import { expect, test } from './engine-test.ts'

const STORED: Record<string, Record<string, unknown>> = {
  'an enquiry in two steps': {
    number_of_adults: 2,
    first_name: 'Asha',
    phone_number: '9876543210',
  },
  'a review with a photo': { rating: 4, first_name: 'Asha', images: 1 },
  'a testimonial with its video': { first_name: 'Asha', phone_number: '9876543210' },
}

// A simple enquiry is sent in corporate.spec.ts, with its one-time code.
const { 'a simple enquiry': _, ...OTHERS } = USES

for (const [name, { tag, attributes, go }] of Object.entries(OTHERS)) {
  test(`lets a visitor use ${name}`, async ({ person, host, served }) => {
    const { visitor } = person
    await visitor.goto(`${host}/any.html?tag=${tag}&attributes=${encodeURIComponent(attributes)}`)
    const mark = `${tag}.${name.length}.${visitor.engine}`
    const came = await go(person, served, mark)
    const expected = STORED[name]
    if (expected) expect(came).toEqual([expect.objectContaining(expected)])
  })
}
