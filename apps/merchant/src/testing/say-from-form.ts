import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const formFrame = (title: string): HTMLIFrameElement => {
  const element = page.getByTitle(title).element();
  if (!(element instanceof HTMLIFrameElement)) throw new Error('The form has no frame.');
  return element;
};

/** Posts a message from inside a form's frame, as the form does: its own script is the source. */
export const sayFromForm = async (title: string, message: unknown): Promise<void> => {
  // Waits until the document is complete: one that is still loading has no root element, and is replaced with
  // everything added to it.
  await expect.poll(() => formFrame(title).contentDocument?.readyState).toBe('complete');
  const inside = formFrame(title).contentDocument;
  const script = inside?.createElement('script');
  if (!inside || !script) throw new Error('The frame is not loaded.');
  script.textContent = `parent.postMessage(${JSON.stringify(message)}, '*')`;
  inside.documentElement.append(script);
};
