import { useStore } from '@nanostores/react'
import { flushSync } from 'react-dom'
import { $session } from '../../widgets/stores/session.ts'
import { focusHeading } from '../routing/focus-and-scroll.ts'
import { pathOf } from '../routing/router.ts'
import { Confirmation } from './confirmation.tsx'
import { $sentReview, closeSentReview, type SentReview } from './sent-review.ts'
import * as says from '../messages/en/videos.ts'
import styles from './sent-review-note.module.css'

/** Confirms a review or testimonial until it is closed. */
export function SentReviewNote({ kind }: Pick<SentReview, 'kind'>) {
  const sent = useStore($sentReview)
  return sent?.kind === kind ? <Note {...sent} /> : null
}

function Note({ kind, held, attraction, isNew }: SentReview) {
  const session = useStore($session)
  return (
    <Confirmation
      className={styles.note}
      label={says.sentLabel(kind)}
      title={says.sentTitle(kind)}
      next={held ? says.sentHeld : says.sentPublished}
      isNew={isNew}
    >
      {!held && attraction && (
        <a className="quiet-button" href={pathOf('reviews', { attractionId: attraction })}>
          {says.seeReview}
        </a>
      )}
      {session && (
        <a className="quiet-button" href={pathOf('myProfile')}>
          {says.seeAllReviews}
        </a>
      )}
      <button type="button" className="quiet-button" onClick={close}>
        {says.closeNote}
      </button>
    </Confirmation>
  )
}

/** The pressed button goes away, so focus moves to the heading (WCAG 2.4.3). */
function close() {
  flushSync(closeSentReview)
  focusHeading()
}
