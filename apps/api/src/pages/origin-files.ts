import { Hono, type Context } from 'hono';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { notFoundPage } from './plain-page.ts';
import { securityText } from './security-contact.ts';
import { webManifest, type WebAppKind } from './web-manifest.ts';

/** What can be found without an account; the rest is behind the sign-in, and of no use in a search. */
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

/** Whether an address is one that programs look for on every origin. */
export const isOriginFile = (path: string): boolean =>
  path === '/robots.txt' || path.startsWith('/.well-known/');

type OriginFilesOptions = {
  readonly settings: Settings;
  readonly clock: Clock;
  /** Which app's origin a request came to. */
  readonly appAt: (context: Context) => WebAppKind;
};

/** What programs look for at an address that is the same everywhere: crawlers, reporters, password managers, browsers. */
export const originFiles = ({ settings, clock, appAt }: OriginFilesOptions): Hono => {
  const app = new Hono();
  const originOf = { merchant: settings.webBaseUrl, admin: new URL(settings.adminBaseUrl).origin };
  app.get('/robots.txt', (context) => context.text(robots[appAt(context)], 200, { 'Cache-Control': dayAge }));
  app.get('/.well-known/security.txt', (context) =>
    context.text(securityText(settings, originOf[appAt(context)], clock.now()), 200, {
      'Cache-Control': dayAge,
    }),
  );
  // Both apps have the same people, and the merchant app the one form.
  app.get('/.well-known/change-password', (context) =>
    context.redirect(appAt(context) === 'merchant' ? '/settings' : `${settings.webBaseUrl}/settings`, 302),
  );
  // A password manager asks for one that cannot be there, to see whether the answers of an origin mean anything.
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
