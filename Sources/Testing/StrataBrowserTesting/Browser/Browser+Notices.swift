extension Browser {
  /// Sets the answer to a page's request for the notification permission.
  public func setNoticePermission(_ permission: Permission) async throws {
    try await set(permission, for: "notifications")
  }

  /// Delivers a message to a page's service worker, as the browser's push service would.
  ///
  /// - Parameters:
  ///   - text: The text of the push message.
  ///   - origin: The page's scheme, host and port.
  ///   - registration: The number of the worker's registration; a new browser counts from 0.
  public func push(_ text: String, to origin: String, registration: String = "0") async throws {
    try await devTools("ServiceWorker.enable")
    try await devTools(
      "ServiceWorker.deliverPushMessage",
      ["origin": .string(origin), "registrationId": .string(registration), "data": .string(text)])
  }
}
