/**
 * Workspace packages that a package may import, by folder. All other imports are forbidden, without
 * exceptions. Knip rejects dependencies that are declared but not imported.
 */
export const layers = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/api-client': ['packages/contract', 'packages/domain'],
  'packages/ui': [],
  'packages/mails': ['packages/domain'],
  'packages/web-shell': ['packages/api-client', 'packages/contract', 'packages/domain', 'packages/ui'],
  'apps/api': ['packages/contract', 'packages/domain', 'packages/mails'],
  // The forms handle card numbers, so they use no session, no router and no web shell.
  'apps/tokenization': ['packages/contract', 'packages/domain', 'packages/ui'],
  'apps/merchant': [
    'packages/web-shell',
    'packages/api-client',
    'packages/contract',
    'packages/domain',
    'packages/ui',
  ],
  'apps/admin': [
    'packages/web-shell',
    'packages/api-client',
    'packages/contract',
    'packages/domain',
    'packages/ui',
  ],
  'apps/docs': [
    'packages/web-shell',
    'packages/api-client',
    'packages/contract',
    'packages/domain',
    'packages/ui',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
