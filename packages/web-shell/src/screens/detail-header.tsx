import { Copyable, Identifier, PageHeader, Skeleton, VisuallyHidden } from '@tillbook/ui';
import type { ReactNode } from 'react';

export type DetailHeaderProps = {
  /** What kind of thing it is, at the beginning of a sentence: `Payment instrument`. Read out until there is a title. */
  readonly noun: string;
  readonly id: string;
  /** Undefined until it is there. */
  readonly title: ReactNode;
  /** True where the title is an amount. */
  readonly isAmount?: boolean;
  readonly badges?: ReactNode;
  /** A second line below the title, after the id. */
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
};

/** The heading of a screen about one thing: its title, or room for it, and its id to copy. */
export function DetailHeader({
  noun,
  id,
  title,
  isAmount = false,
  badges,
  detail,
  actions,
}: DetailHeaderProps) {
  return (
    <PageHeader
      title={
        title ?? (
          <>
            <VisuallyHidden>{noun}</VisuallyHidden>
            {isAmount ? <Skeleton width={160} insteadOf="moneyHero" /> : <Skeleton width={120} />}
          </>
        )
      }
      badges={badges}
      detail={
        <>
          <Copyable text={id} label={`Copy ${noun.toLowerCase()} ID`}>
            <Identifier>{id}</Identifier>
          </Copyable>
          {detail && <br />}
          {detail}
        </>
      }
      actions={actions}
    />
  );
}
