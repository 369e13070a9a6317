import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { AttractionCard as Facts } from '../contract/attractions.ts'
import { attraction as english } from '../messages/en/attraction-card-later.ts'
import { Stars } from '../parts/stars.tsx'
import type { HostProps } from '../element/host-props.ts'
import { documentOf } from '../element/own-document.ts'
import { linkTo } from './link.ts'
import { Opener } from './opener.tsx'
import { Pictures } from './pictures.tsx'
import own from './attraction.css?inline'
import slides from '../parts/slides.css?inline'

export const css = own + slides

export interface AttractionProps extends Pick<HostProps, 'emit' | 'adopt' | 'say'> {
  attraction: Facts
  href: string
  headline: '2' | '3' | '4' | '5' | '6'
  /** True after 'Try again', whose focus then moves to the card. */
  retried: RefObject<boolean>
}

export function Attraction(props: AttractionProps) {
  const { attraction, href, headline, emit, adopt, say, retried } = props
  const messages = say(english)
  const { _id: id, name, attraction_location_label: place, avg_review, total_review } = attraction
  const Heading = `h${headline}` as const
  const addresses = [...new Set(attraction.image)]
  const [controls, setControls] = useState<ReactNode>()
  const opening = {
    href: linkTo(href, id),
    onOpen: () => emit('open', { attraction: id }),
  }
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body: page } = documentOf(body.current!)
    const lost = activeElement === page
    if (retried.current && lost) body.current!.querySelector<HTMLElement>('.open')!.focus()
  }, [])
  return (
    <>
      <div className="frame" part="frame">
        <Pictures
          name={name}
          addresses={addresses}
          opening={opening}
          adopt={adopt}
          messages={messages}
          onControls={setControls}
        />
      </div>
      <div ref={body} className="body" part="body">
        <Heading className="name" part="heading">
          <Opener {...opening}>
            <span key={name}>{name}</span>
          </Opener>
        </Heading>
        {place && (
          <p className="place" part="place" key={place}>
            {place}
          </p>
        )}
        <div className="foot">
          <p className="rating" part="rating">
            <Stars part="stars" average={avg_review} says={messages.rated} />
            {total_review > 0 && <span key={total_review}>{messages.reviews(total_review)}</span>}
          </p>
          {addresses.length > 1 && (
            <div className="turn" part="turn">
              {controls}
            </div>
          )}
        </div>
      </div>
    </>
  )
}
