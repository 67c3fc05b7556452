extension BrowserOptions {
  /// The options that Chromium needs when it starts; all other options apply to each page.
  struct Start: Sendable, Hashable {
    var textSize: Int
    var languages: String
    var acceptsAnyCertificate: Bool
    var hostNames: [String]
    var hasNotifications: Bool
  }

  var start: Start {
    Start(
      textSize: textSize, languages: languages, acceptsAnyCertificate: acceptsAnyCertificate,
      hostNames: hostNames, hasNotifications: hasNotifications)
  }
}

extension BrowserOptions.Start {
  /// The time limit of a script in milliseconds: longer than a wait in the page, whose failure
  /// reports the state of the page.
  private static let scriptPatience = (patience + .seconds(60)) / .milliseconds(1)

  func capabilities(_ profile: String) throws -> JSONValue {
    let program = try ChromeDriver.Files.installed.program(hasNotifications: hasNotifications)
    return [
      "browserName": "chrome",
      "acceptInsecureCerts": .bool(acceptsAnyCertificate),
      "timeouts": ["implicit": 0, "pageLoad": 60_000, "script": .number(Self.scriptPatience)],
      "unhandledPromptBehavior": "ignore",
      "goog:loggingPrefs": ["browser": "ALL"],
      "goog:chromeOptions": [
        "binary": .string(program),
        "args": .array(arguments(profile).map { .string($0) }),
        "prefs": [
          "webkit.webprefs.default_font_size": .number(Double(textSize)),
          "intl.accept_languages": .string(languages),
        ],
      ],
    ]
  }

  /// Returns the command line arguments for Chromium. The sandbox and /dev/shm fail in containers.
  /// The other flags disable requests to Google, and the invisible pages of the address bar, which
  /// took half of the start time. The headless shell has no preferences, so that it needs only the
  /// last two flags.
  private func arguments(_ profile: String) -> [String] {
    (hasNotifications ? ["--headless=new"] : []) + [
      "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
      "--user-data-dir=\(profile)", "--no-first-run", "--no-default-browser-check",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-default-apps", "--disable-extensions", "--disable-breakpad",
      "--disable-crash-reporter", "--metrics-recording-only", "--force-color-profile=srgb",
      "--window-size=1280,900",
      "--disable-features=WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup",
      "--blink-settings=defaultFontSize=\(textSize)", "--accept-lang=\(languages)",
    ]
      + (hostNames.isEmpty
        ? []
        : [
          "--host-resolver-rules="
            + hostNames.map { "MAP \($0) 127.0.0.1" }.joined(separator: ",")
        ])
  }
}
