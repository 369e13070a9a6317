import type { Failure } from '../../../api/failures.ts'
import { settled } from '../../list-later.ts'
import type { List } from '../../list.ts'

export interface Choice {
  path: string
  isOffered: () => Promise<{ offered: boolean; failure?: never } | { failure: Failure }>
}

export function choiceFrom<Item>(
  path: string,
  chosen: string,
  list: List<Item>,
  nameOf: (item: Item) => string,
): Choice {
  const isOffered: Choice['isOffered'] = async () => {
    const offered = await settled(list)
    if (offered.state === 'failed') return { failure: offered.failure }
    return { offered: offered.list.some((item) => nameOf(item) === chosen) }
  }
  return { path, isOffered }
}

/** Paths of values not in their list, as in an old draft or after a change of provider. Retries a failed list. */
export async function unoffered(
  choices: readonly Choice[],
): Promise<{ paths: string[]; failure?: never } | { failure: Failure; paths?: never }> {
  const paths: string[] = []
  for (const { path, isOffered } of choices) {
    const found = await isOffered()
    if (found.failure) return { failure: found.failure }
    if (!found.offered) paths.push(path)
  }
  return { paths }
}
