import '../styles/waiting.css'

/** Stands where a page will be, for as long as it is on its way. */
export function Waiting() {
  return (
    <div className="waiting">
      <p className="hidden-text" role="status">
        Loading
      </p>
      <div className="waiting-banner" />
      <div className="waiting-lines">
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}
