# A house in a container. The first stage makes the wheel: compiled rules and built pages; the second only runs it.
FROM debian:bookworm-slim AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates gcc libc6-dev python3 python3-dev python3-pip python3-venv xz-utils
WORKDIR /bosquet
COPY . .
RUN python3 -m venv /opt/build \
 && /opt/build/bin/pip install --require-hashes -r locks/build.txt -r locks/compile.txt -r locks/house.txt -r locks/node.txt -r locks/release.txt
RUN PATH="/opt/build/bin:$PATH" /opt/build/bin/python -m build --no-isolation --wheel --outdir /wheels

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates python3 python3-pip python3-venv \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --create-home --home-dir /var/lib/bosquet bosquet
COPY locks/house.txt locks/postgres.txt /opt/locks/
COPY --from=build /wheels /opt/wheels
RUN python3 -m venv /opt/bosquet \
 && /opt/bosquet/bin/pip install --no-cache-dir --require-hashes -r /opt/locks/house.txt -r /opt/locks/postgres.txt \
 && /opt/bosquet/bin/pip install --no-cache-dir --no-deps --no-index /opt/wheels/*.whl
USER bosquet
VOLUME /var/lib/bosquet
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s \
  CMD ["/opt/bosquet/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz')"]
ENTRYPOINT ["/opt/bosquet/bin/bosquet"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/var/lib/bosquet"]
