import Foundation
import FoundationNetworking

/// A task that, if it is a download task, chooses ``DownloadProtocol`` where Foundation's way would
/// end the process.
// @unchecked: it adds no state to a class that has locks.
final class GuardedTask: URLSessionTask, @unchecked Sendable {
  // It also runs for instances of `URLSessionDownloadTask`, so it uses nothing but their methods.
  override func resume() {
    guard let session = owner, let request = currentRequest, session.isForeign(request) else {
      return super.resume()
    }
    session.offerDownloadProtocol()
    DownloadProtocol.$isOffered.withValue(true) { super.resume() }
  }

  /// Makes every download task start in this way.
  ///
  /// - Returns: `false` if Foundation's classes have changed; then nothing is changed.
  @discardableResult static func guardAll() -> Bool { isGuarding }

  private static let isGuarding: Bool = {
    guard let all = MethodTable(of: URLSessionDownloadTask.self),
      let plain = MethodTable(of: PlainTask.self),
      let guarded = MethodTable(of: GuardedTask.self)
    else { return false }
    return all.replaceMethod(inheritedBy: plain, overriddenBy: guarded)
  }()
}

/// Guards download tasks when the program is loaded, before any task exists: tests of an app, too,
/// which run no `main` of the app.
private enum Loading {
  @section(".init_array") @used
  static let start: @convention(c) () -> Void = { GuardedTask.guardAll() }
}

/// A task that overrides nothing, with which the method to replace is found.
private final class PlainTask: URLSessionTask, @unchecked Sendable {}
