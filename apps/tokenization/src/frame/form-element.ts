import type { FieldTexts } from './reading.ts';

/** Returns the current texts of a form's fields. A missing field is empty. */
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

/** Returns the name of the field that an event came from; empty if there is none. */
export const fieldOf = (target: EventTarget): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';
