extension Browser {
  /// Starts to count the page's WebSocket connections that succeed. Connections of a page that is
  /// loaded later are not counted.
  ///
  ///     try await browser.watchConnections()
  ///     try await app.restart()
  ///     try await browser.waitUntilLive()
  ///     #expect(try await browser.foundConnections() == 1)
  public func watchConnections() async throws {
    _ = try await run(
      """
      globalThis.foundConnections = 0;
      globalThis.WebSocket = class extends WebSocket {
        constructor(...rest) {
          super(...rest);
          this.addEventListener('open', () => { foundConnections++; });
        }
      };
      """)
  }

  /// Returns the number of successful connections since ``watchConnections()``; `nil` if the page
  /// has been reloaded since.
  public func foundConnections() async throws -> Int? {
    try await run("return globalThis.foundConnections ?? null").int
  }
}
