// The pages are drawn by the server and stay as they are. What changes in them is here: whether a place is open, what opens and
// closes, the message that is sent, light and dark, and whether the visit is counted.

import { choices } from "./enhance/choices";
import { countVisit } from "./enhance/count-visit";
import { keepOpenNow } from "./enhance/keep-open-now";
import { largePhotos } from "./enhance/large-photos";
import { popovers } from "./enhance/popovers";
import { sendForm } from "./enhance/send-form";

keepOpenNow();
popovers();
largePhotos();
choices();
sendForm();
countVisit();
