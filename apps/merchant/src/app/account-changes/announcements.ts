import { capitalize, formatCents, statusLabel } from '@tillbook/domain';
import type { Row } from '../../lists/held-rows/rows.ts';
import type { Noun } from '../../query-keys.ts';

export type Announcements = {
  addArrived(noun: Noun, count: number): void;
  addStatus(noun: Noun, row: Row): void;
  addBalances(): void;
};

export type AnnouncementQueue = Announcements & { stop(): void };

/** The minimum interval between two announcements. */
const restMs = 5000;
/** Changes within this interval are announced in one sentence. */
const gatherMs = 300;
/** The text is cleared after this time, so that the same text can be announced again. */
const clearAfterMs = 4000;

export const arrivedText = (count: number, noun: Noun): string =>
  count === 1 ? `1 new ${noun}` : `${String(count)} new ${noun}s`;

/** Formats an announcement: `Payment $12.00 succeeded`. */
const statusText = ({ amount, status = '' }: Row, noun: Noun): string =>
  [
    capitalize(noun),
    ...(amount === undefined ? [] : [formatCents(amount)]),
    statusLabel(status).toLowerCase(),
  ].join(' ');

const changedText = (rows: ReadonlyMap<string, Row>, noun: Noun): string => {
  const [row] = rows.values();
  return row && rows.size === 1 ? statusText(row, noun) : `${String(rows.size)} ${noun}s changed`;
};

/** Collects changes and announces them in one sentence, at most once every five seconds. */
export const queueAnnouncements = (announce: (text: string) => void): AnnouncementQueue => {
  const arrived = new Map<Noun, number>();
  const changed = new Map<Noun, Map<string, Row>>();
  let areBalancesNew = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let clearTimer: ReturnType<typeof setTimeout> | undefined;
  let restsUntilMs = 0;

  const sentence = (): string => {
    const parts = [
      ...[...arrived].map(([noun, count]) => arrivedText(count, noun)),
      ...[...changed].map(([noun, rows]) => changedText(rows, noun)),
    ];
    return parts.length === 0 && areBalancesNew ? 'Balances updated' : parts.join(', ');
  };
  const announceNow = () => {
    timer = undefined;
    restsUntilMs = Date.now() + restMs;
    announce(sentence());
    clearTimer = setTimeout(() => announce(''), clearAfterMs);
    arrived.clear();
    changed.clear();
    areBalancesNew = false;
  };
  const schedule = () => {
    timer ??= setTimeout(announceNow, Math.max(gatherMs, restsUntilMs - Date.now()));
  };

  return {
    addArrived: (noun, count) => {
      arrived.set(noun, (arrived.get(noun) ?? 0) + count);
      schedule();
    },
    addStatus: (noun, row) => {
      const rows = changed.get(noun) ?? new Map<string, Row>();
      changed.set(noun, rows.set(row.id, row));
      schedule();
    },
    addBalances: () => {
      areBalancesNew = true;
      schedule();
    },
    stop: () => {
      clearTimeout(timer);
      clearTimeout(clearTimer);
    },
  };
};
