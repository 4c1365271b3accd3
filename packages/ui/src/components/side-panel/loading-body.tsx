import { Skeleton } from '../skeleton/skeleton.tsx';
import { loadingBody, loadingFact } from './side-panel.css.ts';

// Fixed widths, typical of labels and values.
const facts = [
  { label: 64, value: 120 },
  { label: 96, value: 72 },
  { label: 48, value: 144 },
  { label: 80, value: 56 },
  { label: 72, value: 96 },
  { label: 56, value: 128 },
] as const;

export function LoadingBody() {
  return (
    <div className={loadingBody} aria-hidden="true">
      <Skeleton width={160} insteadOf="moneyHero" />
      {facts.map(({ label, value }) => (
        <span key={label} className={loadingFact}>
          <Skeleton width={label} />
          <Skeleton width={value} />
        </span>
      ))}
    </div>
  );
}
