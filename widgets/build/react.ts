/**
 * A namespace as default export lets the bundler drop what a library doesn't use (react-filepond: all but `Component`).
 */
export * from '@preact/compat'
export * as default from '@preact/compat'
