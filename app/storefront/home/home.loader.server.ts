import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { genders } from "../../../features/catalogue/words/genders.ts";
import { homeRails, landing } from "../../../features/catalogue/catalogue.server.ts";
import { isSomethingForSome, viewBanners, viewFacts, viewStories } from "../../../features/content/content.server.ts";
import { companyReviews } from "../../../features/reviews/reviews.server.ts";
import { visitOf } from "../../visit-context.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [stories, promotions, forSome, reviews, facts] = await Promise.all([
    viewStories(visit),
    viewBanners(visit),
    isSomethingForSome(visit),
    companyReviews(visit, { size: 12 }),
    viewFacts(visit),
  ]);
  const banners = promotions.filter((banner) => banner.place === "carousel");
  const audienceTiles = genders.map((gender) => ({ gender, picture: landing(visit, gender).tiles[0] ?? null }));
  return { stories, banners, isSomethingForSome: forSome, audienceTiles, rails: homeRails(visit), reviews, facts };
}
