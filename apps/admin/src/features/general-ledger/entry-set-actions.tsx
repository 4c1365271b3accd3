import type { EntrySet } from '@tillbook/contract';
import { isBalanced } from '@tillbook/domain';
import { Button, Inline, type ButtonSize } from '@tillbook/ui';
import { useDestination } from '@tillbook/web-shell';
import { editAddress } from './entry-set-address.ts';
import { hasReadableLines } from './has-readable-lines.ts';
import { ReverseButton } from './reverse-button.tsx';

export type EntrySetActionsProps = {
  readonly entrySet: EntrySet;
  readonly onPost: () => void;
  readonly isPosting: boolean;
  readonly size?: ButtonSize;
  /** The ID of the element that names the entry set, for pages with several entry sets. */
  readonly describedById?: string;
};

export function EntrySetActions({
  entrySet,
  onPost,
  isPosting,
  size = 'medium',
  describedById,
}: EntrySetActionsProps) {
  const edit = useDestination(editAddress(entrySet.id));
  const describedBy = describedById !== undefined && { 'aria-describedby': describedById };

  const isKnown = hasReadableLines(entrySet);
  if (entrySet.status === 'Draft') {
    return (
      <Inline wrap={false}>
        <Button size={size} {...edit} disabled={!isKnown} {...describedBy}>
          Edit
        </Button>
        <Button
          size={size}
          disabled={!isKnown || !isBalanced(entrySet)}
          busy={isPosting}
          onClick={onPost}
          {...describedBy}
        >
          {isPosting ? 'Posting...' : 'Post'}
        </Button>
      </Inline>
    );
  }
  // Excludes business postings, which are undone by a business event: a refund, a reversal, a dispute won.
  if (entrySet.status !== 'Posted' || entrySet.origin !== 'manual') return null;
  return <ReverseButton entrySet={entrySet} size={size} disabled={!isKnown} {...describedBy} />;
}
