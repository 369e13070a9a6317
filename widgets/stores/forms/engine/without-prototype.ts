/** Copies a record without its prototype, so that libraries that extend `Object.prototype` add no `watch` or `size`. */
export const bare = <Held extends object>(record: Held): Held => ({ __proto__: null, ...record })
