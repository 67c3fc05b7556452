public import Foundation

/// The method that an observer's selector names, as `strata run` writes it into a copy of a source.
public struct _Selector<Target: AnyObject> {
  let isolation: (any Actor)?
  let call: (Target, Notification) -> Void

  /// Creates a selector.
  ///
  /// - Parameters:
  ///   - call: Calls the method.
  ///   - isolation: The actor of the code that creates the selector.
  public init(
    _ call: @escaping (Target, Notification) -> Void, isolation: (any Actor)? = #isolation
  ) {
    self.call = call
    self.isolation = isolation
  }
}

/// An observer that is not kept alive, and its method.
// @unchecked: the method runs on the actor on which the closure was made, or where the app posts.
private final class Notified<Target: AnyObject>: @unchecked Sendable {
  private weak var target: Target?
  private let selector: _Selector<Target>

  init(_ target: Target, _ selector: _Selector<Target>) {
    (self.target, self.selector) = (target, selector)
  }

  func hear(_ notification: Notification) {
    if let target { selector.call(target, notification) }
  }
}

extension NotificationCenter {
  /// Adds an object whose method is called for each notification.
  ///
  /// The object is not kept alive, and it need not be removed. The method is called on the thread
  /// that posts; if the caller is on the main actor, it is called there, and `post` waits for it.
  ///
  /// - Parameters:
  ///   - observer: The object that has the method.
  ///   - aSelector: The method. A source that `strata run` copies has `#selector` here.
  ///   - aName: The name of the notifications; `nil` for any.
  ///   - anObject: The sender of the notifications; `nil` for any.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector aSelector: _Selector<Observer>, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let notified = Notified(observer, aSelector)
    let sender = anObject.map { $0 as AnyObject }
    let token = addObserver(
      forName: aName, object: sender, queue: aSelector.isolation is MainActor ? .main : nil
    ) { notified.hear($0) }
    SelectorObservers.add(observer, to: self, name: aName, object: sender, token: token)
  }

  /// Removes an object that was added with a selector, or the token of a block.
  ///
  /// - Parameter observer: The object or the token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an object that was added with a selector, or the token of a block, for some of the
  /// notifications.
  ///
  /// - Parameters:
  ///   - observer: The object or the token.
  ///   - aName: The name with which it was added; `nil` for any.
  ///   - anObject: The sender with which it was added; `nil` for any.
  public func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    let sender = anObject.map { $0 as AnyObject }
    SelectorObservers.remove(observer, from: self, name: aName, object: sender)
      .forEach(removeToken)
    // Foundation's method takes a value of any type.
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  /// Removes the token of a block by Foundation's method.
  func removeToken(_ token: any NSObjectProtocol) { removeObserver(token as Any) }
}
