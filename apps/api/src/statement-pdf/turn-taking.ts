/** One of those who take turns. */
export type Turn = {
  /** Resolves when it is this one's turn; rejects where it does not want it any more. */
  come(signal: AbortSignal): Promise<void>;
  /** Lets the next one go on; a second time is nothing. */
  leave(): void;
};

export type TurnTaking = {
  /** Undefined where too many wait already. */
  enter(): Turn | undefined;
};

type Entered = { present: boolean; go: () => void; readonly come: Promise<void> };

/** So many at once, and so many more who wait in the order in which they came. */
export const turnTaking = (mostAtOnce: number, mostWaiting: number): TurnTaking => {
  const line: Entered[] = [];

  const letGo = () => {
    for (const entered of line.slice(0, mostAtOnce)) entered.go();
  };

  return {
    enter: () => {
      if (line.length >= mostAtOnce + mostWaiting) return undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      const entered: Entered = { present: true, go: resolve, come: promise };
      line.push(entered);
      letGo();
      return {
        come: (signal) =>
          new Promise((go, giveUp) => {
            const refuse = () => giveUp(signal.reason);
            if (signal.aborted) return refuse();
            signal.addEventListener('abort', refuse, { once: true });
            void entered.come.finally(() => signal.removeEventListener('abort', refuse)).then(go);
          }),
        leave: () => {
          if (!entered.present) return;
          entered.present = false;
          line.splice(line.indexOf(entered), 1);
          letGo();
        },
      };
    },
  };
};
