import { createContext } from 'react';

export type FieldState = {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
};

export const FieldContext = createContext<FieldState | undefined>(undefined);
