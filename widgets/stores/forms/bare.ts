/**
 * The same record without what a page has put on every object: what it does not hold itself is undefined, and
 * no `watch` or `size` of a library's.
 */
export const bare = <Held extends object>(record: Held): Held => ({ __proto__: null, ...record })
