import { Hono, type Context } from 'hono';
import type { Clock } from '../runtime/clock.ts';
import type { Settings } from '../runtime/settings.ts';
import { notFoundPage } from './plain-page.ts';
import { securityText } from './security-contact.ts';
import { webManifest, type WebAppKind } from './web-manifest.ts';

/** Search engines may index the public pages; the other pages require a sign-in. */
const robots: Readonly<Record<WebAppKind, string>> = {
  merchant: [
    'User-agent: *',
    ...['/$', '/login', '/terms', '/privacy', '/docs', '/assets/'].map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
  ].join('\n'),
  admin: 'User-agent: *\nDisallow: /\n',
};

const dayAge = 'public, max-age=86400';

export const isOriginFile = (path: string): boolean =>
  path === '/robots.txt' || path.startsWith('/.well-known/');

type OriginFilesOptions = {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly appAt: (context: Context) => WebAppKind;
};

export const originFiles = ({ settings, clock, appAt }: OriginFilesOptions): Hono => {
  const app = new Hono();
  const originOf = { merchant: settings.webBaseUrl, admin: new URL(settings.adminBaseUrl).origin };
  app.get('/robots.txt', (context) => context.text(robots[appAt(context)], 200, { 'Cache-Control': dayAge }));
  app.get('/.well-known/security.txt', (context) =>
    context.text(securityText(settings, originOf[appAt(context)], clock.now()), 200, {
      'Cache-Control': dayAge,
    }),
  );
  // Both apps have the same users, and only the merchant app has the form that changes a password.
  app.get('/.well-known/change-password', (context) =>
    context.redirect(appAt(context) === 'merchant' ? '/settings' : `${settings.webBaseUrl}/settings`, 302),
  );
  // A password manager requests an address that cannot exist, to check if the origin's status codes are
  // meaningful.
  app.get('/.well-known/*', () => notFoundPage(settings));
  for (const [path, kind] of [
    ['/manifest.webmanifest', 'merchant'],
    ['/admin/manifest.webmanifest', 'admin'],
  ] as const) {
    app.get(path, (context) =>
      context.body(JSON.stringify(webManifest(settings, kind)), 200, {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'no-cache',
      }),
    );
  }
  return app;
};
