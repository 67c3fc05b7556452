import Foundation
import MapKit
import WeDaDomain

/// A map overlay of a weather layer. The domain provides its tiles, so the overlay contains neither
/// a key nor an address.
// @unchecked, as its superclass: it is immutable.
final class WeatherTileOverlay: MKTileOverlay, @unchecked Sendable {
  let layer: WeatherLayer
  private let layers: any WeatherLayersUseCase
  private let arrived: @MainActor (Result<Date, WeatherError>) -> Void

  /// Creates an overlay of a weather layer's tiles.
  ///
  /// - Parameter arrived: Called for each tile with the time of its data, or its error.
  init(
    _ layer: WeatherLayer, _ layers: any WeatherLayersUseCase,
    arrived: @escaping @MainActor (Result<Date, WeatherError>) -> Void
  ) {
    self.layer = layer
    self.layers = layers
    self.arrived = arrived
    super.init(urlTemplate: nil)
    (minimumZ, maximumZ) = (MapTile.zooms.lowerBound, MapTile.zooms.upperBound)
  }

  override func loadTile(at path: MKTileOverlayPath) async throws -> Data {
    let square = try MapTile(zoom: path.z, x: path.x, y: path.y)
    do throws(WeatherError) {
      let tile = try await layers.tile(square, of: layer)
      await arrived(.success(tile.fetchedAt))
      return tile.picture
    } catch {
      await arrived(.failure(error))
      throw error
    }
  }
}
