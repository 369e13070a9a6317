const HOME = new URL(import.meta.url).origin

/**
 * Origin this script was loaded from, the default for `origin`. The npm package replaces this module by one without a
 * default.
 */
export const home = () => HOME
