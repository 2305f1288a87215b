export { loader } from "./product.loader.server.ts";
export { default, meta } from "./product-screen.tsx";
