import { Crumbs } from '../layout/crumbs.tsx'
import { PosterPicture } from '../layout/poster-picture.tsx'
import type { Step } from '../layout/structured-data.ts'
import { pathOf } from '../routing/router.ts'
import { countOf } from './listed.ts'
import type { RegionView } from './region-views.ts'
import styles from './region-banner.module.css'

interface RegionBannerProps {
  view: RegionView
  /** How many places it has, where that is known. */
  count: number | undefined
  steps: Step[]
}

/** The poster of a region: its picture, its name and what it is, and the way to a trip there. */
export function RegionBanner({ view, count, steps }: RegionBannerProps) {
  const { name, poster, sentence, plan } = view
  return (
    <header className={styles.poster}>
      <div className={styles.picture}>
        <PosterPicture poster={poster} first />
      </div>
      <div className={styles.title}>
        <Crumbs steps={steps} />
        <div className={styles.words}>
          <h1>
            {name}
            {count !== undefined && (
              <>
                <span className="visually-hidden">: </span>
                <small>{countOf(count)}</small>
              </>
            )}
          </h1>
          <p>{sentence}</p>
        </div>
        <a className={styles.plan} href={pathOf('enquiry')}>
          {plan}
        </a>
      </div>
    </header>
  )
}
