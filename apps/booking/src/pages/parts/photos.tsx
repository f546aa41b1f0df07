import type { View } from "../view";
import { largePhoto, Photo, type PlacePhoto } from "./photo";

/** As many as a page shows. */
const MOST = 12;

/** Photos side by side; a press shows one large. */
export const Photos = ({ view, photos }: { view: View; photos: readonly PlacePhoto[] }) => (
  <section className="part part-photos" aria-labelledby="photos">
    <h2 id="photos">Photos</h2>
    <ul className="photos" data-count={Math.min(photos.length, MOST)}>
      {photos.slice(0, MOST).map((photo) => (
        <li key={photo.key}>
          <a href={largePhoto(view, photo)} data-large>
            <Photo view={view} photo={photo} sizes="(width < 700px) 80vw, (width < 1200px) 45vw, 34rem" />
          </a>
        </li>
      ))}
    </ul>
  </section>
);
