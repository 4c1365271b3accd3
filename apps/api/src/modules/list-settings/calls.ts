import type { Handler } from '../../http/call.ts';
import { chooseListColumnsHandler } from './choose-list-columns.ts';
import { getListSettingsHandler } from './get-list-settings.ts';
import { removeListViewHandler } from './remove-list-view.ts';
import { saveListViewHandler } from './save-list-view.ts';

export const handlers: readonly Handler[] = [
  getListSettingsHandler,
  chooseListColumnsHandler,
  saveListViewHandler,
  removeListViewHandler,
];
