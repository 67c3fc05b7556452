import StrataKitTesting

/// The files of a database on a disk, and what of them a loss of power may leave.
struct FragileDisk {
  /// The name of the database; its log's and journal's names begin with it.
  private let database: String
  private var files: [String: FragileFile]
  /// The names in the folder as a program sees it, and as the disk has it.
  private var names: Set<String>, safeNames: Set<String>
  private var indices: [[UInt8]] = []

  /// Creates a disk with an empty database.
  init(database: String) {
    self.database = database
    files = [database: FragileFile()]
    (names, safeNames) = ([database], [database])
  }

  /// A Boolean value that indicates whether the disk has everything of the log, or there is none.
  var isLogSafe: Bool {
    let name = database + "-wal"
    return names == safeNames && (!names.contains(name) || files[name]?.isSafe == true)
  }

  mutating func apply(_ event: DiskEvent) {
    switch event {
    case .open(let name):
      if names.insert(name).inserted { files[name] = FragileFile() }
    case .write(let name, let offset, let bytes): files[name]?.write(bytes, at: offset)
    case .truncate(let name, let size): files[name]?.truncate(to: size)
    case .sync(let name):
      files[name]?.sync()
      // SQLite writes the folder together with a new file.
      if !safeNames.contains(name) { safeNames = names }
    case .remove(let name, let isSynced):
      names.remove(name)
      if isSynced { safeNames = names }
    case .index(let bytes): indices.append(bytes)
    case .acknowledged: break
    }
  }

  /// Returns the files that a loss of power may leave, by name.
  func afterLoss(using random: inout SeededGenerator) -> [String: [UInt8]] {
    let kept: Double = [0, 0.5, 0.9, 1].randomElement(using: &random) ?? 1
    var left: [String: [UInt8]] = [:]
    for name in names.union(safeNames).sorted() {
      let isCertain = names.contains(name) && safeNames.contains(name)
      guard isCertain || Bool.random(using: &random) else { continue }
      left[name] = files[name]?.afterLoss(kept: kept, using: &random)
    }
    if Bool.random(using: &random), let index = indices.randomElement(using: &random) {
      left[database + "-shm"] = index
    }
    return left
  }
}
