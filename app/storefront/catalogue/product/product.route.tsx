export { shouldRevalidate } from "./product-revalidation.ts";
export { default } from "./product-screen.tsx";
