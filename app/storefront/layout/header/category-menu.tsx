import { useState } from "react";
import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { linkTarget } from "../../../../features/catalogue/catalogue.rules.ts";
import { categoryAddress } from "../../../../features/catalogue/words/category-address.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { useGender } from "./gender-switch.tsx";
import { layoutMessages } from "../layout.messages.ts";
import { menuOf } from "./menu-of-gender.ts";
import type { RootData } from "../root-data.ts";

const item = "body-s flex h-11 items-center px-2 font-medium whitespace-nowrap rounded-control hover:bg-surface-2";

/** A category with more than one child opens a panel. */
export function CategoryMenu() {
  const words = useWords(layoutMessages);
  const { menu } = useRouteLoaderData("root") as RootData;
  const gender = useGender();
  return (
    <nav aria-label={words.categories} className="hidden border-b border-line xl:block">
      <ul className="container-shop -ml-2 flex flex-wrap 2xl:gap-x-1">
        <li>
          <ShopLink to="/new-items" className={item}>
            {words["nav.newItems"]}
          </ShopLink>
        </li>
        {menuOf(menu, gender).map((category) => (
          <MenuCategory key={category.id_1c} category={category} />
        ))}
        <li>
          <ShopLink to="/best-sellers" className={item}>
            {words["nav.bestSellers"]}
          </ShopLink>
        </li>
        <li>
          <ShopLink to="/sale" className={item}>
            {words["nav.sale"]}
          </ShopLink>
        </li>
        <li>
          <ShopLink to={`/retail/${gender}`} className={item}>
            {words["nav.retail"]}
          </ShopLink>
        </li>
      </ul>
    </nav>
  );
}

/** Open under the pointer and around the focus; following a link closes it until both have left. */
function MenuCategory({ category }: { category: RootData["menu"][keyof RootData["menu"]][number] }) {
  const [isAway, setAway] = useState(false);
  const children = category.children.filter((child) => child.products > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are pressed; this only closes their panel
    <li
      className="group relative"
      onClick={() => setAway(true)}
      onPointerLeave={() => setAway(false)}
      onBlur={({ currentTarget }) => !currentTarget.matches(":hover") && setAway(false)}
    >
      <ShopLink to={categoryAddress(linkTarget(category).id_1c)} className={item}>
        {category.name}
      </ShopLink>
      {category.children.length > 1 && (
        <ul
          className={classNames(
            "invisible absolute top-full left-0 z-30 min-w-60 rounded-card bg-paper p-2 opacity-0 shadow-2",
            !isAway &&
              "transition-opacity delay-120 group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100",
          )}
        >
          {children.map((child) => (
            <li key={child.id_1c}>
              <ShopLink to={categoryAddress(linkTarget(child).id_1c)} className={item}>
                {child.name}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
