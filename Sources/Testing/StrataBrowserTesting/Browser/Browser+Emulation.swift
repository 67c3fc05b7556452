extension Browser {
  /// Changes the size of the page's area; headless windows alone would stop at 500 px.
  public func setViewport(_ viewport: Viewport) async throws {
    try await devTools(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        "deviceScaleFactor": .number(viewport.scale), "mobile": .bool(viewport.isMobile),
      ])
    try await devTools(
      "Emulation.setTouchEmulationEnabled", ["enabled": .bool(viewport.isMobile)])
  }

  /// What the reader prefers; the page sees it through media queries.
  public func prefer(
    _ appearance: Appearance, reducedMotion: Bool = false, moreContrast: Bool = false
  ) async throws {
    let features = [
      ("prefers-color-scheme", appearance.rawValue),
      ("prefers-reduced-motion", reducedMotion ? "reduce" : "no-preference"),
      ("prefers-contrast", moreContrast ? "more" : "no-preference"),
    ]
    try await devTools(
      "Emulation.setEmulatedMedia",
      [
        "features": .array(features.map { ["name": .string($0), "value": .string($1)] })
      ])
  }

  /// Light or dark.
  public enum Appearance: String, Sendable, CaseIterable { case light, dark }

  /// What of the screen the device itself keeps: a notch, a home indicator, in pixels.
  ///
  /// The page sees it as `env(safe-area-inset-…)`.
  public func setSafeArea(top: Int = 0, bottom: Int = 0, side: Int = 0) async throws {
    try await devTools(
      "Emulation.setSafeAreaInsetsOverride",
      [
        "insets": [
          "top": .number(Double(top)), "bottom": .number(Double(bottom)),
          "left": .number(Double(side)), "right": .number(Double(side)),
        ]
      ])
  }

  /// The time zone that the page's script sees, such as `Asia/Tokyo`.
  public func setTimeZone(_ identifier: String) async throws {
    try await devTools("Emulation.setTimezoneOverride", ["timezoneId": .string(identifier)])
  }

  /// The network between page and server.
  ///
  /// It holds for requests; open WebSockets are better slowed and cut by a ``SlowLink``.
  ///
  /// - Parameters:
  ///   - latency: Added to each request's first byte.
  public func setNetwork(offline: Bool = false, latency: Duration = .zero) async throws {
    let (seconds, attoseconds) = latency.components
    try await devTools("Network.enable")
    try await devTools(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(offline), "downloadThroughput": -1, "uploadThroughput": -1,
        "latency": .number(Double(seconds) * 1_000 + Double(attoseconds) / 1e15),
      ])
  }
}
