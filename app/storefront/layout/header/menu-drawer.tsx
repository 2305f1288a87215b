import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { linkTarget } from "../../../../features/catalogue/catalogue.rules.ts";
import { categoryAddress } from "../../../../features/catalogue/words/category-address.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { RepeatedIcon } from "../../../../ui/repeated-icon.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { useCloseOnNavigation } from "../use-close-on-navigation.ts";
import { GenderSwitch, useGender } from "./gender-switch.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { layoutMessages } from "../layout.messages.ts";
import { menuOf } from "./menu-of-gender.ts";
import type { RootData } from "../root-data.ts";

const row = "flex min-h-12 items-center border-b border-line";
const links = [
  ["/delivery", "nav.delivery"],
  ["/faq", "nav.faq"],
  ["/loyalty", "nav.loyalty"],
  ["/warranty", "nav.warranty"],
  ["/about", "nav.about"],
  ["/reviews", "nav.reviews"],
] as const;

export default function MenuDrawer() {
  const words = useWords(layoutMessages);
  const { menu, settings } = useRouteLoaderData("root") as RootData;
  const gender = useGender();
  useCloseOnNavigation("menu");
  return (
    <Dialog name="menu" title={words.menu} closeLabel={words.close} shape="left" beside={<LanguageSwitch />}>
      <div className="-mx-4 border-b border-line">
        <GenderSwitch />
      </div>
      <ul>
        {(["newItems", "bestSellers", "sale"] as const).map((name) => (
          <li key={name}>
            <ShopLink to={{ newItems: "/new-items", bestSellers: "/best-sellers", sale: "/sale" }[name]} className={`${row} font-semibold`}>
              {words[`nav.${name}`]}
            </ShopLink>
          </li>
        ))}
        {menuOf(menu, gender).map((category) => (
          <li key={category.id_1c}>
            {category.children.length > 1 ? (
              <details className="group">
                <summary className={`${row} cursor-pointer list-none justify-between`}>
                  {category.name}
                  <RepeatedIcon name="chevron-down" className="group-open:rotate-180" />
                </summary>
                <ul className="pl-4">
                  {category.children
                    .filter((child) => child.products > 0)
                    .map((child) => (
                      <li key={child.id_1c}>
                        <ShopLink to={categoryAddress(linkTarget(child).id_1c)} className={row}>
                          {child.name}
                        </ShopLink>
                      </li>
                    ))}
                  <li>
                    <ShopLink to={categoryAddress(category.id_1c)} className={`${row} text-beet-600`}>
                      {words.more}
                    </ShopLink>
                  </li>
                </ul>
              </details>
            ) : (
              <ShopLink to={categoryAddress(linkTarget(category).id_1c)} className={row}>
                {category.name}
              </ShopLink>
            )}
          </li>
        ))}
        <li>
          <ShopLink to={`/retail/${gender}`} className={row}>
            {words["nav.retail"]}
          </ShopLink>
        </li>
      </ul>
      <ul className="mt-6">
        {links.map(([to, key]) => (
          <li key={to}>
            <ShopLink to={to} className="body-s flex min-h-11 items-center text-ink-700">
              {words[key]}
            </ShopLink>
          </li>
        ))}
        {[settings.phone, settings.phone2].filter(Boolean).map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone}`} className="flex min-h-11 items-center font-semibold">
              {formatPhone(phone)}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
