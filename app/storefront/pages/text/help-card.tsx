import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { MailLink } from "../../../../ui/mail-link.tsx";
import type { RootData } from "../../layout/root-data.ts";
import { textPageMessages } from "./text-page.messages.ts";

const line = "label inline-flex min-h-11 items-center gap-3 hover:underline";

export function HelpCard() {
  const words = useWords(textPageMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  const phones = [settings.phone, settings.phone2].filter(Boolean);
  if (phones.length === 0 && !settings.email_admin) return null;
  return (
    <aside aria-labelledby="help" className="rounded-card bg-surface-1 p-5">
      <h2 id="help" className="title mb-2">
        {words["page.help"]}
      </h2>
      <ul>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone}`} className={line}>
              <Phone size={18} aria-hidden="true" />
              {formatPhone(phone)}
            </a>
          </li>
        ))}
        {settings.email_admin && (
          <li>
            <MailLink address={settings.email_admin} className={line} icon={<Mail size={18} aria-hidden="true" className="shrink-0" />} />
          </li>
        )}
      </ul>
      {settings.address && <p className="body-s mt-2 text-ink-500">{settings.address}</p>}
    </aside>
  );
}
