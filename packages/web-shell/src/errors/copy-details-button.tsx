import { Button, CheckIcon, CopyIcon } from '@tillbook/ui';
import { useEffect, useState } from 'react';

const confirmationMs = 1500;

/** Copies everything support needs, and briefly confirms it. */
export function CopyDetailsButton({ details }: { readonly details: () => string }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details());
      setIsCopied(true);
    } catch {
      // A browser that forbids the clipboard leaves the screenshot.
    }
  };

  return (
    <Button icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy details'}
    </Button>
  );
}
