import Camera from "lucide-react/icons/camera";
import CircleAlert from "lucide-react/icons/circle-alert";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import type { Photo } from "./use-photos.ts";

export type PhotoWords = { title: string; hint: string; add: string; remove: (at: number) => string; sending: string; failed: string };
type Props = {
  photos: readonly Photo[];
  most: number;
  words: PhotoWords;
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
};

export function PhotoInput({ photos, most, words, onAdd, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset>
      <legend className="body-s mb-1.5 font-medium">
        {words.title} <span className="text-ink-500">({words.hint})</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {photos.map((photo, at) => (
          <Chosen key={photo.key} photo={photo} words={words} at={at + 1} onRemove={() => onRemove(photo.key)} />
        ))}
        {photos.length < most && (
          <button
            type="button"
            aria-label={words.add}
            className="inline-flex size-20 items-center justify-center rounded-control border border-dashed border-line-strong hover:bg-surface-1"
            onClick={() => input.current?.click()}
          >
            <Camera aria-hidden="true" />
          </button>
        )}
      </div>
      <p role="alert" className="body-s mt-1.5 flex items-center gap-1.5 text-poppy-700 empty:hidden">
        {photos.some(({ state }) => state === "failed") && (
          <>
            <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
            {words.failed}
          </>
        )}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </fieldset>
  );
}

function Chosen({ photo, words, at, onRemove }: { photo: Photo; words: PhotoWords; at: number; onRemove: () => void }) {
  return (
    <span className="relative size-20 overflow-hidden rounded-control bg-surface-2">
      {photo.preview && <img src={photo.preview} alt="" className="size-full object-cover" />}
      {photo.state === "sending" && <progress aria-label={words.sending} className="bar bar-beet absolute inset-x-1 bottom-1 w-auto" />}
      {photo.state === "failed" && (
        <span className="absolute inset-0 flex items-end bg-poppy-100/80 p-1.5 text-poppy-700">
          <CircleAlert aria-hidden="true" />
        </span>
      )}
      <button
        type="button"
        aria-label={words.remove(at)}
        className="absolute top-0 right-0 inline-flex size-8 items-center justify-center rounded-bl-control bg-paper/90"
        onClick={onRemove}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </span>
  );
}
