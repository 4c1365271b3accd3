import { randomBytes } from 'node:crypto';
import { pageSettingsElementId, type PageSettings } from '@tillbook/contract';
import type { Settings } from '../runtime/settings.ts';
import type { StaticFile } from './static-files.ts';

const emptySettings = new RegExp(
  String.raw`(<script type="application/json" id="${pageSettingsElementId}">)\s*\{\}\s*(</script>)`,
);

export const newNonce = (): string => randomBytes(16).toString('base64');

const settingsOf = (settings: Settings, nonce: string): PageSettings => ({
  apiBaseUrl: settings.apiBaseUrl,
  tokenizationBaseUrl: settings.tokenizationBaseUrl,
  documentationUrl: settings.documentationUrl,
  webBaseUrl: settings.webBaseUrl,
  adminBaseUrl: settings.adminBaseUrl,
  applicationMode: settings.applicationMode,
  brandName: settings.brandName,
  followDelayMs: settings.followDelayMs,
  sessionRecheckDelayMs: settings.sessionRecheckDelayMs,
  nonce,
});

/** Escapes `<`, the only character that can end data inside a script element. */
const asScriptText = (value: PageSettings) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

export const fillPage = (page: StaticFile, settings: Settings, nonce: string): string =>
  page.bytes
    .toString('utf8')
    .replace(emptySettings, (_match, open: string, close: string) =>
      [open, asScriptText(settingsOf(settings, nonce)), close].join(''),
    );
