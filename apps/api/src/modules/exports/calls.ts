import type { Handler } from '../../http/call.ts';
import { cancelExportHandler } from './cancel-export.ts';
import { createExportHandler } from './create-export.ts';
import { getExportHandler } from './get-export.ts';

/** Opened by browsers, with a ticket in place of a session. */
export { serveExportFile } from './serve-export-file.ts';

export const handlers: readonly Handler[] = [createExportHandler, getExportHandler, cancelExportHandler];
