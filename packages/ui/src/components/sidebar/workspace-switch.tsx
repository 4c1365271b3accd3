import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { SwitchIcon } from '../icon/icons/switch.tsx';
import { Link } from '../link/link.tsx';
import { statusDot, switchIcon, workspaceName, workspaceStatus, workspaceSwitch } from './sidebar.css.ts';

export type WorkspaceSwitchProps = {
  /** Where to choose another workspace. */
  readonly href: string;
  /** The current workspace. */
  readonly name: string;
  /** A short text below the name, beside a green dot. */
  readonly status: string;
  /** What the link does, for screen readers: "Switch account". */
  readonly actionLabel: string;
};

/** Shows which workspace the page belongs to, and leads to the others. */
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
