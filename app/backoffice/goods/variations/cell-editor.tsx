import { useRef, type KeyboardEvent } from "react";

type Parts = { label: string; first: string; onEnd: (how: { text?: string; down?: number; right?: number }) => void };

/** Enter and Tab take the typed text and go on, Esc leaves the cell unchanged. */
export function CellEditor({ label, first, onEnd }: Parts) {
  const isOver = useRef(false);
  const end = (how: Parameters<Parts["onEnd"]>[0]) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(how);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    const back = event.shiftKey ? -1 : 1;
    if (event.key === "Enter") end({ text, down: back });
    else if (event.key === "Tab") end({ text, right: back });
    else if (event.key === "Escape") end({});
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      aria-label={label}
      defaultValue={first}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a cell is opened to type in it
      autoFocus
      maxLength={1_000}
      onKeyDown={onKeyDown}
      onBlur={(event) => end({ text: event.currentTarget.value })}
    />
  );
}
