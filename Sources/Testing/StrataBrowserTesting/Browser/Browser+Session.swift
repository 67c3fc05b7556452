import Foundation

extension Browser {
  static func run<Result: Sendable>(
    _ all: [BrowserOptions], isolation: isolated (any Actor)? = #isolation,
    _ body: ([Browser]) async throws -> Result
  ) async throws -> Result {
    await BrowserPool.shared.enter(all.count)
    var browsers: [Browser] = []
    do {
      for options in all { browsers.append(try await begin(options)) }
      let result = try await body(browsers)
      for browser in browsers { await browser.end() }
      await BrowserPool.shared.leave(all.count)
      return result
    } catch {
      for browser in browsers {
        await browser.keepPicture()
        // Chromium may have caused the failure: no other test gets it.
        await browser.chromium.quit()
      }
      await BrowserPool.shared.leave(all.count)
      throw error
    }
  }

  /// Takes an idle Chromium, or starts one, and opens a browser in it.
  private static func begin(_ options: BrowserOptions) async throws -> Browser {
    let chromium = try await BrowserPool.shared.take(options.start)
    do {
      return try await open(options, in: chromium)
    } catch {
      await chromium.quit()
      throw error
    }
  }

  /// Creates a browsing context with the requested viewport.
  static func open(_ options: BrowserOptions, in chromium: Chromium) async throws -> Browser {
    let browser = Browser(chromium: chromium, context: try await chromium.makeContext())
    try await browser.setViewport(options.viewport)
    if !options.runsScripts {
      try await browser.devTools("Emulation.setScriptExecutionDisabled", ["value": true])
    }
    return browser
  }

  /// Ends the browser's context; if that fails, ends Chromium.
  private func end() async {
    do {
      try await chromium.endContext(context)
    } catch {
      return await chromium.quit()
    }
    await BrowserPool.shared.give(chromium)
  }

  /// Saves a screenshot of a failed test's page if the environment asks for it.
  private func keepPicture() async {
    guard let folder = ProcessInfo.processInfo.environment["STRATA_SCREENSHOTS"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("failed-\(context).png")
    try? await screenshot(to: file)  // the failure itself matters more than its picture
  }
}
