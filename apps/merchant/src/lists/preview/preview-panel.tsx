import { LinkButton, SidePanel } from '@tillbook/ui';
import type { ReactNode } from 'react';
import type { ListPreviewProps } from '../list-preview.ts';

export type PreviewPanelProps = Pick<ListPreviewProps<never>, 'href' | 'onClose'> & {
  /** For example "Payment of $48.45". */
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

export function PreviewPanel({ title, href, actions, onClose, children }: PreviewPanelProps) {
  return (
    <SidePanel
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {actions}
          <LinkButton href={href}>Open page</LinkButton>
        </>
      }
    >
      {children}
    </SidePanel>
  );
}
