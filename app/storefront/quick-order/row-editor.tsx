import { useEffect, useRef } from "react";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { editRow } from "./order-draft-store.ts";
import type { OrderRow } from "./order-row.ts";

const fields = ["code", "size", "colour", "quantity"] as const;

/** Enter and «Готово» check the row again, Esc leaves it unchanged. */
export function RowEditor({ row, onDone }: { row: OrderRow; onDone: () => void }) {
  const words = useWords(quickOrderMessages);
  const form = useRef<HTMLFormElement>(null);
  const first = firstToMend(row);
  useEffect(() => void form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus(), [first]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of the fields closes the form
    <form
      ref={form}
      noValidate
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]"
      onKeyDown={(event) => event.key === "Escape" && onDone()}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const cell = (name: string) => String(typed.get(name) ?? "").trim();
        editRow(row.line, { code: cell("code"), size: cell("size"), colour: cell("colour"), quantity: cell("quantity") });
        onDone();
      }}
    >
      {fields.map((name) => (
        <TextField
          key={name}
          name={name}
          label={words[`quick.${name}`]}
          defaultValue={row[name]}
          maxLength={120}
          autoComplete="off"
          inputMode={name === "quantity" ? "numeric" : "text"}
          className={name === "code" ? "max-md:col-span-2" : undefined}
        />
      ))}
      <Button type="submit">{words["quick.done"]}</Button>
    </form>
  );
}

function firstToMend({ judged }: OrderRow): (typeof fields)[number] {
  switch (judged?.why) {
    case "size":
    case "colour":
      return judged.why;
    case "code":
    case "no-code":
    case "shortened":
      return "code";
    default:
      return "quantity";
  }
}
