/** The reasons why a running process accepts no new work. */
export const hindrances = ['clock_differs', 'key_missing', 'release_too_old'] as const;
export type Hindrance = (typeof hindrances)[number];

export type Service = {
  readonly isOpen: () => boolean;
  /** Makes the process not ready; every request still gets its response. */
  leave(): void;
  /**
   * Makes the process not ready while the hindrance lasts.
   * @returns true if that is a change
   */
  hinder(hindrance: Hindrance, lasts: boolean): boolean;
  readonly isHinderedBy: (hindrance: Hindrance) => boolean;
  observeClock(aheadMs: number): void;
  /** The machine's clock minus the database's; undefined before the difference is known. */
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
