/** Loads the script of each tag when a reader comes near it. */
const { tripProvider } = document.documentElement.dataset
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      void import(`${tripProvider}/widgets/${target.localName}.js`)
    }
  },
  { rootMargin: '50%' },
)
for (const tag of document.querySelectorAll(':not(:defined)')) near.observe(tag)
