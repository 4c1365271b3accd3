import { useEffect } from 'react';
import { useShell } from '../shell/use-shell.tsx';

/** Sets the document title: "Payments · Tillbook". */
export const usePageTitle = (title: string): void => {
  const { brandName } = useShell().settings;
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
};
