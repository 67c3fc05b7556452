package import Foundation
import Synchronization

/// A web page that an app shows in a frame, for as long as it exists.
///
///     let page = FramedPage(.site("https://example.org/"), owner: DeviceHost.currentID.rawValue)
///     page.address    // "/~/web/site/5f0c…"
///
/// The browser loads the page from this server, under a random name. Only the browser of its owner
/// may load it.
package final class FramedPage: Sendable {
  /// The content of a frame.
  package enum Content: Sendable {
    /// A page of another site, with its address, which is http or https.
    case site(String)
    /// A page of the app's bytes, with their media type.
    case page(Data, contentType: String)
  }

  package static let folder = "/~/web/"

  private struct Known {
    weak var page: FramedPage?
  }

  private static let known = Mutex<[String: Known]>([:])

  package let content: Content
  private let owner: String
  private let name: String

  /// Creates a page that a frame shows.
  ///
  /// - Parameter owner: The device whose browser may load it.
  package init(_ content: Content, owner: String) {
    (self.content, self.owner) = (content, owner)
    name = UUID().uuidString.lowercased().replacing("-", with: "")
    Self.known.withLock { $0[name] = Known(page: self) }
  }

  deinit { Self.known.withLock { _ = $0.removeValue(forKey: name) } }

  /// The path of the page's URL on the app's server.
  package var address: String {
    if case .site = content { "\(Self.folder)site/\(name)" } else { "\(Self.folder)page/\(name)" }
  }

  /// Returns the page at a URL path; `nil` if there is none, or if it belongs to another device.
  package static func page(at path: String, for owner: String) -> FramedPage? {
    guard let name = path.split(separator: "/").last,
      let page = known.withLock({ $0[String(name)]?.page }),
      page.address == path, page.owner == owner
    else { return nil }
    return page
  }
}
