import type { Command } from '@tillbook/ui';

export type Choice = Command & { readonly run: () => void };

export type ChoiceGroup = { readonly label: string; readonly commands: readonly Choice[] };

export const fitting = (choices: readonly Choice[], query: string): readonly Choice[] =>
  choices.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase()));
