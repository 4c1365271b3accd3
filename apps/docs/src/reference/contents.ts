import type { ApiDocument } from './api-document.ts';

const listItem = (href: string, text: string) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  item.append(link);
  return item;
};

/** The id the viewer gives to a group's heading. */
const headingId = (name: string) => `operations-tag-${name.replaceAll(' ', '_')}`;

/** Lists the document's groups of calls, each leading to its place. */
export const writeContents = (place: Element, { tags }: ApiDocument): void => {
  const list = document.createElement('ul');
  list.append(...tags.map(({ name }) => listItem(`#${headingId(name)}`, name)));
  place.replaceChildren(list);
};
