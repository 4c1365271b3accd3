import type { Answered } from '../../http/call.ts';
import { chooseListColumnsCall } from './choose-list-columns.ts';
import { getListSettingsCall } from './get-list-settings.ts';
import { removeListViewCall } from './remove-list-view.ts';
import { saveListViewCall } from './save-list-view.ts';

export const answeredCalls: readonly Answered[] = [
  getListSettingsCall,
  chooseListColumnsCall,
  saveListViewCall,
  removeListViewCall,
];
