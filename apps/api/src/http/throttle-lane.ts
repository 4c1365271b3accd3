import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Platform } from '../platform.ts';

/** The tries about one subject that are under way in this process. */
type Lane = {
  /** Those that were let through and have not ended. */
  underWay: number;
  /** How many have ended so far. */
  ended: number;
  readonly waiting: (() => void)[];
  present: number;
};

/** One try's place in its lane. */
type Place = {
  /** Takes a slot, and where there is none as long as others are under way, waits for each of them to end. */
  whenFree<T>(take: () => Promise<T | undefined>): Promise<T | undefined>;
  leave(): void;
};

const lanesByPlatform = new WeakMap<Platform, Map<string, Lane>>();

const lanesOf = (platform: Platform): Map<string, Lane> => {
  const known = lanesByPlatform.get(platform);
  if (known !== undefined) return known;
  const lanes = new Map<string, Lane>();
  lanesByPlatform.set(platform, lanes);
  return lanes;
};

/** One of those who wait takes the slot that became free; where nobody is under way any more, all look once again. */
const wake = (lane: Lane): void => {
  const woken = lane.underWay === 0 ? lane.waiting.splice(0) : lane.waiting.splice(0, 1);
  for (const goOn of woken) goOn();
};

export const enterLane = (platform: Platform, subject: Buffer): Place => {
  const lanes = lanesOf(platform);
  const name = subject.toString('hex');
  const lane = lanes.get(name) ?? { underWay: 0, ended: 0, waiting: [], present: 0 };
  lanes.set(name, lane);
  lane.present += 1;
  let isUnderWay = false;

  const whenFree = async <T>(take: () => Promise<T | undefined>): Promise<T | undefined> => {
    for (;;) {
      const endedBefore = lane.ended;
      const taken = await take();
      if (taken !== undefined) {
        lane.underWay += 1;
        isUnderWay = true;
        return taken;
      }
      // The answers to those who were counted first may have arrived in the same moment and are read in this turn.
      await nextTurn();
      const nothingChanged = lane.ended === endedBefore;
      if (nothingChanged && lane.underWay === 0) return undefined;
      if (nothingChanged) await new Promise<void>((goOn) => lane.waiting.push(goOn));
    }
  };

  return {
    whenFree,
    leave: () => {
      lane.present -= 1;
      if (isUnderWay) {
        lane.underWay -= 1;
        lane.ended += 1;
        wake(lane);
      }
      if (lane.present === 0) lanes.delete(name);
    },
  };
};
