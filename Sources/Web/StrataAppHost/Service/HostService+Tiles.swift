import Foundation
import StrataAssets
import StrataWebServer

extension HostService {
  /// The maximum size of a map tile, in bytes.
  static let largestTile = 1 << 20

  /// Returns a map tile if the request comes from a known device, so that others cannot use this
  /// server as a proxy for a provider's tiles.
  func tile(_ request: HTTPRequest) async -> HTTPResponse {
    guard cookie.device(of: request) != nil else {
      return plain(
        "map tiles are only for browsers that have opened a page of this app", status: 403)
    }
    do {
      guard let data = try await TileSource.picture(at: request.path) else {
        return plain("unknown address", status: 404)
      }
      return picture(data)
    } catch {
      return unkept(plain("this map tile is not available", status: 502))
    }
  }

  private func picture(_ data: Data) -> HTTPResponse {
    guard data.count <= Self.largestTile, let type = AssetType(pictureIn: data) else {
      return unkept(
        plain("the map service sent something other than a picture for this map tile", status: 502))
    }
    var response = HTTPResponse(body: .bytes(Array(data)))
    response.headers["Content-Type"] = type.contentType
    // A browser keeps a tile for as long as the server keeps a place's weather.
    response.headers["Cache-Control"] = "private, max-age=600"
    SecurityHeaders.add(to: &response)
    return response
  }

  private func unkept(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}
