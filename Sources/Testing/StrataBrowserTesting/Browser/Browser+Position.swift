extension Browser {
  /// The browser's answer to a page's permission request.
  public enum Permission: String, Sendable, CaseIterable {
    case granted, denied
    /// The person has not answered the permission request yet.
    case prompt
  }

  /// Sets the current page's permission to read the location.
  public func setPositionPermission(_ permission: Permission) async throws {
    try await set(permission, for: "geolocation")
  }

  /// Sets a permission. WebDriver's command only supports the profile, not other contexts, so this
  /// uses the DevTools protocol. Without an open page, the permission is for all pages.
  func set(_ permission: Permission, for name: String) async throws {
    var parameters: [String: JSONValue] = [
      "permission": ["name": .string(name)], "setting": .string(permission.rawValue),
      "browserContextId": .string(context),
    ]
    let origin = try await run("return location.origin")
    if origin != "null" { parameters["origin"] = origin }
    try await chromium.devTools.send("Browser.setPermission", .object(parameters))
  }

  /// Sets the location of the device, with an accuracy in meters.
  public func move(latitude: Double, longitude: Double, accuracy: Double = 12) async throws {
    try await devTools(
      "Emulation.setGeolocationOverride",
      [
        "latitude": .number(latitude), "longitude": .number(longitude),
        "accuracy": .number(accuracy),
      ])
  }

  /// Makes the location of the device unavailable.
  public func losePosition() async throws {
    try await devTools("Emulation.setGeolocationOverride")
  }
}
