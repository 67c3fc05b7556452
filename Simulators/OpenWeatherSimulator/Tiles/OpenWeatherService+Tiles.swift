import Foundation
import SimulatedWorld
import SimulatorKit
import StrataWebServer

extension OpenWeatherService {
  /// Returns a tile of a map layer for a path such as `/map/clouds_new/2/1/1.png?appid=demo`.
  func tile(_ request: HTTPRequest) -> HTTPResponse {
    do throws(ServiceFailure) {
      try checkKey(Parameters(request)["appid"] ?? "")
    } catch {
      return error.response
    }
    guard let square = TileSquare(path: request.path), let layer = TileLayer(path: request.path)
    else { return ServiceFailure.unknownPath.response }
    var response = HTTPResponse(body: .bytes(picture(of: square, layer)))
    response.headers["Content-Type"] = "image/png"
    return response
  }

  /// Draws a tile: the weather is computed at a grid of points and interpolated between them.
  private func picture(of square: TileSquare, _ layer: TileLayer) -> [UInt8] {
    let hour = Int(now().timeIntervalSince1970) / 3600
    let corners = TilePicture.corners
    var values: [Double] = []
    for row in 0..<corners {
      for column in 0..<corners {
        let place = square.place(column, row, of: corners - 1)
        let weather = model.weather(
          at: place, climate: model.climate(at: place), hour: hour)
        values.append(layer.value(of: weather))
      }
    }
    return TilePicture(values: values, color: layer.color).png
  }
}
