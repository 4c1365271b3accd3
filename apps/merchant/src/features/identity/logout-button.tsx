import { Button } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useState } from 'react';

/** Signs out, on the server first. */
export function LogoutButton() {
  const { signOut } = useShell();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = () => {
    setIsLeaving(true);
    void signOut();
  };

  return (
    <Button size="small" busy={isLeaving} onClick={leave}>
      Logout
    </Button>
  );
}
