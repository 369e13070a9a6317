// Runs in the page before anything else does, and notes what `Notes` in measure.ts describes.
const roots = [document]
const attachShadow = Element.prototype.attachShadow
Element.prototype.attachShadow = function (options) {
  const root = attachShadow.call(this, options)
  roots.push(root)
  return root
}

globalThis.notes = { usable: 0, blocking: 0 }

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) notes.blocking += Math.max(0, duration - 50)
}).observe({ type: 'longtask', buffered: true })

const canBeTypedIn = (field) =>
  field.matches(':enabled:not(:read-only)') && field.checkVisibility({ visibilityProperty: true })

const texts = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea'

function look() {
  const fields = roots.flatMap((root) => [...root.querySelectorAll(texts)])
  if (fields.some(canBeTypedIn)) notes.usable = performance.now()
  else requestAnimationFrame(look)
}
look()
