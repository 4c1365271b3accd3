import type { ApiDocument } from './api-document.ts';

const listItem = (href: string, text: string) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  item.append(link);
  return item;
};

/** Returns the id that the viewer sets on a group's heading. */
const headingId = (name: string) => `operations-tag-${name.replaceAll(' ', '_')}`;

export const writeContents = (element: Element, { tags }: ApiDocument): void => {
  const list = document.createElement('ul');
  list.append(...tags.map(({ name }) => listItem(`#${headingId(name)}`, name)));
  element.replaceChildren(list);
};
