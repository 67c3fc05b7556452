import Foundation
import StrataPersistence

/// Stores the number of each tap, after other documents, so that a server can be killed meanwhile.
@MainActor enum KeptTaps {
  private static var last = 0

  /// Returns the number of another tap of this process.
  static func next() -> Int {
    last += 1
    return last
  }

  /// Stores a tap under the name that the environment gives to this process, and its number.
  static func store(_ number: Int) async {
    do {
      let store = DocumentStore(try Database.shared())
      let steps = store.collection("steps", of: Int.self, scope: .shared)
      for step in 0..<10 { try await steps.put(step, key: "\(number)-\(step)") }
      let round = ProcessInfo.processInfo.environment["KEEPSAKE_ROUND"] ?? ""
      let name = "\(round)-\(number)"
      try await store.collection("taps", of: String.self, scope: .shared).put(name, key: name)
    } catch {
      FileHandle.standardError.write(Data("a tap was not stored: \(error)\n".utf8))
    }
  }
}
