export { default } from "./checkout-screen.tsx";
