export { default } from "./cart-screen.tsx";
