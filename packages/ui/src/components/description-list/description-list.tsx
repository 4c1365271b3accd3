import { createContext, useContext, type ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { markValues } from '../../private/mark-values.tsx';
import {
  itemAlign,
  itemLabel,
  itemValueAlign,
  list,
  ruledItem,
  ruledList,
  startList,
} from './description-list.css.ts';

type Align = 'start' | 'end';
type Layout = { readonly align: Align; readonly ruled: boolean };
const LayoutContext = createContext<Layout>({ align: 'end', ruled: false });

export type DescriptionListProps = {
  readonly children: ReactNode;
  /**
   * The position of the values: `end` for the right edge of a narrow box, `start` for a column next to the
   * labels of a wide box.
   */
  readonly align?: Align;
  /** Separates rows by hairlines, directly in a card without a `CardBody`. Values are next to their labels. */
  readonly ruled?: boolean;
};

/** Lists labels and their values, one pair per line. */
export function DescriptionList({ children, align = 'end', ruled = false }: DescriptionListProps) {
  return (
    <LayoutContext value={{ align: ruled ? 'start' : align, ruled }}>
      <dl className={classNames(list, align === 'start' && startList, ruled && ruledList)}>{children}</dl>
    </LayoutContext>
  );
}

export type DescriptionItemProps = { readonly label: string; readonly children: ReactNode };

/** Shows one label and its value. */
export function DescriptionItem({ label, children }: DescriptionItemProps) {
  const { align, ruled } = useContext(LayoutContext);
  return (
    <div className={classNames(itemAlign[align], ruled && ruledItem)}>
      <dt className={itemLabel}>{label}</dt>
      <dd className={itemValueAlign[align]}>{markValues(children)}</dd>
    </div>
  );
}
