import Foundation
public import FoundationNetworking

extension URLSessionConfiguration {
  /// A Boolean value that indicates whether a task waits for a connection instead of failing.
  ///
  ///     configuration.waitsForConnectivity = true
  ///     configuration.timeoutIntervalForResource = 60
  ///
  /// A request over HTTP whose host is not found or cannot be connected to is repeated, after pauses
  /// that grow from a tenth of a second to fifteen seconds. After `timeoutIntervalForResource` it
  /// fails with `URLError.timedOut`. It is not repeated once a connection was made, after a
  /// redirection, or if its body is an `httpBodyStream`, which can be read only once. While the app
  /// suspends the task no timeout applies; without a response it starts over when it is resumed.
  ///
  /// Waiting is a class in `protocolClasses`, before Foundation's: set this property after you have
  /// set that one. Foundation on Linux has no `urlSession(_:taskIsWaitingForConnectivity:)` in its
  /// protocols, so a delegate's method of that name is not called. The task's `error` remains that
  /// of the last failure to connect, even if the task succeeds afterwards.
  public var waitsForConnectivity: Bool {
    get { protocolClasses?.contains { $0 is WaitingProtocol.Type } ?? false }
    set {
      guard newValue != waitsForConnectivity else { return }
      var classes = (protocolClasses ?? []).filter { !($0 is WaitingProtocol.Type) }
      if newValue {
        let native = (URLSessionConfiguration.default.protocolClasses ?? [])
          .map(ObjectIdentifier.init)
        let place = classes.firstIndex { native.contains(ObjectIdentifier($0)) }
        classes.insert(WaitingProtocol.self, at: place ?? classes.endIndex)
      }
      protocolClasses = classes
    }
  }
}
