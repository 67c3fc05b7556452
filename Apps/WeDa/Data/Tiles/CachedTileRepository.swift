public import Foundation
import NetworkingKit
public import StrataPersistence
public import WeDaDomain

/// Map tiles from memory, from disk, or from the provider; shared by all devices.
///
/// A copy is fresh for ten minutes, after which the service has newer data. If the provider fails,
/// an older copy is used, and its time is shown.
public struct CachedTileRepository: WeatherTileRepository {
  /// The limit of memory in bytes.
  public static let memoryLimit = 50_000_000
  /// The limit of the disk in bytes.
  public static let diskLimit = 200_000_000
  /// The time for which a copy is fresh, in seconds.
  public static let lifetime: TimeInterval = 600
  /// The maximum age of a copy that is used if the provider fails, in seconds.
  public static let fallbackLifetime: TimeInterval = 6 * 3600

  private let remote: OpenWeatherMapTileDataSource
  private let memory: TileMemory
  private let disk: FileCache
  private let now: @Sendable () -> Date
  private let flights = SingleFlight<String, Result<WeatherTile, WeatherError>>()
  private let warning: MemoryWarning

  /// Creates a repository of map tiles from memory, from disk, or from the provider.
  public init(
    remote: OpenWeatherMapTileDataSource, disk: FileCache, memoryLimit: Int = memoryLimit,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.remote = remote
    self.disk = disk
    self.now = now
    let memory = TileMemory(limit: memoryLimit)
    self.memory = memory
    warning = MemoryWarning { Task { await memory.removeAll() } }
  }

  /// The bytes of tiles in memory.
  var bytesInMemory: Int { get async { await memory.size } }

  public func layers() async -> [WeatherLayer] { WeatherLayer.allCases }

  public func tile(
    _ tile: MapTile, of layer: WeatherLayer
  ) async throws(WeatherError) -> WeatherTile {
    let name = "\(layer.rawValue)-\(tile.zoom)-\(tile.x)-\(tile.y)"
    let answer = await flights.value(for: name) { await find(tile, layer, name) }
    return try answer.get()
  }

  private func find(
    _ tile: MapTile, _ layer: WeatherLayer, _ name: String
  ) async -> Result<WeatherTile, WeatherError> {
    let kept = await kept(name)
    if let kept, age(kept) <= Self.lifetime { return .success(kept) }
    do throws(WeatherError) {
      let picture = try await remote.picture(of: tile, layer)
      let fresh = WeatherTile(picture: picture, fetchedAt: now())
      await memory.set(fresh, name)
      await disk.set(picture, for: name)
      return .success(fresh)
    } catch {
      guard let kept, age(kept) <= Self.fallbackLifetime else { return .failure(error) }
      return .success(kept)
    }
  }

  private func kept(_ name: String) async -> WeatherTile? {
    if let tile = await memory.tile(name) { return tile }
    guard let stored = await disk.value(for: name) else { return nil }
    let tile = WeatherTile(picture: stored.data, fetchedAt: stored.writtenAt)
    await memory.set(tile, name)
    return tile
  }

  /// Returns the age of a tile in seconds; infinity if the clock was set back, as the age is then
  /// unknown.
  private func age(_ tile: WeatherTile) -> TimeInterval {
    let age = now().timeIntervalSince(tile.fetchedAt)
    return age < -1 ? .infinity : age
  }
}
