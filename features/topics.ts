import type { Topic } from "../platform/db/changes.ts";

/** Keyed by variation id. */
export const stockTopic: Topic = { name: "stock", withinMs: 300 };

/** Keyed by product id; `ALL_PRODUCTS` for any. */
export const productsTopic: Topic = { name: "products", withinMs: 100 };
export const ALL_PRODUCTS = "all";

/** Keyed by the owner's key. */
export const cartTopic: Topic = { name: "cart", withinMs: 50 };

/** Keyed by account id: its conversation has something new. */
export const chatTopic: Topic = { name: "chat", withinMs: 0 };

/** Keyed by account id and the side that writes, as `5 staff`. */
export const chatTypingTopic: Topic = { name: "chat typing", withinMs: 0 };

/** Keyed by page tag. */
export const reviewsTopic: Topic = { name: "reviews", withinMs: 0 };
export const questionsTopic: Topic = { name: "questions", withinMs: 0 };

/** Keys are unused; a trigger announces redirects written by hand (migration 0030). */
export const settingsTopic: Topic = { name: "settings", withinMs: 0 };
export const contentTopic: Topic = { name: "content", withinMs: 0 };
export const blueLineTopic: Topic = { name: "blue lines", withinMs: 0 };
export const directoriesTopic: Topic = { name: "carriers' directories", withinMs: 0 };
export const searchWordsTopic: Topic = { name: "search words", withinMs: 0 };

/** Keyed by endpoint: something waits to be told to a program. */
export const webhooksTopic: Topic = { name: "webhooks", withinMs: 50 };
