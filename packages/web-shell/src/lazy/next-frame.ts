/** A browser that draws no frame, because it is busy or covered, still responds to a press. */
const longestWaitMs = 250;

/**
 * Resolves once the next frame is on the screen: a press is answered by its button or row at once, and what it leads to
 * is rendered afterwards, however long that takes.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // A hidden page is not drawn.
    if (document.hidden) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, longestWaitMs);
    // The frame is drawn after its animation callbacks; a message is handled after that.
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
