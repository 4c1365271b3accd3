import {
  chooseListColumns,
  getListSettings,
  removeListView,
  saveListView,
  type ListSettings,
} from '@tillbook/contract';
import { answer } from '@tillbook/web-shell/testing/answers';

type Named = Pick<ListSettings['views'][number], 'accountId' | 'list' | 'name'>;

const isOther = (named: Named) => (saved: Named) =>
  saved.name !== named.name || saved.list !== named.list || saved.accountId !== named.accountId;

/** Simulates a platform that stores one user's columns and views while the app is reopened. */
export const keptListSettings = (begin: Partial<ListSettings> = {}) => {
  let settings: ListSettings = { columns: [], views: [], ...begin };
  const answers = [
    answer(getListSettings, () => settings),
    answer(chooseListColumns, ({ body }) => {
      const { list, columns } = chooseListColumns.body.parse(body);
      const others = settings.columns.filter((chosen) => chosen.list !== list);
      settings = { ...settings, columns: columns.length === 0 ? others : [...others, { list, columns }] };
      return undefined;
    }),
    answer(saveListView, ({ body }) => {
      const saved = saveListView.body.parse(body);
      const view = Object.fromEntries(
        Object.entries(saved.view).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
      settings = { ...settings, views: [...settings.views.filter(isOther(saved)), { ...saved, view }] };
      return undefined;
    }),
    answer(removeListView, ({ body }) => {
      settings = { ...settings, views: settings.views.filter(isOther(removeListView.body.parse(body))) };
      return undefined;
    }),
  ];
  return { answers, settings: () => settings };
};
