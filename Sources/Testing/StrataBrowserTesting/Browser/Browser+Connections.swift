extension Browser {
  /// Counts from here on which of the page's connections find a server. A page that is loaded again
  /// is another one, and is not counted.
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

  /// How many of the page's connections found a server; nil where the page is not the one watched.
  public func foundConnections() async throws -> Int? {
    try await run("return globalThis.foundConnections ?? null").int
  }
}
