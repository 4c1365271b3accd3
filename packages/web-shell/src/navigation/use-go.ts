import { nextFrame } from '@tillbook/ui/timing';
import { useRouter, type AnyRouter } from '@tanstack/react-router';

/** Returns a function that opens an address of this origin, once the pressed control is drawn. */
export const useGo = (): ((href: string) => void) => {
  // Accepts any router: inside an app, the type's default accepts only that app's paths.
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments
  const router = useRouter<AnyRouter>();
  const go = async (href: string) => {
    await nextFrame();
    await router.navigate({ href });
  };
  return (href) => void go(href);
};
