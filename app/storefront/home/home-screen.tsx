import { useLoaderData } from "../../../client/router/page.ts";
import { OwnTurn } from "../../../ui/own-turn.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { GoodsRail } from "../catalogue/cards/goods.tsx";
import { ViewedRail } from "../catalogue/cards/viewed-rail.tsx";
import { rememberGender } from "../layout/header/gender-switch.tsx";
import { ReviewsRail } from "../reviews/reviews-rail.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import { homeMessages } from "./home.messages.ts";
import { AppBlock } from "./app-block.tsx";
import { Facts } from "./facts.tsx";
import type { loader } from "./home.loader.server.ts";
import { OwnContent } from "./own-content.tsx";
import { PromoStrips, Promotions } from "./promotions.tsx";
import { StoriesRail } from "./stories/stories-rail.tsx";

export default function HomeScreen() {
  const { stories, banners, isSomethingForSome, audienceTiles, rails, reviews, facts } = useLoaderData<typeof loader>();
  const words = useWords(layoutMessages);
  const { slogan, audience, forHome } = useWords(homeMessages);
  return (
    <>
      <h1 className="sr-only">
        {words.siteName}: {slogan}
      </h1>
      <OwnContent isSomethingForSome={isSomethingForSome} />
      <StoriesRail stories={stories} />
      <Promotions banners={banners} />
      <section className="container-shop mt-10">
        <h2 className="sr-only">{audience}</h2>
        <ul className="grid grid-cols-2 gap-x-2 gap-y-5 md:grid-cols-4 md:gap-x-5">
          {audienceTiles.map(({ gender, picture }) => (
            <li key={gender}>
              <ShopLink to={`/${gender}`} onClick={() => rememberGender(gender)} className="group block">
                <Picture src={picture?.image ?? null} tint={picture?.tint ?? "1"} alt="" sizes="(min-width:768px) 23vw, 47vw" />
                <b className="title mt-2 block wrap-anywhere max-[18rem]:text-sm max-[18rem]:tracking-tight group-hover:underline">
                  {words[`gender.${gender}`]}
                </b>
              </ShopLink>
            </li>
          ))}
        </ul>
      </section>
      <OwnTurn>
        <GoodsRail title={words["nav.newItems"]} products={rails.newItems} to="/new-items" allText={words.more} />
      </OwnTurn>
      <PromoStrips banners={banners} />
      <OwnTurn>
        <GoodsRail title={words["nav.bestSellers"]} products={rails.bestSellers} to="/best-sellers" allText={words.more} />
      </OwnTurn>
      <OwnTurn>
        <GoodsRail title={forHome} products={rails.forHome} to="/home" allText={words.more} />
      </OwnTurn>
      <ViewedRail except={0} />
      <OwnTurn>
        <div className="container-shop">
          <Facts facts={facts} />
        </div>
        <ReviewsRail reviews={reviews} />
        <AppBlock />
      </OwnTurn>
    </>
  );
}
