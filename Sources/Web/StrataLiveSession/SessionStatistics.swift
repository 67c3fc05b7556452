/// The counters of all sessions of a process.
public struct SessionStatistics: Sendable, Equatable {
  /// The number of first pages that were drawn.
  public var pages = 0
  /// The number of events from browsers.
  public var events = 0
  /// The number of patches that were sent.
  public var patches = 0
  /// The number of bytes of the sent patches.
  public var patchBytes = 0
  /// The number of messages that broke the protocol.
  public var refusedMessages = 0
  /// The number of events for elements that no longer exist.
  public var unknownEvents = 0
  /// The number of sockets that reconnected.
  public var resumed = 0
  /// The number of sessions that began for a page that another session had drawn.
  public var mounted = 0

  /// Creates counters of sessions, all 0.
  public init() {}
}
