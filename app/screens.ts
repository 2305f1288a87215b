import type { Part, Screen, ScreenModule } from "../client/router/screen-table.ts";

type Load = () => Promise<unknown>;

const part = (id: string, file: string, load: Load): Part => ({ id, file: fileOf(file), load: load as () => Promise<ScreenModule> });
const screen = (path: string, id: string, [file, load]: readonly [string, Load], layouts: readonly Part[]): Screen => ({
  ...part(id, file, load),
  path,
  layouts,
});
const fileOf = (name: string) => `app/storefront/${name}.route.tsx`;

const checkoutFrame = part("checkout-layout", "checkout/checkout-layout", () => import("./storefront/checkout/checkout-layout.route.tsx"));
const shopFrame = part("layout", "layout/shop-layout", () => import("./storefront/layout/shop-layout.route.tsx"));
const accountFrame = part("account-layout", "account/account-layout", () => import("./storefront/account/account-layout.route.tsx"));

const landing = ["home/landing", () => import("./storefront/home/landing.route.tsx")] as const;
const listing = ["catalogue/listing/listing", () => import("./storefront/catalogue/listing/listing.route.tsx")] as const;
const textPage = ["pages/text/text-page", () => import("./storefront/pages/text/text-page.route.tsx")] as const;

const inCheckout = (path: string, id: string, of: readonly [string, Load]) => screen(path, id, of, [checkoutFrame]);
const inShop = (path: string, id: string, of: readonly [string, Load]) => screen(path, id, of, [shopFrame]);
const inAccount = (path: string, id: string, of: readonly [string, Load]) => screen(path, id, of, [shopFrame, accountFrame]);

/** Paths without language; each exists in Ukrainian without prefix and in Russian under /ru. */
export const screens: readonly Screen[] = [
  inCheckout("checkout", "checkout", ["checkout/checkout", () => import("./storefront/checkout/checkout.route.tsx")]),
  inCheckout("checkout/success", "checkout-success", [
    "checkout/success/success",
    () => import("./storefront/checkout/success/success.route.tsx"),
  ]),
  inShop("", "index", ["home/home", () => import("./storefront/home/home.route.tsx")]),
  inShop("female", "female", landing),
  inShop("male", "male", landing),
  inShop("kids", "kids", landing),
  inShop("home", "home", landing),
  inShop("retail/:gender", "retail-gender", listing),
  inShop("category/:id", "category-id", listing),
  inShop("new-items", "new-items", listing),
  inShop("best-sellers", "best-sellers", listing),
  inShop("sale", "sale", listing),
  inShop("promo/:slug", "promo-slug", listing),
  inShop("search", "search", listing),
  inShop("favorites", "favorites", listing),
  inShop("viewed", "viewed", listing),
  inShop("product/:id", "product-id", ["catalogue/product/product", () => import("./storefront/catalogue/product/product.route.tsx")]),
  inShop("cart", "cart", ["cart/cart", () => import("./storefront/cart/cart.route.tsx")]),
  inShop("sign-in", "sign-in", ["sign-in/sign-in", () => import("./storefront/sign-in/sign-in.route.tsx")]),
  inShop("quick-order", "quick-order", ["quick-order/quick-order", () => import("./storefront/quick-order/quick-order.route.tsx")]),
  inShop("list/:token", "list-token", ["lists/shared-list", () => import("./storefront/lists/shared-list.route.tsx")]),
  inShop("delivery", "delivery", ["pages/delivery/delivery", () => import("./storefront/pages/delivery/delivery.route.tsx")]),
  inShop("faq", "faq", ["pages/faq/faq", () => import("./storefront/pages/faq/faq.route.tsx")]),
  inShop("loyalty", "loyalty", ["pages/loyalty/loyalty", () => import("./storefront/pages/loyalty/loyalty.route.tsx")]),
  inShop("warranty", "warranty", textPage),
  inShop("privacy-policy", "privacy-policy", textPage),
  inShop("public-offer", "public-offer", textPage),
  inShop("reviews", "reviews", ["reviews/reviews", () => import("./storefront/reviews/reviews.route.tsx")]),
  inShop("about", "about", ["pages/about/about", () => import("./storefront/pages/about/about.route.tsx")]),
  inShop("get-offer", "get-offer", ["requests/get-offer", () => import("./storefront/requests/get-offer.route.tsx")]),
  inShop("suppliers", "suppliers", ["requests/suppliers", () => import("./storefront/requests/suppliers.route.tsx")]),
  inShop("subscribe", "subscribe", ["requests/subscribe", () => import("./storefront/requests/subscribe.route.tsx")]),
  inShop("subscription/:token", "subscription-token", [
    "requests/subscription",
    () => import("./storefront/requests/subscription.route.tsx"),
  ]),
  inShop("notices/leave/:token", "notices-leave-token", ["notices/leave", () => import("./storefront/notices/leave.route.tsx")]),
  inAccount("account", "account", ["account/account", () => import("./storefront/account/account.route.tsx")]),
  inAccount("account/orders", "account-orders", ["account/orders/orders", () => import("./storefront/account/orders/orders.route.tsx")]),
  inAccount("account/unpaid-orders", "account-unpaid-orders", [
    "account/orders/unpaid-orders",
    () => import("./storefront/account/orders/unpaid-orders.route.tsx"),
  ]),
  inAccount("account/orders/:number", "account-orders-id", [
    "account/order/order",
    () => import("./storefront/account/order/order.route.tsx"),
  ]),
  inAccount("account/orders/:number/delivery", "account-orders-id-delivery", [
    "account/order/change-delivery",
    () => import("./storefront/account/order/change-delivery.route.tsx"),
  ]),
  inAccount("account/orders/:number/return", "account-orders-id-return", [
    "returns/ask-return",
    () => import("./storefront/returns/ask-return.route.tsx"),
  ]),
  inAccount("account/returns", "account-returns", ["returns/returns", () => import("./storefront/returns/returns.route.tsx")]),
  inAccount("account/returns/:id", "account-returns-id", ["returns/return", () => import("./storefront/returns/return.route.tsx")]),
  inAccount("account/chat", "account-chat", ["chat/chat", () => import("./storefront/chat/chat.route.tsx")]),
  inAccount("account/lists", "account-lists", ["lists/lists", () => import("./storefront/lists/lists.route.tsx")]),
  inAccount("account/lists/:id", "account-lists-id", ["lists/list", () => import("./storefront/lists/list.route.tsx")]),
  inAccount("account/price-list", "account-price-list", [
    "price-list/price-list",
    () => import("./storefront/price-list/price-list.route.tsx"),
  ]),
  inAccount("account/notifications", "account-notifications", ["notices/notices", () => import("./storefront/notices/notices.route.tsx")]),
  inAccount("account/recipients", "account-recipients", [
    "recipients/recipients",
    () => import("./storefront/recipients/recipients.route.tsx"),
  ]),
  inAccount("account/bonus", "account-bonus", ["money/bonus", () => import("./storefront/money/bonus.route.tsx")]),
  inAccount("account/balance", "account-balance", ["money/balance", () => import("./storefront/money/balance.route.tsx")]),
  inAccount("account/debs", "account-debs", ["money/debs", () => import("./storefront/money/debs.route.tsx")]),
  inAccount("account/personal", "account-personal", [
    "account/personal/personal",
    () => import("./storefront/account/personal/personal.route.tsx"),
  ]),
  inShop("*", "not-found", ["pages/not-found", () => import("./storefront/pages/not-found.route.tsx")]),
];
