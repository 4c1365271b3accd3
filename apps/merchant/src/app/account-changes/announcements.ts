import type { Row } from './rows.ts';
import type { Noun } from '../../query-keys.ts';
import { arrivedText, balancesChanged, manyChangedText, statusText } from './announcement-text.ts';

/** Queues a change to be announced. */
export type Announcements = {
  noteArrived(noun: Noun, count: number): void;
  noteStatus(noun: Noun, row: Row): void;
  noteBalances(): void;
};

export type Announcer = Announcements & { stop(): void };

/** However much happens, a screen reader does not talk all the time. */
const restMs = 5000;
/** Changes this close together are announced in one sentence. */
const gatherMs = 300;
/** Cleared, so that the same text is announced again. */
const goneAfterMs = 4000;

const sentence = (
  arrived: ReadonlyMap<Noun, number>,
  changed: ReadonlyMap<Noun, ReadonlyMap<string, Row>>,
  areBalancesNew: boolean,
): string => {
  const parts = [
    ...[...arrived].map(([noun, count]) => arrivedText(count, noun)),
    ...[...changed].map(([noun, rows]) => {
      const [row] = rows.values();
      return row && rows.size === 1 ? statusText(row, noun) : manyChangedText(rows.size, noun);
    }),
  ];
  if (parts.length === 0 && areBalancesNew) return balancesChanged;
  return parts.join(', ');
};

/** Collects changes, and announces them in one sentence now and then. */
export const createAnnouncer = (say: (text: string) => void): Announcer => {
  const arrived = new Map<Noun, number>();
  const changed = new Map<Noun, Map<string, Row>>();
  let areBalancesNew = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let goneTimer: ReturnType<typeof setTimeout> | undefined;
  let restsUntilMs = 0;

  const speak = () => {
    timer = undefined;
    restsUntilMs = Date.now() + restMs;
    say(sentence(arrived, changed, areBalancesNew));
    goneTimer = setTimeout(() => say(''), goneAfterMs);
    arrived.clear();
    changed.clear();
    areBalancesNew = false;
  };
  const speakSoon = () => {
    timer ??= setTimeout(speak, Math.max(gatherMs, restsUntilMs - Date.now()));
  };

  return {
    noteArrived: (noun, count) => {
      arrived.set(noun, (arrived.get(noun) ?? 0) + count);
      speakSoon();
    },
    noteStatus: (noun, row) => {
      const rows = changed.get(noun) ?? new Map<string, Row>();
      changed.set(noun, rows.set(row.id, row));
      speakSoon();
    },
    noteBalances: () => {
      areBalancesNew = true;
      speakSoon();
    },
    stop: () => {
      clearTimeout(timer);
      clearTimeout(goneTimer);
    },
  };
};
