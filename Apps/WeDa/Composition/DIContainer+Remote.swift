public import WeDaData

extension DIContainer {
  /// What a server sent to this device; what is not in Apple's form is no news.
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
