import { lazily, useLazy } from '../parts/use-lazy.ts'
import { useStore } from '../screen/use-store.ts'
import type { Provider } from '../stores/provider.ts'
import type { WizardStore } from '../stores/forms/wizard/wizard.ts'
import type { StopProps } from './season-notes.tsx'

export const loadSeasons = lazily(() => import('./season-notes.tsx'))

interface SeasonsProps {
  provider: Provider
  store: WizardStore
  adopt: (css: string) => void
}

/** Notes on closures during the trip. They block nothing, and nothing waits for them. */
export function WizardSeasons({ provider, store, adopt }: SeasonsProps) {
  const { from_date, destinations } = useStore(store.form.$form)
  const isAnywhere = destinations.some(({ city }) => city)
  const [part] = useLazy(loadSeasons, isAnywhere, adopt)
  return (
    <div className="seasons" aria-live="polite" part="seasons">
      {part && part !== 'failed' && (
        <part.ClosedNotes provider={provider} from_date={from_date} stops={destinations} />
      )}
    </div>
  )
}

export function StopSeason({ adopt, ...stop }: StopProps & Pick<SeasonsProps, 'adopt'>) {
  const [part] = useLazy(loadSeasons, Boolean(stop.city), adopt)
  return stop.city && part && part !== 'failed' ? (
    <part.BestMonths key={stop.city} {...stop} />
  ) : null
}
