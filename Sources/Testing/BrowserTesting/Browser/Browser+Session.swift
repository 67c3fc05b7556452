import Foundation

extension Browser {
  static func run<Result: Sendable>(
    _ all: [BrowserOptions], isolation: isolated (any Actor)? = #isolation,
    _ body: ([Browser]) async throws -> Result
  ) async throws -> Result {
    await BrowserPool.shared.enter(all.count)
    var browsers: [Browser] = []
    do {
      for options in all { browsers.append(try await start(options)) }
      let result = try await body(browsers)
      await end(browsers, places: all.count)
      return result
    } catch {
      for browser in browsers { await browser.keepPicture() }
      await end(browsers, places: all.count)
      throw error
    }
  }

  private static func end(_ browsers: [Browser], places: Int) async {
    for browser in browsers { await browser.quit() }
    await BrowserPool.shared.leave(places)
  }

  /// Starts a session with a new profile, at the viewport asked for.
  static func start(_ options: BrowserOptions) async throws -> Browser {
    let driver = try await BrowserPool.shared.driver()
    let profile = try Lifeline.shared.get().makeFolder("profile")
    let wanted: JSONValue = ["capabilities": ["alwaysMatch": options.capabilities(profile.path)]]
    let answer = try await driver.command("POST", "/session", wanted)
    guard let session = answer["sessionId"]?.string else {
      throw WebDriverError(code: "no session", message: "\(answer)", command: "POST /session")
    }
    let browser = Browser(driver: driver, session: session, profile: profile)
    do {
      try await browser.setViewport(options.viewport)
      if !options.runsScripts {
        try await browser.devTools("Emulation.setScriptExecutionDisabled", ["value": true])
      }
    } catch {
      await browser.quit()
      throw error
    }
    return browser
  }

  /// Leaves a picture of a failed test's page where the environment asks for it.
  func keepPicture() async {
    guard let folder = ProcessInfo.processInfo.environment["STRATA_SCREENSHOTS"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("failed-\(session).png")
    try? await screenshot(to: file)  // the failure itself matters more than its picture
  }
}

extension BrowserOptions {
  /// In milliseconds; longer than a wait in the page, which tells what the page looked like.
  private static let scriptPatience = (patience + .seconds(60)) / .milliseconds(1)

  func capabilities(_ profile: String) -> JSONValue {
    [
      "browserName": "chrome",
      "acceptInsecureCerts": .bool(acceptsAnyCertificate),
      "timeouts": ["implicit": 0, "pageLoad": 60_000, "script": .number(Self.scriptPatience)],
      "unhandledPromptBehavior": "ignore",
      "goog:loggingPrefs": ["browser": "ALL"],
      "goog:chromeOptions": [
        "binary": .string(ChromeDriver.Files.installed.browser),
        "args": .array(arguments(profile).map { .string($0) }),
        "prefs": [
          "webkit.webprefs.default_font_size": .number(Double(textSize)),
          "intl.accept_languages": .string(languages),
        ],
      ],
    ]
  }

  /// The sandbox and /dev/shm fail in containers; the rest keeps Chromium from calling home, and from
  /// drawing the pages below its address bar, which nobody sees and half its start went into.
  private func arguments(_ profile: String) -> [String] {
    [
      "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
      "--user-data-dir=\(profile)", "--no-first-run", "--no-default-browser-check",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-default-apps", "--disable-extensions", "--disable-breakpad",
      "--disable-crash-reporter", "--metrics-recording-only", "--force-color-profile=srgb",
      "--window-size=1280,900",
      "--disable-features=WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup",
    ]
      + (hostNames.isEmpty
        ? []
        : [
          "--host-resolver-rules="
            + hostNames.map { "MAP \($0) 127.0.0.1" }.joined(separator: ",")
        ])
  }
}
