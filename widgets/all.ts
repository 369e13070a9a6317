/** All in one: watches the page and loads the tags it finds. */
const TAGS = new Map(
  Object.entries(import.meta.glob('./*/element.ts')).map(([path, load]) => [
    `trip-${path.split('/')[1]}`,
    load,
  ]),
)

function load(): void {
  for (const [tag, element] of TAGS) {
    if (!document.documentElement.querySelector(tag)) continue
    TAGS.delete(tag)
    element().catch(() => TAGS.set(tag, element))
  }
}

load()
new MutationObserver(load).observe(document, { childList: true, subtree: true })
