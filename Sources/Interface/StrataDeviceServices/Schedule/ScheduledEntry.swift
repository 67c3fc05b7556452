public import Foundation

/// Something that a device wants done later, whether or not a window is open then.
///
///     ScheduledEntry(kind: "task", id: "com.example.refresh", due: tomorrow, value: json)
public struct ScheduledEntry: Equatable, Sendable {
  /// Who knows what to do with it, such as `task`.
  public var kind: String
  /// Tells it from the device's others of its kind.
  public var id: String
  /// Not before this.
  public var due: Date
  /// What whoever does it needs to know.
  public var value: Data

  public init(kind: String, id: String, due: Date, value: Data) {
    self.kind = kind
    self.id = id
    self.due = due
    self.value = value
  }
}
