export { default, meta } from "./cart-screen.tsx";
