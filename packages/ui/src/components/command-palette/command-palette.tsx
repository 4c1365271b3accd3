import * as Radix from 'radix-ui/dialog';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useDialogFocus } from '../../private/dialog-focus.ts';
import { SearchIcon } from '../icon/icons/search.tsx';
import { KeyCap } from '../key-cap/key-cap.tsx';
import {
  command,
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
} from './command-palette.css.ts';

/** A place to go to or a thing to do. */
export type Command = {
  /** Its own among all groups. */
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** At the end of its row: an amount. */
  readonly end?: string | undefined;
};

export type CommandGroup = { readonly label: string; readonly commands: readonly Command[] };

export type CommandPaletteProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Names it and its field: "Search". */
  readonly label: string;
  readonly placeholder?: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** What fits the query; an empty group is not shown. */
  readonly groups: readonly CommandGroup[];
  /** A sentence below what fits, read aloud when it changes: that a search is under way, or that nothing was found. */
  readonly statusText?: string;
  readonly onChoose: (id: string) => void;
};

/** Everything by typing a part of its name: places, things to do, objects. All keys go to the field. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, label } = props;
  const focus = useDialogFocus();
  const searchField = useRef<HTMLInputElement>(null);
  const focusField = (event: Event) => {
    focus.onOpenAutoFocus(event);
    // On a phone as well: whoever opens a search is about to type.
    searchField.current?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={paletteOverlay}>
          <Radix.Content
            className={palette}
            aria-describedby={undefined}
            {...focus}
            onOpenAutoFocus={focusField}
          >
            <Radix.Title hidden>{label}</Radix.Title>
            <Search {...props} fieldRef={searchField} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

type SearchProps = CommandPaletteProps & { readonly fieldRef: RefObject<HTMLInputElement | null> };

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
  const [pointedId, setPointedId] = useState<string>();
  const commands = groups.flatMap((group) => group.commands);
  // What was pointed at may have gone with the next letter, or with what a search brings.
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
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) onChoose(active.id);
    else return;
    // The arrows would move the caret.
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
        {groups.map((group) => (
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
      <p role="status" className={note}>
        {statusText}
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
      {commands.map(({ id, label: name, icon: picture, end }) => (
        // The keys are pressed in the field, which keeps the focus.
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
          </span>
          {end !== undefined && <span className={commandEnd}>{end}</span>}
        </div>
      ))}
    </div>
  );
}

/** A text with the letters that were typed in bold, where they stand in it. */
function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const sought = query.trim();
  const at = sought === '' ? -1 : text.toLowerCase().indexOf(sought.toLowerCase());
  if (at < 0) return text;
  const end = at + sought.length;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
