public import Foundation

extension Browser {
  /// Chooses a file in a file field, as in the browser's dialog.
  public func choose(
    _ file: URL, in locator: Locator, within time: Duration = patience
  ) async throws {
    let element = try await waitFor(locator, within: time)
    try await command(
      "POST", "/element/\(element.id)/value", ["text": .string(file.path)])
  }

  /// Saves all following downloads in a folder, without a prompt.
  public func download(to folder: URL) async throws {
    try await chromium.devTools.send(
      "Browser.setDownloadBehavior",
      [
        "behavior": "allow", "downloadPath": .string(folder.path), "eventsEnabled": false,
        "browserContextId": .string(context),
      ])
  }
}
