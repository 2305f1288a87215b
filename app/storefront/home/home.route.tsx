export { default } from "./home-screen.tsx";
