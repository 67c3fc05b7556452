public import StrataRendering

/// An event of the browser, decoded and validated.
public struct ElementEvent: Sendable, Equatable {
  /// The kind of event.
  public var kind: EventSet
  /// The control's value at the time of the event; empty for events without one.
  public var value: String

  /// Creates an event of the browser, decoded and validated.
  public init(_ kind: EventSet, value: String = "") {
    self.kind = kind
    self.value = value
  }
}

/// A closure of the app that handles an event.
public typealias EventHandler = @MainActor (ElementEvent) -> Void
