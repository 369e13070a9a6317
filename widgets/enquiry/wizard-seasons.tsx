import { lazily, useLazy } from '../parts/use-lazy.ts'
import type { StopProps, TripProps } from './season-notes.tsx'

export const loadSeasons = lazily(() => import('./season-notes.tsx'))

interface Adopts {
  adopt: (css: string) => void
}

function useNotes({ adopt }: Adopts) {
  const [part] = useLazy(loadSeasons, true, adopt)
  return part !== 'failed' && part
}

/** Notes on the trip, and months to choose. They block nothing, and nothing waits for them. */
export function WizardSeasons(props: TripProps & Adopts) {
  const part = useNotes(props)
  return (
    <>
      <div className="seasons" aria-live="polite" part="seasons">
        {part && <part.TripNotes {...props} />}
      </div>
      {part && <part.FlexibleMonths {...props} />}
    </>
  )
}

export function StopSeason(props: StopProps & Adopts) {
  const part = useNotes(props)
  return part && <part.BestMonths {...props} />
}
