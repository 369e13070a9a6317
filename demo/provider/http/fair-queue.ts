import { type Refused, unavailable } from './refused.ts'

/** How much is taken on. */
export interface QueueLimits {
  /** Pieces of work at a time. */
  places: number
  /** How many may wait, and how many of one sender. */
  waiting: number
  waitingOfOne: number
}

/** Pieces of work that are under way, and that wait. */
export interface QueueLengths {
  working: number
  waiting: number
}

interface Waiting {
  begin: () => void
  refuse: (reason: Refused) => void
}

/**
 * Runs pieces of work, a few at a time. Of those that wait each sender has one in turn, and where all may
 * not wait, the sender with the most gives way: whoever sends many waits behind himself.
 *
 * `takeTurn` throws {@link Refused} 503 with `Retry-After`, before the work was begun.
 */
export function fairQueue({ places, waiting, waitingOfOne }: QueueLimits) {
  /** By sender, the one first who is next. */
  const lines = new Map<string, Waiting[]>()
  let free = places
  let count = 0

  async function enter(sender: string): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    const line = lines.get(sender) ?? []
    if (line.length >= waitingOfOne) throw busy()
    if (count >= waiting) {
      const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a))
      if (longest.length <= line.length + 1) throw busy()
      longest.pop()?.refuse(busy())
      count -= 1
    }
    count += 1
    lines.set(sender, line)
    await new Promise<void>((begin, refuse) => line.push({ begin, refuse }))
  }

  function leave(): void {
    const [next] = lines
    if (!next) {
      free += 1
      return
    }
    const [sender, line] = next
    lines.delete(sender)
    const first = line.shift()
    if (line.length > 0) lines.set(sender, line)
    count -= 1
    first?.begin()
  }

  async function takeTurn<Answer>(sender: string, work: () => Promise<Answer>): Promise<Answer> {
    await enter(sender)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  const lengths = (): QueueLengths => ({ working: places - free, waiting: count })
  return { takeTurn, lengths }
}

const busy = () => unavailable('Too many ask for this at once. Try again in a moment.', 2)
