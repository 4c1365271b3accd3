/**
 * The resources that a start has opened so far. They are closed in reverse order, each even if closing
 * another fails.
 */
export type OpenedResources = {
  add(close: (hurry: AbortSignal) => Promise<void>): void;
  closeAll(hurry: AbortSignal): Promise<void>;
};

export const openedResources = (): OpenedResources => {
  const closings: ((hurry: AbortSignal) => Promise<void>)[] = [];
  return {
    add: (close) => {
      closings.push(close);
    },
    closeAll: async (hurry) => {
      let failure: unknown;
      for (let close = closings.pop(); close; close = closings.pop()) {
        try {
          await close(hurry);
        } catch (error) {
          failure ??= error;
        }
      }
      if (failure !== undefined) throw failure;
    },
  };
};
