import { SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from './engine-test.ts'
import { fillEnquiry } from './uses.ts'

/** Puts the tag of a page, or a new one, into a same-origin frame. */
function move(fresh: boolean) {
  const frame = document.createElement('iframe')
  Object.assign(frame, { width: '800', height: '800' })
  document.body.prepend(frame)
  const [there] = document.getElementsByTagName('trip-enquiry')
  if (fresh) there?.remove()
  frame.contentDocument!.body.append(fresh ? document.createElement('trip-enquiry') : there!)
  return null
}

test('a form moved to another document, or created there, is styled and can be sent', async ({
  person,
  host,
}) => {
  const { visitor } = person
  for (const fresh of [false, true]) {
    await visitor.goto(`${host}/enquiry.html`)
    await person.sees('Submit Enquiry')
    await visitor.evaluate(move, fresh)
    await visitor.enter()
    await fillEnquiry(person, `moved-${visitor.engine}-${fresh}-${process.pid}@example.com`)
    const radius = await visitor.evaluate(() => {
      const [tag] = document.getElementsByTagName('trip-enquiry')
      return getComputedStyle(tag!.shadowRoot!.querySelector('[type=submit]')!).borderRadius
    })
    expect(radius).toBe('8px')
    await person.press('Submit Enquiry')
    await person.reads(SENT)
  }
  await visitor.goto(`${host}/bare.html`)
})
