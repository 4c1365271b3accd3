import type { BrowserContext } from 'playwright';
import { marker } from './script-payloads.ts';

const report = 'policyReported';

/** A script that runs in every document of the profile, before the document's own scripts. */
const listenForReports = `addEventListener(
  'securitypolicyviolation',
  ({ effectiveDirective, blockedURI, sample }) => ${report}(effectiveDirective + ' ' + blockedURI + ' ' + sample),
  true,
)`;

/**
 * Records everything in a profile's pages that only a payload would cause: a script that runs, a policy
 * report, a dialog, a new page, a request to an unexpected host.
 */
export const watchScripts = async (
  context: BrowserContext,
  origins: readonly string[],
): Promise<() => readonly string[]> => {
  const seen: string[] = [];
  await context.exposeBinding(
    marker,
    (_, number: unknown) => void seen.push(`payload ${String(number)} ran`),
  );
  await context.exposeBinding(report, (_, what: unknown) => void seen.push(`policy: ${String(what)}`));
  await context.addInitScript(listenForReports);
  context.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (page) => seen.push(`another page: ${page.url()}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && !origins.includes(origin)) seen.push(`request: ${request.url()}`);
  });
  return () => seen;
};
