import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const debianChromium = '/usr/bin/chromium';

const executablePath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) ? debianChromium : undefined);

/** Chromium without what it does on its own on the network. */
export const openBrowser = (): Promise<Browser> => {
  const path = executablePath();
  return chromium.launch({
    ...(path !== undefined && { executablePath: path }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
};
