import { createFileRoute, notFound } from '@tanstack/react-router';
import { ConfigurationScreen } from './-configuration-screen.tsx';

/** For developers alone; in production there is no such page. */
export const Route = createFileRoute('/_account/configuration/')({
  beforeLoad: ({ context: { shell } }) => {
    if (shell.settings.applicationMode !== 'dev') throw notFound();
  },
  component: ConfigurationScreen,
});
