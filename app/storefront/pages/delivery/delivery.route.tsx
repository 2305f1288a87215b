export { default } from "./delivery-screen.tsx";
