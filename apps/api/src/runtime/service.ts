/** Why a process accepts no new work although it goes on. */
export type Hindrance = 'clock_differs' | 'key_missing' | 'release_too_old';

/** Whether a process accepts new work. */
export type Service = {
  readonly isOpen: () => boolean;
  /** From now on readiness is refused, while every request still gets its response. */
  leave(): void;
  /**
   * Refuses readiness for as long as the hindrance lasts.
   *
   * @returns whether that is news
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
