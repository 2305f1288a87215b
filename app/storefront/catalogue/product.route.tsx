export { loader } from "./product.loader.server.ts";
export { meta } from "./product-meta.ts";
export { default } from "./product-screen.tsx";
