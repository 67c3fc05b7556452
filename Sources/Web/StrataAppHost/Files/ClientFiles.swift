import StrataBrowserClient

/// The browser client's files as a host serves them, each read once when it starts.
struct ClientFiles: Sendable {
  private let files: [BrowserClient.Name: PackedFile]

  /// Reads the files of the browser's client.
  ///
  /// - Parameters:
  ///   - isInstallable: Whether browsers may install the app.
  ///   - hasGallery: Whether previews are served instead of an app.
  /// - Throws: `MissingClientFile` if the installation lacks one of them.
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

  /// Returns a file by its name; `nil` if the host does not serve the file.
  subscript(_ name: BrowserClient.Name) -> PackedFile? { files[name] }

  /// Returns a file by the path that a browser requests; `nil` if there is none.
  func file(at path: String) -> PackedFile? { files.values.first { $0.file.path == path } }

  /// Returns the URL under which a page links to a file; empty for a file that the host does not
  /// serve.
  func url(_ name: BrowserClient.Name) -> String { files[name]?.file.url ?? "" }

  /// The URLs of the map's script and of its other files, separated by spaces.
  var map: String {
    [.map, .leaflet, .mapStyle, .land].map(url).joined(separator: " ")
  }
}
