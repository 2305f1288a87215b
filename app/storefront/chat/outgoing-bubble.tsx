import { useEffect, useState } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import { useWords } from "../../../client/locale/locale.ts";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { LinkedText } from "../../../features/chat/ui/linked-text.tsx";
import { ownBubble } from "./message-bubble.tsx";
import type { Outgoing } from "./outbox.ts";
import { isPhotoWaiting, waitingPhoto } from "./outgoing-photos.ts";

type Props = { message: Outgoing; isWaiting: boolean; onAgain: () => void; onDrop: () => void };

export function OutgoingBubble({ message: { text, photos, refusal }, isWaiting, onAgain, onDrop }: Props) {
  const words = useWords(chatMessages);
  const isStopped = refusal !== undefined;
  return (
    <article className={ownBubble}>
      <h2 className="sr-only">{words["chat.you"]}</h2>
      {photos.length > 0 && (
        <span className="mb-1 flex flex-wrap gap-2">
          {photos.filter(isPhotoWaiting).map((id, at) => (
            <WaitingPhoto key={id} id={id} alt={words["chat.photo"](at + 1)} />
          ))}
        </span>
      )}
      {text && (
        <p className="whitespace-pre-line">
          <LinkedText text={text} />
        </p>
      )}
      {photos.length > 0 && <p className="caption">{`${words["chat.photos"]}: ${photos.length}`}</p>}
      {isStopped ? (
        <p role="alert" className="caption mt-1 flex items-center gap-1 text-poppy-700">
          <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
          {[words["chat.failed"], refusal].filter(Boolean).join(". ")}
        </p>
      ) : (
        <p className="micro mt-1 flex items-center justify-end gap-1 text-ink-700">
          <Clock size={14} aria-hidden="true" />
          {words[isWaiting ? "chat.waiting" : "chat.sending"]}
        </p>
      )}
      {(isStopped || isWaiting) && (
        <span className="flex flex-wrap gap-x-4">
          <button type="button" className="min-h-11 underline" onClick={onAgain}>
            {words[isStopped ? "chat.again" : "chat.sendNow"]}
          </button>
          <button type="button" className="min-h-11 underline" onClick={onDrop}>
            {words["chat.remove"]}
          </button>
        </span>
      )}
    </article>
  );
}

function WaitingPhoto({ id, alt }: { id: string; alt: string }) {
  const [photo, setPhoto] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void waitingPhoto(id).then((found) => isHere && setPhoto(found));
    return () => {
      isHere = false;
    };
  }, [id]);
  if (photo === undefined) return null;
  return (
    <img src={`data:image/jpeg;base64,${photo}`} alt={alt} width={120} height={120} className="size-30 rounded-control object-cover" />
  );
}
