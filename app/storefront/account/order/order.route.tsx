export { default, meta } from "./order-screen.tsx";
