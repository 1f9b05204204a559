/** Comments in plain English: the ESLint rule that refuses the beginnings of a private dialect. */
const FORBIDDEN = /^(What|Who|Whether|How|Those|That|Of|The same|As above)\b/;

/** Return the beginning of a comment that is refused, if so: it should name a thing, or say what a function does. */
export function forbiddenBeginning(comment) {
  return FORBIDDEN.exec(comment.replace(/^[*\s]+/, ""))?.[1];
}

export const comments = {
  meta: { type: "suggestion", schema: [] },
  create({ sourceCode, report }) {
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          const beginning = forbiddenBeginning(comment.value);
          if (beginning === undefined) continue;
          const message = `Begin with a verb in the imperative or with a noun, not with “${beginning}”.`;
          report({ loc: comment.loc, message });
        }
      },
    };
  },
};
