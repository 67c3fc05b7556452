extension Browser {
  /// Answers for the person, before or after a page asks whether it may show notifications.
  public func setNoticePermission(_ permission: Permission) async throws {
    try await set(permission, for: "notifications")
  }

  /// Hands a page's service worker a message, as the browser's push service would.
  ///
  /// - Parameters:
  ///   - origin: The page's scheme, host and port.
  ///   - registration: The number of the worker's registration; a new browser counts from 0.
  public func push(_ text: String, to origin: String, registration: String = "0") async throws {
    try await devTools("ServiceWorker.enable")
    try await devTools(
      "ServiceWorker.deliverPushMessage",
      ["origin": .string(origin), "registrationId": .string(registration), "data": .string(text)])
  }
}
