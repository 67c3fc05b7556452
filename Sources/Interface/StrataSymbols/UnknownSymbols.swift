import Synchronization

/// Reports each name without a drawing once.
final class UnknownSymbols: Sendable {
  private let told = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  /// The maximum number of names to report: names may come from data.
  static let most = 500

  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Reports a name without a drawing, and the name whose drawing is shown instead; `nil` for the
  /// placeholder.
  func report(_ name: String, shown other: String? = nil) {
    guard !name.isEmpty else { return }
    let isNew = told.withLock { told in
      told.count < Self.most && told.insert(String(name.prefix(100))).inserted
    }
    if isNew {
      write(
        """
        There is no icon for the symbol \(String(name.prefix(100)).debugDescription), so \
        \(other.map { "that of \($0.debugDescription)" } ?? "a neutral one") is shown.

        """
      )
    }
  }
}
