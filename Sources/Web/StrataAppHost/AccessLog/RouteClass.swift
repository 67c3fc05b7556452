import StrataAssets

/// The kind of address that a request asks for, which the access log has instead of the address.
///
/// An address says where a person is and what they look at: a page's path names a place or an offer,
/// and a tile's numbers are a position.
enum RouteClass: String, Sendable, CaseIterable {
  case page, socket, file, asset, tile, frame, health, readiness, metrics

  /// Finds the class of a path without its query.
  init(path: String) {
    self =
      switch path {
      case "/healthz": .health
      case "/readyz": .readiness
      case "/metrics": .metrics
      case "/~/live": .socket
      case let path where path.hasPrefix(AssetStore.folder): .asset
      case let path where path.hasPrefix(TileSource.folder): .tile
      case let path where path.hasPrefix(FramedPage.folder): .frame
      case let path where path.hasPrefix("/~"): .file
      default: .page
      }
  }
}
