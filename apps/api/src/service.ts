/** Whether a process takes new work. */
export type Service = {
  readonly isLeaving: () => boolean;
  /** From now on readiness is refused, while every request is still answered. */
  leave(): void;
};

export const inService = (): Service => {
  let isLeaving = false;
  return {
    isLeaving: () => isLeaving,
    leave: () => {
      isLeaving = true;
    },
  };
};
