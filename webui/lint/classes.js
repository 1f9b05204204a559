/** Class names of style sheets: the ESLint rule that refuses one for which the imported sheet has no rule. */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const COMMENT = /\/\*[^]*?\*\//g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/** Return the classes that a style sheet names. */
export function classesOf(sheet) {
  return new Set(Array.from(sheet.replace(COMMENT, "").matchAll(CLASS), ([, name]) => name));
}

function namesOf(property) {
  if (property.type === "ConditionalExpression")
    return [...namesOf(property.consequent), ...namesOf(property.alternate)];
  return [property.type === "Literal" ? property.value : undefined];
}

export const classes = {
  meta: { type: "problem", schema: [] },
  create({ filename, report }) {
    const sheets = new Map();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!source.value.endsWith(".module.css")) return;
        const known = classesOf(readFileSync(resolve(dirname(filename), source.value), "utf8"));
        for (const { local } of specifiers) sheets.set(local.name, known);
      },
      MemberExpression({ object, property }) {
        const known = sheets.get(object.name);
        if (known === undefined) return;
        for (const name of namesOf(property)) {
          if (name === undefined) report({ node: property, message: "Write the class out: it is checked." });
          else if (!known.has(name))
            report({ node: property, message: `The style sheet has no class ${name}.` });
        }
      },
    };
  },
};
