import { SearchIcon } from '../icon/icons/search.tsx';
import { KeyCap } from '../key-cap/key-cap.tsx';
import { searchButton, searchKeys } from './sidebar.css.ts';

export type SearchButtonProps = {
  readonly label: string;
  /** The keys that do the same, for whoever has a keyboard: "⌘K". */
  readonly keys: string;
  readonly onClick: () => void;
};

/** Opens a search of everything; it looks like the field that comes. */
export function SearchButton({ label, keys, onClick }: SearchButtonProps) {
  return (
    <button type="button" className={searchButton} onClick={onClick}>
      <SearchIcon />
      {label}
      <span className={searchKeys} aria-hidden="true">
        <KeyCap>{keys}</KeyCap>
      </span>
    </button>
  );
}
