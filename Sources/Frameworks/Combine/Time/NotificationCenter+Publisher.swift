public import Foundation

extension NotificationCenter {
  /// A publisher of what is posted under a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// What is posted under a name. Same as Apple's.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let conduit = PassthroughConduit(subscriber)
      nonisolated(unsafe) let listener = conduit  // guarded by a lock of its own
      // Whoever posts may work for another device: the subscriber goes on working for its own.
      let surroundings = Surroundings()
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        surroundings.run { listener.offer(notification) }
      }
      let center = center
      conduit.onEnd = { _ in center.removeObserver(token) }
      conduit.start()
    }
  }
}
