import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { SwitchIcon } from '../icon/icons/switch.tsx';
import { Link } from '../link/link.tsx';
import { statusDot, switchIcon, workspaceName, workspaceStatus, workspaceSwitch } from './sidebar.css.ts';

export type WorkspaceSwitchProps = {
  /** The address of the page that lists all workspaces. */
  readonly href: string;
  /** The current workspace. */
  readonly name: string;
  /** A short text below the name, next to a green dot. */
  readonly status: string;
  /** The effect of the link, for screen readers: "Switch account". */
  readonly actionLabel: string;
};

/** Shows the workspace of the page and links to the others. */
export function WorkspaceSwitch({ href, name, status, actionLabel }: WorkspaceSwitchProps) {
  return (
    <Link href={href} className={workspaceSwitch}>
      <span className={workspaceName}>{name}</span>
      <span className={workspaceStatus}>
        <span className={statusDot} />
        <span>{status}</span>
      </span>
      <span className={visuallyHidden}>{`, ${actionLabel}`}</span>
      <span className={switchIcon}>
        <SwitchIcon />
      </span>
    </Link>
  );
}
