export type ProgressLine = {
  report(text: string): void;
  /** Shows the final text, or leaves the line unchanged. */
  end(text?: string): void;
};

export const silentProgress: ProgressLine = { report: () => undefined, end: () => undefined };

const betweenLinesMs = 3000;

type Output = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
};

/**
 * Rewrites one line on a terminal. Otherwise writes a line every few seconds, because a log stores every
 * line.
 */
export const progressLine = (output: Output, nowMs: () => number = Date.now): ProgressLine => {
  const isTerminal = output.isTTY === true;
  let reportedAtMs = 0;
  let isOpen = false;
  const rewrite = (text: string) => {
    output.write(`\r\u001B[K${text.slice(0, (output.columns ?? 80) - 1)}`);
    isOpen = true;
  };
  return {
    report: (text) => {
      if (isTerminal) return rewrite(text);
      if (nowMs() - reportedAtMs < betweenLinesMs) return;
      output.write(`${text}\n`);
      reportedAtMs = nowMs();
    },
    end: (text) => {
      if (isTerminal && text !== undefined) rewrite(text);
      if (!isTerminal && text !== undefined) output.write(`${text}\n`);
      if (isOpen) output.write('\n');
      isOpen = false;
    },
  };
};
