import { formatDateTime } from '@tillbook/domain';
import { Card, EmptyLine, Text } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import {
  group as groupStyle,
  groups,
  message as messageStyle,
  stack,
  summary,
} from './frontend-errors.css.ts';
import type { System } from './system-figures.tsx';
import { frontendErrorsHeading, noStack } from './messages.ts';

type ErrorGroup = System['frontendErrors'][number];

const times = (count: number): string => (count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`);

export type FrontendErrorsProps = { readonly groups: readonly ErrorGroup[] };

export function FrontendErrors({ groups: errors }: FrontendErrorsProps) {
  return (
    <Card heading={frontendErrorsHeading}>
      {errors.length === 0 ? (
        <EmptyLine>No frontend errors</EmptyLine>
      ) : (
        <ul className={groups}>
          {errors.map((error) => (
            <li key={error.message} className={groupStyle}>
              <OneGroup error={error} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function OneGroup({ error }: { readonly error: ErrorGroup }) {
  const { message, count, lastAt, lastUrl, lastStack } = error;
  const where = [lastUrl, lastStack ?? noStack].filter((line) => line !== undefined);
  return (
    <details>
      <summary className={summary}>
        <span className={messageStyle}>{message}</span>
        <Text as="span" size="small" tone="secondary" tabular>
          <span>{`${times(count)}, last `}</span>
          <Moment value={lastAt}>{formatDateTime(lastAt)}</Moment>
        </Text>
      </summary>
      {/* Makes the box focusable, so that a longer stack can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex jsx-a11y/prefer-tag-over-role */}
      <pre className={stack} tabIndex={0} role="group" aria-label={`Last stack of: ${message}`}>
        {where.join('\n\n')}
      </pre>
    </details>
  );
}
