import { useEffect } from 'react';
import { useShell } from '../shell/use-shell.tsx';

export const usePageTitle = (title: string): void => {
  const { brandName } = useShell().settings;
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
};
