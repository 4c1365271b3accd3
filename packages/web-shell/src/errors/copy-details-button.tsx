import { Button, CheckIcon, CopyIcon, copyText, WarningIcon } from '@tillbook/ui';
import { useEffect, useState } from 'react';

const confirmationMs = 1500;

type Outcome = { readonly isCopied: boolean };

const faces = {
  before: { icon: <CopyIcon />, text: 'Copy details' },
  copied: { icon: <CheckIcon />, text: 'Copied' },
  notCopied: { icon: <WarningIcon />, text: 'Not copied' },
};

const faceOf = (outcome: Outcome | undefined) => {
  if (outcome === undefined) return faces.before;
  return outcome.isCopied ? faces.copied : faces.notCopied;
};

export function CopyDetailsButton({ details }: { readonly details: () => string }) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome({ isCopied: await copyText(details()) });
  const { icon, text } = faceOf(outcome);

  return (
    <Button icon={icon} onClick={() => void copy()}>
      {text}
    </Button>
  );
}
