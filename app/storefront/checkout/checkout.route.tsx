export { loader } from "./checkout.loader.server.ts";
export { default, meta } from "./checkout-screen.tsx";
