/** Names why a process accepts no new work although it runs. */
export type Hindrance = 'clock_differs' | 'key_missing' | 'release_too_old';

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
};

export const inService = (): Service => {
  let isLeaving = false;
  const hindrances = new Set<Hindrance>();
  return {
    isOpen: () => !isLeaving && hindrances.size === 0,
    leave: () => {
      isLeaving = true;
    },
    hinder: (hindrance, lasts) => {
      if (hindrances.has(hindrance) === lasts) return false;
      if (lasts) hindrances.add(hindrance);
      else hindrances.delete(hindrance);
      return true;
    },
    isHinderedBy: (hindrance) => hindrances.has(hindrance),
  };
};
