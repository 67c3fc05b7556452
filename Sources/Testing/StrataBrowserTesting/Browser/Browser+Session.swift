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
        // What went wrong may be Chromium's fault: no other test gets it.
        await browser.chromium.quit()
      }
      await BrowserPool.shared.leave(all.count)
      throw error
    }
  }

  /// Takes a Chromium that waits, or starts one, and opens a browser in it.
  private static func begin(_ options: BrowserOptions) async throws -> Browser {
    let chromium = try await BrowserPool.shared.take(options.start)
    do {
      return try await open(options, in: chromium)
    } catch {
      await chromium.quit()
      throw error
    }
  }

  /// Makes a context at the viewport asked for.
  static func open(_ options: BrowserOptions, in chromium: Chromium) async throws -> Browser {
    let browser = Browser(chromium: chromium, context: try await chromium.makeContext())
    try await browser.setViewport(options.viewport)
    if !options.runsScripts {
      try await browser.devTools("Emulation.setScriptExecutionDisabled", ["value": true])
    }
    return browser
  }

  /// Ends the context; a Chromium that could not is ended itself.
  private func end() async {
    do {
      try await chromium.endContext(context)
    } catch {
      return await chromium.quit()
    }
    await BrowserPool.shared.give(chromium)
  }

  /// Leaves a picture of a failed test's page where the environment asks for it.
  private func keepPicture() async {
    guard let folder = ProcessInfo.processInfo.environment["STRATA_SCREENSHOTS"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("failed-\(context).png")
    try? await screenshot(to: file)  // the failure itself matters more than its picture
  }
}
