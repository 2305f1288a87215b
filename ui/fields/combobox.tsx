import { useEffect, useId, useRef, useState, type FocusEvent } from "react";
import { TextField } from "./text-field.tsx";
import { classNames } from "../class-names.ts";

export type Option = { id: string; title: string; note: string };
/** Words in place of the list: nothing found, searching, or no answer, with the button that asks again. */
export type ComboboxWords = { none: string; busy: string; failed: string; again?: string };
type Props = {
  id: string;
  label: string;
  hint: string;
  words: ComboboxWords;
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

/** An ARIA 1.2 combobox: arrows move, Enter chooses, Esc closes. Keys never choose from results of an earlier text, nor does scrolling. */
export function Combobox({ id, label, hint, words, error, text, find, onText, onChoose, from, disabled, onBlur }: Props) {
  const listId = useId();
  const [options, setOptions] = useState<Option[] | undefined>();
  const [isSearching, setSearching] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const request = useRef<AbortController>(undefined);

  useEffect(() => () => request.current?.abort(), []);
  const search = (typed: string) => {
    request.current?.abort();
    setActive(-1);
    setFailed(false);
    setSearching(false);
    if (typed.trim().length < from) return setOptions(undefined);
    const controller = new AbortController();
    request.current = controller;
    setSearching(true);
    const answer = (found: Option[] | undefined) => {
      if (controller.signal.aborted) return;
      setSearching(false);
      setFailed(found === undefined);
      setOptions(found);
    };
    find(typed, controller.signal).then(answer, () => answer(undefined));
  };
  const choose = (option: Option) => {
    request.current?.abort();
    if (isSearching) setOptions(undefined);
    setSearching(false);
    setOpen(false);
    onChoose(option);
  };
  const shown = open && options?.length ? options : undefined;
  const said = isSearching ? words.busy : hasFailed ? words.failed : options?.length === 0 ? words.none : "";
  const isSaid = open && !shown && said !== "";
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Above fixed bars (`scroll-padding-bottom`).
    if (shown || isSaid) panel.current?.scrollIntoView({ block: "nearest" });
  }, [shown, isSaid]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);
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
        aria-expanded={Boolean(shown)}
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
          // While the list is open, Enter belongs to it and does not send the form.
          if (event.key === "Enter" && (shown || isSaid)) event.preventDefault();
          if (event.key === "Enter" && isSaid && hasFailed) search(text);
          if (event.key === "ArrowDown" && !open) setOpen(true);
          if (event.key === "Escape") setOpen(false);
          if (!shown || isSearching) return;
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            setActive((at) => (at + (event.key === "ArrowDown" ? 1 : at < 0 ? 0 : -1) + shown.length) % shown.length);
          }
          if (event.key === "Enter") {
            const option = shown[Math.max(0, active)];
            if (option) choose(option);
          }
        }}
      />
      <div
        ref={panel}
        className={classNames(
          "absolute inset-x-0 top-full z-30 mt-1",
          (shown || isSaid) && "rounded-control border border-line bg-paper shadow-2",
          isSaid && isSearching && "cover-late",
        )}
      >
        {shown && (
          <ul
            id={listId}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the list of a combobox is a listbox
            role="listbox"
            aria-label={label}
            aria-busy={isSearching}
            className={classNames("max-h-[min(18rem,45vh)] overflow-y-auto overscroll-contain", isSearching && "opacity-50")}
          >
            {shown.map((option, at) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
              <li
                key={option.id}
                id={`${listId}-${at}`}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an option of the listbox
                role="option"
                aria-selected={at === active}
                className={classNames("cursor-pointer px-4 py-2.5", at === active && "bg-beet-100")}
                // The field keeps the focus; a press that scrolls the list chooses nothing.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <span className="block">{option.title}</span>
                {option.note && <span className="caption block text-ink-500">{option.note}</span>}
              </li>
            ))}
          </ul>
        )}
        <p role="status" className={classNames("body-s px-4 text-ink-500", isSaid ? "py-3" : "sr-only")}>
          {open && (!shown || isSearching) && said}
        </p>
        {isSaid && hasFailed && words.again && (
          <button
            type="button"
            // The keyboard uses Enter in the field.
            tabIndex={-1}
            className="body-s mb-1 ml-4 inline-flex min-h-11 items-center text-beet-600 underline"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => search(text)}
          >
            {words.again}
          </button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the field's list must exist before it opens */}
      {!shown && <ul id={listId} role="listbox" aria-label={label} hidden />}
    </div>
  );
}
