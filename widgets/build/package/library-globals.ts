/** Object for libraries' globals. Not all bundlers have an `import.meta` to write on. */
export const libraryGlobals = {}
