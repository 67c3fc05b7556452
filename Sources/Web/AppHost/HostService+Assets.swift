import Assets
import Foundation
import WebServer

extension HostService {
  /// A picture or font of the app, by an address that follows from its content.
  func asset(_ path: String) -> HTTPResponse {
    guard let asset = AssetStore.asset(address: path), let data = try? Data(contentsOf: asset.file)
    else { return plain("there is nothing here", status: 404) }
    var response = HTTPResponse(body: .bytes(Array(data)))
    response.headers["Content-Type"] = asset.type.contentType
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    SecurityHeaders.add(to: &response)
    return response
  }
}
