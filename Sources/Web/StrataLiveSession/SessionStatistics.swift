/// What all sessions of a process did so far.
public struct SessionStatistics: Sendable, Equatable {
  public var pages = 0
  public var events = 0
  public var patches = 0
  public var patchBytes = 0
  public var refusedMessages = 0
  public var unknownEvents = 0
  public var resumed = 0
  public var mounted = 0

  public init() {}
}
