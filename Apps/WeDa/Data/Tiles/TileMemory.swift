import Foundation
import WeDaDomain

/// Map tiles in memory, up to a limit; the least recently used is removed first.
actor TileMemory {
  private struct Entry {
    let tile: WeatherTile
    var use: UInt64
  }

  private let limit: Int
  private var entries: [String: Entry] = [:]
  private var uses: UInt64 = 0
  /// The bytes of all tiles in memory.
  private(set) var size = 0

  init(limit: Int) { self.limit = limit }

  func tile(_ name: String) -> WeatherTile? {
    guard entries[name] != nil else { return nil }
    uses += 1
    entries[name]?.use = uses
    return entries[name]?.tile
  }

  func set(_ tile: WeatherTile, _ name: String) {
    remove(name)
    uses += 1
    entries[name] = Entry(tile: tile, use: uses)
    size += tile.picture.count
    while size > limit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      remove(oldest.key)
    }
  }

  func removeAll() { (entries, size) = ([:], 0) }

  private func remove(_ name: String) {
    size -= entries.removeValue(forKey: name)?.tile.picture.count ?? 0
  }
}
