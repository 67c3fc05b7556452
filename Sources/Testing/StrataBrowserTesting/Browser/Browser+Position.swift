extension Browser {
  /// What a person said to the browser's own question.
  public enum Permission: String, Sendable, CaseIterable {
    case granted, denied
    /// Not asked yet.
    case prompt
  }

  /// Answers the question whether the page in sight may know where the device is.
  public func setPositionPermission(_ permission: Permission) async throws {
    try await set(permission, for: "geolocation")
  }

  /// The driver's own command knows the profile only, not the contexts beside it. Before a page is
  /// open, the answer is for all pages.
  func set(_ permission: Permission, for name: String) async throws {
    var parameters: [String: JSONValue] = [
      "permission": ["name": .string(name)], "setting": .string(permission.rawValue),
      "browserContextId": .string(context),
    ]
    let origin = try await run("return location.origin")
    if origin != "null" { parameters["origin"] = origin }
    try await chromium.devTools.send("Browser.setPermission", .object(parameters))
  }

  /// Moves the device; its position is as exact as `accuracy` says, in metres.
  public func move(latitude: Double, longitude: Double, accuracy: Double = 12) async throws {
    try await devTools(
      "Emulation.setGeolocationOverride",
      [
        "latitude": .number(latitude), "longitude": .number(longitude),
        "accuracy": .number(accuracy),
      ])
  }

  /// The device no longer finds out where it is.
  public func losePosition() async throws {
    try await devTools("Emulation.setGeolocationOverride")
  }
}
