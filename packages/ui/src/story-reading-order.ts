import { expect } from 'storybook/test';

/** Checks that screen readers read the elements in this order, which is the document's. */
export const expectReadingOrder = async (elements: readonly Element[]): Promise<void> => {
  const inDocument = elements.toSorted((first, second) =>
    first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  await expect(inDocument.map((element) => elements.indexOf(element))).toEqual([...elements.keys()]);
};
