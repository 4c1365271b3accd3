import type { FieldTexts } from './reading.ts';

/** Returns a function that reads the text of a field; empty for a missing field. */
export function readTexts(form: HTMLFormElement): FieldTexts {
  const texts = new FormData(form);
  return (field) => {
    const text = texts.get(field);
    return typeof text === 'string' ? text : '';
  };
}

export function focusField(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/** Returns the name of the field that an event came from; empty for other elements. */
export const fieldOf = (target: EventTarget): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';
