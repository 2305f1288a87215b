import { customersApi } from "../../features/accounts/accounts.server.ts";
import { staffMoneyApi } from "../../features/balance/balance.server.ts";
import { releaseCartsOfAccount, staffCartsApi } from "../../features/cart/cart.server.ts";
import { staffProductsApi, staffSearchApi, staffShelvesApi } from "../../features/catalogue/catalogue.server.ts";
import { staffPersonalDataApi } from "../../features/personal-data/personal-data.server.ts";
import { pickingApi } from "../../features/picking/picking.server.ts";
import { exchangeApi, exchangeKeysApi, importsApi, priceTypesApi } from "../../features/exchange/exchange.server.ts";
import { feedsApi } from "../../features/feeds/feeds.server.ts";
import { jobsApi } from "../../features/jobs/jobs.server.ts";
import { staffBonusesApi } from "../../features/loyalty/loyalty.server.ts";
import { staffLeadsApi } from "../../features/leads/leads.server.ts";
import { staffLettersApi } from "../../features/notifications/notifications.server.ts";
import { byPhoneApi, staffOrdersApi, staffPaymentsApi, staffPromoCodesApi } from "../../features/orders/orders.server.ts";
import { staffChatApi } from "../../features/chat/chat.server.ts";
import { receiptsApi } from "../../features/receipts/receipts.server.ts";
import { staffBlueLinesApi, staffContentApi } from "../../features/content/content.server.ts";
import { staffReturnsApi } from "../../features/returns/returns.server.ts";
import { staffQuestionsApi } from "../../features/questions/questions.server.ts";
import { staffReviewsApi } from "../../features/reviews/reviews.server.ts";
import { staffSettingsApi } from "../../features/settings/settings.server.ts";
import { reportsApi } from "../../features/reports/reports.server.ts";
import { variationsApi } from "../../features/variations/variations.server.ts";
import type { Visit } from "../../features/shop.ts";
import { staffSignInApi } from "../../features/sign-in/sign-in.server.ts";
import { staffApi } from "../../features/staff/staff.server.ts";
import { webhooksApi } from "../../features/webhooks/webhooks.server.ts";
import type { Handler } from "../../platform/contracts/endpoint.ts";

/** The back office's calls, not part of the public API. */
export const staffCalls: readonly Handler<Visit>[] = [
  ...staffApi,
  ...staffOrdersApi,
  ...byPhoneApi,
  ...staffPaymentsApi,
  ...receiptsApi,
  ...staffProductsApi,
  ...staffSearchApi,
  ...staffShelvesApi,
  ...staffCartsApi,
  ...customersApi({ releaseCarts: releaseCartsOfAccount }),
  ...staffPersonalDataApi,
  ...staffMoneyApi,
  ...staffBonusesApi,
  ...staffPromoCodesApi,
  ...staffSignInApi,
  ...staffSettingsApi,
  ...jobsApi,
  ...staffLeadsApi,
  ...staffLettersApi,
  ...staffChatApi,
  ...staffReturnsApi,
  ...staffReviewsApi,
  ...staffQuestionsApi,
  ...staffContentApi,
  ...staffBlueLinesApi,
  ...feedsApi,
  ...pickingApi,
  ...reportsApi,
  ...variationsApi,
  ...exchangeApi,
  ...exchangeKeysApi,
  ...webhooksApi,
  ...importsApi,
  ...priceTypesApi,
];
