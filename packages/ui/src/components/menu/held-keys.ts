export type HeldKeys = {
  /** Passes the held keys to the focused element, and holds no more. */
  readonly pass: () => Promise<void>;
  /** Discards the held keys, and holds no more. */
  readonly drop: () => void;
};

/** Waits a task: the list moves its focus in a task of its own. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const hasModifier = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || key === 'Shift';

const repeated = ({ key, code, shiftKey }: KeyboardEvent): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });

/**
 * Holds the keys pressed between the press of a menu's button and the appearance of its list, so that the
 * list receives them and the page does not.
 *
 * @param cancel called on Escape and on a press outside the button
 */
export const holdKeys = (button: Element, cancel: () => void): HeldKeys => {
  const held: KeyboardEvent[] = [];
  const ended = new AbortController();
  const listening = { capture: true, signal: ended.signal };
  // Leaves keys to a field that the user has moved to.
  const isForMenu = ({ target }: Event) =>
    target === document.body || (target instanceof Node && button.contains(target));
  const hold = (event: KeyboardEvent) => {
    if (hasModifier(event) || !isForMenu(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') cancel();
    else held.push(event);
  };
  const leave = (event: Event) => {
    if (!(event.target instanceof Node && button.contains(event.target))) cancel();
  };
  window.addEventListener('keydown', hold, listening);
  window.addEventListener('pointerdown', leave, listening);
  return {
    pass: async () => {
      ended.abort();
      for (const event of held.splice(0)) {
        document.activeElement?.dispatchEvent(repeated(event));
        // oxlint-disable-next-line no-await-in-loop -- each key depends on the focus that the key before moved
        await nextTask();
      }
    },
    drop: () => {
      held.length = 0;
      ended.abort();
    },
  };
};
