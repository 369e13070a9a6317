import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadAgain } from '../contract/values/load.ts'
import type { CorporateVideoDetails } from '../contract/corporate-videos.ts'
import type { HostProps } from '../element/host-props.ts'
import { corporateVideo } from '../messages/en/corporate-video.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Retry } from '../parts/retry.tsx'
import { useLate } from '../parts/use-late.ts'
import {
  corporateVideoAddress,
  corporateVideoDetails,
  corporateVideoPage,
} from '../stores/corporate-video.ts'
import { Player } from './player.tsx'

export interface CorporateVideoProps extends HostProps {
  company: string
  /** Heading level; '' for none. */
  headline: string
}

/** A company's video (specification, section 2). Its size is fixed from the start. */
export function CorporateVideo(props: CorporateVideoProps) {
  const { provider, theme, emit, say, ready: tell, company, headline } = props
  const messages = say(corporateVideo)
  const src = corporateVideoAddress(provider, company)
  const [details, setDetails] = useState<CorporateVideoDetails>()
  const [asked, setAsked] = useState(0)
  /** Value of `asked` for which the details failed to load. */
  const [lost, setLost] = useState<number>()
  const frame = useRef<HTMLDivElement>(null)
  /** Addresses of the broken video and of the one that is ready. */
  const [broken, setBroken] = useState('')
  const [ready, setReady] = useState('')
  /** The page's own videos, shown until ours is ready. */
  const [own, setOwn] = useState<readonly HTMLVideoElement[]>([])
  const wantsFocus = useRef(false)
  const failed = broken === src

  useLayoutEffect(() => {
    const root = frame.current?.getRootNode()
    if (root instanceof ShadowRoot) setOwn([...root.host.querySelectorAll('video')])
  }, [])
  useEffect(() => {
    let wanted = !failed
    if (wanted) {
      void corporateVideoDetails(provider, company).then(
        (found) => wanted && setDetails(found),
        () => wanted && setLost(asked),
      )
    }
    return () => {
      wanted = false
      setDetails(undefined)
    }
  }, [src, failed, asked])
  const late = useLate(!failed && !details)
  useEffect(() => {
    if (failed) emit('failed', { failure: 'Unplayable' })
  }, [failed])

  const waits = own.length > 0 && !ready
  return (
    <div className={`root ${theme}`} part="root" lang={messages.lang} dir={messages.dir}>
      {headline && (
        <h2 className="heard" aria-level={Number(headline)}>
          {details?.title ?? messages.video}
        </h2>
      )}
      <div ref={frame} className={`frame ${failed ? 'failed' : ''}`} part="frame">
        <Notice notice={failed ? { kind: 'failure', text: messages.unplayable } : null} />
        {!failed && (
          <Player
            key={src}
            src={src}
            {...details}
            messages={messages}
            hidden={waits}
            onShown={(player) => {
              // The pressed button is gone, so the player gets its focus.
              if (wantsFocus.current) player.focus()
              wantsFocus.current = false
            }}
            onReady={() => {
              // Hidden now, so it shouldn't be heard either.
              for (const video of own) video.pause()
              setReady(src)
              tell()
            }}
            onBroken={() => setBroken(src)}
          />
        )}
        {waits && !failed && <slot />}
        {failed && (
          <p className="ways">
            <Button
              kind="strong"
              label={messages.tryAgain}
              onClick={() => {
                wantsFocus.current = true
                setBroken('')
              }}
            />
            <a
              href={corporateVideoPage(provider, company)}
              target="_blank"
              rel="noopener"
              part="link"
            >
              {messages.elsewhere}
            </a>
            <a href={src} target="_blank" rel="noopener" part="link">
              {messages.file}
            </a>
          </p>
        )}
      </div>
      {(late || lost === asked) && (
        <Retry
          text={messages.lost}
          label={messages.tryAgain}
          onRetry={async () => {
            loadAgain()
            if (lost === asked) setAsked(asked + 1)
          }}
        />
      )}
    </div>
  )
}
