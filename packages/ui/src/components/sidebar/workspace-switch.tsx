import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { SwitchIcon } from '../icon/icons/switch.tsx';
import { Link } from '../link/link.tsx';
import { statusDot, switchIcon, workspaceName, workspaceStatus, workspaceSwitch } from './sidebar.css.ts';

export type WorkspaceSwitchProps = {
  /** Where another one is chosen. */
  readonly href: string;
  /** Which one this is. */
  readonly name: string;
  /** A few words below the name, beside a green dot. */
  readonly status: string;
  /** What the link does, for a screen reader: "Switch account". */
  readonly actionLabel: string;
};

/** Says which workspace everything on the page belongs to, and leads to the others. */
export function WorkspaceSwitch({ href, name, status, actionLabel }: WorkspaceSwitchProps) {
  return (
    <Link href={href} className={workspaceSwitch}>
      <span className={workspaceName}>{name}</span>
      <span className={workspaceStatus}>
        <span className={statusDot} />
        {status}
      </span>
      <span className={visuallyHidden}>, {actionLabel}</span>
      <span className={switchIcon}>
        <SwitchIcon />
      </span>
    </Link>
  );
}
