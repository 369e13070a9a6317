export function shownErrors(): string[] {
  const errors = new Set<string>()
  const look = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) look(element.shadowRoot)
      if (element.getAttribute('aria-invalid') !== 'true') continue
      const ids = `${element.getAttribute('aria-errormessage')} ${element.getAttribute('aria-describedby')}`
      for (const id of ids.split(' ')) {
        const error = id.endsWith('-error') && root.getElementById(id)
        if (error && error.checkVisibility()) errors.add(error.textContent.trim())
      }
    }
  }
  look(document)
  return [...errors]
}
