import { classNames } from '../../private/class-names.ts';
import { avatar, avatarOf, avatarSize } from './avatar.css.ts';
import { initials } from './initials.ts';

export type AvatarProps = {
  /** The name whose initials are shown. */
  readonly name: string;
  /** A circle for a person, a square for an organization. */
  readonly of?: keyof typeof avatarOf;
  readonly size?: keyof typeof avatarSize;
  /** `hidden` when the name is visible next to the avatar, `spoken` when it is not. */
  readonly nameIs?: 'hidden' | 'spoken';
};

/** Shows a name's initials, so that a person or a business is easier to find in a list. */
export function Avatar({ name, of = 'person', size = 'medium', nameIs = 'hidden' }: AvatarProps) {
  const spoken =
    nameIs === 'spoken' ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <span {...spoken} className={classNames(avatar, avatarSize[size], avatarOf[of])}>
      {initials(name)}
    </span>
  );
}
