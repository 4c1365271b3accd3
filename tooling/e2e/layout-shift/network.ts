import type { Page } from 'playwright';

const bytesPerMegabit = 125_000;

/** Networks for loading a screen, each with a matching CPU slowdown. */
const networks = {
  slow: { megabits: 1.6, latencyMs: 150, slowDown: 4 },
  fast: { megabits: 100, latencyMs: 0, slowDown: 1 },
} as const;

export type Network = keyof typeof networks;

/** Throttles network and CPU, and disables the cache. */
export const emulateNetwork = async (page: Page, network: Network): Promise<void> => {
  const { megabits, latencyMs, slowDown } = networks[network];
  const session = await page.context().newCDPSession(page);
  const throughput = megabits * bytesPerMegabit;
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
};
