import { SearchIcon } from '../icon/icons/search.tsx';
import { KeyCap } from '../key-cap/key-cap.tsx';
import { searchButton, searchKeys } from './sidebar.css.ts';

export type SearchButtonProps = {
  readonly label: string;
  /** The keyboard shortcut: "⌘K". */
  readonly keys: string;
  readonly onClick: () => void;
};

/** Opens the global search; looks like a search field. */
export function SearchButton({ label, keys, onClick }: SearchButtonProps) {
  return (
    <button type="button" className={searchButton} onClick={onClick}>
      <SearchIcon />
      <span>{label}</span>
      <span className={searchKeys} aria-hidden="true">
        <KeyCap>{keys}</KeyCap>
      </span>
    </button>
  );
}
