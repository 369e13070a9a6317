const ORIGIN = new URL(import.meta.url).origin

/** Default for `origin`. The npm package replaces this module by one without a default. */
export const scriptOrigin = () => ORIGIN

/** True if the company's site is at a provider's origin. The provider serves it, too. */
export const isSite = (_provider: { origin: string }): boolean => true
