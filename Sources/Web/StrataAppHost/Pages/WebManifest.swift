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

  /// A picture of the app, which browsers show when they offer to install it.
  struct Screenshot: Encodable {
    var src: String
    var sizes: String
    var type: String
    /// The windows for which it is shown: `narrow` on phones, `wide` on desktops.
    var formFactor: String

    enum CodingKeys: String, CodingKey {
      case src, sizes, type
      case formFactor = "form_factor"
    }
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
  /// The pictures of the app; `nil` leaves them out.
  var screenshots: [Screenshot]?

  enum CodingKeys: String, CodingKey {
    case name
    case shortName = "short_name"
    case id
    case startURL = "start_url"
    case scope, display
    case themeColor = "theme_color"
    case backgroundColor = "background_color"
    case icons, shortcuts, screenshots
  }

  /// Creates the web app manifest, with which browsers install the app.
  ///
  /// - Parameters:
  ///   - pictures: The app's icon in its sizes.
  ///   - shortcuts: The pages in the menu of the app's icon.
  ///   - screenshots: Pictures of the app.
  init(
    _ brand: Brand, pictures: [Asset], shortcuts: [HostShortcut] = [], screenshots: [Asset] = []
  ) {
    name = brand.name
    shortName = brand.name
    backgroundColor = brand.launch?.light ?? "#fff"
    self.shortcuts =
      shortcuts.isEmpty ? nil : shortcuts.map { Shortcut(name: $0.title, url: $0.path) }
    icons = pictures.flatMap { picture -> [Icon] in
      guard let sizes = picture.sizes else { return [] }
      return ["any", "maskable"].map {
        Icon(src: picture.address, sizes: sizes, type: picture.type.contentType, purpose: $0)
      }
    }
    let shown = screenshots.compactMap(Screenshot.init)
    self.screenshots = shown.isEmpty ? nil : shown
  }

  /// The manifest as JSON.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { [UInt8]($0) } ?? []
  }
}

extension WebManifest.Screenshot {
  /// Creates the entry of a picture; `nil` if its size is not known.
  init?(_ picture: Asset) {
    guard let size = picture.size, let sizes = picture.sizes else { return nil }
    self.init(
      src: picture.address, sizes: sizes, type: picture.type.contentType,
      formFactor: size.width > size.height ? "wide" : "narrow")
  }
}

extension Asset {
  /// The size as a manifest has it, such as `512x512`.
  fileprivate var sizes: String? { size.map { "\(Int($0.width))x\(Int($0.height))" } }
}
