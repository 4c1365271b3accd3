import { Button, Card, Fact, Facts } from '@tillbook/ui';
import { lazy, Suspense, useState } from 'react';

const loadForm = () => import('./password-form.tsx');
const PasswordForm = lazy(async () => ({ default: (await loadForm()).PasswordForm }));
const prepareForm = () => void loadForm().catch(() => undefined);

/** The person's own password. */
export function PasswordSettings() {
  const [isEditing, setIsEditing] = useState(false);
  const shown = (
    <Facts ruled>
      <Fact label="Password">••••••••</Fact>
    </Facts>
  );
  return (
    <Card
      heading="Password Settings"
      action={
        !isEditing && (
          <Button
            size="small"
            onFocus={prepareForm}
            onPointerEnter={prepareForm}
            onClick={() => setIsEditing(true)}
          >
            Edit
          </Button>
        )
      }
    >
      <Suspense fallback={shown}>
        {isEditing ? <PasswordForm onDone={() => setIsEditing(false)} /> : shown}
      </Suspense>
    </Card>
  );
}
