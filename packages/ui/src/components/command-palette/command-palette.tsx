import * as Radix from 'radix-ui/dialog';
import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useDialogFocus } from '../../private/dialog-focus.ts';
import { isComposing } from '../../private/is-composing.ts';
import { markValues } from '../../private/mark-values.tsx';
import { splitValues } from '../../private/split-values.ts';
import { SearchIcon } from '../icon/icons/search.tsx';
import { KeyCap } from '../key-cap/key-cap.tsx';
import type { PaletteFrame } from '../palette-frame/palette-frame.ts';
import {
  command,
  commandDetail,
  commandEnd,
  commandLabel,
  field,
  foot,
  icon,
  input,
  list,
  note,
  palette,
  paletteOverlay,
  status,
} from './command-palette.css.ts';

/** A screen or an object to open, or an action to run. */
export type Command = {
  /** Unique across all groups. */
  readonly id: string;
  readonly label: string;
  /** A muted line below the label that distinguishes the command from others with the same label. */
  readonly detail?: string | undefined;
  readonly icon: ReactNode;
  /** A text at the end of the row, such as an amount. */
  readonly end?: string | undefined;
};

export type CommandGroup = { readonly label: string; readonly commands: readonly Command[] };

export type CommandPaletteProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The accessible name of the palette and its field: "Search". */
  readonly label: string;
  readonly placeholder?: string;
  /** The typed text, stored by the parent. */
  readonly query: string;
  /** Called with the text on every change. */
  readonly onQueryChange: (query: string) => void;
  /** The commands that match; empty groups are hidden. */
  readonly groups: readonly CommandGroup[];
  /** A sentence below the results, announced when it changes: a search is running, or found nothing. */
  readonly statusText?: string;
  /** Called with the id of the chosen command. */
  readonly onChoose: (id: string) => void;
  /**
   * The frame that was open while the palette loaded. The palette closes it and takes over its focus and
   * caret.
   */
  readonly frame?: PaletteFrame | undefined;
};

/**
 * Finds screens, actions and objects by part of their name. All keys go to the field. Covers the page instead
 * of making it inert, which would recalculate the style of every element.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, label, frame } = props;
  const focus = useDialogFocus();
  const searchField = useRef<HTMLInputElement>(null);
  const focusField = (event: Event) => {
    // Closes the frame and focuses the field below in one task, so that no key is lost between the two
    // fields.
    const selection = frame?.close();
    focus.onOpenAutoFocus(event);
    // Focuses the field on phones too, because opening a search means typing.
    searchField.current?.focus();
    if (selection) searchField.current?.setSelectionRange(...selection);
  };
  // Takes the focus back from the page behind, but not from the element to which the frame returns it.
  const takeFocusBack = (event: CustomEvent<{ readonly originalEvent: FocusEvent }>) => {
    event.preventDefault();
    if (event.detail.originalEvent.relatedTarget === searchField.current) searchField.current?.focus();
  };
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={paletteOverlay}>
          <Radix.Content
            className={palette}
            aria-modal
            aria-describedby={undefined}
            {...focus}
            onOpenAutoFocus={focusField}
            onFocusOutside={takeFocusBack}
          >
            <Radix.Title hidden>{label}</Radix.Title>
            <Search {...props} fieldRef={searchField} />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

type SearchProps = Omit<CommandPaletteProps, 'frame'> & {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
};

function Search({
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  statusText = '',
  onChoose,
  fieldRef,
}: SearchProps) {
  const listId = useId();
  // Draws the field before the commands, so that keys are handled in between.
  const drawnGroups = useDeferredValue(true, false) ? groups : [];
  const [pointedId, setPointedId] = useState<string>();
  const commands = drawnGroups.flatMap((group) => group.commands);
  // Falls back to the first command: the next letter or search result may remove the highlighted command.
  const active = commands.find(({ id }) => id === pointedId) ?? commands[0];
  const activeId = active && `${listId}-${active.id}`;
  useLayoutEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const move = (by: 1 | -1) => {
    const at = active === undefined ? 0 : commands.indexOf(active);
    setPointedId(commands[(at + by + commands.length) % Math.max(1, commands.length)]?.id);
  };
  const pressKey = (event: KeyboardEvent) => {
    // Ignores Enter and arrows while an input method uses these keys to choose words.
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) onChoose(active.id);
    else return;
    // Prevents the arrows from moving the caret.
    event.preventDefault();
  };

  return (
    <>
      <div className={field}>
        <SearchIcon />
        <input
          ref={fieldRef}
          className={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setPointedId(undefined);
            onQueryChange(event.currentTarget.value);
          }}
          onKeyDown={pressKey}
        />
        <KeyCap>esc</KeyCap>
      </div>
      <div role="listbox" id={listId} aria-label={label} className={list} tabIndex={-1}>
        {drawnGroups.map((group) => (
          <Group
            key={group.label}
            {...group}
            query={query}
            listId={listId}
            active={active}
            onPoint={setPointedId}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p role="status" className={status}>
        {markValues(statusText)}
      </p>
      <p className={foot} aria-hidden="true">
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        move
        <KeyCap>↵</KeyCap>
        open
      </p>
    </>
  );
}

type GroupProps = CommandGroup & {
  readonly query: string;
  readonly listId: string;
  readonly active: Command | undefined;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (id: string) => void;
};

function Group({ label, commands, query, listId, active, onPoint, onChoose }: GroupProps) {
  const labelId = useId();
  if (commands.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={note}>
        {label}
      </div>
      {commands.map(({ id, label: name, detail, icon: picture, end }) => (
        // Needs no key handler: the field retains the focus and handles all keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={id}
          id={`${listId}-${id}`}
          role="option"
          className={command}
          tabIndex={-1}
          aria-selected={id === active?.id}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(id)}
          onClick={() => onChoose(id)}
        >
          <span className={icon}>{picture}</span>
          <span className={commandLabel}>
            <Marked text={name} query={query} />
            {detail !== undefined && (
              <span className={commandDetail}>
                <Marked text={detail} query={query} />
              </span>
            )}
          </span>
          {end !== undefined && (
            <span className={commandEnd} translate="no">
              {end}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const typed = query.trim();
  const found = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  const at = found < 0 ? text.length : found;
  const end = at + typed.length;
  return (
    <>
      {splitValues(text).map(({ start, text: part, isValue }) => (
        <span key={start} translate={isValue ? 'no' : undefined}>
          <Letters text={part} from={at - start} to={end - start} />
        </span>
      ))}
    </>
  );
}

type LettersProps = { readonly text: string; readonly from: number; readonly to: number };

/** Shows a part of a text with the letters between two positions in bold; the positions may be outside the part. */
function Letters({ text, from, to }: LettersProps) {
  const [start, end] = [Math.max(0, from), Math.max(0, to)];
  if (start >= text.length || start >= end) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <b>{text.slice(start, end)}</b>
      <span>{text.slice(end)}</span>
    </>
  );
}
