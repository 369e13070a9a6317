/**
 * React for the widgets: Preact, and its default export one whose members are named. What a library takes
 * of `React` (react-filepond its `Component`) then comes alone, and not all of it into the critical path.
 */
export * from '@preact/compat'
export * as default from '@preact/compat'
