import { categoryAddress } from "../../../features/catalogue/words/category-address.ts";
import type { Gender } from "../../../features/catalogue/words/genders.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";

export function Breadcrumbs({
  gender,
  crumbs,
  last,
}: {
  gender: Gender | null;
  crumbs: readonly { id_1c: string; name: string }[];
  last?: string;
}) {
  const words = useWords(layoutMessages);
  const links = [
    ...(gender ? [{ to: `/${gender}`, name: words[`gender.${gender}`] }] : [{ to: "/", name: words.siteName }]),
    ...crumbs.map((crumb) => ({ to: categoryAddress(crumb.id_1c), name: crumb.name })),
  ];
  return (
    <nav aria-label={words.breadcrumbs} className="caption -mx-1.5 my-2 overflow-x-auto px-1.5 text-ink-500">
      <ol className="flex gap-2 whitespace-nowrap">
        {links.map(({ to, name }) => (
          <li key={to} className="flex items-center gap-2 after:content-['/'] last:after:content-none">
            <ShopLink to={to} className="-mx-1.5 inline-flex min-h-11 items-center px-1.5 hover:underline">
              {name}
            </ShopLink>
          </li>
        ))}
        {last && (
          <li aria-current="page" className="inline-flex min-h-11 items-center text-ink-900">
            {last}
          </li>
        )}
      </ol>
    </nav>
  );
}
