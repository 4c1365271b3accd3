import { useId, useRef, useState, type FormEvent } from 'react';
import { classNames } from '../../private/class-names.ts';
import { useNextFrame } from '../../timing/use-next-frame.ts';
import { Button } from '../button/button.tsx';
import { ChevronLeftIcon } from '../icon/icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icon/icons/chevron-right.tsx';
import { input } from '../text-input/text-input.css.ts';
import { lastPageOf, pageFromText, rangeText } from './page-numbers.ts';
import {
  jump,
  option,
  pageBox,
  pageLabel,
  pagination,
  paginationPlacement,
  range,
  rows,
  rowsBox,
  steps,
} from './pagination.css.ts';

export type PaginationProps = {
  /** The accessible name: "Payment pages". */
  readonly label: string;
  /** The current page, counted from 1. */
  readonly page: number;
  /** The number of rows on a page. */
  readonly pageSize: number;
  /** The number of rows in all pages. */
  readonly totalCount: number;
  /** True if more rows match than were counted: the total then has a plus, as in "1,000+". */
  readonly totalCountCapped?: boolean | undefined;
  /** Called with the number of the page to go to, one frame after the press. */
  readonly onPageChange: (page: number) => void;
  /** The available page sizes, including `pageSize`. Offered if `onPageSizeChange` is set. */
  readonly pageSizes?: readonly number[];
  /** Called with the chosen page size, one frame after the choice. */
  readonly onPageSizeChange?: (pageSize: number) => void;
  /** `card` is the bottom of a card, with a hairline above. */
  readonly placement?: 'page' | 'card';
};

/**
 * Pages through a list one page at a time. Also jumps to the page typed into its field, on Enter and when the
 * field loses the focus.
 */
export function Pagination({
  label,
  page,
  pageSize,
  totalCount,
  totalCountCapped = false,
  onPageChange,
  pageSizes,
  onPageSizeChange,
  placement = 'page',
}: PaginationProps) {
  const lastPage = lastPageOf(totalCount, pageSize);
  // Clamped, because the page in an address may be past the end.
  const nearestPage = Math.min(page, lastPage);
  const turn = useNextFrame(onPageChange);
  const goBack = () => {
    const current = turn.requested() ?? page;
    turn.request(current > lastPage ? lastPage : Math.max(1, current - 1));
  };
  const goOn = () => turn.request(Math.min(lastPage, (turn.requested() ?? page) + 1));
  return (
    <nav aria-label={label} className={classNames(pagination, paginationPlacement[placement])}>
      <p className={range}>{rangeText(page, pageSize, totalCount, totalCountCapped)}</p>
      {pageSizes && onPageSizeChange && (
        <PageSize pageSize={pageSize} pageSizes={pageSizes} onPageSizeChange={onPageSizeChange} />
      )}
      <div className={steps}>
        <Button
          size="small"
          icon={<ChevronLeftIcon />}
          disabled={page <= 1}
          focusableWhenDisabled
          onClick={goBack}
        >
          Previous
        </Button>
        {/* Keyed by page, so that the field shows the new number after each page change. */}
        <PageJump
          key={page}
          page={nearestPage}
          isThere={page === nearestPage}
          lastPage={lastPage}
          onPageChange={turn.request}
        />
        <Button
          size="small"
          iconAfter={<ChevronRightIcon />}
          disabled={page >= lastPage}
          focusableWhenDisabled
          onClick={goOn}
        >
          Next
        </Button>
      </div>
    </nav>
  );
}

type PageSizeProps = Required<Pick<PaginationProps, 'pageSize' | 'pageSizes' | 'onPageSizeChange'>>;

function PageSize({ pageSize, pageSizes, onPageSizeChange }: PageSizeProps) {
  const id = useId();
  const choice = useNextFrame(onPageSizeChange);
  return (
    <div className={rows}>
      <label htmlFor={id}>Rows</label>
      <select
        id={id}
        className={classNames(input, rowsBox)}
        value={pageSize}
        onChange={(event) => choice.request(Number(event.currentTarget.value))}
      >
        {pageSizes.map((size) => (
          <option className={option} key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </div>
  );
}

type PageJumpProps = {
  readonly page: number;
  /** False if the current page is past the end; `page` is then the last page. */
  readonly isThere: boolean;
  readonly lastPage: number;
  readonly onPageChange: (page: number) => void;
};

function PageJump({ page, isThere, lastPage, onPageChange }: PageJumpProps) {
  const id = useId();
  const [text, setText] = useState(String(page));
  // Stores the requested page, so that leaving the field after Enter does not jump again: the page changes
  // only once its rows are loaded.
  const askedFor = useRef<string>(undefined);
  const turn = () => {
    const wanted = pageFromText(text, lastPage);
    if (wanted === undefined || (isThere && wanted === page)) return setText(String(page));
    askedFor.current = text;
    return onPageChange(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    turn();
  };
  // Jumps on leaving the field too, because a number pad has no Enter.
  const leave = () => {
    if (text !== String(page) && text !== askedFor.current) turn();
  };
  return (
    <form className={jump} onSubmit={submit}>
      <label htmlFor={id} className={pageLabel}>
        Page
      </label>
      <input
        id={id}
        className={classNames(input, pageBox)}
        value={text}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        onChange={(event) => {
          askedFor.current = undefined;
          setText(event.currentTarget.value);
        }}
        onBlur={leave}
      />
      <span>{`of ${lastPage}`}</span>
    </form>
  );
}
