/// The file types that browsers show, by file extension.
package enum AssetType: String, CaseIterable, Sendable {
  case png, jpg, jpeg, gif, webp, avif, svg
  case ttf, otf, woff, woff2

  package init?(fileExtension: String) { self.init(rawValue: fileExtension.lowercased()) }

  package var isFont: Bool {
    switch self {
    case .ttf, .otf, .woff, .woff2: true
    default: false
    }
  }

  package var contentType: String {
    switch self {
    case .png: "image/png"
    case .jpg, .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .avif: "image/avif"
    case .svg: "image/svg+xml"
    case .ttf: "font/ttf"
    case .otf: "font/otf"
    case .woff: "font/woff"
    case .woff2: "font/woff2"
    }
  }
}
