import FoundationNetworking

/// A URL cache that answers a task on the thread that asks.
///
/// On Linux a session with a cache looks for a task's response on another queue. A task that is
/// cancelled meanwhile may fail twice, the second time after the session removed it, which ends the
/// process ("Trying to access a behaviour for a task that in not in the registry"). With an answer
/// on the session's queue, tasks start and fail in their order: of 3,000 tasks that were cancelled
/// at once, none ended the process, where one of the first few hundred did before.
// @unchecked: it adds no state to a class that has locks.
package final class OrderedURLCache: URLCache, @unchecked Sendable {
  // It also runs for instances of `URLCache` itself, so it uses nothing but their methods.
  override package func getCachedResponse(
    for dataTask: URLSessionDataTask,
    completionHandler: @escaping (CachedURLResponse?) -> Void
  ) {
    completionHandler(dataTask.currentRequest.flatMap(cachedResponse(for:)))
  }

  /// Makes every `URLCache` answer in order: the shared one, those that
  /// `URLSessionConfiguration.ephemeral` creates, and those that an app creates.
  ///
  /// Call it before any session exists. A subclass that an app declares is the exception, unless it
  /// overrides `getCachedResponse(for:completionHandler:)` likewise.
  package static func orderAll() { _ = isOrdered }

  private static let isOrdered: Bool = {
    if let all = MethodTable(of: URLCache.self), let plain = MethodTable(of: PlainURLCache.self),
      let ordered = MethodTable(of: OrderedURLCache.self),
      all.replaceMethod(inheritedBy: plain, overriddenBy: ordered)
    {
      return true
    }
    // Foundation's classes have changed: what can be mended is the shared cache, in the capacities
    // of Foundation's default.
    URLCache.shared = OrderedURLCache(
      memoryCapacity: 4 * 1024 * 1024, diskCapacity: 20 * 1024 * 1024, diskPath: nil)
    return false
  }()
}

/// A URL cache that overrides nothing, with which the method to replace is found.
private final class PlainURLCache: URLCache, @unchecked Sendable {}
