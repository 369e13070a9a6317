/**
 * What pages may ask a device for: to play and share. Photos and videos come from the device's own picker, which
 * asks for no camera. Only features that browsers know: of others they complain.
 */
export const PERMISSIONS = [
  ...['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture', 'web-share'].map(
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
