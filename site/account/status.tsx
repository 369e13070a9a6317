import '../styles/rows.css'

/** How a trip or a payment stands, in the provider's word. */
export function Status({ status }: { status: string }) {
  return <span className={`status ${CLASSES[status] ?? ''}`}>{status}</span>
}

/** One that is not known yet looks like one that is under way. */
const CLASSES: Record<string, string> = { Completed: 'completed', Canceled: 'canceled' }
