import type { Failure } from '../../api/failures.ts'
import { settled } from '../list-later.ts'
import type { List } from '../list.ts'

/** Something that was chosen from a list which somebody else offers. */
export interface Choice {
  /** The path of its field. */
  path: string
  isOffered: () => Promise<{ offered: boolean; failure?: never } | { failure: Failure }>
}

/** What a field has chosen from a list, by the name that its items go by. */
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

/**
 * The paths of what is not offered, for what a visitor cannot see among the choices is not what the visitor
 * has chosen: a kept draft may be older than the list, and a host may change provider. A list that could
 * not be had is asked for once more.
 */
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
