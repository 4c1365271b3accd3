/** What a start has opened so far. Parts are closed in the opposite order, each though another's closing failed. */
export type OpenedParts = {
  add(close: (hurry: AbortSignal) => Promise<void>): void;
  closeAll(hurry: AbortSignal): Promise<void>;
};

export const openedParts = (): OpenedParts => {
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
