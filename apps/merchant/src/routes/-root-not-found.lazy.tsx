import { NotFoundScreen } from './-not-found-screen.tsx';
import { RootFrame } from './-root-frame.tsx';

/** An address that is no screen at all. */
export function RootNotFound() {
  return (
    <RootFrame>
      <NotFoundScreen />
    </RootFrame>
  );
}
