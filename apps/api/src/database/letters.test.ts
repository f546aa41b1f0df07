import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";

// What holds by C.UTF-8 of every provider (docs/operations.md): the built-in one from version 17 on, libc before, and the
// embedded database's own.
eachDatabase("letters", (test) => {
  const column = async (query: string) => {
    const rows = await test.database.execute<{ text: string }>(query);
    return rows.map(({ text }) => text);
  };

  it("sort by code point: capitals first, accents last", async () => {
    const sorted = await column(
      `select text from unnest(array['é', 'z', 'a', 'Z', 'B', 'É', '2', '10']) text order by text`,
    );
    expect(sorted).toEqual(["10", "2", "B", "Z", "a", "z", "É", "é"]);
  });

  it("fold beyond ASCII, letter by letter: an accent stays", async () => {
    const texts = `array['ÉTUDE', 'ΣΟΦΙΑ', 'ДОМ', 'ŞIŞ', 'Straße']`;
    expect(await column(`select lower(text) as text from unnest(${texts}) text`)).toEqual([
      ...["étude", "σοφια", "дом", "şiş", "straße"],
    ]);
    expect(await column("select upper('étude') as text")).toEqual(["ÉTUDE"]);
    expect(
      await column("select text from (values ('CAFÉ'), ('CAFE')) v (text) where lower(text) like 'caf%é'"),
    ).toEqual(["CAFÉ"]);
  });

  it("are letters to a search for words", async () => {
    expect(await column("select text from unnest(array['é', 'я', '-']) text where text ~ '[[:alnum:]]'")).toEqual([
      ...["é", "я"],
    ]);
    expect(await column("select unnest(show_trgm('É')) as text")).toEqual(
      await column("select unnest(show_trgm('é')) as text"),
    );
  });
});
