import { corporateVideo as messages } from '../messages/en-corporate-video.ts'
import { Button } from '../parts/button.tsx'
import { corporateVideoPage } from '../stores/corporate-video-page.ts'
import type { Provider } from '../stores/provider.ts'

/** Why nothing plays, and what may help. */
export interface Failure {
  name: string
  again: () => void
}

export interface FailedProps extends Failure {
  provider: Provider
  company: string
}

/** What follows the words of failure, which are the live region's: two ways on. */
export function Failed({ again, provider, company }: FailedProps) {
  return (
    <p className="ways">
      <Button kind="strong" label={messages.tryAgain} onClick={again} />
      <a href={corporateVideoPage(provider, company)} target="_blank" rel="noopener" part="link">
        {messages.elsewhere}
      </a>
    </p>
  )
}
