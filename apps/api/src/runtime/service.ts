/** Lists the reasons why a process accepts no new work although it runs. */
export const hindrances = ['clock_differs', 'key_missing', 'release_too_old'] as const;
export type Hindrance = (typeof hindrances)[number];

/** Controls whether this process accepts new work. */
export type Service = {
  readonly isOpen: () => boolean;
  /** Refuses readiness from now on, while every request still gets its response. */
  leave(): void;
  /**
   * Refuses readiness while the hindrance lasts.
   * @returns true if that has changed
   */
  hinder(hindrance: Hindrance, lasts: boolean): boolean;
  readonly isHinderedBy: (hindrance: Hindrance) => boolean;
  observeClock(aheadMs: number): void;
  /** How far the machine's clock is ahead of the database's; undefined before it is known. */
  readonly clockAheadMs: () => number | undefined;
};

export const inService = (): Service => {
  let isLeaving = false;
  const present = new Set<Hindrance>();
  let clockAheadMs: number | undefined;
  return {
    isOpen: () => !isLeaving && present.size === 0,
    leave: () => {
      isLeaving = true;
    },
    hinder: (hindrance, lasts) => {
      if (present.has(hindrance) === lasts) return false;
      if (lasts) present.add(hindrance);
      else present.delete(hindrance);
      return true;
    },
    isHinderedBy: (hindrance) => present.has(hindrance),
    observeClock: (aheadMs) => {
      clockAheadMs = aheadMs;
    },
    clockAheadMs: () => clockAheadMs,
  };
};
