/**
 * What pages may ask a device for: to play and share. Photos and videos come from the device's own picker, which
 * asks for no camera. Only features that browsers know everywhere: of others they complain (`web-share` is
 * known to phones, and a page's own unless it says otherwise).
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
