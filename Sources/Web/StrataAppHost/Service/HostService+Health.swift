import StrataWebServer
import StrataWorkers

// MARK: - Health and readiness

extension HostService {
  /// Returns the health of the process without waiting for the main actor or the store, so that a
  /// busy process can be distinguished from one that hangs. Its status is 200 also if something
  /// fails: a new start of the process would not help.
  func health() -> HTTPResponse {
    let (now, store) = (lag.ask(), store?.ask() ?? StoreWatch.Condition())
    let isBusy = now >= lag.limit
    let isFailing = store.store != .ok || store.isDiskLow
    let status = isFailing ? "failing" : isBusy ? "busy" : "ok"
    var fields = ["\"status\":\"\(status)\"", "\"sessions\":\(holder.latestCount)"]
    if isBusy { fields.append("\"lag\":\(Int(now / .seconds(1)))") }
    if store.store != .ok { fields.append("\"store\":\"\(store.store.rawValue)\"") }
    if store.isDiskLow { fields.append("\"disk\":\"low\"") }
    var response = HTTPResponse.json(Array("{\(fields.joined(separator: ","))}\n".utf8))
    response.headers["Cache-Control"] = "no-store"
    SecurityHeaders.add(to: &response)
    return response
  }

  /// Answers whether the main actor keeps up, for a proxy that decides where to send newcomers.
  func readiness() -> HTTPResponse {
    var response =
      lag.isTooLong() ? plain("the server is busy", status: 503) : plain("ready")
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  /// Returns the condition of this process for its front.
  ///
  /// - Parameter asked: The time at which the front's question arrived; the answer has waited for the
  ///   main actor since.
  func condition(asked: Duration) -> WorkerCondition {
    let store = store?.ask() ?? StoreWatch.Condition()
    return WorkerCondition(
      sessions: holder.latestCount, lag: Int((elapsed() - asked) / .milliseconds(1)),
      isStoreFailing: store.store != .ok, isDiskLow: store.isDiskLow)
  }
}
