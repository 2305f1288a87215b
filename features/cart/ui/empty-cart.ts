import type { CartView } from "../cart.contract.ts";

export const emptyCart: CartView = {
  orderId: null,
  orderSubOrder: null,
  products: [],
  reservationEnd: null,
  serverNow: 0,
  reservationSeconds: 3_600,
  price: 0,
  counter: 0,
  minOrder: 0,
  missingToMinOrder: 0,
  productsWithoutMinAmount: [],
};

export const emptied = (cart: CartView = emptyCart): CartView => ({
  ...cart,
  orderId: null,
  orderSubOrder: null,
  products: [],
  reservationEnd: null,
  price: 0,
  counter: 0,
  productsWithoutMinAmount: [],
});
