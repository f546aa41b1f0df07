import { Login } from "@carrel/sdk/schemas";
import { zodResolver } from "../../forms/zod-resolver";

export const loginResolver = zodResolver(Login);
