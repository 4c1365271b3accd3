import { LiveUpdates } from './live/live-updates.tsx';
import { Search, type SearchProps } from './search/search.tsx';

/** What every screen of an account has beside it, none of which its first sight needs. */
export function BesideScreen(search: SearchProps) {
  return (
    <>
      <Search {...search} />
      <LiveUpdates />
    </>
  );
}
