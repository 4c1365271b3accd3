import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '@tillbook/web-shell';

/** Every other address, shown inside the frame. */
export const Route = createFileRoute('/_account/$')({ component: UnknownAddress });

function UnknownAddress() {
  return <NotFoundScreen label="Overview" href="/overview" />;
}
