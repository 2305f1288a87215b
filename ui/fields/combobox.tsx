import { useEffect, useId, useRef, useState, type FocusEvent } from "react";
import { TextField } from "./text-field.tsx";
import { classNames } from "../class-names.ts";

export type Option = { id: string; title: string; note: string };
type Props = {
  id: string;
  label: string;
  hint: string;
  noneText: string;
  error?: string;
  text: string;
  find: (text: string, signal: AbortSignal) => Promise<Option[]>;
  onText: (text: string) => void;
  onChoose: (option: Option) => void;
  onBlur?: (event: FocusEvent) => void;
  /** The shortest search. */
  from: number;
  disabled?: boolean;
};

/** An ARIA 1.2 combobox: arrows move, Enter chooses, Esc closes. */
export function Combobox({ id, label, hint, noneText, error, text, find, onText, onChoose, from, disabled, onBlur }: Props) {
  const listId = useId();
  const [options, setOptions] = useState<Option[] | undefined>();
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const request = useRef<AbortController>(undefined);

  useEffect(() => () => request.current?.abort(), []);
  const search = (typed: string) => {
    request.current?.abort();
    setActive(-1);
    if (typed.trim().length < from) return setOptions(undefined);
    const controller = new AbortController();
    request.current = controller;
    find(typed, controller.signal).then(
      (found) => !controller.signal.aborted && setOptions(found),
      () => !controller.signal.aborted && setOptions([]),
    );
  };
  const choose = (option: Option) => {
    setOpen(false);
    onChoose(option);
  };
  const shown = open ? options : undefined;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Above fixed bars (`scroll-padding-bottom`).
    if (shown) list.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return (
    <div className="relative">
      <TextField
        id={id}
        label={label}
        hint={hint}
        error={error}
        value={text}
        disabled={disabled}
        role="combobox"
        aria-expanded={Boolean(shown?.length)}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        onFocus={() => {
          setOpen(true);
          if (!options) search(text);
        }}
        onBlur={(event) => {
          setTimeout(() => setOpen(false), 150);
          onBlur?.(event);
        }}
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
          search(event.target.value);
        }}
        onKeyDown={(event) => {
          if (!shown?.length) return;
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            setActive((at) => (at + (event.key === "ArrowDown" ? 1 : -1) + shown.length) % shown.length);
          }
          if (event.key === "Enter") {
            event.preventDefault();
            const option = shown[Math.max(0, active)];
            if (option) choose(option);
          }
          if (event.key === "Escape") setOpen(false);
        }}
      />
      {shown && (
        <ul
          ref={list}
          id={listId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a combobox: its list is a listbox
          role="listbox"
          aria-label={label}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-paper shadow-2"
        >
          {shown.length === 0 && <li className="body-s px-4 py-3 text-ink-500">{noneText}</li>}
          {shown.map((option, at) => (
            <li
              key={option.id}
              id={`${listId}-${at}`}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an option of it
              role="option"
              aria-selected={at === active}
              className={classNames("cursor-pointer px-4 py-2.5", at === active && "bg-beet-100")}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
            >
              <span className="block">{option.title}</span>
              {option.note && <span className="caption block text-ink-500">{option.note}</span>}
            </li>
          ))}
        </ul>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- what the field controls is there before it is open */}
      {!shown && <ul id={listId} role="listbox" aria-label={label} hidden />}
    </div>
  );
}
