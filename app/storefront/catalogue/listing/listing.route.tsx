export { default } from "./listing-screen.tsx";
