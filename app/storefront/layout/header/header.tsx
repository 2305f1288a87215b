import Heart from "lucide-react/icons/heart";
import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import Search from "lucide-react/icons/search";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import User from "lucide-react/icons/user";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { useNavigate } from "../../../../client/router/router.tsx";
import { useProductCount } from "../../../../features/cart/ui/cart-store.ts";
import { useFavouriteCount } from "../../../../features/favourites/ui/favourites-store.ts";
import { useUnreadMessages } from "../../../../features/chat/ui/unread-store.ts";
import { useNewNotifications, whenAccountIsOpen } from "../../../../features/sign-in/ui/sign-in-store.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { Popover } from "../../../../ui/popover.tsx";
import { RepeatedIcon } from "../../../../ui/repeated-icon.tsx";
import { pathIn, useLocale, useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { SearchField } from "../../search/search-field.tsx";
import { GenderSwitch } from "./gender-switch.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { layoutMessages } from "../layout.messages.ts";
import { Logo } from "./logo.tsx";
import type { RootData } from "../root-data.ts";
import { useHideOnScroll } from "./use-hide-on-scroll.ts";

const topLinks = [
  ["/delivery", "nav.delivery"],
  ["/faq", "nav.faq"],
  ["/loyalty", "nav.loyalty"],
  ["/warranty", "nav.warranty"],
] as const;

/** Hides on the way down, returns on the way up. */
export function Header() {
  const words = useWords(layoutMessages);
  const ref = useHideOnScroll();
  return (
    <>
      <TopLine />
      <header ref={ref} className="sticky top-(--warning-bar) z-20 border-b border-line bg-paper transition-transform duration-200">
        <div className="container-shop flex h-14 items-center gap-1 lg:gap-4 xl:h-18">
          <IconButton
            label={words.menu}
            icon={<Menu aria-hidden="true" />}
            className="-ml-2 xl:hidden"
            onClick={() => openOverlay("menu")}
          />
          <Logo />
          <div className="ml-2 hidden md:block lg:ml-6">
            <GenderSwitch />
          </div>
          <div className="ml-auto hidden w-90 xl:block">
            <SearchField />
          </div>
          <div className="-mr-2 ml-auto flex xl:ml-2">
            <IconButton
              label={words.search}
              icon={<Search aria-hidden="true" />}
              className="xl:hidden"
              onClick={() => openOverlay("search")}
            />
            <HeaderIcons />
          </div>
        </div>
      </header>
      <div className="no-print border-b border-line md:hidden">
        <div className="container-shop">
          <GenderSwitch />
        </div>
      </div>
    </>
  );
}

function HeaderIcons() {
  const words = useWords(layoutMessages);
  const products = useProductCount();
  const favourites = useFavouriteCount();
  const unread = useUnreadMessages();
  const news = (useNewNotifications() ?? 0) + unread;
  const navigate = useNavigate();
  const locale = useLocale();
  const toAccount = () => void navigate(pathIn(locale, "/account"));
  return (
    <>
      <IconButton
        label={withCount(words.account, news)}
        icon={<User aria-hidden="true" />}
        className="noscript:hidden"
        onClick={() => whenAccountIsOpen(toAccount)}
      >
        <Badge>{news}</Badge>
      </IconButton>
      <ShopLink to="/sign-in" aria-label={words.account} className="icon-button hidden noscript:flex">
        <User aria-hidden="true" />
      </ShopLink>
      <ShopLink to="/favorites" aria-label={withCount(words.favourites, favourites)} className="icon-button max-[22.4rem]:hidden">
        <Heart aria-hidden="true" />
        <Badge>{favourites}</Badge>
      </ShopLink>
      <IconButton label={withCount(words.cart, products)} icon={<ShoppingBag aria-hidden="true" />} onClick={() => openOverlay("cart")}>
        <Badge>{products}</Badge>
      </IconButton>
    </>
  );
}

function Badge({ children }: { children: number }): ReactNode {
  if (children === 0) return null;
  return (
    <b className="micro absolute top-1 right-0.5 min-w-4.5 rounded-chip bg-beet-600 px-1 text-center text-white">{shortly(children)}</b>
  );
}

const shortly = (count: number): string => (count > 99 ? "99+" : String(count));

/** The accessible name contains the visible text. */
const withCount = (name: string, count: number): string => (count > 0 ? `${name}, ${shortly(count)}` : name);

function TopLine() {
  const words = useWords(layoutMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  const phones = [settings.phone, settings.phone2].filter(Boolean);
  return (
    <section aria-label={words.siteName} className="no-print container-shop hidden h-11 items-center gap-6 xl:flex">
      <nav aria-label={words["footer.information"]} className="flex gap-6">
        {topLinks.map(([to, key]) => (
          <ShopLink key={to} to={to} className="body-s text-ink-700 hover:underline">
            {words[key]}
          </ShopLink>
        ))}
      </nav>
      <Popover
        className="ml-auto"
        summaryClass="body-s h-11 gap-1.5"
        panelClass="right-0 w-56 p-2"
        summary={
          <>
            <Phone size={16} aria-hidden="true" />
            {formatPhone((phones[0] ?? "").replace(/\D/g, ""))}
            <RepeatedIcon name="chevron-down" size={16} className="group-open:rotate-180" />
          </>
        }
      >
        <ul aria-label={words.phones}>
          {phones.map((phone) => (
            <li key={phone}>
              <a href={`tel:${phone}`} className="flex min-h-11 items-center rounded-control px-3 hover:bg-surface-2">
                {formatPhone(phone)}
              </a>
            </li>
          ))}
        </ul>
      </Popover>
      <LanguageSwitch />
    </section>
  );
}
