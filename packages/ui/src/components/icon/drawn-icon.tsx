import { Icon, type IconProps } from './icon.tsx';

/**
 * Creates an icon from its single path.
 *
 * @param drawing - the path's `d`, on a 24 by 24 grid
 */
export const drawnIcon = (drawing: string) =>
  function DrawnIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={drawing} />
      </Icon>
    );
  };
