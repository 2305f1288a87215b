import { viewProfile } from "../../../features/accounts/accounts.server.ts";
import { balanceOf } from "../../../features/balance/balance.server.ts";
import { wordPlaces } from "../../../features/delivery/delivery.server.ts";
import { bonusSum } from "../../../features/loyalty/loyalty.server.ts";
import { unreadNotices } from "../../../features/notifications/notifications.server.ts";
import { countOrders } from "../../../features/orders/orders.server.ts";
import type { Visit } from "../../../features/shop.ts";

/** Adds to the profile what features above accounts know. */
export const profileOf = (visit: Visit) => viewProfile(visit, { countOrders, unreadNotices, bonusSum, balanceOf, wordPlaces });
