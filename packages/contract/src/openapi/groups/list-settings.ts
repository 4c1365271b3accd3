import { chooseListColumns, getListSettings, removeListView, saveListView } from '../../list-settings.ts';
import { type CallGroup, documented } from '../documented-call.ts';
import { exampleIds } from '../example-ids.ts';

const list = 'payments';
const columns = ['amount', 'date', 'status', 'description'];
const named = { accountId: exampleIds.account, list, name: 'Beans that failed' } as const;
const view = { status: 'failed', date: 'last-30-days', text: 'beans' } as const;

export const listSettingCalls: CallGroup = {
  name: 'List settings',
  description: 'How a person has set up the lists for themselves. Nobody else reads or changes it.',
  calls: [
    documented(getListSettings, {
      description:
        'Lists without chosen columns are left out, and so are views of accounts that are not granted to the person. Views come in the order in which they were saved.',
      response: { columns: [{ list, columns }], views: [{ ...named, view }] },
    }),
    documented(chooseListColumns, {
      description: 'They hold for the list of every account. No columns at all stand for the usual ones.',
      body: { list, columns: ['amount', 'date', 'status', 'description'] },
    }),
    documented(saveListView, {
      description:
        'A list of an account has 20 of them at most. Amounts of a view are dollars as text, days those of the person’s own calendar.',
      body: { ...named, view },
    }),
    documented(removeListView, { body: named }),
  ],
};
