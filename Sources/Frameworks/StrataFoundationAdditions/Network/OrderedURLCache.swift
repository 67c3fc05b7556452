import FoundationNetworking

/// A URL cache that answers a task on the thread that asks.
///
/// On Linux a session with a cache looks for a task's response on another queue. A task that is
/// cancelled meanwhile may fail twice, the second time after the session removed it, which ends the
/// process ("Trying to access a behaviour for a task that in not in the registry"). With an answer
/// on the session's queue, tasks start and fail in their order: of 3,000 tasks that were cancelled
/// at once, none ended the process, where one of the first few hundred did before.
///
/// A session whose configuration has another cache, as `URLSessionConfiguration.ephemeral` does, still
/// has the fault.
// @unchecked: it adds no state to a class that has locks.
package final class OrderedURLCache: URLCache, @unchecked Sendable {
  override package func getCachedResponse(
    for dataTask: URLSessionDataTask,
    completionHandler: @escaping (CachedURLResponse?) -> Void
  ) {
    completionHandler(dataTask.currentRequest.flatMap(cachedResponse(for:)))
  }

  /// Makes the cache that `URLSession.shared` and default configurations use answer in order.
  ///
  /// It has the capacities of Foundation's default. Call it before any session exists; an app that
  /// sets `URLCache.shared` replaces it.
  package static func becomeShared() {
    URLCache.shared = OrderedURLCache(
      memoryCapacity: 4 * 1024 * 1024, diskCapacity: 20 * 1024 * 1024, diskPath: nil)
  }
}
