import type { DemoSession } from './demo-session.ts';

export type CountedRequests = { readonly all: number; readonly faults: readonly string[] };

/** The platform's own metrics: all responses of the API, and its server errors. */
export const countedRequests = async ({ apiBaseUrl, adminToken }: DemoSession): Promise<CountedRequests> => {
  const response = await fetch(`${apiBaseUrl}/metrics`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  const samples = (await response.text()).matchAll(
    /^tillbook_requests_total\{call="(\w+)",status="(\d+)"\} (\d+)$/gm,
  );
  let all = 0;
  const faults: string[] = [];
  for (const [, call, status, count] of samples) {
    all += Number(count);
    if (status === '500') faults.push(`${call} was answered 500, ${count} times`);
  }
  return { all, faults };
};
