public import WeDaData

extension DIContainer {
  /// Handles a remote notification. A notification that is not in Apple's format counts as bringing
  /// no data.
  @MainActor public func receive(_ userInfo: [AnyHashable: Any]) async
    -> RemoteNotificationManager.Outcome
  {
    do {
      return await remote.receive(try RemoteMessage(userInfo))
    } catch {
      return .failed
    }
  }
}
