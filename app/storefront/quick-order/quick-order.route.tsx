export { default, meta } from "./quick-order-screen.tsx";
