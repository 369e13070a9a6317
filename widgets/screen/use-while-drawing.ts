import { useMemo } from 'react'

/** Runs a callback during render when its dependencies change, because effects don't run on a server. */
export const useWhileDrawing = (act: () => void, on: readonly unknown[]) =>
  useMemo(() => {
    act()
    return on
    // oxlint-disable-next-line react/use-memo -- the list is the caller's
  }, on)
