import { useLayoutEffect } from 'react'
import { lazily, useLazy } from '../parts/use-lazy.ts'
import { useStore } from '../screen/use-store.ts'
import { enquiry, form } from '../messages/en/enquiry.ts'
import { Retry } from '../parts/retry.tsx'
import type { CorporateFieldsProps } from './corporate-fields.tsx'

export interface CorporateProps extends CorporateFieldsProps {
  /** Leaves out the checkbox, and unticks it. */
  personal: boolean
  adopt: (css: string) => void
}

export const loadCorporate = lazily(() => import('./corporate-fields.tsx'))

/** The checkbox 'I am a corporate user'. Its fields load after the form is rendered. */
export function Corporate({ adopt, personal, ...props }: CorporateProps) {
  const { store } = props
  const { say } = store.form
  const formMessages = say(form)
  const ticked = useStore(store.form.$form).isCorporateUser
  const [part, retry] = useLazy(loadCorporate, ticked && !personal, adopt)
  useLayoutEffect(() => {
    if (personal && ticked) store.form.type('isCorporateUser', false)
  }, [personal, ticked])
  if (personal) return null
  return (
    <div className="wide corporate" part="corporate">
      <label className="tick" part="label">
        <input
          type="checkbox"
          name="isCorporateUser"
          part="checkbox"
          checked={ticked}
          onChange={(event) => store.form.type('isCorporateUser', event.currentTarget.checked)}
        />
        {say(enquiry).corporate}
      </label>
      {ticked && !part && <span className="spinner" />}
      {ticked && part === 'failed' && (
        <Retry text={formMessages.formFailed} label={formMessages.tryAgain} onRetry={retry} />
      )}
      {ticked && part && part !== 'failed' && <part.CorporateFields {...props} />}
    </div>
  )
}
