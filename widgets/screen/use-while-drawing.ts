import { useMemo } from 'react'

/** Does something while a screen is drawn, once for each change of what it depends on: on a server nothing follows. */
export const useWhileDrawing = (act: () => void, on: readonly unknown[]) =>
  useMemo(() => {
    act()
    return on
    // oxlint-disable-next-line react/use-memo -- the list is the caller's
  }, on)
