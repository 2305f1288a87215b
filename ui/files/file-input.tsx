import CircleAlert from "lucide-react/icons/circle-alert";
import X from "lucide-react/icons/x";
import { useRef, type ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";

export type FileWords = { title: string; hint: string; add: string; remove: string; again: string; state: string };
type Props = {
  words: FileWords;
  icon: ReactNode;
  accept: string;
  file: { name: string; detail: string; percent: number; state: "sending" | "making" | "here" | "failed"; fault: string } | undefined;
  preview?: string | undefined;
  onAdd: (file: File) => void;
  onAgain: (() => void) | undefined;
  onRemove: () => void;
};

export function FileInput({ words, icon, accept, file, preview, onAdd, onAgain, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset>
      <legend className="body-s mb-1.5 font-medium">
        {words.title} <span className="text-ink-500">({words.hint})</span>
      </legend>
      {!file && (
        <button
          type="button"
          className="label inline-flex min-h-12 items-center gap-2 rounded-control border border-dashed border-line-strong px-4 hover:bg-surface-1"
          onClick={() => input.current?.click()}
        >
          {icon}
          {words.add}
        </button>
      )}
      {file && (
        <div className="rounded-control border border-line p-3">
          <div className="flex items-center gap-3">
            {preview ? <img src={preview} alt="" className="size-14 shrink-0 rounded-picture bg-surface-2 object-cover" /> : icon}
            <p className="body-s min-w-0 grow">
              <span className="block truncate font-medium">{file.name}</span>
              <span className="caption text-ink-500">{file.state === "here" ? file.detail : words.state}</span>
            </p>
            <IconButton label={words.remove} icon={<X aria-hidden="true" />} onClick={onRemove} />
          </div>
          {(file.state === "sending" || file.state === "making") && (
            <progress
              aria-label={words.state}
              className="bar bar-beet mt-2 w-full"
              {...(file.state === "sending" ? { value: file.percent, max: 100 } : {})}
            />
          )}
          {file.state === "failed" && (
            <div role="alert" className="caption mt-2 flex flex-wrap items-center gap-x-3 text-poppy-700">
              <span className="flex items-start gap-1.5">
                <CircleAlert size={16} aria-hidden="true" className="mt-px shrink-0" />
                {file.fault}
              </span>
              {onAgain && (
                <button type="button" className="label min-h-11 text-beet-600 underline" onClick={onAgain}>
                  {words.again}
                </button>
              )}
            </div>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onAdd(chosen);
          target.value = "";
        }}
      />
    </fieldset>
  );
}
