import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { genders } from "../../../features/catalogue/words/genders.ts";
import { homeRails, landing } from "../../../features/catalogue/catalogue.server.ts";
import { isSomethingForSome, viewBanners, viewFacts, viewStories } from "../../../features/content/content.server.ts";
import { companyReviews } from "../../../features/reviews/reviews.server.ts";
import { visitOf } from "../../visit-context.ts";
import { languageOf, wordsFor } from "../../../platform/i18n.ts";
import { organization, webSite } from "../../findability/json-ld.ts";
import { localeOfPath, pathIn } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";
import { layoutMessages } from "../layout/layout.messages.ts";

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

export function meta(args: MetaArgs<unknown>) {
  const { root, origin } = args;
  if (!root) return pageMeta(args, {});
  const locale = localeOfPath(args.location.pathname);
  const name = wordsFor(layoutMessages, locale).siteName;
  const searchUrl = `${origin}${pathIn(locale, "/search")}`;
  return pageMeta(args, {
    jsonLd: () => [
      organization(root.settings, { origin, name }),
      webSite({ url: `${origin}${pathIn(locale, "/")}`, searchUrl, name, language: languageOf(locale) }),
    ],
  });
}
