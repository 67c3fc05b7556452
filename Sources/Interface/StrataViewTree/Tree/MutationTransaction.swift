public import StrataRendering
import Synchronization

/// A transaction: the animation of a change, and the framework's data.
// @unchecked: nothing in it changes, and what the account holds is used on the main actor only.
public final class MutationTransaction: @unchecked Sendable {
  /// The animation of the changes; `nil` for none.
  public let motion: Motion?
  /// The framework's transaction, such as that of SwiftUI.
  public let account: Any
  /// The node that limits the animation: only its descendants are animated. `nil` for no limit.
  weak let place: Node?

  /// Creates a transaction.
  ///
  /// - Parameters:
  ///   - motion: The animation.
  ///   - account: The framework's transaction.
  ///   - place: The node that limits the animation.
  public init(motion: Motion?, account: Any, within place: Node? = nil) {
    self.motion = motion
    self.account = account
    self.place = place
  }

  // A task that begins inside inherits the value, and must not use it when the change is long over.
  private final class Entry: Sendable {
    let transaction: MutationTransaction
    let isOpen = Atomic(true)
    init(_ transaction: MutationTransaction) { self.transaction = transaction }
  }

  @TaskLocal private static var entry: Entry?

  /// The transaction of the code that is running.
  public static var current: MutationTransaction? {
    guard let entry, entry.isOpen.load(ordering: .relaxed) else { return nil }
    return entry.transaction
  }

  /// Runs code whose changes have this transaction.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let entry = Entry(self)
    defer { entry.isOpen.store(false, ordering: .relaxed) }
    return try Self.$entry.withValue(entry, operation: body)
  }
}
