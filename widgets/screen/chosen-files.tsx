import { files as english } from '../messages/en/files-later.ts'
import type { Say } from '../messages/say.ts'
import { Added as AddedFiles, type AddedProps } from '../parts/added.tsx'
import { type ChosenProps, FileList } from '../parts/files/file-list.tsx'
export { css } from '../parts/files/file-list.tsx'

interface Words {
  say: Say
}

/** The list of chosen files with its texts. */
export function Chosen({ say, ...props }: ChosenProps & Words) {
  return <FileList {...props} sizeText={say(english).size} />
}

export function Added({ say, ...props }: Omit<AddedProps, 'sizeText'> & Words) {
  return <AddedFiles {...props} sizeText={say(english).size} />
}
