import { profileApi, type ProfileSources } from "../../features/accounts/accounts.server.ts";
import { balanceApi, balanceOf } from "../../features/balance/balance.server.ts";
import { cartApi } from "../../features/cart/cart.server.ts";
import { catalogueApi } from "../../features/catalogue/catalogue.server.ts";
import { contentApi, viewBlueLine } from "../../features/content/content.server.ts";
import { deliveryApi, wordPlaces } from "../../features/delivery/delivery.server.ts";
import { priceListApi } from "../../features/feeds/feeds.server.ts";
import { programCalls } from "../../features/exchange/programs/programs.contract.ts";
import { favouritesApi } from "../../features/favourites/favourites.server.ts";
import { leadsApi } from "../../features/leads/leads.server.ts";
import { bonusSum, loyaltyApi } from "../../features/loyalty/loyalty.server.ts";
import { notificationsApi, unreadNotices } from "../../features/notifications/notifications.server.ts";
import { countOrders, orderPaymentsApi, ordersApi } from "../../features/orders/orders.server.ts";
import { quickOrderApi } from "../../features/quick-order/quick-order.server.ts";
import { personalDataApi } from "../../features/personal-data/personal-data.server.ts";
import { recipientsApi } from "../../features/recipients/recipients.server.ts";
import { savedListsApi } from "../../features/saved-lists/saved-lists.server.ts";
import { chatApi } from "../../features/chat/chat.server.ts";
import { returnsApi } from "../../features/returns/returns.server.ts";
import { questionsApi } from "../../features/questions/questions.server.ts";
import { reviewsApi } from "../../features/reviews/reviews.server.ts";
import { settingsApi } from "../../features/settings/settings.server.ts";
import { uploadsApi } from "../../features/uploads/uploads.server.ts";
import type { Visit } from "../../features/shop.ts";
import { signInApi } from "../../features/sign-in/sign-in.server.ts";
import type { Endpoint, Handler } from "../../platform/contracts/endpoint.ts";

const profileSources: ProfileSources = { countOrders, unreadNotices, bonusSum, balanceOf, wordPlaces };

/** Calls by topic, as the API's document groups them. */
const topics: Readonly<Record<string, readonly Handler<Visit>[]>> = {
  settings: settingsApi({ blueLineOf: viewBlueLine }),
  content: contentApi,
  catalogue: catalogueApi,
  "sign-in": signInApi(profileSources),
  account: profileApi(profileSources),
  favourites: favouritesApi,
  cart: cartApi,
  "quick-order": quickOrderApi,
  "saved-lists": savedListsApi,
  "price-list": priceListApi,
  delivery: deliveryApi,
  orders: ordersApi,
  bonuses: loyaltyApi,
  balance: balanceApi,
  payments: orderPaymentsApi,
  notifications: notificationsApi,
  recipients: recipientsApi,
  "personal-data": personalDataApi,
  requests: leadsApi,
  chat: chatApi,
  returns: returnsApi,
  reviews: reviewsApi,
  questions: questionsApi,
  uploads: uploadsApi,
};

export const api: readonly Handler<Visit>[] = Object.values(topics).flat();

/** The calls of the API's document, by topic. */
export const documentedCalls: Readonly<Record<string, readonly Endpoint[]>> = {
  ...Object.fromEntries(Object.entries(topics).map(([topic, handlers]) => [topic, handlers.map(({ endpoint }) => endpoint)])),
  exchange: programCalls,
};
