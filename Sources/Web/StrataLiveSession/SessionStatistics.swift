/// The counters of all sessions of a process.
public struct SessionStatistics: Sendable, Equatable {
  /// The first pages that were drawn.
  public var pages = 0
  /// The events from browsers.
  public var events = 0
  /// The patches that were sent.
  public var patches = 0
  /// The bytes of the patches.
  public var patchBytes = 0
  /// The messages that broke the protocol.
  public var refusedMessages = 0
  /// The events for elements that are gone.
  public var unknownEvents = 0
  /// The sockets that reconnected.
  public var resumed = 0
  /// The sessions that began behind an existing page.
  public var mounted = 0

  /// Creates counters of 0.
  public init() {}
}
