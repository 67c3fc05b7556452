public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The tasks that have not ended.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }

  /// The tasks that have not ended, by their kind.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
      }
    }
  }
}

extension URLCache {
  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The capacity in memory, in bytes.
  ///   - diskCapacity: The capacity on disk, in bytes.
  ///   - directory: The folder on disk; `nil` for the default one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
