import type { Locator, Page } from 'playwright';

/** More stops than any screen has: who gets here goes in circles. */
const mostStops = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) =>
    elements.some(
      (element) => element.ownerDocument.hasFocus() && element === element.ownerDocument.activeElement,
    ),
  );

/** A person without a pointer: goes to things by Tab and works them by keys. */
export const keyboardOf = (page: Page) => {
  const goTo = async (target: Locator): Promise<void> => {
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(target)} cannot be reached by Tab.`);
  };
  return {
    goTo,
    press: (key: string) => page.keyboard.press(key),
    /** Goes to a button or a link and presses Enter. */
    use: async (target: Locator) => {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    /** Goes to a field and types over what is in it. */
    typeInto: async (field: Locator, text: string) => {
      await goTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
};
