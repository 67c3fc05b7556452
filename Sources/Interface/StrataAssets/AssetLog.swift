import Foundation
import Synchronization

/// Writes problems with an app's resources to standard error, each only once.
package enum AssetLog {
  private static let told = Mutex<Set<String>>([])
  /// The maximum number of different messages: names may come from data.
  private static let most = 500

  package static func say(_ line: String) {
    let isNew = told.withLock { $0.count < most && $0.insert(line).inserted }
    if isNew { try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }
  }
}
