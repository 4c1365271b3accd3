import { CommandPalette } from '@tillbook/ui';
import { useShell } from '../shell/use-shell.tsx';
import type { ChoiceGroup } from './choice.ts';
import { useSearch } from './use-search.tsx';

const searching = 'Searching…';
const searchFailed = 'Search failed. Please try again.';

export type SearchPaletteProps = {
  readonly groups: readonly ChoiceGroup[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  /** Advice for another search text. */
  readonly nothingFound: string;
};

export function SearchPalette({ groups, isSearching, hasFailed, nothingFound }: SearchPaletteProps) {
  const { search } = useShell();
  const { text, frame } = useSearch();
  const choices = groups.flatMap(({ commands }) => commands);

  const choose = (id: string) => {
    search.close();
    choices.find((choice) => choice.id === id)?.run();
  };
  const statusText = () => {
    if (isSearching) return searching;
    if (hasFailed) return searchFailed;
    return choices.length === 0 ? nothingFound : '';
  };

  return (
    <CommandPalette
      open
      onOpenChange={search.close}
      label="Search"
      placeholder={search.placeholder}
      query={text}
      onQueryChange={search.type}
      groups={groups}
      statusText={statusText()}
      onChoose={choose}
      frame={frame}
    />
  );
}
