import type { Locator, Page } from 'playwright';

/** More tab stops than any screen has; a longer search goes in circles. */
const mostStops = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) =>
    elements.some(
      (element) => element.ownerDocument.hasFocus() && element === element.ownerDocument.activeElement,
    ),
  );

/** Operates a page without a pointer: reaches elements with Tab and activates them with keys. */
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
    use: async (target: Locator) => {
      await target.first().waitFor();
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    typeInto: async (field: Locator, text: string) => {
      await field.first().waitFor();
      await goTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
};
