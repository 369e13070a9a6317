export const sitePolicy = (styles: readonly string[] = []) =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    ["style-src 'self'", ...styles].join(' '),
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ')
