import { createPart } from '@tillbook/web-shell';

export const saveViewDialog = createPart(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog);
