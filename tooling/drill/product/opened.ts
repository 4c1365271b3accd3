/** Opened resources, which are closed in reverse order. */
export type Opened = {
  add(close: () => unknown): void;
  close(): Promise<void>;
};

const openedSoFar = (): Opened => {
  const closers: (() => unknown)[] = [];
  return {
    add: (close) => {
      closers.push(close);
    },
    close: async () => {
      for (const close of closers.splice(0).toReversed()) await close();
    },
  };
};

export const openAll = async <Result>(open: (opened: Opened) => Promise<Result>): Promise<Result> => {
  const opened = openedSoFar();
  try {
    return await open(opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
};
