import { advice } from '../messages/debug.ts'
import type { Finding } from './finding.ts'

export function surroundingFindings(): Finding[] {
  const findings: Finding[] = []
  const isRecent = CSS.supports('container-type: inline-size') && 'adoptedStyleSheets' in document
  if (!isRecent) findings.push(advice.oldBrowser)
  const isOpaque = self.origin === 'null' && self !== top
  if (isOpaque) findings.push(advice.frameWithoutOrigin)
  else if (!canStore()) findings.push(advice.storage)
  if (self !== top) submits ??= canSubmit()
  if (submits === false) findings.push(advice.frameWithoutForms)
  return findings
}

let submits: boolean | undefined

function canStore(): boolean {
  try {
    return sessionStorage.length >= 0
  } catch {
    return false
  }
}

/** Submits an empty form in a shadow root, where the page doesn't notice it. */
function canSubmit(): boolean {
  const place = document.createElement('div')
  const form = document.createElement('form')
  let heard = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    heard = true
  })
  place.hidden = true
  place.attachShadow({ mode: 'open' }).append(form)
  document.body.append(place)
  form.requestSubmit()
  place.remove()
  return heard
}
