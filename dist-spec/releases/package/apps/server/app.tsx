import { useEffect, useRef, useState } from 'react'
import type { TripEnquiry, TripEvents } from 'trip-widgets'
import 'trip-widgets'
import 'trip-widgets/react'

export function App() {
  const [reference, setReference] = useState('')
  const element = useRef<TripEnquiry>(null)
  // React adds a listener to a server-rendered element only when it changes (react/react#35446).
  useEffect(() => {
    const tell = ({ detail }: TripEvents['trip-enquiry-sent']) => setReference(detail.reference)
    const enquiry = element.current
    enquiry?.addEventListener('trip-enquiry-sent', tell)
    return () => enquiry?.removeEventListener('trip-enquiry-sent', tell)
  }, [])
  return (
    <>
      <trip-enquiry ref={element} partner="server" days={3} headline="3" corporate={false}>
        <p>The form is on its way.</p>
      </trip-enquiry>
      <trip-attraction-card attraction="taj-mahal" href="/places/{id}" />
      <output>{reference}</output>
    </>
  )
}
