/** What style sheets ask for, by the versions that package.json lists. */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        // Those that go without lose no more than is said.
        ignore: [
          // Before Chrome 120 arrows of pages from right to left look to the left.
          'css-dir-pseudo',
          // Safari on iPhones has no handle to resize a text with, and no pan but what it has anyway.
          'css-resize',
          'css-touch-action',
        ],
        ignorePartialSupport: true,
      },
    ],
  },
}
