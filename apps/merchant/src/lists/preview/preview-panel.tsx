import { LinkButton, SidePanel } from '@tillbook/ui';
import type { ReactNode } from 'react';
import type { ListPreviewProps } from '../list-preview.ts';

export type PreviewPanelProps = Pick<ListPreviewProps<never>, 'href' | 'onClose'> & {
  /** The title: "Payment of $48.45". */
  readonly title: string;
  /** The row's own actions, before the link to its page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Frames every preview: its title, the row's actions and the link to its page. */
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
