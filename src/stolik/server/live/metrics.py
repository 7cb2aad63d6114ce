"""Numbers for the host, as Prometheus reads them."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from stolik.server.defaults import SHARED
from stolik.server.table import log

SECONDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)


class Metrics:
    """One of each per process; with several workers the sums of all are shown."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.alive = Gauge("stolik_alive", "Processes that serve", registry=registry, multiprocess_mode="livesum")
        self.ready = Gauge("stolik_ready", "1 while writes go through", registry=registry, multiprocess_mode="livemin")
        self.disk = Gauge("stolik_disk_free_bytes", "Room left", registry=registry, multiprocess_mode="livemin")
        self.awake = Gauge("stolik_tables_awake", "Tables awake", registry=registry, multiprocess_mode="livesum")
        self.readers = Gauge("stolik_sockets", "Open sockets", registry=registry, multiprocess_mode="livesum")
        self.made = Counter("stolik_tables_made", "Tables made", registry=registry)
        rows = Counter("stolik_rows_folded", "Rows of logs, by kind", ["kind"], registry=registry)
        self.rows = {kind: rows.labels(kind) for kind in ("", *log.KINDS)}
        """Found once: to look for the counter of a kind takes longer than to count."""
        self.conflicts = Counter("stolik_conflicts", "Writes that came second", registry=registry)
        self.stale = Counter("stolik_stale_answers", "Answers to questions no longer open", registry=registry)
        self.refusals = Counter("stolik_refusals", "Things refused, by status", ["status"], registry=registry)
        self.woken = Counter("stolik_tables_woken", "Tables replayed", registry=registry)
        self.stored = Histogram("stolik_store_seconds", "Time to store", buckets=SECONDS, registry=registry)
        self.thinking = Histogram("stolik_thinking_seconds", "Time of bots", buckets=SECONDS, registry=registry)
        self.webhooks = Counter("stolik_webhooks", "Notices sent", ["outcome"], registry=registry)

    def text(self) -> bytes:
        if os.environ.get(SHARED):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
            return generate_latest(registry)
        return generate_latest(self._registry)
