import type { Plugin } from 'vite';
import { ports } from './development-servers.ts';

const emptySettings = /(<script type="application\/json" id="page-settings">)\s*\{\}\s*(<\/script>)/;

const withoutEndSlash = (address: string): string => address.replace(/\/+$/, '');

/** In the format of the contract's page settings, which the page parses; this package supports no other. */
const developmentSettings = (): Readonly<Record<string, string>> => {
  const { env } = process;
  const webBaseUrl = withoutEndSlash(env.WEB_BASE_URL || `http://localhost:${ports.merchant}`);
  return {
    webBaseUrl,
    apiBaseUrl: withoutEndSlash(env.API_BASE_URL || `${webBaseUrl}/api`),
    tokenizationBaseUrl: withoutEndSlash(
      env.TOKENIZATION_BASE_URL || `http://localhost:${ports.tokenization}`,
    ),
    documentationUrl: withoutEndSlash(env.DOCUMENTATION_URL || `${webBaseUrl}/docs`),
    applicationMode: env.APP_MODE === 'dev' ? 'dev' : 'production',
    brandName: env.BRAND_NAME || 'Tillbook',
    nonce: '',
  };
};

/** A `<` inside a script element could end it, so it is escaped in a way that JSON parses back. */
const asScriptText = (settings: Readonly<Record<string, string>>): string =>
  JSON.stringify(settings).replaceAll('<', '\\u003c');

/**
 * Fills in the page's settings during development. A built page contains `{}`, always spelled the same
 * however its source is formatted: the server replaces it per response, so that one build serves every
 * deployment.
 */
export const pageSettingsBlock = (): Plugin => {
  let text = '{}';
  return {
    name: 'tillbook:page-settings',
    configResolved: ({ command }) => {
      if (command === 'serve') text = asScriptText(developmentSettings());
    },
    transformIndexHtml: (html, { filename }) => {
      if (!emptySettings.test(html)) {
        throw new Error(`${filename} has no <script type="application/json" id="page-settings">{}</script>.`);
      }
      return html.replace(emptySettings, (_match, open: string, close: string) => open + text + close);
    },
  };
};
