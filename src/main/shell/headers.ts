/**
 * Sent with every page and file, in the browser and in Electron: the page loads nothing from anywhere but here,
 * frames nothing, and runs no script that is not a file of ours.
 * @param link where the page may open its WebSocket, e.g. `ws://127.0.0.1:4711`, several with a space between; none in Electron
 */
export const securityHeaders = (link?: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Pictures and models that a person imports live as blobs; textures are drawn on canvases.
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' blob:${link ? ` ${link}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The address of the browser shell holds the token.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), midi=()',
});
