import { openBalancer } from '../product/balancer.ts';
import type { Platform } from '../product/platform.ts';
import { lostAcknowledgements, unknownTransactions } from './acknowledged.ts';
import { type DemoSession, openDemoSession } from './demo-session.ts';
import { closingFaults } from './ledger-faults.ts';
import { type Ledger, newLedger } from './load.ts';

type Load = (session: DemoSession, name: string, ledger: Ledger, isOver: () => boolean) => Promise<void>;

export type UnderLoad = { readonly ledger: Ledger; readonly faults: readonly string[] };

const unansweredFaults = ({ unanswered, notNow, malformed, withoutResponse }: Ledger): readonly string[] => {
  const counts = `${notNow} unavailable, ${malformed} malformed, ${withoutResponse} without a response`;
  return [...unanswered.keys()].map((key) => `${key} got no definite response (in the whole run: ${counts})`);
};

/**
 * Loads a platform's processes through a balancer during an action, then compares the books with the
 * responses.
 */
export const underBalancedLoad = async (
  platform: Platform,
  load: Load,
  name: string,
  act: (ledger: Ledger) => Promise<void>,
): Promise<UnderLoad> => {
  const since = new Date();
  const balancer = await openBalancer(() => platform.apis());
  try {
    const ledger = newLedger();
    let isOver = false;
    const session = await openDemoSession(balancer.apiBaseUrl);
    const loading = load(session, `${name}-${process.pid}`, ledger, () => isOver);
    await act(ledger);
    isOver = true;
    await loading;
    const owner = platform.owner();
    const faults = [
      ...ledger.unexpectedResponses,
      ...unansweredFaults(ledger),
      ...(await lostAcknowledgements(owner, ledger)),
      ...(await unknownTransactions(owner, ledger, since)),
      ...(await closingFaults(platform, since)),
    ];
    return { ledger, faults };
  } finally {
    await balancer.close();
  }
};
