/** A customer's own things that calls and addresses name. */
export const kinds = [
  "cart",
  "ordered cart",
  "order",
  "unpaid order",
  "delivered order",
  "list",
  "device",
  "recipient",
  "notice",
  "browser",
  "message",
  "chat photo",
  "return",
  "return photo",
  "review",
  "review photo",
  "upload",
  "film",
  "sent chat photo",
  "sent return photo",
  "receipt",
  "made film",
  "sent offer photo",
  "sent supplier's file",
] as const;
export type Kind = (typeof kinds)[number];

/** The fields of customers' and guests' calls that name such a thing; a list's field is `name[]`, one of an object `of.name`. */
export const namedThings: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  "GET /api/get-cart": { ended: "ordered cart" },
  "POST /api/basket-add-product": { orderId: "cart" },
  "POST /api/basket-recalculation": { orderId: "cart" },
  "POST /api/delete-cart": { orderId: "cart" },
  "POST /api/order-validation": { orderId: "cart", goesWith: "order" },
  "GET /api/delivery-estimate": { orderId: "cart" },
  "POST /api/place-order": { orderId: "cart", goesWith: "order" },
  "GET /api/get-orders": { q: "order" },
  "GET /api/get-order/{number}": { number: "order" },
  "POST /api/repeat-order": { number: "order" },
  "POST /api/change-delivery": { number: "order" },
  "POST /api/cancel-order": { number: "order" },
  "POST /api/start-payment": { number: "unpaid order" },
  "GET /api/get-payment": { number: "unpaid order" },
  "GET /api/get-returnable/{number}": { number: "delivered order" },
  "POST /api/ask-return": { number: "delivered order", "photos[]": "return photo" },
  "GET /api/get-assessment": { number: "delivered order" },
  "POST /api/add-assessment": { number: "delivered order" },
  "POST /api/rename-list": { id: "list" },
  "DELETE /api/remove-list": { id: "list" },
  "POST /api/share-list": { id: "list" },
  "GET /api/get-saved-list/{id}": { id: "list" },
  "POST /api/sign-out-device": { id: "device" },
  "POST /api/change-recipient": { id: "recipient" },
  "DELETE /api/remove-recipient": { id: "recipient" },
  "GET /api/get-notifications": { before: "notice" },
  "POST /api/read-notifications": { id: "notice" },
  "POST /api/push-unsubscribe": { endpoint: "browser" },
  "POST /api/send-chat-message": { id: "message", "photos[]": "chat photo", orderNumber: "order" },
  "GET /api/get-return/{id}": { id: "return" },
  "POST /api/cancel-return": { id: "return" },
  "POST /api/vote-review": { id: "review" },
  "POST /api/add-review": { "photos[]": "review photo", "film.id": "upload", "film.poster": "review photo" },
  "POST /api/add-review-film": { id: "film" },
  "POST /api/upload-part": { id: "upload" },
};

/**
 * Fields that look as if they named something, and name what is everybody's: goods, stories, words of an address; or what only its owner
 * can know, so that whoever names it is let in: links, codes, files of guests, a browser's own address.
 */
export const everybodys: Readonly<Record<string, readonly string[]>> = {
  "POST /api/see-stories": ["ids[]"],
  "GET /api/get-products": ["ids"],
  "GET /api/get-product/{id}": ["id"],
  "GET /api/get-promotion/{slug}": ["slug"],
  "GET /api/get-shared-list/{token}": ["token"],
  "POST /api/get-offer": ["photos[]"],
  "POST /api/suppliers": ["file"],
  // Only somebody with the browser in hand can take it over: the address is a secret of the browser.
  "POST /api/push-subscribe": ["endpoint"],
  // The account whose favourites a device has kept; the favourites come with it.
  "POST /api/sms-code-check": ["kept.of"],
  "POST /api/v2/via-pin-code": ["kept.of"],
};

/** Names of fields that name no thing of anybody's in any call. */
export const plainNames: ReadonlySet<string> = new Set(
  `add addressLine andEarlier audience audiences[] auth availability brand cartItems[].price cartItems[].productId cartItems[].quantity
  cartItems[].variationId carrier category code colour collectKopiykas comment company consent[] current_pin_code date_birth
  delivery.carrier delivery.department delivery.door.flat delivery.door.house delivery.door.note delivery.door.street
  delivery.door.streetId delivery.kind delivery.settlement deliveryKind delivery_speed department detail1 detail2 detail3 detail4 detail5
  detail6 detail7 detail8 email expectedToPayKopiykas favorites film first fit force_sms_sending from gender group house isHelpful
  kept.favorites[] kind letters lines[].packs lines[].pieces lines[].productId lines[].variationId list material name near onlyInStock
  order pack page part patronymic payment percent phone photo pin pin_code postcode prefersRecommended price_max price_min
  price_quality productAdd productId product_id product_ids[] promoCode proof.challenge proof.nonces[] purpose push p256dh q question
  rating reason recipient.name recipient.patronymic recipient.phone recipient.surname refundTo retail rounding rows[].code
  rows[].colour rows[].quantity rows[].size search season seq after before service_quality settlement shared size sms sort street surname
  text file title to topic useBalance useBonuses utm_ad_name utm_adset_name utm_campaign_name variationId wanted withCart`.split(/\s+/),
);
