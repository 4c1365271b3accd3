import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSession } from '@tillbook/contract';
import { closingFaults } from '../load/ledger-faults.ts';
import { countedRequests } from '../load/counted-requests.ts';
import { type DemoSession, openDemoSession } from '../load/demo-session.ts';
import { apiAt, type Platform } from '../product/platform.ts';
import { explanationOf } from '../scan/explained.ts';
import { type ScannedRequest, scannedRequests } from '../scan/scanned-requests.ts';
import { scanSql } from '../scan/sqlmap.ts';
import { scanWeb } from '../scan/wapiti.ts';
import type { DrillResult, Say } from './drill-result.ts';

const webPages = [
  '/',
  '/login',
  '/forgot-password',
  '/reset-password?token=from-a-mail',
  '/handover?code=from-a-link',
  '/overview',
  '/payments?page=2&search=beans',
  '/settings',
  '/terms',
  '/privacy',
  '/admin/',
  '/admin/accounts?search=harbor&order=name',
  '/admin/audit?email=ada&from=2026-11-01',
  '/docs',
];

const formPages = [
  '/card-form?accountId=acc_nowhere',
  '/bank-form?accountId=acc_nowhere&billingAddress=true',
];

/** If the session expired during the scan, every request would be refused and nothing tested. */
const keepSignedIn = ({ merchant, admin }: DemoSession) =>
  Promise.all([merchant.call(checkSession, {}), admin.call(checkSession, {})]);

const scanSqlOfAll = async (
  session: DemoSession,
  requests: readonly ScannedRequest[],
  folder: string,
  level: number,
  say: Say,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const [index, request] of requests.entries()) {
    await keepSignedIn(session);
    const scan = await scanSql(request, index, folder, level);
    say(`${request.name} ${new URL(request.address).pathname}: ${scan.fault ?? 'nothing'}`);
    for (const remark of scan.remarks) say(`     ${remark}`);
    if (scan.fault !== undefined) faults.push(`${request.name} ${scan.fault}`);
  }
  return faults;
};

const scanPages = async (
  pages: readonly string[],
  token: string,
  folder: string,
  say: Say,
): Promise<string[]> => {
  const findings = await scanWeb(pages, token, folder);
  const { origin } = new URL(pages[0] ?? '');
  const explained: string[] = [];
  const faults: string[] = [];
  for (const found of findings) {
    const because = await explanationOf(origin, found);
    if (because === undefined) faults.push(`${found.kind}: ${found.method} ${found.path} ${found.info}`);
    else explained.push(`${found.kind}: ${because}`);
  }
  say(`wapiti, from ${pages.length} addresses of ${origin}: ${findings.length} findings`);
  for (const [because, all] of Map.groupBy(explained, (text) => text)) say(`     ${all.length} × ${because}`);
  return faults;
};

/**
 * sqlmap on every parameter of every call, wapiti on the pages of both origins: neither finds a
 * vulnerability.
 */
export const drillScan = async (platform: Platform, level: number, say: Say): Promise<DrillResult> => {
  const since = new Date();
  const { apiBaseUrl, formsBaseUrl } = apiAt(platform, 0);
  const session = await openDemoSession(apiBaseUrl);
  const requests = await scannedRequests(session, formsBaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'tillbook-scan-'));
  try {
    const web = apiBaseUrl.replace(/\/api$/, '');
    const reads = requests.filter(({ method, token }) => method === 'GET' && !token.endsWith('*'));
    const addresses = [
      ...webPages.map((path) => web + path),
      ...reads.map(({ address }) => address.replace('*', '')),
    ];
    const faults = [
      ...(await scanSqlOfAll(session, requests, folder, level, say)),
      ...(await scanPages(addresses, session.merchantToken, folder, say)),
      ...(await scanPages(
        formPages.map((path) => formsBaseUrl + path),
        '',
        folder,
        say,
      )),
    ];
    const counted = await countedRequests(session);
    return {
      summary: `sqlmap on ${requests.length} requests at level ${level}, wapiti from ${addresses.length + formPages.length} addresses: the API answered ${counted.all} times`,
      faults: [...faults, ...counted.faults, ...(await closingFaults(platform, since))],
      count: counted.all,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
