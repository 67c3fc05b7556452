extension WindowLocation {
  /// A part of the app to which URLs are passed.
  struct Receiver {
    weak var owner: AnyObject?
    var receive: (String) -> Void
  }

  /// Adds a part of the app to which URLs are passed that are opened while the window lives.
  ///
  /// - Parameters:
  ///   - owner: The object that receives them. It is held weakly.
  ///   - receive: Called with each URL.
  public func addReceiver(_ owner: AnyObject, _ receive: @escaping (String) -> Void) {
    receivers.append(Receiver(owner: owner, receive: receive))
  }

  /// Removes a part of the app to which URLs are passed.
  public func removeReceiver(_ owner: AnyObject) {
    receivers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// Passes a URL to the app, as a task of the window's device.
  public func receive(_ url: String) {
    tree?.asDevice {
      for receiver in receivers where receiver.owner != nil { receiver.receive(url) }
    }
  }

  /// Navigates to an address. One that the app has no page for is passed to the app, unless the
  /// window was opened with it.
  func arrive(at url: String) {
    isRefused = false
    onVisit?(url)
    let isKnown = !isRefused && isShown?() ?? true
    if !isKnown, !isReturning, url != first { receive(url) }
  }
}
