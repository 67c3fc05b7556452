import Foundation
import Synchronization

/// Tells whoever runs an app what is wrong with its resources, each thing once.
package enum AssetLog {
  private static let told = Mutex<Set<String>>([])
  /// Names may come from data; so many are told, then no more.
  private static let most = 500

  package static func say(_ line: String) {
    let isNew = told.withLock { $0.count < most && $0.insert(line).inserted }
    if isNew { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }
}
