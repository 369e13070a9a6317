import { loadAgain } from '../contract/values/load.ts'
import { useLate } from '../parts/use-late.ts'
import type { List } from '../stores/list.ts'
import { useStore } from './use-store.ts'

export function useList<Item>({ $list, reload }: List<Item>) {
  const { list, state } = useStore($list)
  const loading = state === 'loading'
  const late = useLate(loading)
  const again = () => {
    loadAgain()
    return reload()
  }
  return { list, loading, failed: late || state === 'failed', again }
}
