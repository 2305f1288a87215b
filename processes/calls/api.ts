import { profileApi, type ProfileSources } from "../../features/accounts/accounts.server.ts";
import { balanceApi, balanceOf } from "../../features/balance/balance.server.ts";
import { cartApi } from "../../features/cart/cart.server.ts";
import { catalogueApi } from "../../features/catalogue/catalogue.server.ts";
import { contentApi, viewBlueLine } from "../../features/content/content.server.ts";
import { deliveryApi } from "../../features/delivery/delivery.server.ts";
import { priceListApi } from "../../features/feeds/feeds.server.ts";
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
import type { Handler } from "../../platform/contracts/endpoint.ts";

const profileSources: ProfileSources = { countOrders, unreadNotices, bonusSum, balanceOf };

export const api: readonly Handler<Visit>[] = [
  ...settingsApi({ blueLineOf: viewBlueLine }),
  ...contentApi,
  ...catalogueApi,
  ...signInApi(profileSources),
  ...profileApi(profileSources),
  ...favouritesApi,
  ...cartApi,
  ...quickOrderApi,
  ...savedListsApi,
  ...priceListApi,
  ...deliveryApi,
  ...ordersApi,
  ...loyaltyApi,
  ...balanceApi,
  ...orderPaymentsApi,
  ...notificationsApi,
  ...recipientsApi,
  ...personalDataApi,
  ...leadsApi,
  ...chatApi,
  ...returnsApi,
  ...reviewsApi,
  ...questionsApi,
  ...uploadsApi,
];
