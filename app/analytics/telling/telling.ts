import { allow } from "./allow.ts";
import { addPaymentInfo, addShippingInfo, addToCart, beginCheckout, purchases, removeFromCart, viewCart } from "./cart-events.ts";
import { tellEvents } from "./tell-events.ts";
import { tellChoice, tellFavourite, tellPage } from "./tell-page.ts";

export const telling = {
  allow,
  tellEvents,
  tellPage,
  tellChoice,
  tellFavourite,
  addToCart,
  removeFromCart,
  viewCart,
  beginCheckout,
  addShippingInfo,
  addPaymentInfo,
  purchases,
};
