// @chunk own
import { pictures } from '../messages/en/pictures.ts'
import type { Say } from '../messages/say.ts'
import { Pictures } from '../parts/files/chosen-pictures.tsx'
import type { ChosenProps } from '../parts/files/file-list.tsx'
export { css } from '../parts/files/chosen-pictures.tsx'

/** FilePond with its texts, in one lazy chunk. */
export function Chosen({ say, ...props }: ChosenProps & { say: Say }) {
  const { id: _, ...labels } = say(pictures)
  return <Pictures {...props} labels={labels} />
}
