public import Foundation

/// A piece of a device's work that is due later, whether or not a window is open then.
///
///     ScheduledEntry(kind: "task", id: "com.example.refresh", due: tomorrow, value: json)
public struct ScheduledEntry: Equatable, Sendable {
  /// The kind of work, which determines its handler, such as `task`.
  public var kind: String
  /// The identifier among the device's entries of this kind.
  public var id: String
  /// The earliest time at which the work is done.
  public var due: Date
  /// The scheduled entry's data for its handler.
  public var value: Data

  /// Creates a piece of a device's work that is due later, whether or not a window is open then.
  public init(kind: String, id: String, due: Date, value: Data) {
    self.kind = kind
    self.id = id
    self.due = due
    self.value = value
  }
}
