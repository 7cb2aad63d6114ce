// What axe-core finds on the page, each as "rule: element"; visible labels must be within the names that are spoken.
async () => {
  const rules = { "label-content-name-mismatch": { enabled: true } };
  const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"], rules });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
};
