const betweenLinesMs = 3000;

/**
 * Tells how far something is: on a terminal in one line that changes, else in a line every few seconds.
 *
 * @param {NodeJS.WriteStream} [output]
 */
export const sayProgress = (output = process.stdout) => {
  let lastToldAt = 0;
  let isOpen = false;
  return {
    /** @param {string} text */
    tell: (text) => {
      if (output.isTTY) {
        output.write(`\r\u001B[K${text.slice(0, output.columns - 1)}`);
        isOpen = true;
      } else if (Date.now() - lastToldAt >= betweenLinesMs) {
        output.write(`${text}\n`);
        lastToldAt = Date.now();
      }
    },
    /** Leaves the line as it was last told. */
    end: () => {
      if (isOpen) output.write('\n');
      isOpen = false;
    },
  };
};
