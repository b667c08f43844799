import { isIP } from 'node:net'
import type { Config, namesIn } from '../config.ts'
import { advice, type Check, ok, problem } from './check.ts'

const isLocal = (host: string): boolean => host === 'localhost' || host === '::1' || /^\[::1\]$|^127\./.test(host)

/** Checks what the variables say together. Reading them has checked each by itself. */
export function settingsChecks(config: Config, names: ReturnType<typeof namesIn>): readonly Check[] {
  const url = new URL(config.PUBLIC_URL)
  const isPublic = !isLocal(url.hostname)
  return [
    ...variableChecks(names),
    publicUrl(config, url, isPublic),
    hosts(config, url),
    proxies(config, url),
    ...(isPublic ? publicChecks(config) : []),
    config.RETENTION_DAYS === null
      ? ok('retention', 'reports and receipts are kept until somebody deletes them')
      : ok('retention', `reports and receipts are removed after ${config.RETENTION_DAYS} days`),
    config.AI_BASE_URL === null
      ? ok('AI step', 'off')
      : ok(
          'AI step',
          `${new URL(config.AI_BASE_URL).host}, at most ${config.AI_DAILY_BUDGET} calls a day; not asked now`,
        ),
    ...(config.LOG_LEVEL === 'silent'
      ? [
          advice(
            'log',
            'nothing is logged',
            'Set LOG_LEVEL to info: failures are one line each and hold no text of a caller.',
          ),
        ]
      : []),
  ]
}

const variableChecks = ({ known, unknown }: ReturnType<typeof namesIn>): readonly Check[] => [
  ok('configuration', known.length === 0 ? 'no variable is set; the defaults hold' : `set: ${known.join(', ')}`),
  ...unknown.map((name) =>
    advice('configuration', `${name} means nothing`, 'Compare it with docs/configuration.md, or remove it.'),
  ),
]

function publicUrl({ hasPublicUrl, HOST }: Config, url: URL, isPublic: boolean): Check {
  if (!hasPublicUrl && !isLocal(HOST))
    return problem(
      'public address',
      `others reach it at ${HOST}, and every link that it hands out begins with ${url.href}`,
      'Set PUBLIC_URL to the address that people use.',
    )
  if (isPublic && url.protocol === 'http:')
    return advice(
      'public address',
      `${url.origin} is not encrypted: ideas and API keys can be read on the way`,
      'Put a proxy with a certificate before it, and set PUBLIC_URL to the https address.',
    )
  return ok('public address', `${url.origin}${hasPublicUrl ? '' : ' (PUBLIC_URL is not set)'}`)
}

function hosts({ ALLOWED_HOSTS: allowed }: Config, url: URL): Check {
  if (allowed.length === 0)
    return ok('hosts', `${[...new Set([url.hostname, 'localhost'])].join(', ')} and literal addresses`)
  if (allowed.includes(url.hostname)) return ok('hosts', allowed.join(', '))
  return problem(
    'hosts',
    `ALLOWED_HOSTS does not hold ${url.hostname}, the host of PUBLIC_URL: calls to it are refused`,
    `Add ${url.hostname} to ALLOWED_HOSTS, or leave ALLOWED_HOSTS out.`,
  )
}

function proxies({ TRUSTED_PROXIES: trusted, HOST }: Config, url: URL): Check {
  const wide = trusted.find(([base, bits]) => bits < (base.kind() === 'ipv4' ? 8 : 16))
  if (wide !== undefined)
    return problem(
      'proxies',
      'TRUSTED_PROXIES holds a range so wide that callers can be in it and choose their own address',
      'Name the addresses of your proxies only.',
    )
  if (trusted.length === 0 && url.protocol === 'https:')
    return problem(
      'proxies',
      'Laurel speaks no https, so a proxy must; without TRUSTED_PROXIES all callers share the allowance of its address',
      'Set TRUSTED_PROXIES to the address from which the proxy connects.',
    )
  const hasLoopback = trusted.some(([base]) => base.range() === 'loopback')
  if (trusted.length > 0 && isLocal(HOST) && !hasLoopback)
    return advice(
      'proxies',
      `only this machine reaches ${HOST}, and TRUSTED_PROXIES names no address of it`,
      'Add 127.0.0.1 if the proxy runs here; set HOST if it runs elsewhere.',
    )
  const texts = trusted.map(([base, bits]) => `${base.toString()}/${bits}`)
  return ok('proxies', texts.length === 0 ? 'none; the address of the connection counts' : texts.join(', '))
}

function publicChecks(config: Config): readonly Check[] {
  const checks: Check[] = []
  if (config.RATE_LIMIT_FREE === 0)
    checks.push(advice('limits', 'RATE_LIMIT_FREE=0: nobody is limited', 'Set a number of calls an hour, such as 40.'))
  if (config.SECURITY_CONTACT === null)
    checks.push(
      advice(
        'security contact',
        'nobody can report a weakness: /security names no address',
        'Set SECURITY_CONTACT, such as mailto:security@laurel.example.',
      ),
    )
  if (config.METRICS_TOKEN !== null && config.METRICS_TOKEN.length < 20)
    checks.push(advice('metrics', 'METRICS_TOKEN is short enough to be guessed', 'Make one: openssl rand -hex 24'))
  if (isIP(new URL(config.PUBLIC_URL).hostname.replace(/^\[|\]$/g, '')) !== 0)
    checks.push(advice('public address', 'it is a literal address', 'Shared links outlive an address: use a name.'))
  return checks
}
