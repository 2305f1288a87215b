/** The name on the shop's sign, in both languages; the seller's own stands in the settings. */
export const SHOP_NAME = "Семиряд";
