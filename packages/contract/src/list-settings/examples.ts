import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

const list = 'payments';
const columns = ['amount', 'date', 'status', 'description'];
const named = { accountId: exampleIds.account, list, name: 'Beans that failed' } as const;
const view = { status: 'failed', date: 'last-30-days', text: 'beans' } as const;

export const listSettingTag: Tag = {
  name: 'List settings',
  description: 'A person’s list columns and saved views. No one else can read or change them.',
};

export const listSettingCalls = documented(calls, {
  getListSettings: {
    description:
      'The response omits lists without chosen columns and views of accounts that the person has no access to. Views are in the order in which they were saved.',
    response: { columns: [{ list, columns }], views: [{ ...named, view }] },
  },
  chooseListColumns: {
    description:
      'The columns apply to the list in every account. An empty list restores the default columns.',
    body: { list, columns: ['amount', 'date', 'status', 'description'] },
  },
  saveListView: {
    description:
      'Replaces a view of the same name. A list can have at most 20 views per account. A view’s amounts are dollars as text; its dates are in the person’s own time zone.',
    body: { ...named, view },
  },
  removeListView: {
    description: 'Deleting a view that doesn’t exist also succeeds.',
    body: named,
  },
});
