export { default } from "./order-screen.tsx";
