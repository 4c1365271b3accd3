import type { Locator, Page } from 'playwright';

/** More tab stops than any screen has: reaching this means going in circles. */
const mostStops = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) =>
    elements.some(
      (element) => element.ownerDocument.hasFocus() && element === element.ownerDocument.activeElement,
    ),
  );

/** A person without a pointer: reaches elements by Tab and operates them by keys. */
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
    /** Focuses a button or a link, once it is there, and presses Enter. */
    use: async (target: Locator) => {
      await target.first().waitFor();
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    /** Focuses a field, once it is there, and types over its text. */
    typeInto: async (field: Locator, text: string) => {
      await field.first().waitFor();
      await goTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
};
