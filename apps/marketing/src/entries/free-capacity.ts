import { wakeIsland } from "../layout/wake-island";
import "../free/free.css";

wakeIsland("tool", () => import("../islands/free-capacity"));
