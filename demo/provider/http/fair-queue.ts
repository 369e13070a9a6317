import { type Refused, unavailable } from '../errors/refused.ts'

export interface QueueLimits {
  places: number
  waiting: number
  waitingOfOne: number
  /** Longest wait in ms. */
  patience?: number
}

export interface QueueLengths {
  working: number
  waiting: number
}

interface Waiting {
  begin: () => void
  refuse: (reason: Refused) => void
}

/** Long enough for a full queue on a busy machine, short enough that clients don't time out first. */
const PATIENCE = 4000

/**
 * Runs a few pieces of work at a time. Waiting senders alternate, and when the queue is full, the sender with the most
 * waiting loses its last. Known senders have a queue of their own, as long as the other; the two alternate, so that
 * strangers can't fill both. `takeTurn` throws {@link Refused} 503 with `Retry-After` before the work starts.
 */
export function fairQueue(limits: QueueLimits) {
  const groups = [waitingGroup(limits), waitingGroup(limits)] as const
  const [strangers, known] = groups
  let free = limits.places
  let turn = 0

  async function enter(sender: string, isKnown: boolean): Promise<void> {
    if (free > 0) free -= 1
    else await (isKnown ? known : strangers).wait(sender)
  }

  function leave(): void {
    turn += 1
    const [first, second] = turn % 2 ? [known, strangers] : [strangers, known]
    if (!first.next() && !second.next()) free += 1
  }

  async function takeTurn<Answer>(
    sender: string,
    work: () => Promise<Answer>,
    isKnown = false,
  ): Promise<Answer> {
    await enter(sender, isKnown)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  const lengths = (): QueueLengths => ({
    working: limits.places - free,
    waiting: strangers.length() + known.length(),
  })
  return { takeTurn, lengths }
}

function waitingGroup({ waiting, waitingOfOne, patience = PATIENCE }: QueueLimits) {
  const lines = new Map<string, Waiting[]>()
  let count = 0

  async function wait(sender: string): Promise<void> {
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
    let timer: NodeJS.Timeout | undefined
    try {
      await new Promise<void>((begin, refuse) => {
        const one = { begin, refuse }
        line.push(one)
        timer = setTimeout(() => giveUp(sender, one), patience)
      })
    } finally {
      clearTimeout(timer)
    }
  }

  function giveUp(sender: string, one: Waiting): void {
    const line = lines.get(sender)
    const at = line?.indexOf(one) ?? -1
    if (!line || at < 0) return
    line.splice(at, 1)
    if (line.length === 0) lines.delete(sender)
    count -= 1
    one.refuse(busy())
  }

  function next(): boolean {
    const [entry] = lines
    if (!entry) return false
    const [sender, line] = entry
    lines.delete(sender)
    const first = line.shift()
    if (line.length > 0) lines.set(sender, line)
    count -= 1
    first?.begin()
    return true
  }

  return { wait, next, length: () => count }
}

export type TakeTurn = ReturnType<typeof fairQueue>['takeTurn']

const busy = () => unavailable('Too many requests at the moment. Try again shortly.', 2)
