import type { FieldTexts } from './reading.ts';

/** The texts of a form's fields as they stand now. A field that is not there is empty. */
export function readTexts(form: HTMLFormElement): FieldTexts {
  const texts = new FormData(form);
  return (field) => {
    const text = texts.get(field);
    return typeof text === 'string' ? text : '';
  };
}

/** Puts the caret into a field. */
export function focusField(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/** The name of the field that an event of the form came from; empty where it came from no field. */
export const fieldOf = (target: EventTarget): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';
