import type { Answered } from '../../http/call.ts';
import { cancelExportCall } from './cancel-export.ts';
import { createExportCall } from './create-export.ts';
import { getExportCall } from './get-export.ts';

/** Opened by a browser, with a ticket in place of a session. */
export { answerExportFile } from './answer-export-file.ts';

export const answeredCalls: readonly Answered[] = [createExportCall, getExportCall, cancelExportCall];
