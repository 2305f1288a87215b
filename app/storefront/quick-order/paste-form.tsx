import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { useId, useRef, useState } from "react";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { ROWS_HEADING } from "./draft-rows.tsx";
import { typeText, useOrderDraft } from "./order-draft-store.ts";
import { readSource } from "./read-source.ts";

const LARGEST_FILE = 2 * 1_048_576;

/** Typed text stays until it is read. */
export function PasteForm() {
  const words = useWords(quickOrderMessages);
  const { typed } = useOrderDraft();
  const [busy, setBusy] = useState<"text" | "file" | undefined>();
  const [refused, setRefused] = useState<{ where: "text" | "file"; text: string } | undefined>();
  const file = useRef<HTMLInputElement>(null);
  const fileId = useId();
  const take = async (where: "text" | "file", source: { text: string } | { file: File }) => {
    setBusy(where);
    setRefused(undefined);
    const wrong = await readSource(source);
    setBusy(undefined);
    if (wrong === undefined) requestAnimationFrame(() => document.getElementById(ROWS_HEADING)?.focus());
    if (wrong !== undefined)
      setRefused({ where, text: wrong === "" ? words["quick.nothing"] : wrong === "…" ? words["quick.failed"] : wrong });
  };
  const takeFile = (chosen: File | undefined) => {
    if (!chosen) return undefined;
    if (chosen.size > LARGEST_FILE) return setRefused({ where: "file", text: words["quick.tooLarge"] });
    return void take("file", { file: chosen });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file can be dropped on the form; the button does the same by keyboard
    <form
      noValidate
      className="grid grid-cols-1 gap-4 rounded-card border border-line p-4 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void take("text", { text: typed });
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        takeFile(event.dataTransfer.files[0]);
      }}
    >
      <TextArea
        label={words["quick.text"]}
        hint={words["quick.textHint"]}
        error={refused?.where === "text" ? refused.text : undefined}
        placeholder={words["quick.textExample"]}
        rows={5}
        value={typed}
        maxLength={400_000}
        spellCheck={false}
        onChange={(event) => typeText(event.target.value)}
      />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Button type="submit" busy={busy === "text"} className="max-md:w-full">
          {words["quick.check"]}
        </Button>
        <div className="max-md:w-full">
          <input
            ref={file}
            id={fileId}
            type="file"
            className="peer sr-only"
            accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
            aria-describedby={`${fileId}-hint`}
            onChange={(event) => {
              takeFile(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          <label
            htmlFor={fileId}
            aria-busy={busy === "file" || undefined}
            className={`${buttonClass("secondary")} w-full cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink-900 aria-busy:opacity-60`}
          >
            <FileSpreadsheet size={20} aria-hidden="true" />
            {words["quick.file"]}
          </label>
          {refused?.where === "file" ? (
            <FieldError id={`${fileId}-hint`}>{refused.text}</FieldError>
          ) : (
            <p id={`${fileId}-hint`} className="caption mt-1.5 text-ink-500">
              {words["quick.fileHint"]}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}
