import type { Row } from './rows.ts';
import {
  arrivedText,
  balancesChanged,
  manyMovedOnText,
  movedOnText,
  type Noun,
} from './announcement-text.ts';

/** What has happened since somebody was last told. */
export type News = {
  noteArrived(noun: Noun, count: number): void;
  noteMovedOn(noun: Noun, row: Row): void;
  noteBalances(): void;
};

export type Announcer = News & { stop(): void };

/** However much happens, who listens is not talked to all the time. */
const restMs = 5000;
/** What belongs together comes together. */
const gatherMs = 300;
/** The same words twice would be heard once, were the first not gone by then. */
const goneAfterMs = 4000;

const sentence = (
  arrived: ReadonlyMap<Noun, number>,
  movedOn: ReadonlyMap<Noun, ReadonlyMap<string, Row>>,
  areBalancesNew: boolean,
): string => {
  const parts = [
    ...[...arrived].map(([noun, count]) => arrivedText(count, noun)),
    ...[...movedOn].map(([noun, rows]) => {
      const [row] = rows.values();
      return row && rows.size === 1 ? movedOnText(row, noun) : manyMovedOnText(rows.size, noun);
    }),
  ];
  if (parts.length === 0 && areBalancesNew) return balancesChanged;
  return parts.join(', ');
};

/** Gathers what happens, and says it in one sentence now and then. */
export const createAnnouncer = (say: (text: string) => void): Announcer => {
  const arrived = new Map<Noun, number>();
  const movedOn = new Map<Noun, Map<string, Row>>();
  let areBalancesNew = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let goneTimer: ReturnType<typeof setTimeout> | undefined;
  let restsUntilMs = 0;

  const speak = () => {
    timer = undefined;
    restsUntilMs = Date.now() + restMs;
    say(sentence(arrived, movedOn, areBalancesNew));
    goneTimer = setTimeout(() => say(''), goneAfterMs);
    arrived.clear();
    movedOn.clear();
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
    noteMovedOn: (noun, row) => {
      const rows = movedOn.get(noun) ?? new Map<string, Row>();
      movedOn.set(noun, rows.set(row.id, row));
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
