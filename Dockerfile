# Any image with Node 20.19 or newer on Debian; the included PostgreSQL needs glibc.
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/movement/package.json packages/movement/
RUN npm ci --include=dev
COPY . .
ARG SOURCE_DATE_EPOCH
RUN npm run release -- --platform own --out /release \
  && mkdir /app && tar -xzf /release/*.tar.gz -C /app --strip-components 1

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="FitArc" \
  org.opencontainers.image.description="Self-hosted fitness tracking" \
  org.opencontainers.image.licenses="MIT"
# tini collects processes whose parent is gone. PostgreSQL asks for the name of its user: the first six numbers get
# one here, libnss-wrapper answers for all others.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libnss-wrapper tini \
  && rm -rf /var/lib/apt/lists/* \
  && for id in 99 568 911 1000 1001 65534; do \
    grep -q "^[^:]*:[^:]*:$id:" /etc/passwd || echo "fitarc$id:x:$id:$id::/:/usr/sbin/nologin" >>/etc/passwd; \
  done \
  && mkdir --mode=1777 /data /backups
COPY --from=build /app /app
RUN ln -s /app/deploy/container.mjs /usr/local/bin/fitarc
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /data
VOLUME /data
EXPOSE 3000
USER 1000:1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["fitarc", "health"]
ENTRYPOINT ["tini", "--", "fitarc"]
CMD ["start"]
