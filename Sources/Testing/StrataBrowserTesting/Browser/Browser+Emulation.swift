extension Browser {
  /// Changes the size of the viewport. Without this, a headless window is at least 500 px wide.
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

  /// Sets the user preferences that the page sees through media queries.
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

  /// The preferred color scheme.
  public enum Appearance: String, Sendable, CaseIterable { case light, dark }

  /// Sets the insets of the safe area in pixels, for a notch or home indicator.
  ///
  /// The page sees them as `env(safe-area-inset-…)`.
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

  /// Sets the time zone that the page's scripts see, such as `Asia/Tokyo`.
  public func setTimeZone(_ identifier: String) async throws {
    try await devTools("Emulation.setTimezoneOverride", ["timezoneId": .string(identifier)])
  }

  /// Emulates network conditions for requests; use a ``SlowLink`` to delay or cut open WebSockets.
  ///
  /// - Parameters:
  ///   - offline: Whether requests fail.
  ///   - latency: A delay of each request's first byte.
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
