import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const guideFile = resolve(import.meta.dirname, '../../../docs/guides/6-for-operators.md');

export type ProxyName = 'nginx' | 'caddy' | 'haproxy';

export type Guide = {
  readonly webUrl: URL;
  readonly formsUrl: URL;
  readonly blocks: Readonly<Record<ProxyName, string>>;
};

const matchIn = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The operators' guide has no ${pattern.source}.`);
  return found;
};

const blockIn = (text: string, language: ProxyName): string =>
  matchIn(text, new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm'));

export const readGuide = (): Guide => {
  const text = readFileSync(guideFile, 'utf8');
  matchIn(text, /(`TRUST_PROXY=on`)/);
  return {
    webUrl: new URL(matchIn(text, /^WEB_BASE_URL=(.+)$/m)),
    formsUrl: new URL(matchIn(text, /^TOKENIZATION_BASE_URL=(.+)$/m)),
    blocks: {
      nginx: blockIn(text, 'nginx'),
      caddy: blockIn(text, 'caddy'),
      haproxy: blockIn(text, 'haproxy'),
    },
  };
};
