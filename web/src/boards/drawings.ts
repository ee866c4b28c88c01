/* The drawings that several boards use: fetched with the first of them. */
import drawn from "tessera:icons-boards";
import { addIcons } from "../icon";

addIcons(drawn);
