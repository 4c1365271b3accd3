const startedAt = Date.now();

/** @param {string} line */
export const say = (line) => {
  process.stdout.write(`${line}\n`);
};

/** @param {string} line one line: the cause and the remedy */
export const complain = (line) => {
  process.stderr.write(`${line}\n`);
};

/** @param {string} title */
export const heading = (title) => {
  say(`\n== ${title} (${secondsSince(startedAt)} s)`);
};

/** @param {number} instant milliseconds */
export const secondsSince = (instant) => ((Date.now() - instant) / 1000).toFixed(1);
