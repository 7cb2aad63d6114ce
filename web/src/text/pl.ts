import shell from "./pl.ftl?raw";

const sources = import.meta.glob<string>(
  ["../../../src/stolik/text/pl.ftl", "../../../src/stolik/server/text/pl.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default [...Object.values(sources), shell];
