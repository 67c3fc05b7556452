public import Foundation
import StrataDeviceServices

/// A cache of data by name in a folder, with a maximum size: the least recently used file is
/// removed first.
///
///     let cache = FileCache(folder: "tiles", limit: 200_000_000)
///     await cache.set(picture, for: "clouds-2-1-1")
///
/// A cache never fails: what cannot be written is not kept, what cannot be read is a miss. Names
/// consist of lower-case letters, digits, dashes and underscores; others are not stored.
public actor FileCache {
  private struct Entry {
    var bytes: Int
    /// The sequence number of the file's last use.
    var use: UInt64
    let writtenAt: Date
  }

  private let folder: URL
  private let limit: Int
  private let now: @Sendable () -> Date
  /// The files, read from the folder at the first use.
  private var entries: [String: Entry]?
  private var uses: UInt64 = 0

  /// Creates a cache of data by name in a folder, with a maximum size.
  ///
  /// - Parameters:
  ///   - name: The name of its folder in the host's data folder.
  ///   - limit: The maximum size of all files, in bytes.
  ///   - root: The parent folder, instead of the host's data folder.
  ///   - now: Returns the current time.
  public init(
    folder name: String, limit: Int, root: URL? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    folder = (root ?? DeviceHost.dataFolder.appendingPathComponent("caches", isDirectory: true))
      .appendingPathComponent(name, isDirectory: true)
    self.limit = limit
    self.now = now
  }

  /// Returns the data of a name and the time when it was written. Reading counts as a use of the
  /// file.
  public func value(for name: String) -> (data: Data, writtenAt: Date)? {
    load()
    guard var entry = entries?[name] else { return nil }
    guard let data = try? Data(contentsOf: file(name)), data.count == entry.bytes else {
      forget(name)
      return nil
    }
    uses += 1
    entry.use = uses
    entries?[name] = entry
    return (data, entry.writtenAt)
  }

  /// Stores data under a name, unless it is larger than the limit or the name is not valid.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - name: The name under which the data is read again.
  public func set(_ data: Data, for name: String) {
    load()
    guard Self.isName(name), data.count <= limit, !DeviceHost.hasLost(folder) else { return }
    forget(name)
    makeRoom(for: data.count)
    guard (try? data.write(to: file(name), options: .atomic)) != nil else { return }
    FileOwner.adopt(file(name))
    let time = now()
    try? FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file(name).path)
    uses += 1
    entries?[name] = Entry(bytes: data.count, use: uses, writtenAt: time)
  }

  /// The size of all files, in bytes.
  public var size: Int {
    load()
    return total
  }

  /// Removes all files of the cache.
  public func removeAll() {
    load()
    entries?.keys.forEach(forget)
  }

  private var total: Int { entries?.values.reduce(0) { $0 + $1.bytes } ?? 0 }

  private func makeRoom(for bytes: Int) {
    while total + bytes > limit, let oldest = entries?.min(by: { $0.value.use < $1.value.use }) {
      forget(oldest.key)
    }
  }

  private func forget(_ name: String) {
    guard entries?.removeValue(forKey: name) != nil else { return }
    try? FileManager.default.removeItem(at: file(name))
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 100
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
          || byte == 0x5F
      }
  }

  /// Reads the files of an earlier process; the oldest counts as least recently used.
  private func load() {
    guard entries == nil, !DeviceHost.hasLost(folder) else { return }
    try? FileOwner.makeFolder(folder)
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    let known = files.compactMap { file -> (String, Int, Date)? in
      guard Self.isName(file.lastPathComponent),
        let facts = try? file.resourceValues(forKeys: keys), let bytes = facts.fileSize,
        let date = facts.contentModificationDate
      else { return nil }
      return (file.lastPathComponent, bytes, date)
    }
    var all: [String: Entry] = [:]
    for (name, bytes, date) in known.sorted(by: { $0.2 < $1.2 }) {
      uses += 1
      all[name] = Entry(bytes: bytes, use: uses, writtenAt: date)
    }
    entries = all
    makeRoom(for: 0)
  }
}
