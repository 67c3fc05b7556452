/// Where an open window hears of notices, and how far its device allows them.
public final class NoticeDesk: Sendable {
  public typealias Show = @Sendable (Notice) -> Void

  private let show = Locked<Show?>(nil)

  init() {}

  /// Says what a window does with a notice; a later call takes the place of an earlier one.
  public func listen(_ action: @escaping Show) { show.withLock { $0 = action } }

  /// Whether the window would hear of one.
  public var isHeard: Bool { show.withLock { $0 != nil } }

  /// Tells the window. Nothing happens where nobody listens.
  public func tell(_ notice: Notice) { show.withLock { $0 }?(notice) }
}
