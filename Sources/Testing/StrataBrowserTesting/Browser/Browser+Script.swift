extension Browser {
  /// Runs a function body in the page, regardless of the page's Content-Security-Policy.
  ///
  ///     try await browser.run("return args[0] + args[1]", 1, 2)    // 3
  ///     try await browser.run("return fetch(args[0]).then(r => r.status)", "/healthz")
  ///
  /// A returned promise is awaited; to use `await`, wrap the code in an async function.
  ///
  /// - Throws: ``WebDriverError`` with code `javascript error` if the script throws.
  @discardableResult
  public func run(_ body: String, _ arguments: JSONValue...) async throws -> JSONValue {
    try await script("const args = [...arguments];\n" + body, arguments)
  }

  /// Runs a function body that passes its result to its last argument.
  ///
  ///     try await browser.runAsync("const done = args.at(-1); addEventListener('x', () => done(1))")
  @discardableResult
  public func runAsync(_ body: String, _ arguments: JSONValue...) async throws -> JSONValue {
    try await command(
      "POST", "/execute/async",
      [
        "script": .string("const args = [...arguments];\n" + body), "args": .array(arguments),
      ])
  }

  func script(_ body: String, _ arguments: [JSONValue]) async throws -> JSONValue {
    try await command(
      "POST", "/execute/sync", ["script": .string(body), "args": .array(arguments)])
  }
}
