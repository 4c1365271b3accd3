import type { PageMessage } from '@tillbook/contract/frame';
import { VisuallyHidden } from '@tillbook/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { fieldOf, focusField, readTexts } from './form-element.ts';
import { framedForm, raisedForm } from './framed-form.css.ts';
import { reportHeight } from './height.ts';
import type { PageChannel } from './messages.ts';
import type { FieldErrors, FieldTexts } from './reading.ts';
import { tokenize, type Read } from './tokenize.ts';
import { useFieldErrors } from './use-field-errors.ts';

export type FramedFormProps = {
  readonly label: string;
  readonly read: Read;
  readonly page: PageChannel;
  /** Called on every edit and when the form is cleared, to update content that depends on the texts. */
  readonly onEdit?: (texts: FieldTexts) => void;
  /** True if the form is in a dialog. */
  readonly isRaised?: boolean;
  readonly children: (errors: FieldErrors) => ReactNode;
};

/**
 * Shows a form whose buttons are in the page around it. The page's messages submit and clear the form, which
 * reports its height and the outcome. The texts stay in the browser's own fields until they are stored.
 */
export function FramedForm({ label, read, page, onEdit, isRaised = false, children }: FramedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { errors, show, clear, remove } = useFieldErrors();
  const [status, setStatus] = useState('');

  const empty = (form: HTMLFormElement) => {
    form.reset();
    clear();
    onEdit?.(readTexts(form));
  };

  const submit = async (form: HTMLFormElement, ticket: string) => {
    setStatus('Saving…');
    const { reply, errors: found } = await tokenize(read, readTexts(form), ticket);
    const isStored = reply.type === 'tokenization_success';
    setStatus(isStored ? 'Saved.' : '');
    if (isStored) empty(form);
    show(found);
    const [first] = found.keys();
    if (first !== undefined) focusField(form, first);
    page.send(reply);
  };

  const receive = useEffectEvent(async (message: PageMessage) => {
    const form = element.current;
    // Ignores a second click on the page's button, which must not store a card twice.
    if (!form || (message.type === 'submit' && sending.current)) return;
    if (message.type === 'clear') {
      empty(form);
      return;
    }
    sending.current = true;
    await submit(form, message.ticket).finally(() => {
      sending.current = false;
    });
  });

  useEffect(() => page.listen((message) => void receive(message)), [page]);
  useEffect(() => (element.current ? reportHeight(element.current, page) : undefined), [page]);

  /** Removes a field's error once the field is corrected, and not before. */
  const recheck = (form: HTMLFormElement, field: string) => {
    if (!errors.has(field)) return;
    const reading = read(readTexts(form));
    if (reading.ok || !reading.errors.has(field)) remove(field);
  };

  return (
    <form
      ref={element}
      className={isRaised ? raisedForm : framedForm}
      aria-label={label}
      // Keeps the texts out of the URL, even if the browser itself submits this form.
      method="post"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onInput={({ currentTarget, target }) => {
        onEdit?.(readTexts(currentTarget));
        recheck(currentTarget, fieldOf(target));
      }}
    >
      {children(errors)}
      <VisuallyHidden live>{status}</VisuallyHidden>
    </form>
  );
}
