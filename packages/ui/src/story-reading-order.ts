import { expect } from 'storybook/test';

/** Checks that the elements are in this order in the document, in which screen readers read them. */
export const expectReadingOrder = async (elements: readonly Element[]): Promise<void> => {
  const inDocument = elements.toSorted((first, second) =>
    first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  await expect(inDocument.map((element) => elements.indexOf(element))).toEqual([...elements.keys()]);
};
