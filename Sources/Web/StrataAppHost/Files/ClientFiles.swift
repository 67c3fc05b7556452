import StrataBrowserClient

/// The client's files as one host serves them, each read once when it starts.
struct ClientFiles: Sendable {
  private let files: [BrowserClient.Name: PackedFile]

  /// - Parameters:
  ///   - isInstallable: whether browsers may put the app beside the device's own.
  ///   - hasGallery: whether previews are served instead of an app.
  /// - Throws: `MissingClientFile` where the installation lost one of them.
  init(isInstallable: Bool, hasGallery: Bool) throws(MissingClientFile) {
    var files: [BrowserClient.Name: PackedFile] = [:]
    for name in BrowserClient.Name.allCases {
      switch name {
      case .installScript where !isInstallable: continue
      case .galleryScript where !hasGallery, .galleryStyle where !hasGallery: continue
      default: files[name] = PackedFile(try BrowserClient.file(name))
      }
    }
    self.files = files
  }

  /// A file by its name; `nil` where this host has no use for it.
  subscript(_ name: BrowserClient.Name) -> PackedFile? { files[name] }

  /// A file by the path that a browser asks for.
  func file(at path: String) -> PackedFile? { files.values.first { $0.file.path == path } }

  /// The address that a page links to; empty for a file that this host does not serve.
  func url(_ name: BrowserClient.Name) -> String { files[name]?.file.url ?? "" }

  /// The script of maps, and what it fetches in turn.
  var map: String {
    [.map, .leaflet, .mapStyle, .land].map(url).joined(separator: " ")
  }
}
