import Hourglass from "lucide-react/icons/hourglass";
import { waitingMessages } from "../../../features/orders/waiting/waiting.messages.ts";
import { plural } from "../../../platform/i18n.ts";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { useLocale, useWords } from "../../../client/locale/locale.ts";

/** Says beforehand that the order will wait for staff, and for how long. */
export function WaitsNote({ hours, trusted, phone }: { hours: number; trusted: number; phone: string }) {
  const words = useWords(waitingMessages);
  const locale = useLocale();
  return (
    <div role="note" className="mt-4 flex gap-3 rounded-card bg-marigold-100 p-4">
      <Hourglass size={20} aria-hidden="true" className="mt-0.5 shrink-0 max-[18rem]:hidden" />
      <div className="min-w-0">
        <b>{words["waiting.title"]}</b>
        <p className="body-s mt-1">
          {words["waiting.before"](
            trusted === 0 ? "" : formatHryvnias(trusted),
            `${hours}\u00a0${plural(locale, hours, words["waiting.hours"])}`,
          )}
        </p>
        <CallToConfirm phone={phone} />
      </div>
    </div>
  );
}

/** The shop's phone, for customers who do not want to wait; nothing while it has none. */
export function CallToConfirm({ phone }: { phone: string }) {
  const words = useWords(waitingMessages);
  if (!phone) return null;
  return (
    <p className="body-s -mb-3">
      {words["waiting.call"]}{" "}
      <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center whitespace-nowrap underline">
        {formatPhone(phone)}
      </a>
    </p>
  );
}
