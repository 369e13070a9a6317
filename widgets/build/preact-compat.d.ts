/** An alias package of `preact/compat` without types. */
declare module '@preact/compat' {
  export * from 'preact/compat'
  export { default } from 'preact/compat'
}
