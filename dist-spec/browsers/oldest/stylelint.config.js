/** Checks style sheets against the browser versions in package.json. */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        // Browsers without these features lose only what each line names.
        ignore: [
          // Before Chrome 120, arrows point left on right-to-left pages.
          'css-dir-pseudo',
          // Safari on iPhones has no resize handle for text areas and no custom panning.
          'css-resize',
          'css-touch-action',
        ],
        ignorePartialSupport: true,
      },
    ],
  },
}
