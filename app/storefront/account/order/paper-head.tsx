import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import type { RootData } from "../../layout/root-data.ts";

/** Names the shop on paper; place it inside what only a printer shows. */
export function PaperHead() {
  const { siteName } = useWords(layoutMessages);
  const { settings, origin } = useRouteLoaderData("root") as RootData;
  const phones = [settings.phone, settings.phone2].filter(Boolean).map((phone) => formatPhone(phone.replace(/\D/g, "")));
  const site = origin.replace(/^https?:\/\//, "");
  return (
    <>
      <div className="paper-stripe h-2" aria-hidden="true" />
      <div className="flex items-end justify-between gap-4 py-3">
        <b className="font-display text-[20pt]/[22pt]">{siteName}</b>
        <p className="text-right">{[...phones, settings.address, site].filter(Boolean).join(" · ")}</p>
      </div>
    </>
  );
}
