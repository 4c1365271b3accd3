const unnamed: readonly { readonly selector: string; readonly name: (unnamedElement: Element) => string }[] =
  [
    { selector: '.body-param__text', name: () => 'Request body' },
    { selector: '.examples-select-element', name: () => 'Example' },
    { selector: '.content-type', name: () => 'Media type' },
    { selector: '.responses-table', name: (unnamedElement) => `Responses of ${callOf(unnamedElement)}` },
    { selector: '.parameters input, .parameters select', name: parameterName },
    { selector: '.expand-operation', name: (unnamedElement) => `Calls in ${groupOf(unnamedElement)}` },
  ];

function callOf(unnamedElement: Element): string {
  const call = unnamedElement.closest('.opblock');
  const method = call?.querySelector('.opblock-summary-method')?.textContent ?? '';
  return `${method} ${call?.querySelector('.opblock-summary-path')?.getAttribute('data-path') ?? ''}`;
}

function groupOf(unnamedElement: Element): string {
  return unnamedElement.closest('.opblock-tag')?.getAttribute('data-tag') ?? '';
}

function parameterName(unnamedElement: Element): string {
  return unnamedElement.closest('tr')?.getAttribute('data-param-name') ?? 'Value';
}

const nameAll = (element: Element) => {
  for (const { selector, name } of unnamed) {
    for (const unnamedElement of element.querySelectorAll(selector)) {
      const text = name(unnamedElement);
      if (unnamedElement.getAttribute('aria-label') !== text) unnamedElement.setAttribute('aria-label', text);
    }
  }
};

/** Names the viewer's unnamed elements, now and whenever the viewer renders more elements. */
export const keepPartsNamed = (element: Element): void => {
  nameAll(element);
  new MutationObserver(() => nameAll(element)).observe(element, { childList: true, subtree: true });
};
