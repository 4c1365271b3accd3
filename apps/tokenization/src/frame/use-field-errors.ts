import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from './reading.ts';

const none: FieldErrors = new Map();

export function useFieldErrors() {
  const [errors, setErrors] = useState(none);
  return {
    errors,
    /** Renders synchronously, so that a focus move right after it finds the error at the field. */
    show: (found: FieldErrors) => flushSync(() => setErrors(found)),
    clear: () => setErrors(none),
    remove: (field: string) => setErrors(new Map([...errors].filter(([name]) => name !== field))),
  };
}
