import type { Quota } from '../../app/operation/access.ts'

/** Security headers (docs/spec/security.md 43 and 44). */

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** HSTS for two years, only when the public address is https. */
export const transport = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https://') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}

/** For JSON, YAML and images: opened as a page they run nothing, and any site may embed them. */
export const dataHeaders = {
  ...everywhere,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const

/** The same for a picture with one style element, which is named by its SHA-256 in base64. */
export const pictureHeaders = (style: string) => ({
  ...dataHeaders,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; frame-ancestors 'none'; sandbox`,
})

/**
 * Links from a page to the documents for machines (RFC 8288; service-desc and service-doc: RFC 8631; api-catalog: RFC
 * 9727).
 */
const pageLinks = [
  '</.well-known/api-catalog>; rel="api-catalog"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</docs>; rel="service-doc"; type="text/html"',
  '</llms.txt>; rel="describedby"; type="text/plain"',
].join(', ')

/**
 * For pages: own scripts, style sheet, fonts and images, forms to this service, nothing else. The one Trusted Types
 * policy is src/web/page/trusted-types.ts.
 */
export const pageHeaders = {
  ...everywhere,
  link: pageLinks,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types laurel",
} as const

/**
 * For the scripts of pages. A worker runs under the policy of its own file: it may load further parts from here, and
 * nothing from elsewhere.
 */
export const scriptHeaders = {
  ...everywhere,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types 'none'",
} as const

/** CORS for /api: any origin, without credentials (docs/spec/decisions.md 1). */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Retry-After, RateLimit, RateLimit-Policy, Repr-Digest, X-Request-Id, Mcp-Session-Id, MCP-Protocol-Version',
} as const

export const preflightHeaders = {
  ...corsHeaders,
  'access-control-allow-headers':
    // Without the headers of revision 2026-07-28 an MCP client in a browser would fall back to 2025.
    'content-type, accept, authorization, x-api-key, idempotency-key, if-none-match, x-delete-token, ' +
    'mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id',
  'access-control-max-age': '86400',
} as const

/** draft-ietf-httpapi-ratelimit-headers-11: the one place that writes these two headers (docs/spec/decisions.md 3). */
export const rateLimitHeaders = (quota: Quota): Record<string, string> => ({
  'ratelimit-policy': `"${quota.policy}";q=${quota.quota};w=${quota.windowSeconds}`,
  ratelimit: `"${quota.policy}";r=${quota.remaining};t=${quota.resetSeconds}`,
})
