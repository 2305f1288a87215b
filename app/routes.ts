import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import type { Locale } from "../platform/i18n.ts";

/** Every screen once; mounted twice, Ukrainian without prefix, Russian under /ru. Ids end ___ua and ___ru. */
function screens(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${name}___${locale}` });
  const screen = (path: string, name: string, file: string) => route(path, `storefront/${file}.route.tsx`, id(name));
  return [
    layout("storefront/checkout/checkout-layout.route.tsx", id("checkout-layout"), [
      screen("checkout", "checkout", "checkout/checkout"),
      screen("checkout/success", "checkout-success", "checkout/success"),
    ]),
    layout("storefront/layout/shop-layout.route.tsx", id("layout"), [
      index("storefront/home/home.route.tsx", id("index")),
      screen("female", "female", "home/landing"),
      screen("male", "male", "home/landing"),
      screen("kids", "kids", "home/landing"),
      screen("home", "home", "home/landing"),
      screen("retail/:gender", "retail-gender", "catalogue/listing"),
      screen("category/:id", "category-id", "catalogue/listing"),
      screen("new-items", "new-items", "catalogue/listing"),
      screen("best-sellers", "best-sellers", "catalogue/listing"),
      screen("sale", "sale", "catalogue/listing"),
      screen("promo/:slug", "promo-slug", "catalogue/listing"),
      screen("search", "search", "catalogue/listing"),
      screen("favorites", "favorites", "catalogue/listing"),
      screen("viewed", "viewed", "catalogue/listing"),
      screen("product/:id", "product-id", "catalogue/product"),
      screen("cart", "cart", "cart/cart"),
      screen("sign-in", "sign-in", "sign-in/sign-in"),
      screen("quick-order", "quick-order", "quick-order/quick-order"),
      screen("list/:token", "list-token", "lists/shared-list"),
      screen("delivery", "delivery", "pages/text-page"),
      screen("faq", "faq", "pages/text-page"),
      screen("loyalty", "loyalty", "pages/text-page"),
      screen("warranty", "warranty", "pages/text-page"),
      screen("privacy-policy", "privacy-policy", "pages/text-page"),
      screen("public-offer", "public-offer", "pages/text-page"),
      screen("reviews", "reviews", "reviews/reviews"),
      screen("about", "about", "pages/about"),
      screen("get-offer", "get-offer", "requests/get-offer"),
      screen("suppliers", "suppliers", "requests/suppliers"),
      screen("subscribe", "subscribe", "requests/subscribe"),
      screen("subscription/:token", "subscription-token", "requests/subscription"),
      layout("storefront/account/account-layout.route.tsx", id("account-layout"), [
        screen("account", "account", "account/account"),
        screen("account/orders", "account-orders", "account/orders"),
        screen("account/orders/:number", "account-orders-id", "account/order"),
        screen("account/lists", "account-lists", "lists/lists"),
        screen("account/lists/:id", "account-lists-id", "lists/list"),
        screen("account/personal", "account-personal", "account/personal"),
      ]),
      screen("*", "not-found", "pages/not-found"),
    ]),
  ];
}

export default [...screens("ua"), ...prefix("ru", screens("ru"))] satisfies RouteConfig;
