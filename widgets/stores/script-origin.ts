const ORIGIN = new URL(import.meta.url).origin

/** Default for `origin`. The npm package replaces this module by one without a default. */
export const scriptOrigin = () => ORIGIN
