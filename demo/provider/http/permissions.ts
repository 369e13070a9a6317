/**
 * Permissions-Policy of pages: they may play and share. Photos and videos come from the device's picker, which needs
 * no camera permission. Browsers warn about features they don't know, so only widely known ones are listed
 * (`web-share` only exists on phones, and defaults to self).
 */
export const PERMISSIONS = [
  ...['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture'].map(
    (feature) => `${feature}=(self)`,
  ),
  ...[
    'accelerometer',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')
