import { ReviewForm } from '../review/review-form.ts'
import { photo } from '../review/photos.ts'
import { newEmail } from '../site/support/traveller.ts'
import { expect, test } from '../support/test.ts'
import { chooseFile } from './choose-file.ts'
import { ScreenReader } from './screen-reader.ts'
import { foundIn, homeIn, SPOKEN, spokenWords, transcriptIn } from './spoken-languages.ts'

for (const code of SPOKEN) {
  test(`a review is written in ${code}, with stars, a date and a photo`, async ({
    page,
    served,
  }) => {
    await page.clock.setFixedTime('2026-03-10T12:00:00')
    const reader = await ScreenReader.of(page)
    const form = new ReviewForm(page, await spokenWords(code, served, 'review'))
    const email = newEmail()
    reader.mask(email, 'asha@mail.example')

    reader.chapter('Sent too early')
    await reader.open(`${homeIn(code, served)}/review`)
    await reader.tabTo(form.field('1 star'))
    await reader.press('Enter', 'ArrowRight', 'ArrowRight', 'Tab')
    await reader.type('Worth every step.')

    reader.chapter('What it is about')
    await reader.press('Tab')
    await reader.type('taj mah')
    await reader.hears(await foundIn(code, 1))
    await reader.press('Enter', 'Tab')
    await reader.type('05/01/2026')
    await reader.press('Tab', 'Enter', 'ArrowLeft', 'Escape')

    reader.chapter('A photo')
    await reader.press('Tab')
    await expect(form.element.locator('.filepond--root')).toBeAttached()
    const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') }
    await chooseFile(reader, wrong)
    await chooseFile(reader, await photo('dome.jpg'))
    await reader.hears('dome.jpg')
    await reader.press('Tab', 'Enter')
    await chooseFile(reader, await photo('dome.jpg', 2))
    await reader.hears('dome.jpg')

    reader.chapter('Sent')
    await reader.tabTo(form.field('First Name'))
    await reader.fill('Asha', 'Rao', email, '9876543210')
    await reader.tabTo(form.button('Submit Review'))
    await reader.press('Enter', 'Tab')
    await reader.end(transcriptIn(code, 'review'))
  })
}
