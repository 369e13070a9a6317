import type { Rolldown } from 'vite'

/**
 * Lets V8 compile all functions of some chunks in another thread while they load, instead of at their first call. For chunks
 * that call most of theirs at once.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compiledAtOnce =
  (...names: string[]): Rolldown.AddonFunction =>
  ({ name }) =>
    names.includes(name) ? '//# allFunctionsCalledOnLoad' : ''
