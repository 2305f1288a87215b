export { loader } from "./checkout-layout.loader.server.ts";
export { default } from "./checkout-layout.tsx";
