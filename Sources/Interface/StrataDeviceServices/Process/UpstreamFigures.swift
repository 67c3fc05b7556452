/// Counters of the requests that a process made to other servers, and of those that failed.
///
/// A host declares them when it starts, so that they are reported as 0 before the first request.
public enum UpstreamFigures {
  /// The name of the counter of requests.
  public static let requests = "strata_upstream_requests_total"
  /// The name of the counter of failures.
  public static let errors = "strata_upstream_errors_total"

  /// Creates both counters without counting anything.
  public static func declare() {
    countRequest(by: 0)
    countError(by: 0)
  }

  /// Counts requests to other servers, retries included.
  public static func countRequest(by amount: Int = 1) {
    ProcessFigures.count(requests, "Requests to other servers, retries included", by: amount)
  }

  /// Counts a request that got no answer, or a status of 400 or more.
  public static func countError(by amount: Int = 1) {
    ProcessFigures.count(errors, "Requests to other servers that failed", by: amount)
  }
}
