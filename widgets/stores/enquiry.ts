import { atom } from 'nanostores'
import type { Failure } from '../api/failures.ts'
import type { Enquiry } from '../contract/enquiries.ts'
import { enquiry as messages } from '../messages/en.ts'
import { createEnquiryForm } from './enquiry-form.ts'
import { inTime } from './in-time.ts'
import type { Provider } from './provider.ts'
import { toast } from './toasts.ts'

/** How the last try to send stands. */
export type Sending =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'sent'; reference: string | undefined }
  | { state: 'failed'; failure: Failure }

/** The host page's say, and its news. */
export interface EnquiryHost {
  /** Before sending; `payload` may be amended. False stops it. */
  onSend: (detail: { payload: Enquiry }) => boolean
  onSent: (detail: { reference: string | undefined }) => void
  onFailed: (detail: { failure: Failure['name'] }) => void
}

/** One simple enquiry, from the first letter to the company's answer. */
export function createEnquiry() {
  const form = createEnquiryForm()
  const $sending = atom<Sending>({ state: 'idle' })

  function say(kind: 'success' | 'failure', text: string) {
    form.$notice.set({ kind, text })
    toast(kind, text)
  }

  function fail(failure: Failure, host: EnquiryHost) {
    $sending.set({ state: 'failed', failure })
    say('failure', messages.failed)
    host.onFailed({ failure: failure.name })
  }

  /** Checks and sends the enquiry, once however often it is asked for meanwhile. */
  async function send(provider: Provider, host: EnquiryHost): Promise<void> {
    if ($sending.get().state === 'busy') return
    $sending.set({ state: 'busy' })
    form.$notice.set(null)
    const sent = form.$form.get()
    const delivery = await inTime(import('./enquiry-delivery.ts')).catch(() => undefined)
    if (!delivery) return fail({ name: 'Offline' }, host)
    const result = await delivery.deliver(form, provider, host.onSend)
    if (!result) return $sending.set({ state: 'idle' })
    if (result.failure) return fail(result.failure, host)
    form.clear(sent)
    const { reference } = result.answer
    $sending.set({ state: 'sent', reference })
    say('success', messages.sent)
    host.onSent({ reference })
  }

  /** Offers an empty form again after a sent one. */
  function startAnew() {
    $sending.set({ state: 'idle' })
    form.$notice.set(null)
  }

  return { form, $sending, send, startAnew }
}

export type EnquiryStore = ReturnType<typeof createEnquiry>
