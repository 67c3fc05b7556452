public import Foundation

/// Every file of any kind below a folder, including hidden folders.
///
/// Build products and dependencies are left out (`.build`, `.git`, `DerivedData`, `Pods` and the
/// like). Links to folders are not followed, so that a cycle of links ends; links that lead out of
/// the folder or to a folder around them are reported, because nothing else checks the files behind
/// them.
public struct WholeDisk: SourceTree {
  /// The top folder of the tree.
  public var top: URL

  /// Creates a tree of the files below `top`.
  public init(top: URL) { self.top = top.standardizedFileURL }

  private static let made: Set = [
    ".build", ".git", ".swiftpm", ".cache", ".venv", "Carthage", "DerivedData", "Pods",
    "__pycache__", "build", "checkouts", "node_modules", "venv", "xcuserdata",
  ]

  /// Returns whether a path leads through a folder that is left out: a file of a build or of a
  /// dependency.
  ///
  /// - Parameter path: The path from the top.
  public static func leavesOut(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { made.contains(String($0)) }
  }

  public func paths() throws -> [String] { try listing().paths }

  public func listing() throws -> TreeListing {
    guard FileManager.default.fileExists(atPath: top.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: top.path])
    }
    var (found, closed): ([String], [String]) = ([], [])
    var listing = TreeListing(paths: [])
    var open = [""]
    while let folder = open.popLast() {
      let place = folder.isEmpty ? top.path : "\(top.path)/\(folder)"
      guard let entries = Self.entries(of: place) else {
        closed.append(folder.isEmpty ? "." : folder)
        continue
      }
      for entry in entries {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if entry.isLink {
          take(path, of: &listing)
        } else if entry.isFolder {
          if !Self.made.contains(entry.name) { open.append(path) }
        } else {
          found.append(path)
        }
      }
    }
    (listing.paths, listing.closed) = (found.sorted(), closed.sorted())
    listing.lost.sort()
    listing.links.sort { $0.path < $1.path }
    return listing
  }

  /// Records a link that is not followed. A link to a folder that is read anyway needs no record.
  private func take(_ path: String, of listing: inout TreeListing) {
    let place = "\(top.path)/\(path)"
    guard let goal = Self.real(place) else {
      if Self.isSource(path) { listing.lost.append(path) }
      return
    }
    guard let own = Self.real(top.path), let home = Self.real(Self.parent(of: place)) else {
      return
    }
    if "\(home)/".hasPrefix("\(goal)/") {
      listing.links.append(.init(path: path, aim: .above))
    } else if !"\(goal)/".hasPrefix("\(own)/") {
      listing.links.append(.init(path: path, aim: .outside))
    }
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix("/project.pbxproj") || path.hasSuffix(".xcconfig")
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }

  /// Returns the path with all links resolved; `nil` if it leads to no file.
  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  public func text(at path: String) throws -> String {
    String(decoding: try bytes(at: path), as: UTF8.self)
  }

  public func bytes(at path: String) throws -> [UInt8] {
    try Self.contents(of: "\(top.path)/\(path)")
  }

  public func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat("\(top.path)/\(path)", &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return FileStamp(
      size: Int(status.st_size), place: Int(truncatingIfNeeded: status.st_ino),
      written: Self.nanoseconds(written), changed: Self.nanoseconds(changed))
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// Returns the bytes of a regular file. Other files are refused, since reading a pipe would never
  /// end.
  private static func contents(of path: String) throws -> [UInt8] {
    let handle = open(path, O_RDONLY | O_NONBLOCK)
    guard handle >= 0 else { throw CocoaError(.fileReadNoPermission) }
    defer { close(handle) }
    var status = stat()
    guard fstat(handle, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    let size = Int(status.st_size)
    return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = read(handle, buffer.baseAddress?.advanced(by: count), size - count)
        guard read >= 0 else { throw CocoaError(.fileReadUnknown) }
        if read == 0 { break }
        count += read
      }
    }
  }

  private struct Entry {
    var name: String
    var isFolder: Bool
    /// A Boolean value that indicates whether the entry is a link that is not followed.
    var isLink = false
  }

  /// Returns the entries of a folder; `nil` if it cannot be read. It uses `readdir`, which unlike
  /// Foundation returns the kind of each entry without another system call.
  private static func entries(of folder: String) -> [Entry]? {
    // A folder that was removed in the meantime is empty; one whose name is not valid UTF-8 still
    // exists.
    guard let handle = opendir(folder) else {
      return errno == ENOENT && !folder.contains("\u{FFFD}") ? [] : nil
    }
    defer { closedir(handle) }
    var found: [Entry] = []
    while let entry = readdir(handle) {
      var kind = Int32(entry.pointee.d_type)
      // Through the address: an entry is only as long as its name, so copying the struct would read
      // past its end.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      if kind == Int32(DT_LNK), pointsAtFolder("\(folder)/\(name)") {
        found.append(Entry(name: name, isFolder: false, isLink: true))
        continue
      }
      if kind == Int32(DT_UNKNOWN) { kind = Self.kind(of: "\(folder)/\(name)") }
      found.append(Entry(name: name, isFolder: kind == Int32(DT_DIR)))
    }
    return found
  }

  /// Returns the kind of an entry, for file systems that do not report it in the listing.
  private static func kind(of path: String) -> Int32 {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      return Int32(DT_REG)
    }
    return Int32(DT_DIR)
  }

  private static func pointsAtFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      || isFolder.boolValue
  }
}
