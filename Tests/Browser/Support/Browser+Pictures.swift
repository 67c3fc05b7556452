import Foundation
import StrataBrowserTesting

extension Browser {
  /// Keeps a picture of the window for a person who looks at the screens; only if `STRATA_PICTURES`
  /// names a folder for them.
  func keepPicture(of screen: String, _ appearance: Appearance) async throws {
    guard let folder = ProcessInfo.processInfo.environment["STRATA_PICTURES"] else { return }
    let width = try await run("return innerWidth").double ?? 0
    let name = screen.replacing(/[^A-Za-z0-9]+/, with: "-")
    let file = "\(name)-\(Int(width))-\(appearance.rawValue).png"
    try await screenshot(to: URL(filePath: folder).appending(path: file))
  }
}
