import Foundation

/// The chromedriver process of this test process; it and its Chromiums end with the process.
///
/// Tests use ``Browser/run(_:_:)``, which shares one.
public final class ChromeDriver: Sendable {
  /// The port on which chromedriver listens, which it has chosen.
  public let port: Int
  let process: OwnedProcess
  private let client: RawHTTPClient

  /// Starts a process of ChromeDriver.
  ///
  /// - Throws: ``BrowserMissing`` if chromedriver, Chromium or its headless shell is not installed.
  public static func start() async throws -> ChromeDriver {
    let files = Files.installed
    for file in [files.driver, files.browser, files.shell]
    where !FileManager.default.isExecutableFile(atPath: file) {
      throw BrowserMissing(file: file)
    }
    let home = try Lifeline.shared.get().makeFolder("chromium-home").path
    // It takes a free IPv6 port, and ends if the IPv4 port of the same number is still in use.
    for _ in 0..<20 {
      if let driver = try await start(files, home: home, isLast: false) { return driver }
    }
    guard let driver = try await start(files, home: home, isLast: true) else {
      throw LaunchError(executable: files.driver, reason: "no port is free")
    }
    return driver
  }

  /// Starts a driver; returns `nil` if its port was taken.
  ///
  /// - Parameter isLast: Whether to throw in that case, too.
  private static func start(
    _ files: Files, home: String, isLast: Bool
  ) async throws -> ChromeDriver? {
    let fonts = TestFonts.chosen(ProcessInfo.processInfo.environment)
    let own = ["PATH": "/usr/bin:/bin", "HOME": home, "LANG": "C.UTF-8", "TZ": "UTC"]
    let process = try OwnedProcess(
      Launch(
        executable: files.driver, arguments: ["--port=0"],
        environment: own.merging(fonts?.environment(in: home) ?? [:]) { _, new in new }))
    let port = try await process.output.waitForLine(within: patience) { line in
      line.contains("started successfully") ? Int(line.filter(\.isNumber)) : nil
    }
    guard let port else {
      process.killGroup()
      if !isLast, process.output.text.contains("port not available") { return nil }
      throw LaunchError(executable: files.driver, reason: "it said: " + process.output.text)
    }
    return ChromeDriver(process, port: port)
  }

  private init(_ process: OwnedProcess, port: Int) {
    self.process = process
    self.port = port
    client = RawHTTPClient(port: port)
  }

  deinit { process.killGroup() }

  var isRunning: Bool { process.exitStatus == nil }

  /// Sends a command of the protocol.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - path: The path after the server's address, such as `/session`.
  ///   - body: The body of a POST; an empty object if there are no parameters.
  /// - Throws: ``WebDriverError`` with the driver's message.
  public func command(
    _ method: String, _ path: String, _ body: JSONValue = [:]
  ) async throws -> JSONValue {
    let bytes = method == "POST" ? try body.bytes() : []
    let response = try await client.send(
      method, path, headers: ["Content-Type": "application/json; charset=utf-8"], body: bytes,
      within: .seconds(120))
    let answer = try JSONDecoder().decode(JSONValue.self, from: Data(response.body))
    let value = answer["value"] ?? .null
    guard response.status != 200 else { return value }
    let words = value["message"]?.string ?? response.text
    throw WebDriverError(
      code: value["error"]?.string ?? "status \(response.status)",
      message: String(words.prefix { $0 != "\n" }), command: "\(method) \(path)")
  }

  /// The paths of the programs that a driver needs.
  struct Files {
    var driver: String
    var browser: String
    var shell: String

    /// Returns the path of the program that the driver starts for a browser: Chromium if it needs
    /// notifications, else its headless shell.
    func program(hasNotifications: Bool) throws -> String {
      hasNotifications ? browser : try Self.startedShell.get()
    }

    /// A script that starts the headless shell with an empty page: the driver expects a page, but
    /// names none, and the shell starts without one.
    private static let startedShell = Result {
      let script = try Lifeline.shared.get().makeFolder("shell").appendingPathComponent("start")
      try Data("#!/bin/sh\nexec '\(installed.shell)' \"$@\" about:blank\n".utf8).write(to: script)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: script.path)
      return script.path
    }

    static var installed: Files {
      let given = ProcessInfo.processInfo.environment
      return Files(
        driver: given["CHROMEDRIVER"] ?? "/usr/bin/chromedriver",
        browser: given["CHROMIUM"] ?? "/usr/bin/chromium",
        shell: given["CHROMIUM_SHELL"] ?? "/usr/bin/chromium-headless-shell")
    }
  }
}
