import type { FileChooser } from '@playwright/test'
import { expect } from '../support/test.ts'
import type { ScreenReader } from './screen-reader.ts'

type File = Parameters<FileChooser['setFiles']>[0]

export const chooseFile = (reader: ScreenReader, file: File & { name: string }) =>
  reader.act(`Space, chooses ${file.name}`, async () => {
    // The first chooser is lost if it opens before the browser is ready to intercept it. So this retries.
    await expect(async () => {
      const asked = reader.page.waitForEvent('filechooser', { timeout: 3000 })
      await Promise.all([asked, reader.page.keyboard.press('Space')])
      await (await asked).setFiles(file)
    }).toPass()
  })
