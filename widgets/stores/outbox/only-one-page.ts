import { createStore, del, update } from 'idb-keyval'

/** Ms after which another page may take over. */
const LEASE = 60_000

interface Lease {
  page: number
  until: number
}

/** Runs work unless another page of this origin does. Web Locks are missing on http pages: they use a lease. */
export async function onlyOnePage(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  if (locks) {
    return locks.request('trip:outbox', { ifAvailable: true }, async (lock) => {
      if (lock) await work()
    })
  }
  const leases = createStore('trip:outbox-lease', 'leases')
  const page = Math.random()
  const hold = async () => {
    let isHeld = false
    // Reading and writing are one transaction.
    await update<Lease>(
      'sending',
      (old) => {
        const left = (old?.until ?? 0) - Date.now()
        // A clock that was set back must not make a lease longer.
        isHeld = old?.page === page || left <= 0 || left > LEASE
        return isHeld ? { page, until: Date.now() + LEASE } : old!
      },
      leases,
    )
    return isHeld
  }
  if (!(await hold())) return
  const renewal = setInterval(() => void hold().catch(() => {}), LEASE / 3)
  try {
    await work()
  } finally {
    clearInterval(renewal)
    await del('sending', leases)
  }
}
