public import StrataRendering

/// What happened in the browser, already decoded and checked.
public struct ElementEvent: Sendable, Equatable {
  public var kind: EventSet
  /// The control's value at that moment; empty for events without one.
  public var value: String

  public init(_ kind: EventSet, value: String = "") {
    self.kind = kind
    self.value = value
  }
}

/// What the app does about it.
public typealias EventHandler = @MainActor (ElementEvent) -> Void
