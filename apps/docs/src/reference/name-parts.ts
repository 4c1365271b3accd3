/** What the viewer draws without a name, and the name a screen reader is given for it. */
const unnamed: readonly { readonly selector: string; readonly name: (part: Element) => string }[] = [
  { selector: '.body-param__text', name: () => 'Request body' },
  { selector: '.examples-select-element', name: () => 'Example' },
  { selector: '.content-type', name: () => 'Media type' },
  { selector: '.responses-table', name: (part) => `Answers of ${callOf(part)}` },
  { selector: '.parameters input, .parameters select', name: parameterName },
  { selector: '.expand-operation', name: (part) => `Calls about ${groupOf(part)}` },
];

function callOf(part: Element): string {
  const call = part.closest('.opblock');
  const method = call?.querySelector('.opblock-summary-method')?.textContent ?? '';
  return `${method} ${call?.querySelector('.opblock-summary-path')?.getAttribute('data-path') ?? ''}`;
}

function groupOf(part: Element): string {
  return part.closest('.opblock-tag')?.getAttribute('data-tag') ?? '';
}

function parameterName(part: Element): string {
  return part.closest('tr')?.getAttribute('data-param-name') ?? 'Value';
}

const nameAll = (place: Element) => {
  for (const { selector, name } of unnamed) {
    for (const part of place.querySelectorAll(selector)) {
      const text = name(part);
      if (part.getAttribute('aria-label') !== text) part.setAttribute('aria-label', text);
    }
  }
};

/** Names what the viewer leaves without a name, now and whenever it draws more. */
export const keepPartsNamed = (place: Element): void => {
  nameAll(place);
  new MutationObserver(() => nameAll(place)).observe(place, { childList: true, subtree: true });
};
