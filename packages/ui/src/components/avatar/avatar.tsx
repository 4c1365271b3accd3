import { classNames } from '../../private/class-names.ts';
import { avatar, avatarOf, avatarSize } from './avatar.css.ts';
import { initials } from './initials.ts';

export type AvatarProps = {
  /** Whose it is. Its first letters are shown. */
  readonly name: string;
  readonly of?: keyof typeof avatarOf;
  readonly size?: keyof typeof avatarSize;
  /** `hidden` where the name stands beside it, `spoken` where it does not. */
  readonly nameIs?: 'hidden' | 'spoken';
};

/** The first letters of a name, to find a person or a business faster in a list. */
export function Avatar({ name, of = 'person', size = 'medium', nameIs = 'hidden' }: AvatarProps) {
  const spoken =
    nameIs === 'spoken' ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <span {...spoken} className={classNames(avatar, avatarSize[size], avatarOf[of])}>
      {initials(name)}
    </span>
  );
}
