public import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - object: The sender of the notifications, or `nil` for any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications with a name. Same as Apple's.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// The notification center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications, or `nil` for any.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - name: The name of the notifications to publish.
    ///   - object: The sender of the notifications, or `nil` for any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let conduit = PassthroughConduit(subscriber)
      let listener = Listener { conduit.offer($0) }
      // The block runs for the subscriber's device, whichever device the sender runs for.
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        listener.hear($0)
      }
      let center = center
      conduit.onEnd = { _ in center.removeObserver(token) }
      conduit.start()
    }
  }
}

/// Passes a notification on to a subscriber, on the thread on which it is posted.
// @unchecked: the conduit that it offers the notification to has a lock.
private struct Listener: @unchecked Sendable {
  let hear: (Notification) -> Void
}
