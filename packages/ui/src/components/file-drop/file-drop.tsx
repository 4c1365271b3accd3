import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { markValues } from '../../private/mark-values.tsx';
import { CloseIcon } from '../icon/icons/close.tsx';
import { FileIcon } from '../icon/icons/file.tsx';
import { UploadIcon } from '../icon/icons/upload.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import {
  choose,
  file as fileStyle,
  fileBelow,
  fileDetail,
  fileDrop,
  fileIcon,
  fileName,
  files as filesStyle,
  fileWords,
  hint as hintStyle,
  input,
  label as labelStyle,
  problem,
  problemIcon,
  target,
  targetIcon,
} from './file-drop.css.ts';

/** A file in the list below the drop area. The parent tracks its progress and errors. */
export type FileDropItem = {
  readonly id: string;
  readonly name: string;
  /** A muted detail, such as the size: "1.2 MB". */
  readonly detail?: string;
  /** The share that has been uploaded, from 0 to 1; undefined once the upload is complete. */
  readonly progress?: number;
  readonly error?: string;
  /** The address of the uploaded file. */
  readonly href?: string;
};

export type FileDropProps = {
  readonly label: string;
  /** The accepted types and sizes: "PDF, PNG or JPEG, up to 5 MB". */
  readonly hint?: string;
  readonly error?: string | undefined;
  /**
   * The types that the file picker offers: ".pdf", "image/png". Dropped files are not filtered; the parent
   * checks all of them.
   */
  readonly accept?: readonly string[];
  /** Accepts more than one file. Defaults to false. */
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** The files so far, with their progress and errors. */
  readonly files?: readonly FileDropItem[];
  /** Called with the files that were chosen or dropped. */
  readonly onFilesAdd: (files: readonly File[]) => void;
  /** Called with the id of the file to remove. */
  readonly onFileRemove?: (id: string) => void;
  /** The label of the button that opens the file picker. */
  readonly chooseLabel?: string;
  /** The text after that button. */
  readonly dropLabel?: string;
};

/** Accepts files by drop or file picker, and lists them. */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  multiple = false,
  disabled = false,
  files = [],
  onFilesAdd,
  onFileRemove,
  chooseLabel = multiple ? 'Choose files' : 'Choose a file',
  dropLabel = 'or drop here',
}: FileDropProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const [isOver, setIsOver] = useState(false);
  const add = (list: FileList | null) => {
    const added = [...(list ?? [])];
    if (added.length > 0 && !disabled) onFilesAdd(multiple ? added : added.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add(event.dataTransfer.files);
  };
  const hover = (event: DragEvent) => {
    // Prevents the browser from leaving the page to open the file.
    event.preventDefault();
    setIsOver(!disabled);
  };
  return (
    <div className={fileDrop}>
      <span className={labelStyle} id={`${id}-label`}>
        {label}
      </span>
      {/* Reached by pointer only; the input inside opens the same picker by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={target}
        data-over={isOver ? '' : undefined}
        data-invalid={error ? '' : undefined}
        onDragOver={hover}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <span className={targetIcon}>
          <UploadIcon size="large" />
        </span>
        <span>
          <span id={`${id}-choose`} className={choose}>
            {chooseLabel}
          </span>
          <span>{` ${dropLabel}`}</span>
        </span>
        {hint !== undefined && <span className={hintStyle}>{hint}</span>}
        <input
          type="file"
          className={input}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={error || hint !== undefined ? noteId : undefined}
          aria-invalid={error ? true : undefined}
          accept={accept?.join(',')}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            add(event.currentTarget.files);
            // Clears the input, so that the same file can be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
      </label>
      {error ? (
        <Problem id={noteId}>{error}</Problem>
      ) : (
        <span id={noteId} hidden>
          {hint}
        </span>
      )}
      {files.length > 0 && (
        <ul className={filesStyle} aria-label={`${label}: files`}>
          {files.map((item) => (
            <Item key={item.id} item={item} onRemove={onFileRemove} />
          ))}
        </ul>
      )}
    </div>
  );
}

type ItemProps = {
  readonly item: FileDropItem;
  readonly onRemove: ((id: string) => void) | undefined;
};

function Item({ item, onRemove }: ItemProps) {
  const { id, name, detail, progress, error, href } = item;
  return (
    <li className={fileStyle}>
      <span className={fileIcon}>
        <FileIcon />
      </span>
      <span className={fileWords}>
        <span className={fileName}>
          {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
        </span>
        {detail !== undefined && <span className={fileDetail}>{markValues(detail)}</span>}
      </span>
      {onRemove ? (
        <IconButton
          label={`Remove ${name}`}
          variant="ghost"
          size="small"
          icon={<CloseIcon />}
          onClick={() => onRemove(id)}
        />
      ) : (
        <span />
      )}
      {progress !== undefined && !error && (
        <div className={fileBelow}>
          <ProgressBar label="Sending" value={progress} size="small" />
        </div>
      )}
      {error && (
        <div className={fileBelow}>
          <Problem>{error}</Problem>
        </div>
      )}
    </li>
  );
}

function Problem({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={problem} role="alert">
      <span className={problemIcon}>
        <WarningIcon size="small" />
      </span>
      <TextSlot>{children}</TextSlot>
    </p>
  );
}
