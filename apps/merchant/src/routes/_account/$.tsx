import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '@tillbook/web-shell';

/** Every address that no other screen has, inside the frame. */
export const Route = createFileRoute('/_account/$')({ component: UnknownAddress });

function UnknownAddress() {
  return <NotFoundScreen label="Overview" href="/overview" />;
}
