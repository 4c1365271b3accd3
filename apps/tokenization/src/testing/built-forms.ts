import type { PageSettings } from '@tillbook/contract';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { vi } from 'vitest';
import { listen, type ListeningServer } from './listening-server.ts';

/** How the vault's stand-in answers; without an answer the connection breaks. */
type VaultAnswer = { readonly status: number; readonly body: string } | undefined;

export type BuiltForms = ListeningServer & {
  /** Every body the vault was sent. */
  readonly vaultBodies: unknown[];
  readonly answerWith: (answer: VaultAnswer | Promise<VaultAnswer>) => void;
};

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** As strict as the product's own server: what breaks here would break there. */
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

/** Builds the forms and serves them on an origin of their own, to be framed by `webOrigin` alone. */
export async function serveBuiltForms(webOrigin: string): Promise<BuiltForms> {
  const folder = await mkdtemp(join(tmpdir(), 'tokenization-'));
  // A test's own NODE_ENV would end up in the build, and React with its development half.
  vi.stubEnv('NODE_ENV', 'production');
  await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: 'error' });
  vi.unstubAllEnvs();
  const vaultBodies: unknown[] = [];
  let vaultAnswer: VaultAnswer | Promise<VaultAnswer>;

  const answerAsVault = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    vaultBodies.push(JSON.parse(text));
    const answer = await vaultAnswer;
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
    void (isVaultCall ? answerAsVault(request, response) : serveFile(pathname, response));
  });

  return {
    ...server,
    vaultBodies,
    answerWith: (answer) => {
      vaultAnswer = answer;
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
