/**
 * Which workspace packages a package may import, by folder. An import that is not in this table is forbidden,
 * without exceptions. A package.json cannot declare more: knip rejects a dependency that nothing imports.
 */
export const layers = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/api-client': ['packages/contract', 'packages/domain'],
  'packages/ui': [],
  'packages/mails': ['packages/domain'],
  'packages/web-shell': ['packages/api-client', 'packages/contract', 'packages/domain', 'packages/ui'],
  'apps/api': ['packages/contract', 'packages/domain', 'packages/mails'],
  // The forms handle card numbers: no session, no router, nothing that both web apps share.
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
