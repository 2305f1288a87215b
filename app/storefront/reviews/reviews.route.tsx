export { default } from "./reviews-screen.tsx";
