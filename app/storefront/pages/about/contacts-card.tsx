import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { aboutMessages } from "../../../../features/content/texts/about.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { MailLink } from "../../../../ui/mail-link.tsx";
import { AccountLink } from "../../layout/footer/footer-parts.tsx";
import type { RootData } from "../../layout/root-data.ts";
import { mapLink } from "../map-link.ts";

const link = "inline-flex min-h-11 items-center font-semibold hover:underline";

/** Only what the shop has filled in. */
export function ContactsCard({ hours }: { hours: string }) {
  const words = useWords(aboutMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  return (
    <section aria-labelledby="contacts" className="rounded-card bg-surface-1 p-5">
      <h2 id="contacts" className="title mb-2">
        {words["about.contacts"]}
      </h2>
      <ul>
        {[settings.phone, settings.phone2].filter(Boolean).map((phone) => (
          <Line key={phone} icon={<Phone size={18} />}>
            <a href={`tel:${phone}`} className={link}>
              {formatPhone(phone)}
            </a>
          </Line>
        ))}
        {settings.email_admin && (
          <Line icon={<Mail size={18} />}>
            <MailLink address={settings.email_admin} className={link} />
          </Line>
        )}
        <Line icon={<MessageCircle size={18} />}>
          <AccountLink to="/account/chat" className={link}>
            {words["about.chat"]}
          </AccountLink>
        </Line>
        {hours && (
          <Line icon={<Clock size={18} />}>
            <p className="py-2.5">
              {words["about.hours"]}: <span className="min-[18rem]:whitespace-nowrap">{hours}</span>{" "}
              <span className="text-ink-500">{words["about.kyivTime"]}</span>
            </p>
          </Line>
        )}
        {settings.address && (
          <Line icon={<MapPin size={18} />}>
            <p className="pt-2.5">{settings.address}</p>
            <a href={mapLink(settings.address)} target="_blank" rel="noopener" className={`${link} text-beet-600`}>
              {words["about.map"]}
            </a>
          </Line>
        )}
      </ul>
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-3.25 shrink-0 text-ink-500">
        {icon}
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
