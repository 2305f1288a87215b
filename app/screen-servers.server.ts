import type { MetaDescriptor } from "./answering/head-tags.server.tsx";
import type { LoaderFunctionArgs } from "./loader-args.ts";
import type { MetaArgs } from "./page-meta.server.ts";
import * as root from "./root.loader.server.ts";
import * as accountLayout from "./storefront/account/account-layout.loader.server.ts";
import * as account from "./storefront/account/account.loader.server.ts";
import * as order from "./storefront/account/order/order.loader.server.ts";
import * as changeDelivery from "./storefront/account/order/change-delivery.loader.server.ts";
import * as unpaidOrders from "./storefront/account/orders/unpaid-orders.loader.server.ts";
import * as orders from "./storefront/account/orders/orders.loader.server.ts";
import * as personal from "./storefront/account/personal/personal.loader.server.ts";
import * as cartAction from "./storefront/cart/cart.action.server.ts";
import * as cart from "./storefront/cart/cart.loader.server.ts";
import * as listing from "./storefront/catalogue/listing/listing.loader.server.ts";
import * as product from "./storefront/catalogue/product/product.loader.server.ts";
import * as chat from "./storefront/chat/chat.loader.server.ts";
import * as checkoutLayout from "./storefront/checkout/checkout-layout.loader.server.ts";
import * as checkout from "./storefront/checkout/checkout.loader.server.ts";
import * as success from "./storefront/checkout/success/success.loader.server.ts";
import * as home from "./storefront/home/home.loader.server.ts";
import * as landing from "./storefront/home/landing.loader.server.ts";
import * as list from "./storefront/lists/list.loader.server.ts";
import * as lists from "./storefront/lists/lists.loader.server.ts";
import * as quickOrder from "./storefront/quick-order/quick-order-meta.server.ts";
import * as priceList from "./storefront/price-list/price-list.loader.server.ts";
import * as sharedList from "./storefront/lists/shared-list.loader.server.ts";
import * as leave from "./storefront/notices/leave.loader.server.ts";
import * as notices from "./storefront/notices/notices.loader.server.ts";
import * as balance from "./storefront/money/balance.loader.server.ts";
import * as bonus from "./storefront/money/bonus.loader.server.ts";
import * as debs from "./storefront/money/debs.loader.server.ts";
import * as notFound from "./storefront/pages/not-found.loader.server.ts";
import * as about from "./storefront/pages/about/about.loader.server.ts";
import * as delivery from "./storefront/pages/delivery/delivery.loader.server.ts";
import * as faq from "./storefront/pages/faq/faq.loader.server.ts";
import * as loyalty from "./storefront/pages/loyalty/loyalty.loader.server.ts";
import * as textPage from "./storefront/pages/text/text-page.loader.server.ts";
import * as recipients from "./storefront/recipients/recipients.loader.server.ts";
import * as askReturn from "./storefront/returns/ask-return.loader.server.ts";
import * as returnOne from "./storefront/returns/return.loader.server.ts";
import * as returns from "./storefront/returns/returns.loader.server.ts";
import { offerMeta, subscribeMeta, suppliersMeta } from "./storefront/requests/request-meta.server.ts";
import { offerAction, subscribeAction, supplierAction } from "./storefront/requests/request.action.server.ts";
import * as subscription from "./storefront/requests/subscription.loader.server.ts";
import * as reviews from "./storefront/reviews/reviews.loader.server.ts";
import * as signIn from "./storefront/sign-in/sign-in.loader.server.ts";

type Answering = (args: LoaderFunctionArgs) => unknown;

/** `meta`: what the head says of the page. */
export type PartServer = { loader?: Answering; action?: Answering; meta?(args: MetaArgs<never>): MetaDescriptor[] };

const servers: Record<string, PartServer> = {
  root,
  "account/account-layout": accountLayout,
  "account/account": account,
  "account/order/order": order,
  "account/orders/orders": orders,
  "account/order/change-delivery": changeDelivery,
  "account/orders/unpaid-orders": unpaidOrders,
  "account/personal/personal": personal,
  "cart/cart": { ...cart, ...cartAction },
  "catalogue/listing/listing": listing,
  "chat/chat": chat,
  "catalogue/product/product": product,
  "checkout/checkout-layout": checkoutLayout,
  "checkout/checkout": checkout,
  "checkout/success/success": success,
  "home/home": home,
  "home/landing": landing,
  "lists/list": list,
  "lists/lists": lists,
  "lists/shared-list": sharedList,
  "price-list/price-list": priceList,
  "notices/leave": leave,
  "notices/notices": notices,
  "money/balance": balance,
  "money/bonus": bonus,
  "money/debs": debs,
  "pages/about/about": about,
  "pages/delivery/delivery": delivery,
  "pages/faq/faq": faq,
  "pages/loyalty/loyalty": loyalty,
  "pages/not-found": notFound,
  "pages/text/text-page": textPage,
  "quick-order/quick-order": quickOrder,
  "recipients/recipients": recipients,
  "returns/ask-return": askReturn,
  "returns/return": returnOne,
  "returns/returns": returns,
  "requests/get-offer": { action: offerAction, meta: offerMeta },
  "requests/subscribe": { action: subscribeAction, meta: subscribeMeta },
  "requests/subscription": subscription,
  "requests/suppliers": { action: supplierAction, meta: suppliersMeta },
  "reviews/reviews": reviews,
  "sign-in/sign-in": signIn,
};

/** Keyed by the file of the screen. */
export const serverOf = (file: string): PartServer => servers[file.replace(/^app\/storefront\/|\.route\.tsx$/g, "")] ?? {};
