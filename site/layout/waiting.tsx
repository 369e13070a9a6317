import '../styles/waiting.css'

/** Stands where a page will be, for as long as it is on its way. */
export function Waiting() {
  return (
    <div className="waiting">
      <div className="waiting-banner" />
      <WaitingLines />
    </div>
  )
}

/** A few lines of what is on its way. */
export function WaitingLines() {
  return (
    <>
      <p className="hidden-text" role="status">
        Loading
      </p>
      <div className="waiting-lines">
        <span />
        <span />
        <span />
      </div>
    </>
  )
}
