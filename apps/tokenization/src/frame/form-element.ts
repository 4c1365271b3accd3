import type { FieldTexts } from './reading.ts';

/** The current texts of a form's fields. A missing field is empty. */
export function readTexts(form: HTMLFormElement): FieldTexts {
  const texts = new FormData(form);
  return (field) => {
    const text = texts.get(field);
    return typeof text === 'string' ? text : '';
  };
}

/** Focuses a field. */
export function focusField(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/** The name of the field that an event came from; empty if none. */
export const fieldOf = (target: EventTarget): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';
