import { createQueries } from "@carrel/hooks";
import { createClient, publicMobilePayment } from "@carrel/sdk";
import { clientOptions } from "../app/carrel";

/** Comes with the payment's screen: no visitor who books needs it. */
const contract = { mobilePayment: publicMobilePayment };

export const q = createQueries(createClient(clientOptions, contract), contract);
