import { useEffect, useSyncExternalStore } from 'react';
import { useNotify } from '../notifications/use-notify.ts';
import { whenIdle } from '../lazy/when-idle.ts';
import type { Part } from './part.ts';
import { loadFailureText } from '../lazy/load-failure.ts';

/**
 * A part that a button needs. It is loaded once the screen has nothing else to do, or when somebody goes for the button,
 * so that it is there without a connection as well. Where it cannot be loaded, that is said, and the screen stays as it is.
 *
 * @example
 * const { Loaded: Form, intent, whenLoaded } = usePreparedPart(form);
 * <Button {...intent} onClick={() => whenLoaded(edit)}>Edit</Button>
 */
export const usePreparedPart = <Loaded>(part: Part<Loaded>) => {
  const notify = useNotify();
  const prepare = () => void part.prepare();
  useEffect(() => {
    let isLeft = false;
    const prepareAtLeisure = async () => {
      await whenIdle();
      if (!isLeft) await part.prepare();
    };
    void prepareAtLeisure();
    return () => {
      isLeft = true;
    };
  }, [part]);

  const loadFor = async (run: () => void) => {
    if (part.get() || (await part.prepare())) run();
    else notify('critical', loadFailureText());
  };

  return {
    Loaded: useSyncExternalStore(part.subscribe, part.get),
    /** For the button, so that loading begins before it is pressed. */
    intent: { onFocus: prepare, onPointerEnter: prepare },
    /** Does something once the part is there. */
    whenLoaded: (run: () => void) => void loadFor(run),
  };
};
