import { createContext } from 'react';

/** What a field tells the control in it. */
export type FieldState = {
  readonly controlId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
};

export const FieldContext = createContext<FieldState | undefined>(undefined);
