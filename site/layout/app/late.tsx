import { loadAgain } from '../../../widgets/contract/values/load.ts'
import { form as says } from '../../../widgets/messages/en/enquiry.ts'
import { useLate } from '../../../widgets/parts/use-late.ts'
import * as layout from '../../messages/en/layout.ts'
import styles from './late.module.css'

/** Offers a retry if part of the next page has not loaded after ten seconds. */
export function Late({ waiting }: { waiting: boolean }) {
  return useLate(waiting) ? (
    <div className={styles.late} role="alert">
      <p>{layout.pageLate}</p>
      <button type="button" className="quiet-button" onClick={loadAgain}>
        {says.tryAgain}
      </button>
    </div>
  ) : null
}
