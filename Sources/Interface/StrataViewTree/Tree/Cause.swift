public import StrataRendering
import Synchronization

/// What a change came with: how it is to be seen happening, and what the framework knows of it.
// @unchecked: nothing in it changes, and what the account holds is used on the main actor only.
public final class Cause: @unchecked Sendable {
  public let motion: Motion?
  /// The framework's own account: its transaction.
  public let account: Any
  /// The place that the motion ends at: nothing outside of it moves.
  weak let place: Node?

  public init(motion: Motion?, account: Any, within place: Node? = nil) {
    self.motion = motion
    self.account = account
    self.place = place
  }

  // A task begun inside inherits the value, and must not find it when the change is long over.
  private final class Entry: Sendable {
    let cause: Cause
    let isOpen = Atomic(true)
    init(_ cause: Cause) { self.cause = cause }
  }

  @TaskLocal private static var entry: Entry?

  /// What the code that runs changes things for.
  public static var current: Cause? {
    guard let entry, entry.isOpen.load(ordering: .relaxed) else { return nil }
    return entry.cause
  }

  /// Runs code whose changes have this cause.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let entry = Entry(self)
    defer { entry.isOpen.store(false, ordering: .relaxed) }
    return try Self.$entry.withValue(entry, operation: body)
  }
}
