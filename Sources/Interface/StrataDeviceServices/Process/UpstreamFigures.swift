/// How often a process asked other servers, and how often in vain.
///
/// A host declares the figures when it starts, so that they are reported as 0 before the first
/// request.
public enum UpstreamFigures {
  public static let requests = "strata_upstream_requests_total"
  public static let errors = "strata_upstream_errors_total"

  /// Makes both figures known without counting anything.
  public static func declare() {
    countRequest(by: 0)
    countError(by: 0)
  }

  public static func countRequest(by amount: Int = 1) {
    ProcessFigures.count(requests, "Requests to other servers, retries included", by: amount)
  }

  /// Counts a request that got no answer, or a status of 400 or more.
  public static func countError(by amount: Int = 1) {
    ProcessFigures.count(errors, "Requests to other servers that failed", by: amount)
  }
}
