export type Turn = {
  /** Resolves when it is this caller's turn; rejects if aborted earlier. */
  come(signal: AbortSignal): Promise<void>;
  /** Lets the next caller proceed. A second call does nothing. */
  leave(): void;
};

export type TurnTaking = {
  /** Returns `undefined` if too many callers wait. */
  enter(): Turn | undefined;
};

type Entered = { present: boolean; go: () => void; readonly come: Promise<void> };

/** Admits `maxConcurrent` callers; `mostWaiting` more wait in the order of their arrival. */
export const turnTaking = (maxConcurrent: number, mostWaiting: number): TurnTaking => {
  const line: Entered[] = [];

  const letGo = () => {
    for (const entered of line.slice(0, maxConcurrent)) entered.go();
  };

  return {
    enter: () => {
      if (line.length >= maxConcurrent + mostWaiting) return undefined;
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
