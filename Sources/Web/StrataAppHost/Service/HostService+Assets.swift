import Foundation
import StrataAssets
import StrataWebServer

extension HostService {
  /// Returns a picture, font, sound or movie of the app, by the URL path that is derived from its
  /// content.
  ///
  /// - Parameter request: The request; of a sound or movie it may ask for a range of bytes, without
  ///   which some browsers play none.
  func asset(_ path: String, of request: HTTPRequest? = nil) -> HTTPResponse {
    guard let (data, type) = Self.content(path) else {
      return plain("unknown address", status: 404)
    }
    var response = HTTPResponse(body: .bytes(Array(data)))
    response.headers["Content-Type"] = type.contentType
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    SecurityHeaders.add(to: &response)
    if type.isMedia {
      response.headers["Accept-Ranges"] = "bytes"
      ByteRange.cut(&response, to: request?.headers["range"], of: data)
    }
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
