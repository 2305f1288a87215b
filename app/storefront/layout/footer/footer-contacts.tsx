import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { MailLink } from "../../../../ui/mail-link.tsx";
import { SubscribeForm } from "../../requests/subscribe-form.tsx";
import { FooterBlock, footerLink } from "./footer-parts.tsx";
import { layoutMessages } from "../layout.messages.ts";
import type { RootData } from "../root-data.ts";

const socials = [
  ["link_instagram", "Instagram"],
  ["link_fb", "Facebook"],
  ["link_telegram", "Telegram"],
  ["link_viber", "Viber"],
  ["link_tiktok", "TikTok"],
] as const;

export function FooterContacts() {
  const words = useWords(layoutMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  return (
    <FooterBlock title={words["footer.contacts"]}>
      {[settings.phone, settings.phone2].filter(Boolean).map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone}`} className={classNames(footerLink, "font-semibold")}>
            {formatPhone(phone)}
          </a>
        </li>
      ))}
      {settings.email_admin && (
        <li>
          <MailLink address={settings.email_admin} className={footerLink} />
        </li>
      )}
      {settings.address && <li className="body-s py-2 text-ink-500">{settings.address}</li>}
      <li className="flex flex-wrap gap-x-4">
        {socials.map(
          ([field, name]) =>
            settings[field] && (
              <a key={field} href={settings[field]} rel="noopener" target="_blank" className={footerLink}>
                {name}
              </a>
            ),
        )}
      </li>
      <li>
        <SubscribeForm />
      </li>
    </FooterBlock>
  );
}
