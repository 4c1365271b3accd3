import { button, dialog } from './locators.ts';
import type { Press } from './press.ts';

/** A press on the named button, which opens a dialog. */
export const opening = (kind: string, path: string, name: string): Press => ({
  kind,
  group: 'dialogs',
  path,
  after: button(name),
  on: button(name),
  shows: dialog,
});
