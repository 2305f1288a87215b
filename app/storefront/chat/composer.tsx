import { useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import Camera from "lucide-react/icons/camera";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import X from "lucide-react/icons/x";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { useKeptDraft } from "../../../client/memory/use-kept-draft.ts";
import { useIsOffline } from "../../../client/use-is-offline.ts";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import type { typeInChat } from "../../../features/chat/chat.contract.ts";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { LONGEST_MESSAGE, MOST_PHOTOS } from "../../../features/chat/chat.rules.ts";
import { hasFailed } from "../../../features/uploads/ui/has-failed.ts";
import { uploadsMessages } from "../../../features/uploads/uploads.messages.ts";
import type { Id } from "../../../platform/ids.ts";
import { Button } from "../../../ui/button.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { PhotoInput } from "../../../ui/photos/photo-input.tsx";
import { usePhotos } from "../../../ui/photos/use-photos.ts";
import { randomUuid } from "../../../ui/random-uuid.ts";
import type { Outgoing } from "./outbox.ts";
import { forgetWaitingPhotos, sendOrKeepPhoto } from "./outgoing-photos.ts";

const TYPING_EVERY_MS = 3_000;

type Props = {
  product: { id: Id<"product">; name: string } | null;
  orderNumber: number | null;
  onSend: (message: Outgoing) => void;
};

/** Enter sends, Shift+Enter begins a line; the device keeps the text until it is sent. */
export function Composer({ product, orderNumber, onSend }: Props) {
  const words = useWords(chatMessages);
  const ofFiles = useWords(uploadsMessages);
  const { "form.optional": optional } = useWords(accountsMessages);
  const { typed, change, clear } = useKeptDraft("draft ", { part: "chat", first: { text: "" } });
  const [about, setAbout] = useState({ product, orderNumber });
  const { photos, add, remove, forget } = usePhotos({
    most: MOST_PHOTOS,
    upload: sendOrKeepPhoto,
  });
  const [isAttaching, setAttaching] = useState(false);
  const photosBox = useFocusOnChange<HTMLDivElement>(isAttaching);
  const isOffline = useIsOffline();
  const lastTold = useRef(0);
  const ids = photos.flatMap(({ id }) => (id ? [id] : []));
  const isEmpty = typed.text.trim() === "" && ids.length === 0;
  const isUploading = photos.some(({ state }) => state === "sending");
  const isLeftOut = hasFailed(...photos);
  const send = () => {
    if (isEmpty || isUploading || isLeftOut) return;
    onSend({
      id: randomUuid(),
      text: typed.text.trim(),
      photos: ids,
      productId: about.product?.id,
      orderNumber: about.orderNumber ?? undefined,
    });
    clear();
    forget();
    setAttaching(false);
    setAbout({ product: null, orderNumber: null });
  };
  const type = (text: string) => {
    change({ text });
    if (Date.now() - lastTold.current < TYPING_EVERY_MS) return;
    lastTold.current = Date.now();
    void callApi<typeof typeInChat>("POST", "/api/type-in-chat", {}, { whenSignedOut: "tell" }).catch(() => undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form method="dialog" onSubmit={onSubmit} className="sticky bottom-0 grid grid-cols-1 gap-3 border-t border-line bg-paper py-3">
      {about.product && (
        <About text={`${words["chat.aboutProduct"]}: ${about.product.name}`} onRemove={() => setAbout({ ...about, product: null })} />
      )}
      {about.orderNumber !== null && (
        <About text={words["chat.aboutOrder"](about.orderNumber)} onRemove={() => setAbout({ ...about, orderNumber: null })} />
      )}
      <div className="flex flex-wrap items-end justify-between gap-2">
        {!isAttaching && (
          <IconButton label={words["chat.addPhoto"]} icon={<Camera aria-hidden="true" />} onClick={() => setAttaching(true)} />
        )}
        <textarea
          aria-label={words["chat.placeholder"]}
          placeholder={words["chat.placeholder"]}
          value={typed.text}
          rows={2}
          maxLength={LONGEST_MESSAGE}
          enterKeyHint="send"
          className="block min-h-12 min-w-0 flex-1 max-[18rem]:order-first max-[18rem]:basis-full resize-none rounded-control border border-line-strong bg-paper px-3.5 py-2.5 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ink-900"
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKey}
        />
        <Button type="submit" disabled={isEmpty || isUploading || isLeftOut} aria-label={words["chat.send"]}>
          <SendHorizontal size={20} aria-hidden="true" />
        </Button>
      </div>
      {isAttaching && (
        <div ref={photosBox}>
          <PhotoInput
            photos={photos}
            most={MOST_PHOTOS}
            words={{
              title: words["chat.photos"],
              hint: optional,
              add: words["chat.addPhoto"],
              remove: words["chat.removePhoto"],
              sending: words["chat.photoSending"],
              failed: words["chat.photoError"],
            }}
            onAdd={(files) => void add(files)}
            onRemove={(key) => {
              forgetWaitingPhotos(photos.flatMap((photo) => (photo.key === key ? [photo.id] : [])));
              remove(key);
            }}
          />
          {isLeftOut && <FieldError>{ofFiles["uploads.leftOut"]}</FieldError>}
        </div>
      )}
      <p role="status" className="caption text-marigold-900 empty:hidden">
        {isOffline && words["chat.offline"]}
      </p>
    </form>
  );
}

function About({ text, onRemove }: { text: string; onRemove: () => void }) {
  const words = useWords(chatMessages);
  return (
    <p className="body-s flex items-center gap-2 rounded-control bg-surface-1 pl-3">
      <span className="min-w-0 grow wrap-anywhere">{text}</span>
      <button
        type="button"
        aria-label={words["chat.remove"]}
        className="inline-flex size-11 shrink-0 items-center justify-center"
        onClick={onRemove}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </p>
  );
}
