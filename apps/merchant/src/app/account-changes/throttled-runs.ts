/** However much happens, what is shown is asked for no more often than this. */
const runEveryMs = 1000;
const retriedAfterMs = 5000;
/** What fails more often than this is away, and when it is back everything is asked for again. */
const mostFailures = 3;

export type RunOutcome = { readonly hasFailed: boolean; readonly isOutdated: boolean };

export type ThrottledRuns = {
  /** Asks for one more run, after the one that is under way. */
  readonly request: () => void;
  readonly stop: () => void;
};

/** Runs one at a time, no more often than once a second, and again where a run was outdated or failed. */
export const throttleRuns = (run: () => Promise<RunOutcome>): ThrottledRuns => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isRequested = false;
  let isStopped = false;
  let nextRunMs = 0;
  let failures = 0;

  const runNow = async () => {
    timer = undefined;
    isRequested = false;
    isRunning = true;
    const { hasFailed, isOutdated } = await run();
    isRunning = false;
    nextRunMs = Date.now() + (hasFailed ? retriedAfterMs : runEveryMs);
    failures = hasFailed ? failures + 1 : 0;
    if (isRequested || isOutdated || (hasFailed && failures <= mostFailures)) request();
  };

  const request = () => {
    isRequested = true;
    if (isRunning || isStopped) return;
    timer ??= setTimeout(() => void runNow(), Math.max(0, nextRunMs - Date.now()));
  };

  return {
    request,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
