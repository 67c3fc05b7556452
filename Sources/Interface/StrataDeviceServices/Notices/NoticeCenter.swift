import Synchronization

/// Delivers notices to an open window of a device.
public final class NoticeCenter: Sendable {
  private static let listening = Atomic(0)

  /// A Boolean value that indicates whether any window of the process is listening.
  public static var haveListeners: Bool { listening.load(ordering: .relaxed) > 0 }

  /// The closure that shows a notice to the person.
  public typealias Show = @Sendable (Notice) -> Void

  private let show = Locked<Show?>(nil)

  init() {}

  deinit {
    if hasListener { Self.listening.subtract(1, ordering: .relaxed) }
  }

  /// Sets the closure that receives notices; it replaces an earlier one.
  public func listen(_ action: @escaping Show) {
    let isFirst = show.withLock { show in
      defer { show = action }
      return show == nil
    }
    if isFirst { Self.listening.add(1, ordering: .relaxed) }
  }

  /// A Boolean value that indicates whether a window is listening.
  public var hasListener: Bool { show.withLock { $0 != nil } }

  /// Passes a notice to the window, if it is listening.
  public func deliver(_ notice: Notice) { show.withLock { $0 }?(notice) }
}

// MARK: - Former names

/// The former name of ``NoticeCenter``.
@available(*, deprecated, renamed: "NoticeCenter")
public typealias NoticeDesk = NoticeCenter

extension NoticeCenter {
  /// The former name of ``hasListener``.
  @available(*, deprecated, renamed: "hasListener")
  public var isHeard: Bool { hasListener }

  /// The former name of ``deliver(_:)``.
  @available(*, deprecated, renamed: "deliver(_:)")
  public func tell(_ notice: Notice) { deliver(notice) }
}
