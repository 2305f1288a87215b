import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate, useRouteLoaderData } from "react-router";
import { genders } from "../../../features/catalogue/genders.ts";
import { openSignIn, useSignIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { formatPhone } from "../../../features/sign-in/sign-in.rules.ts";
import { ConsentLink } from "../../analytics/consent-bar.tsx";
import { pathIn, useLocale, useWords } from "../../locale/locale.ts";
import { ShopLink } from "../../locale/shop-link.tsx";
import { SubscribeForm } from "../requests/subscribe-form.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { layoutMessages } from "./layout.messages.ts";
import { Logo } from "./logo.tsx";
import type { RootData } from "./root-data.ts";

const link = "body-s inline-flex min-h-11 items-center hover:underline";
const pages = [
  ["/about", "nav.about"],
  ["/delivery", "nav.delivery"],
  ["/faq", "nav.faq"],
  ["/loyalty", "nav.loyalty"],
  ["/warranty", "nav.warranty"],
  ["/reviews", "nav.reviews"],
  ["/suppliers", "nav.suppliers"],
  ["/get-offer", "nav.getOffer"],
  ["/privacy-policy", "nav.privacy"],
  ["/public-offer", "nav.offer"],
] as const;
const socials = [
  ["link_instagram", "Instagram"],
  ["link_fb", "Facebook"],
  ["link_telegram", "Telegram"],
  ["link_viber", "Viber"],
  ["link_tiktok", "TikTok"],
] as const;

export function Footer() {
  const words = useWords(layoutMessages);
  const { settings, year } = useRouteLoaderData("root") as RootData;
  return (
    <footer className="mt-18 bg-surface-1">
      <div className="row-stripe h-1.5" aria-hidden="true" />
      <div className="container-shop grid gap-x-8 py-6 md:grid-cols-2 md:gap-y-8 md:py-10 lg:grid-cols-4">
        <Block title={words.audience}>
          {genders.map((gender) => (
            <li key={gender}>
              <ShopLink to={`/${gender}`} className={link}>
                {words[`gender.${gender}`]}
              </ShopLink>
            </li>
          ))}
        </Block>
        <Block title={words["footer.account"]}>
          <li>
            <AccountLink to="/account">{words.account}</AccountLink>
          </li>
          <li>
            <AccountLink to="/account/orders">{words["nav.orders"]}</AccountLink>
          </li>
          <li>
            <ShopLink to="/favorites" className={link}>
              {words.favourites}
            </ShopLink>
          </li>
          <li>
            <ShopLink to="/viewed" className={link}>
              {words["nav.viewed"]}
            </ShopLink>
          </li>
        </Block>
        <Block title={words["footer.information"]}>
          {pages.map(([to, key]) => (
            <li key={to}>
              <ShopLink to={to} className={link}>
                {words[key]}
              </ShopLink>
            </li>
          ))}
        </Block>
        <Block title={words["footer.contacts"]}>
          {[settings.phone, settings.phone2].filter(Boolean).map((phone) => (
            <li key={phone}>
              <a href={`tel:${phone}`} className={`${link} font-semibold`}>
                {formatPhone(phone.replace(/\D/g, ""))}
              </a>
            </li>
          ))}
          {settings.email_admin && (
            <li>
              <a href={`mailto:${settings.email_admin}`} className={link}>
                {settings.email_admin}
              </a>
            </li>
          )}
          <li className="body-s py-2 text-ink-500">{settings.address}</li>
          <li className="flex flex-wrap gap-x-4">
            {socials.map(
              ([field, name]) =>
                settings[field] && (
                  <a key={field} href={settings[field]} rel="noopener" target="_blank" className={link}>
                    {name}
                  </a>
                ),
            )}
          </li>
          <li>
            <SubscribeForm />
          </li>
        </Block>
      </div>
      <div className="container-shop flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
        <Logo large />
        <p className="caption text-ink-500">{words.copyright(year)}</p>
        <ConsentLink />
        <LanguageSwitch />
      </div>
    </footer>
  );
}

/** Folded under its title on a phone, a plain column from 768 px. */
function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line md:border-0">
      <h2 className="fold-title label mb-2">{title}</h2>
      <details className="fold group">
        <summary className="min-h-12 cursor-pointer list-none items-center justify-between">
          <h2 className="label">{title}</h2>
          <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
        </summary>
        <ul className="pb-3">{children}</ul>
      </details>
    </section>
  );
}

/** For a guest the phone dialog first, then the page without a second tap. */
function AccountLink({ to, children }: { to: string; children: ReactNode }) {
  const { isSignedIn } = useSignIn();
  const navigate = useNavigate();
  const locale = useLocale();
  return (
    <ShopLink
      to={to}
      className={link}
      onClick={(event) => {
        if (isSignedIn) return;
        event.preventDefault();
        openSignIn({ then: () => void navigate(pathIn(locale, to)) });
      }}
    >
      {children}
    </ShopLink>
  );
}
