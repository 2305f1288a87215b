import { useRouteLoaderData } from "../../../client/router/page.ts";
import { linkTarget } from "../../../features/catalogue/catalogue.rules.ts";
import { categoryAddress } from "../../../features/catalogue/words/category-address.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { AudienceLinks } from "../layout/header/audience-links.tsx";
import { useGender } from "../layout/header/gender-switch.tsx";
import { menuOf } from "../layout/header/menu-of-gender.ts";
import type { RootData } from "../layout/root-data.ts";

export function WaysOn() {
  const { menu } = useRouteLoaderData("root") as RootData;
  const gender = useGender();
  return (
    <div className="max-w-180">
      <AudienceLinks />
      <ul className="mt-3 flex flex-wrap gap-x-5">
        {menuOf(menu, gender).map((category) => (
          <li key={category.id_1c}>
            <ShopLink to={categoryAddress(linkTarget(category).id_1c)} className="body-s inline-flex min-h-11 items-center underline">
              {category.name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
