import Foundation
import StrataAssets
import StrataWebServer

extension HostService {
  /// Returns a picture or font of the app, by the URL path that is derived from its content.
  func asset(_ path: String) -> HTTPResponse {
    guard let (data, type) = Self.content(path) else {
      return plain("unknown address", status: 404)
    }
    var response = HTTPResponse(body: .bytes(Array(data)))
    response.headers["Content-Type"] = type.contentType
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    SecurityHeaders.add(to: &response)
    return response
  }

  /// Returns a file that a view named, or a picture that is held in memory.
  private static func content(_ path: String) -> (Data, AssetType)? {
    if let asset = AssetStore.asset(address: path) {
      return (try? Data(contentsOf: asset.file)).map { ($0, asset.type) }
    }
    return HeldAsset.content(address: path)
  }
}
