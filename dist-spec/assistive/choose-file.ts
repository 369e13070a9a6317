import type { FileChooser } from '@playwright/test'
import type { ScreenReader } from './screen-reader.ts'

type File = Parameters<FileChooser['setFiles']>[0]

export const chooseFile = (reader: ScreenReader, file: File & { name: string }) =>
  reader.act(`Space, chooses ${file.name}`, async () => {
    const asked = reader.page.waitForEvent('filechooser')
    await reader.page.keyboard.press('Space')
    await (await asked).setFiles(file)
  })
