import { useEffect, useState } from 'react'
import type { HostProps } from '../element/define.ts'
import { useLazy } from '../element/use-lazy.ts'
import { corporateVideo as messages } from '../messages/en-corporate-video.ts'
import { Notice } from '../parts/notice.tsx'
import { sendAheadForVideos } from '../stores/corporate-videos-ahead.ts'
import { Failed, type Failure } from './failed.tsx'

export interface CorporateVideoProps extends HostProps {
  company: string
}

/** A company's video (specification, section 2): a place of its size from the start, whatever comes. */
export function CorporateVideo({ provider, theme, emit, adopt, company }: CorporateVideoProps) {
  const [part, load] = useLazy(() => import('./film.tsx'), true, adopt)
  const [failed, setFailed] = useState<Failure>()
  const failure = part === 'failed' ? { name: 'Offline', again: load } : failed
  const name = failure?.name

  useEffect(() => sendAheadForVideos(provider), [provider])
  useEffect(() => {
    if (name) emit('failed', { failure: name })
  }, [name])

  const text = name === 'Unplayable' ? messages.unplayable : messages.unknown
  return (
    <div className={`root ${theme}`} part="root">
      <div className={`frame ${name ? 'failed' : ''}`} part="frame">
        <Notice notice={name ? { kind: 'failure', text } : null} />
        {part && part !== 'failed' ? (
          <part.Film provider={provider} company={company} onFailed={setFailed} />
        ) : (
          !name && <slot />
        )}
        {failure && <Failed {...failure} provider={provider} company={company} />}
      </div>
    </div>
  )
}
