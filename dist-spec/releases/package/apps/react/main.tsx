import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import 'trip-widgets/react'
import { TripEnquiry } from 'trip-widgets/trip-enquiry'

function App() {
  const [reference, setReference] = useState('')
  const element = useRef<TripEnquiry>(null)
  const isOurs = () => element.current instanceof TripEnquiry
  return (
    <>
      <trip-enquiry
        ref={element}
        partner="react"
        days={3}
        className="wide"
        ontrip-enquiry-sent={({ detail }) => setReference(isOurs() ? detail.reference : '')}
      />
      <output>{reference}</output>
    </>
  )
}

createRoot(document.querySelector('main')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
