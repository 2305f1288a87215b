export { default } from "./quick-order-screen.tsx";
