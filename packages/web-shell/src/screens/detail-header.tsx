import { Copyable, Identifier, PageHeader, Skeleton, VisuallyHidden } from '@tillbook/ui';
import type { ReactNode } from 'react';

export type DetailHeaderProps = {
  /** The kind of object, with a capital letter: `Payment instrument`. Announced until there is a title. */
  readonly noun: string;
  readonly id: string;
  readonly title: ReactNode;
  readonly isAmount?: boolean;
  readonly badges?: ReactNode;
  /** A second line below the title, after the line with the ID. */
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
};

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
