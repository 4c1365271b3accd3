import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { away, floatingButton } from './floating-button.css.ts';

export type FloatingButtonProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
};

// A finger at rest trembles by a few pixels.
const trembleInPx = 4;

function useScrollingDown(): boolean {
  const [scrollingDown, setScrollingDown] = useState(false);
  useEffect(() => {
    let lastTop = window.scrollY;
    const onScroll = () => {
      const top = window.scrollY;
      if (Math.abs(top - lastTop) < trembleInPx) return;
      setScrollingDown(top > lastTop && top > 0);
      lastTop = top;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return scrollingDown;
}

/** A round button in the lower right corner of the sidebar, or of the page where there is none. It makes way while the person scrolls down. */
export function FloatingButton({ label, icon, onClick }: FloatingButtonProps) {
  const scrollingDown = useScrollingDown();
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(floatingButton, scrollingDown && away)}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
