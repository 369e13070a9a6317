import { useMemo } from 'react'

/** Does something while a screen is drawn, once for each change of what it depends on: on a server nothing follows. */
export const useWhileDrawing = (act: () => void, on: readonly unknown[]) =>
  // oxlint-disable-next-line react/use-memo -- it is the caller's list
  useMemo(() => {
    act()
    return on
  }, on)
