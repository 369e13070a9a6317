import type { scenes } from '../../../../art/scenes/scenes.ts'

/** Scenes that are still being drawn, each with one that stands in for it until it is. */
export const standIns = {
  'golden-temple': 'lake-palace',
  'cliff-fort': 'dunes-fort',
  'fluted-tower': 'carved-temples',
  'great-stupa': 'carved-temples',
  'meadow-gondola': 'snow-slope',
  'hill-railway': 'tea-hills',
  'stacked-monastery': 'ridge-monastery',
  'river-island': 'backwater',
  'tall-falls': 'root-bridge',
  'temple-gate': 'carved-temples',
  'island-beach': 'palm-beach',
  'lighthouse-cove': 'palm-beach',
  'creek-boats': 'skyline-desert',
  'dunes-oryx': 'dunes-fort',
  'rock-colossi': 'obelisk-temple',
  'gilded-spires': 'temple-towers',
  'hill-chedi': 'temple-towers',
  'bell-stupas': 'temple-towers',
  'stone-arena': 'rock-facade',
  'torii-path': 'root-bridge',
} as const satisfies Record<string, keyof typeof scenes>
