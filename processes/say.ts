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
import { staffPersonalDataMessages } from "../features/personal-data/staff-personal-data.messages.ts";
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
import { languageOf, type Language, type Locale } from "../platform/i18n.ts";
import { platformMessages } from "../platform/messages.ts";

/** A key that two of these have is said as the later one says it. */
const all: readonly Record<Language, object>[] = [
  platformMessages,
  accountsMessages,
  cartMessages,
  balanceMessages,
  searchWordsMessages,
  deliveryMessages,
  ordersMessages,
  paymentMessages,
  signInMessages,
  staffMessages,
  settingsMessages,
  exchangeMessages,
  promoMessages,
  pickingMessages,
  reportsMessages,
  leadsMessages,
  contentMessages,
  staffPersonalDataMessages,
  quickOrderMessages,
  savedListsMessages,
  priceListMessages,
  chatMessages,
  returnsMessages,
  reviewsMessages,
  reviewFormMessages,
  uploadsMessages,
  variationsMessages,
  webhooksMessages,
];

const wordsIn = (language: Language): Record<string, unknown> => Object.assign({}, ...all.map((messages) => messages[language]));

const words: Record<Language, Record<string, unknown>> = { uk: wordsIn("uk"), ru: wordsIn("ru") };

export function say(locale: Locale, key: string): string {
  const said = words[languageOf(locale)][key];
  return typeof said === "string" ? said : key;
}
