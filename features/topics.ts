import type { Topic } from "../platform/db/changes.ts";

/* What the processes tell one another after a commit. The query that changes something says so: `tx.changed(topic, keys)`. */

/** Pieces of variations, by the variation's id: they move all the time. */
export const stockTopic: Topic = { name: "stock", withinMs: 300 };

/** What is shown of products, by the product's id; `ALL_PRODUCTS` when any may have changed. */
export const productsTopic: Topic = { name: "products", withinMs: 100 };
export const ALL_PRODUCTS = "all";

/** A cart, by its owner (`keyOf` of the cart). */
export const cartTopic: Topic = { name: "cart", withinMs: 50 };

/** What is shown of reviews, by the tag of the pages that show it. */
export const reviewsTopic: Topic = { name: "reviews", withinMs: 0 };

/** What each process reads once and keeps; the keys say nothing more. Who writes a redirect by hand has it told by a trigger (migration 0030). */
export const settingsTopic: Topic = { name: "settings", withinMs: 0 };
export const contentTopic: Topic = { name: "content", withinMs: 0 };
export const directoriesTopic: Topic = { name: "carriers' directories", withinMs: 0 };
export const searchWordsTopic: Topic = { name: "search words", withinMs: 0 };
