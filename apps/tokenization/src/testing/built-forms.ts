import type { PageSettings } from '@tillbook/contract';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { vi } from 'vitest';
import { listen, type ListeningServer } from './listening-server.ts';

/** The response of the simulated vault; undefined breaks the connection. */
type VaultResponse = { readonly status: number; readonly body: string } | undefined;

export type BuiltForms = ListeningServer & {
  readonly vaultBodies: unknown[];
  readonly respondWith: (answer: VaultResponse | Promise<VaultResponse>) => void;
};

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Returns the product's own content security policy, so that a violation shows up here as well. */
const policy = (webOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${webOrigin}`,
  ].join('; ');

const settings = (webOrigin: string): PageSettings => ({
  webBaseUrl: webOrigin,
  tokenizationBaseUrl: '',
  apiBaseUrl: `${webOrigin}/api`,
  documentationUrl: `${webOrigin}/docs`,
  applicationMode: 'production',
  brandName: 'Tillbook',
  nonce: '',
});

/** Builds the forms and serves them on their own origin, to be framed only by `webOrigin`. */
export async function serveBuiltForms(webOrigin: string): Promise<BuiltForms> {
  const folder = await mkdtemp(join(tmpdir(), 'tokenization-'));
  // Overrides the test's own NODE_ENV, which would put React's development version into the build.
  vi.stubEnv('NODE_ENV', 'production');
  await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: 'error' });
  vi.unstubAllEnvs();
  const vaultBodies: unknown[] = [];
  let vaultResponse: VaultResponse | Promise<VaultResponse>;

  const respondAsVault = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    vaultBodies.push(JSON.parse(text));
    const answer = await vaultResponse;
    if (!answer) return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  };

  const serveFile = async (pathname: string, response: ServerResponse) => {
    const file = pathname.startsWith('/assets/') ? pathname : `${pathname}.html`;
    const content = await readFile(join(folder, file)).catch(() => undefined);
    if (!content) return void response.writeHead(404).end();
    response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
    if (!file.endsWith('.html')) return void response.end(content);
    response.setHeader('content-security-policy', policy(webOrigin));
    response.end(String(content).replace('{}</script>', `${JSON.stringify(settings(webOrigin))}</script>`));
  };

  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isVaultCall = request.method === 'POST' && pathname === '/payment-instruments';
    void (isVaultCall ? respondAsVault(request, response) : serveFile(pathname, response));
  });

  return {
    ...server,
    vaultBodies,
    respondWith: (answer) => {
      vaultResponse = answer;
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
