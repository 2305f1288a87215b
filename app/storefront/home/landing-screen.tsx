import { useEffect } from "react";
import { useLoaderData } from "../../../client/router/page.ts";
import { listingMessages } from "../../../features/catalogue/listing.messages.ts";
import { categoryAddress } from "../../../features/catalogue/words/category-address.ts";
import { plural } from "../../../platform/i18n.ts";
import { formatWhole } from "../../../platform/money/money.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useLocale, useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { GoodsRail } from "../catalogue/cards/goods.tsx";
import { rememberGender } from "../layout/header/gender-switch.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { loader } from "./landing.loader.server.ts";

export default function LandingScreen() {
  const { gender, tiles, newItems } = useLoaderData<typeof loader>();
  const words = useWords(layoutMessages);
  const catalogueWords = useWords(listingMessages);
  const locale = useLocale();
  const [first] = newItems;
  useEffect(() => void rememberGender(gender), [gender]);
  return (
    <>
      <div className="container-shop">
        <div className="mt-6 mb-5 flex flex-wrap items-center justify-between gap-3">
          <h1 className="display-l">{words[`gender.${gender}`]}</h1>
          <ShopLink
            to={`/retail/${gender}`}
            className="body-s inline-flex min-h-11 items-center rounded-chip border border-line-strong px-4 hover:bg-surface-1"
          >
            {words["nav.retail"]}
          </ShopLink>
        </div>
        <ul className="grid grid-cols-2 gap-x-2 gap-y-6 md:grid-cols-3 md:gap-x-5 xl:grid-cols-5">
          {first && (
            <li className="col-span-2">
              <ShopLink
                to={`/new-items?audience=${gender}`}
                className={`cloth-${first.images[0]?.tint ?? "2"} flex h-full min-h-52 overflow-hidden rounded-card`}
              >
                <span className="flex w-1/2 min-w-min flex-col justify-end p-5">
                  <b className="display-m">{words["nav.newCollection"]}</b>
                </span>
                <span className="relative min-w-0 grow">
                  <Picture
                    src={first.images[0]?.src ?? null}
                    tint={first.images[0]?.tint ?? "2"}
                    alt=""
                    sizes="(min-width:1200px) 18vw, (min-width:768px) 31vw, 47vw"
                    eager
                    fill
                  />
                </span>
              </ShopLink>
            </li>
          )}
          {tiles.map((tile) => (
            <li key={tile.id_1c}>
              <ShopLink to={categoryAddress(tile.id_1c)} className="group block">
                <Picture src={tile.image} tint={tile.tint} alt="" sizes="(min-width:1200px) 18vw, (min-width:768px) 31vw, 47vw" />
                <b className="label mt-2 block wrap-anywhere group-hover:underline">{tile.name}</b>
                <span className="caption text-ink-500">
                  {formatWhole(tile.products)} {plural(locale, tile.products, catalogueWords["list.goods"])}
                </span>
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
      <GoodsRail title={words["nav.newItems"]} products={newItems} to={`/new-items?audience=${gender}`} allText={words.more} />
    </>
  );
}
