/**
 * The longest wait, in ms: a browser that draws no frame, because it is busy or covered, still has to respond
 * to a press.
 */
const longestWaitMs = 250;

/**
 * Resolves once the next frame is on the screen, so that a pressed button or row responds immediately and its
 * result is rendered afterwards.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // Resolves immediately on a hidden page, which is not drawn.
    if (document.hidden) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, longestWaitMs);
    // Waits for a message, which is handled after the frame is drawn; animation callbacks run before that.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        clearTimeout(timer);
        resolve();
      });
      port1.start();
      port2.postMessage(undefined);
    });
  });
