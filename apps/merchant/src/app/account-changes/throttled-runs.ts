/** The minimum interval between refreshes, however much happens. */
const runEveryMs = 1000;
const retriedAfterMs = 5000;
/** After this many failures the platform counts as down; once it is back, everything is refreshed. */
const mostFailures = 3;

export type RunOutcome = { readonly hasFailed: boolean; readonly isOutdated: boolean };

export type ThrottledRuns = {
  /** Requests one more run after the current one. */
  readonly request: () => void;
  readonly stop: () => void;
};

/** Runs one at a time, at most once a second, and again if a run was outdated or failed. */
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
