public import Foundation

extension Browser {
  /// Returns a screenshot of the viewport or of the whole page, as PNG.
  public func screenshot(fullPage: Bool = false) async throws -> [UInt8] {
    let answer = try await devTools(
      "Page.captureScreenshot", fullPage ? wholePage() : ["format": "png"])
    guard let text = answer["data"]?.string, let data = Data(base64Encoded: text) else {
      throw unexpected(answer, from: "Page.captureScreenshot")
    }
    return Array(data)
  }

  /// Writes a screenshot to a file; its folder is created if needed.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  public func screenshot(to file: URL, fullPage: Bool = false) async throws {
    let bytes = try await screenshot(fullPage: fullPage)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func wholePage() async throws -> JSONValue {
    let metrics = try await devTools("Page.getLayoutMetrics")
    let size = metrics["cssContentSize"]
    guard let width = size?["width"], let height = size?["height"] else {
      throw unexpected(metrics, from: "Page.getLayoutMetrics")
    }
    return [
      "format": "png", "captureBeyondViewport": true,
      "clip": ["x": 0, "y": 0, "width": width, "height": height, "scale": 1],
    ]
  }
}
