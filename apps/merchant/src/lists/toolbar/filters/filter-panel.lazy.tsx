import type { FilterName } from '@tillbook/contract';
import { Button, Popover } from '@tillbook/ui';
import { useEffect, useState, type RefObject } from 'react';
import { draftErrors, draftOf, draftSearch } from './filter-draft.ts';
import { FilterFields } from './filter-fields.tsx';
import { filterLabel, type FilteredList } from './filter-text.ts';
import { readListView, type ListView } from '../../search-params.ts';

export type FilterPanelProps = {
  readonly id: FilterName;
  readonly list: FilteredList;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

const formId = 'filter';

export function FilterPanel({ id, list, view, onViewChange, anchor, onClose }: FilterPanelProps) {
  const [draft, setDraft] = useState(() => draftOf(view));
  const [tries, setTries] = useState(0);
  const errors = tries > 0 ? draftErrors(id, draft) : {};

  useEffect(() => {
    if (tries > 0) document.querySelector<HTMLElement>(`#${formId} [aria-invalid="true"]`)?.focus();
  }, [tries]);

  const apply = () => {
    if (Object.values(draftErrors(id, draft)).some(Boolean)) {
      setTries(tries + 1);
      return;
    }
    onClose();
    onViewChange(readListView(list.name, { ...view, ...draftSearch(draft) }));
  };

  return (
    <Popover
      open
      onOpenChange={(open) => !open && onClose()}
      title={filterLabel(list, id)}
      anchor={anchor}
      onSubmit={apply}
      footer={
        <>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button size="small" type="submit" variant="primary">
            Apply
          </Button>
        </>
      }
    >
      <div id={formId}>
        <FilterFields
          id={id}
          list={list}
          draft={draft}
          errors={errors}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
        />
      </div>
    </Popover>
  );
}
