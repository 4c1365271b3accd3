import { useId, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { useMedia } from '../../private/use-media.ts';
import { markValues } from '../../private/mark-values.tsx';
import { below } from '../../theme.ts';
import { CloseIcon } from '../icon/icons/close.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LoadingBody } from './loading-body.tsx';
import { panelActions, panelBody, panelHead, panelTitle, sidePanel } from './side-panel.css.ts';
import { usePanelFocus } from './use-panel-focus.ts';

export type SidePanelProps = {
  readonly open: boolean;
  /** Called on Escape, wherever the focus is, and by the close button. */
  readonly onClose: () => void;
  /** The content of the panel in words: "Payment of $48.45". Announced when the panel opens and when it changes. */
  readonly title: string;
  /** An action next to the close button, such as an `IconLink` to the whole page. */
  readonly headAction?: ReactNode;
  /** Buttons at the bottom, visible while the body scrolls. */
  readonly actions?: ReactNode;
  /**
   * `loading` opens the panel immediately, with bars instead of its body.
   *
   * @default 'ready'
   */
  readonly state?: 'ready' | 'loading';
  readonly children?: ReactNode;
};

/**
 * Shows the details of a list's row without leaving the list. On wide screens the list stays usable and F6
 * moves the focus into the panel and back. On a phone it covers the list and traps the focus until it closes.
 */
export function SidePanel({ open, ...props }: SidePanelProps) {
  return (
    <>
      <output className={visuallyHidden}>{markValues(open && props.title)}</output>
      {open && <OpenPanel {...props} />}
    </>
  );
}

function OpenPanel({
  onClose,
  title,
  headAction,
  actions,
  state = 'ready',
  children,
}: Omit<SidePanelProps, 'open'>) {
  const isPhone = useMedia(below.phone);
  const titleId = useId();
  const panel: Ref<HTMLDivElement> = usePanelFocus(isPhone, onClose);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-modal={isPhone || undefined}
      aria-labelledby={titleId}
      aria-keyshortcuts={isPhone ? undefined : 'F6'}
      tabIndex={-1}
      className={sidePanel}
    >
      <div className={panelHead}>
        <h2 id={titleId} className={panelTitle}>
          {markValues(title)}
        </h2>
        {headAction}
        <IconButton label="Close" variant="ghost" icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div
        className={panelBody}
        role="group"
        aria-labelledby={titleId}
        // Makes the scroll container focusable, so that it can be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-busy={state === 'loading'}
      >
        {state === 'loading' ? <LoadingBody /> : markValues(children)}
      </div>
      {actions && <div className={panelActions}>{actions}</div>}
    </div>
  );
}
