export { action } from "./cart.action.server.ts";
export { loader } from "./cart.loader.server.ts";
export { default, meta } from "./cart-screen.tsx";
