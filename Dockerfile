# The server with its client. `docker compose up` runs it with a PostgreSQL and a proxy for TLS (docs/operating.md).
FROM node:24-bookworm-slim AS build
WORKDIR /dejarik
COPY . .
# `npm ci` without scripts: the package `node` would fetch a Node that the image already has.
RUN npm ci --ignore-scripts && npm run build && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production DEJARIK_DATA=/data HOST=0.0.0.0 PORT=1977 NODE_COMPILE_CACHE=/tmp/dejarik
WORKDIR /dejarik
COPY --from=build --chown=root:root /dejarik .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 1977
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1977/healthz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# Not npm: it would not pass the signal on by which the server stops in order.
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/server/src/main.ts"]
