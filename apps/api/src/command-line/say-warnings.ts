import type { Log } from '../log.ts';

/** Tells whoever starts a process what is odd about its settings, where they look first, and the log as well. */
export const sayWarnings = (warnings: readonly string[], log?: Log): void => {
  for (const warning of warnings) {
    process.stderr.write(`${warning}\n`);
    log?.('setting_unknown', { message: warning });
  }
};
