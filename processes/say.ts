import { accountsMessages } from "../features/accounts/accounts.messages.ts";
import { searchWordsMessages } from "../features/catalogue/search/search-words.messages.ts";
import { balanceMessages } from "../features/balance/balance.messages.ts";
import { cartMessages } from "../features/cart/cart.messages.ts";
import { deliveryMessages } from "../features/delivery/delivery.messages.ts";
import { ordersMessages } from "../features/orders/orders.messages.ts";
import { paymentMessages } from "../features/orders/payments/payment.messages.ts";
import { signInMessages } from "../features/sign-in/sign-in.messages.ts";
import { staffMessages } from "../features/staff/staff.messages.ts";
import { contentMessages } from "../features/content/content.messages.ts";
import { leadsMessages } from "../features/leads/leads.messages.ts";
import { quickOrderMessages } from "../features/quick-order/quick-order.messages.ts";
import { priceListMessages } from "../features/feeds/price-list.messages.ts";
import { savedListsMessages } from "../features/saved-lists/saved-lists.messages.ts";
import { chatMessages } from "../features/chat/chat.messages.ts";
import { returnsMessages } from "../features/returns/returns.messages.ts";
import { reviewFormMessages } from "../features/reviews/review-form.messages.ts";
import { reviewsMessages } from "../features/reviews/reviews.messages.ts";
import { pickingMessages } from "../features/picking/picking.messages.ts";
import { reportsMessages } from "../features/reports/reports.messages.ts";
import { promoMessages } from "../features/orders/promo-codes/promo-codes.messages.ts";
import { exchangeMessages } from "../features/exchange/exchange.messages.ts";
import { settingsMessages } from "../features/settings/settings.messages.ts";
import { uploadsMessages } from "../features/uploads/uploads.messages.ts";
import { variationsMessages } from "../features/variations/variations.messages.ts";
import { webhooksMessages } from "../features/webhooks/webhooks.messages.ts";
import { languageOf, type Locale } from "../platform/i18n.ts";
import { platformMessages } from "../platform/messages.ts";

const all: Record<"uk" | "ru", Record<string, unknown>> = {
  uk: {
    ...platformMessages.uk,
    ...accountsMessages.uk,
    ...cartMessages.uk,
    ...balanceMessages.uk,
    ...searchWordsMessages.uk,
    ...deliveryMessages.uk,
    ...ordersMessages.uk,
    ...paymentMessages.uk,
    ...signInMessages.uk,
    ...staffMessages.uk,
    ...settingsMessages.uk,
    ...exchangeMessages.uk,
    ...promoMessages.uk,
    ...pickingMessages.uk,
    ...reportsMessages.uk,
    ...leadsMessages.uk,
    ...contentMessages.uk,
    ...quickOrderMessages.uk,
    ...savedListsMessages.uk,
    ...priceListMessages.uk,
    ...chatMessages.uk,
    ...returnsMessages.uk,
    ...reviewsMessages.uk,
    ...reviewFormMessages.uk,
    ...uploadsMessages.uk,
    ...variationsMessages.uk,
    ...webhooksMessages.uk,
  },
  ru: {
    ...platformMessages.ru,
    ...accountsMessages.ru,
    ...cartMessages.ru,
    ...balanceMessages.ru,
    ...searchWordsMessages.ru,
    ...deliveryMessages.ru,
    ...ordersMessages.ru,
    ...paymentMessages.ru,
    ...signInMessages.ru,
    ...staffMessages.ru,
    ...settingsMessages.ru,
    ...exchangeMessages.ru,
    ...promoMessages.ru,
    ...pickingMessages.ru,
    ...reportsMessages.ru,
    ...leadsMessages.ru,
    ...contentMessages.ru,
    ...quickOrderMessages.ru,
    ...savedListsMessages.ru,
    ...priceListMessages.ru,
    ...chatMessages.ru,
    ...returnsMessages.ru,
    ...reviewsMessages.ru,
    ...reviewFormMessages.ru,
    ...uploadsMessages.ru,
    ...variationsMessages.ru,
    ...webhooksMessages.ru,
  },
};

export function say(locale: Locale, key: string): string {
  const words = all[languageOf(locale)][key];
  return typeof words === "string" ? words : key;
}
