import shell from "./en.ftl?raw";

const sources = import.meta.glob<string>(
  ["../../../src/stolik/text/en.ftl", "../../../src/stolik/server/text/en.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default [...Object.values(sources), shell];
