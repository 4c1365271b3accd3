const betweenLinesMs = 3000;

/**
 * Reports progress: on a terminal in one changing line, otherwise in a line every few seconds.
 *
 * @param {NodeJS.WriteStream} [output]
 */
export const sayProgress = (output = process.stdout) => {
  let lastReportedAt = 0;
  let isOpen = false;
  return {
    /** @param {string} text */
    tell: (text) => {
      if (output.isTTY) {
        output.write(`\r\u001B[K${text.slice(0, output.columns - 1)}`);
        isOpen = true;
      } else if (Date.now() - lastReportedAt >= betweenLinesMs) {
        output.write(`${text}\n`);
        lastReportedAt = Date.now();
      }
    },
    end: () => {
      if (isOpen) output.write('\n');
      isOpen = false;
    },
  };
};
