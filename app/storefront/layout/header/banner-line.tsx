import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { keep, recall } from "../../../../client/memory/device-memory.ts";
import { layoutMessages } from "../layout.messages.ts";

const DAY_MS = 86_400_000;

/** Closable for a day. */
export function BannerLine({ text }: { text: string }) {
  const words = useWords(layoutMessages);
  const [closed, setClosed] = useState(false);
  useEffect(() => setClosed(Number(recall("banner_closed") ?? 0) > Date.now() - DAY_MS), []);
  if (!text || closed) return null;
  const close = () => {
    keep("banner_closed", String(Date.now()));
    setClosed(true);
  };
  return (
    <aside aria-label={words.news} className="bg-sky-100">
      <div className="container-shop flex items-center justify-between gap-3">
        <p className="body-s py-2">{text}</p>
        <IconButton label={words.closeLine} icon={<X size={18} aria-hidden="true" />} onClick={close} />
      </div>
    </aside>
  );
}
