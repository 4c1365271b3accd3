import type { Log } from '../../runtime/log.ts';

export const reportWarnings = (warnings: readonly string[], log?: Log): void => {
  for (const warning of warnings) {
    process.stderr.write(`${warning}\n`);
    log?.('setting_unknown', { message: warning });
  }
};
