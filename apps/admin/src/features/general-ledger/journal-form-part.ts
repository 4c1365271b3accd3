import { createPart } from '@tillbook/web-shell';

/** The form is more than its page, which stands there before it. */
export const journalForm = createPart(() => import('./journal-form.tsx'));
