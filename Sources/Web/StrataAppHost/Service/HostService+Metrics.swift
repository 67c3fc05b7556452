import StrataDeviceServices
import StrataLiveSession
import StrataWebServer

// MARK: - The figures of this process

extension HostService {
  /// Returns the metrics of this process as text.
  func figures() async -> String {
    let asked = elapsed()
    let (metrics, waited) = await MainActor.run { (hostMetrics(), elapsed() - asked) }
    return Metric.text(metrics + ProcessResources.metrics() + processMetrics + extraMetrics())
      + timings.text + Self.lagText(max(waited, lag.ask()))
  }

  func metrics() async -> HTTPResponse {
    var response = plain("")
    response.body = .bytes(Array(await figures().utf8))
    response.headers["Content-Type"] = "text/plain; version=0.0.4; charset=utf-8"
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  private static func lagText(_ lag: Duration) -> String {
    let name = "strata_main_actor_lag_seconds"
    return "# HELP \(name) Time that work waits for the main actor\n# TYPE \(name) gauge\n"
      + "\(name) \(lag.secondsText)\n"
  }

  /// The metrics of counters of the kits and the app.
  private var processMetrics: [Metric] {
    ProcessFigures.all.map { Metric(.counter, $0.name, $0.help, $0.value) }
  }

  @MainActor private func hostMetrics() -> [Metric] {
    let statistics = holder.statistics
    return [
      Metric(
        .gauge, "strata_sessions", "Open pages, connected or waiting to reconnect", holder.count),
      Metric(.counter, "strata_pages_total", "Pages drawn for a first request", statistics.pages),
      Metric(.counter, "strata_events_total", "Events from browsers", statistics.events),
      Metric(.counter, "strata_patches_total", "Patches sent", statistics.patches),
      Metric(
        .counter, "strata_patch_bytes_total", "Bytes of the patches sent", statistics.patchBytes),
      Metric(
        .counter, "strata_refused_messages_total",
        "Messages of browsers that violated the protocol",
        statistics.refusedMessages),
      Metric(
        .counter, "strata_unknown_events_total", "Events for elements that no longer exist",
        statistics.unknownEvents),
      Metric(.counter, "strata_resumed_total", "Sockets that reconnected", statistics.resumed),
      Metric(
        .counter, "strata_mounted_total", "New sessions for pages that were already open",
        statistics.mounted),
    ]
  }
}
