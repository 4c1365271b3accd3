import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const formFrame = (title: string): HTMLIFrameElement => {
  const element = page.getByTitle(title).element();
  if (!(element instanceof HTMLIFrameElement)) throw new Error('The form has no frame.');
  return element;
};

/** Posts a message from the form's own script, so that the message's source is the frame. */
export const sayFromForm = async (title: string, message: unknown): Promise<void> => {
  // A document that is still loading has no root element, and is replaced together with everything added to
  // it.
  await expect.poll(() => formFrame(title).contentDocument?.readyState).toBe('complete');
  const inside = formFrame(title).contentDocument;
  const script = inside?.createElement('script');
  if (!inside || !script) throw new Error('The frame is not loaded.');
  script.textContent = `parent.postMessage(${JSON.stringify(message)}, '*')`;
  inside.documentElement.append(script);
};
