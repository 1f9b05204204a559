// A real OpenID provider on loopback. Whoever comes is who `login_hint` says: their claims as JSON in base64url.
// Prints its address once it answers; ends with its standard input.
import { createServer } from "node:http";
import { Provider } from "oidc-provider";

const [redirectUri, clientId, clientSecret] = process.argv.slice(2);
const people = new Map();
const server = createServer();
server.listen(0, "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    conformIdTokenClaims: false,
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/login/${interaction.uid}` },
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: () => people.get(id) }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url.startsWith("/login/")) return answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const claims = JSON.parse(Buffer.from(params.login_hint, "base64url").toString());
    people.set(claims.sub, claims);
    await provider.interactionFinished(request, response, { login: { accountId: claims.sub } });
  });
  console.log(issuer);
});
process.stdin.on("end", () => process.exit()).resume();
