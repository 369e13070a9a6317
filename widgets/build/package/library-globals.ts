/** Where libraries write what is not to be on the page. Not every bundler has an `import.meta` to write on. */
export const libraryGlobals = {}
