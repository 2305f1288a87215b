import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { keepJson, recallJson } from "../../../../client/memory/device-memory.ts";
import { layoutMessages } from "../layout.messages.ts";

const DAY_MS = 86_400_000;

/** Closing hides it for a day; another text is shown again. */
export function BannerLine({ text }: { text: string }) {
  const words = useWords(layoutMessages);
  const [closed, setClosed] = useState(false);
  useEffect(() => setClosed(isClosed(text)), [text]);
  if (!text || closed) return null;
  const close = () => {
    keepJson("banner_closed", { at: Date.now(), text });
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

function isClosed(text: string): boolean {
  const closed = recallJson<{ at: number; text: string }>("banner_closed");
  return closed?.text === text && closed.at > Date.now() - DAY_MS;
}
