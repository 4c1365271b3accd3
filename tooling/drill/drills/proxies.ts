import { freePort } from '@tillbook/e2e/free-ports';
import { type Product, startProduct } from '@tillbook/e2e/start-product';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataFolder } from '../product/data-folder.ts';
import { createCertificates } from '../proxies/certificates.ts';
import { type Guide, type ProxyName, readGuide } from '../proxies/guide.ts';
import { type PublicAddresses, redirectToAdvice, signIn, storeCard } from '../proxies/journeys.ts';
import { withProxy } from '../proxies/running-proxy.ts';
import { type ProxyRow, proxyTable } from '../proxies/table.ts';
import { trialConfiguration, type TrialValues, withoutHeaders } from '../proxies/trial-values.ts';
import { openVisitor, type Visitor } from '../proxies/visit.ts';
import type { DrillResult, Say } from './drill-result.ts';

const proxies: readonly ProxyName[] = ['nginx', 'caddy', 'haproxy'];

const works = 'works';
const adviceGiven = '307, 508, advice';
/** Caddy and HAProxy forward Host by default. */
const passesHost = 'passes Host';

type Trial = {
  readonly guide: Guide;
  readonly values: TrialValues;
  readonly folder: string;
  readonly addresses: PublicAddresses;
  readonly visitor: Visitor;
};

/** Returns the first line only, because a whole page may follow. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

const tryBlock = (proxy: ProxyName, { guide, values, folder, addresses, visitor }: Trial) => {
  const configuration = trialConfiguration(proxy, guide, values);
  return withProxy({ proxy, configuration, folder, publicPort: values.publicPort }, async () => {
    const signedIn = await signIn(visitor, addresses);
    const forms = await storeCard(visitor, addresses, signedIn).then(() => works, reasonOf);
    return { signIn: works, forms };
  }).catch((error: unknown) => ({ signIn: reasonOf(error), forms: 'not tried' }));
};

const tryPlain = (proxy: ProxyName, { guide, values, folder, addresses, visitor }: Trial) => {
  if (proxy !== 'nginx') return passesHost;
  const configuration = withoutHeaders(trialConfiguration(proxy, guide, values));
  return withProxy({ proxy, configuration, folder, publicPort: values.publicPort }, () =>
    redirectToAdvice(visitor, addresses),
  ).then(() => adviceGiven, reasonOf);
};

const tryAll = async (trial: Trial, say: Say): Promise<readonly ProxyRow[]> => {
  const rows: ProxyRow[] = [];
  for (const proxy of proxies) {
    say(`Trying ${proxy}…`);
    rows.push({ proxy, ...(await tryBlock(proxy, trial)), plain: await tryPlain(proxy, trial) });
  }
  return rows;
};

const faultsIn = ({ proxy, signIn: signedIn, forms, plain }: ProxyRow): readonly string[] => [
  ...(signedIn === works ? [] : [`${proxy}, sign-in: ${signedIn}`]),
  ...(forms === works ? [] : [`${proxy}, forms: ${forms}`]),
  ...(plain === adviceGiven || plain === passesHost ? [] : [`${proxy}, plain: ${plain}`]),
];

const stopProduct = async (product: Product): Promise<void> => {
  const exitCode = await product.stop();
  if (exitCode !== 0) throw new Error(`npm start ended with ${exitCode}:\n${product.output()}`);
};

const tryInFrontOfProduct = async (
  folder: string,
  say: Say,
): Promise<{ readonly rows: readonly ProxyRow[]; readonly log: string }> => {
  const guide = readGuide();
  const certificateFolder = folder;
  const values: TrialValues = {
    publicPort: await freePort(),
    plainPort: await freePort(),
    webPort: await freePort(),
    formsPort: await freePort(),
    certificateFolder,
  };
  const authority = createCertificates(certificateFolder, [guide.webUrl.hostname, guide.formsUrl.hostname]);
  const addresses: PublicAddresses = {
    web: `${guide.webUrl.origin}:${values.publicPort}`,
    forms: `${guide.formsUrl.origin}:${values.publicPort}`,
  };
  const dataDirectory = join(folder, 'data');
  say('Starting the product…');
  const product = await startProduct({
    dataDirectory,
    port: values.webPort,
    tokenizationPort: values.formsPort,
    environment: {
      WEB_BASE_URL: addresses.web,
      TOKENIZATION_BASE_URL: addresses.forms,
      TRUST_PROXY: 'on',
    },
  });
  // After a signal, `finally` doesn't run.
  const end = (): void => void product.command.kill('SIGTERM');
  process.once('exit', end);
  try {
    const rows = await tryAll({ guide, values, folder, addresses, visitor: openVisitor(authority) }, say);
    await stopProduct(product);
    return { rows, log: readFileSync(join(dataDirectory, 'tillbook.log'), 'utf8') };
  } finally {
    await product.stop();
    process.off('exit', end);
  }
};

/**
 * Runs the proxies of the operators' guide in front of the product: a user signs in and stores a card. nginx
 * without the guide's headers must redirect to the advice, with one log line.
 */
export const drillProxies = async (say: Say): Promise<DrillResult> => {
  const folder = createDataFolder();
  try {
    const { rows, log } = await tryInFrontOfProduct(folder.path, say);
    const lines = log.split('\n').filter((line) => line.includes('"event":"host_replaced"'));
    const counted = rows.map((row) =>
      row.plain === adviceGiven ? { ...row, plain: `${row.plain}, log × ${lines.length}` } : row,
    );
    return {
      summary: proxyTable(counted),
      faults: [
        ...rows.flatMap(faultsIn),
        ...(lines.length === 1 ? [] : [`The log has ${lines.length} host_replaced lines instead of 1`]),
      ],
      count: rows.filter(({ signIn: signedIn }) => signedIn === works).length,
    };
  } finally {
    folder.remove();
  }
};
