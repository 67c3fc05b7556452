public import Foundation

extension NotificationCenter {
  /// Returns the notifications with a name, as an asynchronous sequence.
  ///
  ///     for await _ in NotificationCenter.default.notifications(named: .saved) { reload() }
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; `nil` for any.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications with a name, as an asynchronous sequence. Same as Apple's.
  ///
  /// Each iterator observes from its creation until it is released or its task is cancelled. It
  /// skips notifications that concern only another device.
  // @unchecked: the center has a lock, and nothing is changed after it was made.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(
      center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Returns an iterator that begins to observe the notifications.
    public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

    /// An iterator over the notifications that are posted after it was made.
    public struct Iterator: AsyncIteratorProtocol {
      private var base: AsyncStream<Posted>.Iterator

      fileprivate init(
        _ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?
      ) {
        base = Self.posts(in: center, named: name, from: object).makeAsyncIterator()
      }

      /// Waits for the next notification; `nil` once the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.notification }

      /// Waits for the next notification; `nil` once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }

      private static func posts(
        in center: NotificationCenter, named name: Notification.Name, from object: AnyObject?
      ) -> AsyncStream<Posted> {
        let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
        let surroundings = Surroundings()
        // It is only handed back to the center, which has a lock.
        nonisolated(unsafe) let token = center.addPlainObserver(forName: name, object: object) {
          if surroundings.isAddressed { continuation.yield(Posted(notification: $0)) }
        }
        continuation.onTermination = { _ in center.removeObserver(token) }
        return stream
      }
    }
  }

  /// A notification that is passed to an iterator.
  // @unchecked: as on Apple's platforms, nothing checks that what it carries may be used elsewhere.
  fileprivate struct Posted: @unchecked Sendable { var notification: Notification }
}
