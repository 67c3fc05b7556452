import Foundation
import StrataAssets

/// The web app manifest, with which browsers install the app.
struct WebManifest: Encodable {
  struct Icon: Encodable {
    var src: String
    var sizes: String
    var type: String
    /// The purpose of an icon, `any` or `maskable`. An app's icon fills its square, as masks
    /// require.
    var purpose: String
  }

  struct Shortcut: Encodable {
    var name: String
    var url: String
  }

  static let path = "/~/app.webmanifest"

  var name: String
  var shortName: String
  var id = "/"
  var startURL = "/"
  var scope = "/"
  var display = "standalone"
  var themeColor = "#ffffff"
  var backgroundColor: String
  var icons: [Icon]
  /// The pages in the menu of the app's icon; `nil` leaves them out.
  var shortcuts: [Shortcut]?

  enum CodingKeys: String, CodingKey {
    case name
    case shortName = "short_name"
    case id
    case startURL = "start_url"
    case scope, display
    case themeColor = "theme_color"
    case backgroundColor = "background_color"
    case icons, shortcuts
  }

  /// Creates the web app manifest, with which browsers install the app.
  ///
  /// - Parameters:
  ///   - pictures: The app's icon in its sizes.
  ///   - shortcuts: The pages in the menu of the app's icon.
  init(_ brand: Brand, pictures: [Asset], shortcuts: [HostShortcut] = []) {
    name = brand.name
    shortName = brand.name
    backgroundColor = brand.launch?.light ?? "#fff"
    self.shortcuts =
      shortcuts.isEmpty ? nil : shortcuts.map { Shortcut(name: $0.title, url: $0.path) }
    icons = pictures.flatMap { picture -> [Icon] in
      guard let size = picture.size else { return [] }
      let words = "\(Int(size.width))x\(Int(size.height))"
      return ["any", "maskable"].map {
        Icon(src: picture.address, sizes: words, type: picture.type.contentType, purpose: $0)
      }
    }
  }

  /// The manifest as JSON.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { [UInt8]($0) } ?? []
  }
}
