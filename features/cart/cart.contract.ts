import { z } from "zod";
import { shownHryvnias } from "../../platform/contracts/shown-money.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

const orderId = z.uuid();
const hryvnias = shownHryvnias().min(0).max(100_000_000);

/** The specification §3's item with what the drawer adds. Prices in hryvnias a piece. */
const cartItem = z
  .object({
    id: shownId<"product">(),
    id_1c: z.string(),
    name: z.string(),
    item_category: z.string(),
    image: z.string().nullable(),
    tint: z.string(),
    quantity: z.number().int().describe("Pieces"),
    min_order_amount: z.number().int().describe("The least that can be bought of the product, pieces"),
    suborder: z.boolean(),
    shipsBy: z.iso
      .date()
      .nullable()
      .describe("The day in Kyiv when all goods made to order in this cart leave in one parcel, `YYYY-MM-DD`"),
    variant: z.object({
      id: shownId<"variation">(),
      id_1c: z.string(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      price: shownHryvnias(),
      priceBefore: shownHryvnias()
        .optional()
        .describe("The price at which it was put into the cart, where it has changed and the checkout has not told it yet"),
      oldPrice: shownHryvnias().nullable(),
      stock: z.number().int().describe("Pieces the cart holds plus those it could still add"),
      quantity_in_variation: z.number().int().describe("Pieces in a pack"),
    }),
  })
  .meta({ id: "CartItem" });
export type CartItem = z.infer<typeof cartItem>;

/** `…-share`: the rest of a scarce variation is reserved for others (security.md S6). */
const refusals = ["sold-out", "guests-share", "new-account-share"] as const;
export type AddRefusal = (typeof refusals)[number];
const refusal = z.enum(refusals).nullable();
/** `sign-in-required`: it is there, and a guest may hold one pack (decisions.md §3). */
const refusalOfRecalculation = z.enum([...refusals, "sign-in-required"]);
export type RecalculationRefusal = z.infer<typeof refusalOfRecalculation>;

export const cartView = z
  .object({
    orderId: z.uuid().nullable(),
    orderSubOrder: z.uuid().nullable(),
    products: z.array(cartItem),
    reservationEnd: z.number().nullable().describe("Unix milliseconds by the server's clock; null when nothing is reserved"),
    serverNow: z.number().describe("The server's clock at the answer, Unix milliseconds; clients count from the difference"),
    reservationSeconds: z.number().int().describe("How long a reservation is from its beginning"),
    price: shownHryvnias(),
    counter: z.number().int().describe("Pieces of all lines"),
    minOrder: shownHryvnias().describe("The minimum for an order's wholesale lines; 0 in a retail cart"),
    missingToMinOrder: shownHryvnias().describe("What is missing to `minOrder`; 0 in a retail cart"),
    productsWithoutMinAmount: z
      .array(
        z.object({
          id: shownId<"product">(),
          name: z.string(),
          min_order_amount: z.number().int(),
          missing: z.number().int(),
          atMost: z
            .number()
            .int()
            .optional()
            .describe("The most pieces this cart can hold of it now, where they are too few for the minimum; absent where it can be met"),
        }),
      )
      .describe("Products under their minimum, with the pieces `missing`"),
  })
  .meta({ id: "Cart" });
export type CartView = z.infer<typeof cartView>;

export const exampleCart = {
  orderId: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11",
  orderSubOrder: null,
  products: [
    {
      id: 17,
      id_1c: "7d0c2b3a-1110-4000-8000-000000000147",
      name: "Сукня міді «Верба» з поясом",
      item_category: "1110",
      image: "/pictures/812",
      tint: "1",
      quantity: 4,
      min_order_amount: 4,
      suborder: false,
      shipsBy: null,
      variant: {
        id: 71,
        id_1c: "7d0c2b3a-1110-4000-8000-000000000147#46-burgundy",
        name: "бордовий · 46",
        colour: "бордовий",
        size: "46",
        price: 640,
        oldPrice: 830,
        stock: 24,
        quantity_in_variation: 4,
      },
    },
  ],
  reservationEnd: 1_795_251_600_000,
  serverNow: 1_795_248_000_000,
  reservationSeconds: 3_600,
  price: 2_560,
  counter: 4,
  minOrder: 1_500,
  missingToMinOrder: 0,
  productsWithoutMinAmount: [],
};

export const getCart = endpoint({
  method: "GET",
  path: "/api/get-cart",
  access: "anyone",
  refuses: [401],
  summary: "The visitor's own cart: the account's, or the guest's by the guest cookie",
  input: z.strictObject({
    ended: orderId.optional().describe("A cart the client believes to be over and whose lines it may offer again"),
  }),
  output: cartView.extend({
    endedWasOrdered: z.boolean().describe("True where the cart `ended` became an order, perhaps on another device"),
    orderedSince: z
      .array(z.object({ variationId: shownId<"variation">(), quantity: z.number().int() }))
      .describe("Pieces ordered since `ended` was opened, on any device"),
  }),
  example: { input: {}, output: { ...exampleCart, endedWasOrdered: false, orderedSince: [] } },
});

export const basketAddProduct = endpoint({
  method: "POST",
  path: "/api/basket-add-product",
  access: "anyone",
  refuses: [401],
  summary: "Reserves one pack more (productAdd true) or gives one pack back (false)",
  input: z.strictObject({
    productId: rowId<"product">(),
    variationId: rowId<"variation">(),
    productAdd: z.boolean(),
    orderId: orderId.nullish().describe("Null means that the client holds no cart, the quickest way to open one"),
    withCart: z.boolean().default(true).describe("False: the answer names this variation's lines alone, with the sums of the cart"),
  }),
  output: z.object({
    orderId: z.uuid().nullable(),
    orderSubOrder: z.uuid().nullable(),
    isBlacklisted: z.boolean(),
    orderDelete: z.boolean().describe("The cart has expired or is gone, so the client resets its own"),
    result: z.boolean(),
    refusal: refusal.describe("Why an add has no `result`; null otherwise"),
    sharePercent: z.number().int().nullable().describe("With a `…-share`: what part of the pieces on hand may be held"),
    signInRequired: z.boolean().describe("A guest with something in the cart has to sign in first"),
    cart: cartView,
  }),
  example: {
    input: { productId: 17, variationId: 71, productAdd: true },
    output: {
      orderId: exampleCart.orderId,
      orderSubOrder: null,
      isBlacklisted: false,
      orderDelete: false,
      result: true,
      refusal: null,
      sharePercent: null,
      signInRequired: false,
      cart: exampleCart,
    },
  },
});

export const basketAddMany = endpoint({
  method: "POST",
  path: "/api/basket-add-many",
  access: "customer",
  summary:
    "Reserves packs of many variations, line by line: each is added whole or not at all, and says so. A run of sizes is one line of one pack for each variation of a colour with at least a pack left",
  idempotent: true,
  input: z.strictObject({
    lines: z
      .array(
        z.strictObject({ productId: rowId<"product">(), variationId: rowId<"variation">(), packs: z.number().int().min(1).max(10_000) }),
      )
      .min(1)
      .max(200)
      .refine((lines) => new Set(lines.map((line) => line.variationId)).size === lines.length),
    withCart: z
      .boolean()
      .default(true)
      .describe("False leaves the cart out, for clients that send a long list in parts and read it at the end"),
  }),
  output: z.object({
    result: z.boolean(),
    isBlacklisted: z.boolean(),
    lines: z
      .array(
        z.object({
          productId: shownId<"product">(),
          variationId: shownId<"variation">(),
          added: z.boolean(),
          refusal,
          stock: z.number().int().describe("Pieces the cart holds plus those it could still add"),
          addable: z.number().int().describe("Pieces it could still add"),
        }),
      )
      .describe("In the order asked"),
    cart: cartView.nullable(),
  }),
  example: {
    input: { lines: [{ productId: 17, variationId: 71, packs: 1 }] },
    output: {
      result: true,
      isBlacklisted: false,
      lines: [{ productId: 17, variationId: 71, added: true, refusal: null, stock: 24, addable: 20 }],
      cart: exampleCart,
    },
  },
});

export const basketRecalculation = endpoint({
  method: "POST",
  path: "/api/basket-recalculation",
  access: "anyone",
  refuses: [401],
  summary: "Makes the server's cart equal to the given lines as far as stock allows, and restarts the reservation",
  largestBody: 327_680,
  input: z.strictObject({
    cartItems: z
      .array(
        z.strictObject({
          productId: rowId<"product">(),
          variationId: rowId<"variation">(),
          quantity: z.number().int().min(1).max(100_000).describe("Pieces"),
          price: hryvnias,
        }),
      )
      .max(2_000),
    orderId: orderId.nullish(),
  }),
  output: z.object({
    orderDelete: z.boolean(),
    isBlacklisted: z.boolean(),
    available: z.array(
      z.object({
        productId: shownId<"product">(),
        variationId: shownId<"variation">(),
        stock: z.number().int().describe("Pieces the cart holds plus those it could still add"),
        quantity: z.number().int().describe("Pieces"),
        price: shownHryvnias(),
      }),
    ),
    not_available: z.array(
      z.object({
        productId: shownId<"product">(),
        variationId: shownId<"variation">(),
        stock: z.number().int().describe("Pieces the cart holds plus those it could still add"),
        quantity: z.number().int().describe("Pieces"),
        refusal: refusalOfRecalculation,
      }),
    ),
    signInRequired: z.boolean().describe("A guest has to sign in to have all of it"),
    orderSubOrder: z.uuid().nullable(),
    orderId: z.uuid().nullable(),
    cart: cartView,
  }),
  example: {
    input: { cartItems: [{ productId: 17, variationId: 71, quantity: 4, price: 640 }] },
    output: {
      orderDelete: false,
      isBlacklisted: false,
      available: [{ productId: 17, variationId: 71, stock: 24, quantity: 4, price: 640 }],
      not_available: [],
      signInRequired: false,
      orderSubOrder: null,
      orderId: exampleCart.orderId,
      cart: exampleCart,
    },
  },
});

export const deleteCart = endpoint({
  method: "POST",
  path: "/api/delete-cart",
  access: "anyone",
  refuses: [401],
  summary: "Releases everything the cart holds; deleting a cart that is gone is no error",
  input: z.strictObject({ orderId }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { orderId: exampleCart.orderId }, output: { result: true } },
});
