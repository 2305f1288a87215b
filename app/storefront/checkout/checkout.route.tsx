export { default, meta } from "./checkout-screen.tsx";
