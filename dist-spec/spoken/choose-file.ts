import type { FileChooser } from '@playwright/test'
import { expect } from '../support/test.ts'
import type { ScreenReader } from './screen-reader.ts'

type File = Parameters<FileChooser['setFiles']>[0]

/** Chooses a file by pressing what has focus, and hears what comes of it. */
export const chooseFile = (reader: ScreenReader, file: File & { name: string }) =>
  reader.act(`Space, chooses ${file.name}`, async () => {
    // A chooser that opens before the browser has learnt to hand it over opens for nobody: once more.
    await expect(async () => {
      const asked = reader.page.waitForEvent('filechooser', { timeout: 3000 })
      await Promise.all([asked, reader.page.keyboard.press('Space')])
      await (await asked).setFiles(file)
    }).toPass()
  })
