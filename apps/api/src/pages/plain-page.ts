import type { Settings } from '../runtime/settings.ts';
import { escapeHtml } from '@tillbook/domain';
import { newNonce } from './page.ts';
import { plainPageHeaders } from './page-policy.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  td, th { text-align: start; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid #8884; }
  code { white-space: nowrap; }
`;

type PlainPage = {
  readonly status: 200 | 404 | 405 | 500 | 503 | 508;
  readonly title: string;
  readonly content: string;
};

/** Returns a page of the server itself. `content` is HTML; the caller has escaped it. */
const plainPage = (settings: Settings, { status, title, content }: PlainPage): Response => {
  const nonce = newNonce();
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${content}
</body>
</html>
`;
  return new Response(html, { status, headers: plainPageHeaders(settings, nonce) });
};

export const notFoundPage = (settings: Settings): Response =>
  plainPage(settings, {
    status: 404,
    title: 'Not found',
    content: '<p>There’s nothing at this address.</p>',
  });

export const notBuiltPage = (settings: Settings): Response => {
  const response = plainPage(settings, {
    status: 503,
    title: 'This app hasn’t been built yet',
    content: '<p>Run <code>npm start</code> in the repository: it builds the apps, then serves them.</p>',
  });
  response.headers.set('Retry-After', '10');
  return response;
};

/** Explains a redirect loop caused by a proxy that replaces the Host header. */
export const replacedHostPage = (settings: Settings, host: string, publicUrl: string): Response =>
  plainPage(settings, {
    status: 508,
    title: 'The proxy replaces the host name',
    content: `<p>This server was asked for <code>${escapeHtml(host)}</code> instead of <code>${escapeHtml(new URL(publicUrl).host)}</code>, also after a redirect to it: a proxy in between replaces the Host header.</p>
<p>For nginx, add <code>proxy_set_header Host $host;</code> next to <code>proxy_pass</code>. For a proxy that has to replace it, send the original name as <code>X-Forwarded-Host</code> and set <code>TRUST_PROXY=on</code>.</p>`,
  });

export const storybookNotBuiltPage = (settings: Settings): Response =>
  plainPage(settings, {
    status: 503,
    title: 'Storybook is not built yet',
    content: `<p>Run <code>npm run storybook -- build</code> in the repository, then load this page again. It takes a minute or two.</p>
<p>To work on it, run <code>npm run storybook</code> instead: it is then at <code>http://localhost:6006</code> and follows every change.</p>`,
  });

export const wrongMethodPage = (settings: Settings): Response => {
  const response = plainPage(settings, {
    status: 405,
    title: 'Method not allowed',
    content: '<p>This address only answers GET and HEAD requests.</p>',
  });
  response.headers.set('Allow', 'GET, HEAD');
  return response;
};

export const faultPage = (settings: Settings, requestId: string): Response =>
  plainPage(settings, {
    status: 500,
    title: 'Something went wrong on our side',
    content: `<p>Please try again. If it happens again, give support this number: <code>${escapeHtml(requestId)}</code></p>`,
  });
