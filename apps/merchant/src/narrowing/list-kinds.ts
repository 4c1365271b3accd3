import { lists, type FilterName, type ListName, type StatusOf as StatusOfList } from '@tillbook/contract';

export type ListKind = ListName;
export type FilterId = FilterName;
export type StatusOf<Kind extends ListKind> = StatusOfList<Kind>;

export const filtersOf = (kind: ListKind): readonly FilterId[] => lists[kind].filters;

export const canBe = (kind: ListKind, id: FilterId): boolean => filtersOf(kind).includes(id);

export const statusesOf = <Kind extends ListKind>(kind: Kind): readonly StatusOf<Kind>[] =>
  lists[kind].statuses;
