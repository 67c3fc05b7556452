#if canImport(Glibc)
  import Foundation
  import StrataImportGraph

  /// The changes of files below a folder, as Linux reports them (`inotify`).
  ///
  /// A look every two seconds finds what is not reported, as on network file systems.
  final class FolderEvents: FileWaiting {
    private let descriptor: Int32
    /// The watched folders by the kernel's numbers.
    private var folders: [Int32: String] = [:]
    /// The number of waits that ended because of a report, and not because of the clock.
    private(set) var reportCount = 0

    /// The milliseconds after which files are looked at without a report.
    private static let longest: Int32 = 2_000
    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)

    /// Begins to watch a folder with those below it; `nil` if the system offers no more watches.
    ///
    /// - Parameters:
    ///   - top: the folder.
    ///   - file: another file to watch, such as a rule book outside of the folder.
    init?(below top: URL, and file: URL? = nil) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      guard add(top.path), watch(file?.deletingLastPathComponent().path) else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    func wait() -> Bool {
      if take(within: Self.longest) { reportCount += 1 }
      return true
    }

    /// Takes what was reported until now.
    ///
    /// - Parameter milliseconds: how long to wait for the first report.
    /// - Returns: whether there was a report.
    func take(within milliseconds: Int32) -> Bool {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, milliseconds) > 0 else { return false }
      var isReported = false
      while let bytes = read() {
        isReported = true
        for (folder, name) in Self.newFolders(in: bytes) {
          if let path = folders[folder], !Self.leavesOut(name) { _ = add("\(path)/\(name)") }
        }
      }
      return isReported
    }

    // MARK: - Folders

    /// Watches a folder with those below it. What is left out of the check is left out here, too.
    private func add(_ top: String) -> Bool {
      var open = [top]
      while let folder = open.popLast() {
        guard watch(folder) else { return false }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        open += names.filter { !Self.leavesOut($0) && Self.isFolder("\(folder)/\($0)") }
          .map { "\(folder)/\($0)" }
      }
      return true
    }

    /// Watches one folder; a folder that is gone again needs no watch.
    private func watch(_ folder: String?) -> Bool {
      guard let folder else { return true }
      let number = inotify_add_watch(descriptor, folder, Self.mask)
      guard number >= 0 else { return errno == ENOENT || errno == ENOTDIR || errno == EACCES }
      folders[number] = folder
      return true
    }

    /// Returns whether the check leaves out what is in a folder of a name.
    private static func leavesOut(_ name: String) -> Bool { WholeDisk.leavesOut("\(name)/-") }

    private static func isFolder(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    // MARK: - Reports

    /// Returns the bytes of the next reports; `nil` if there are none.
    private func read() -> [UInt8]? {
      let size = 64 * 1_024
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = max(0, Glibc.read(descriptor, buffer.baseAddress, size))
      }
      return bytes.isEmpty ? nil : bytes
    }

    /// Returns the folders that were made or moved here: the number of the folder around each, and
    /// its name.
    private static func newFolders(in bytes: [UInt8]) -> [(Int32, String)] {
      let head = MemoryLayout<inotify_event>.size
      var found: [(Int32, String)] = []
      bytes.withUnsafeBytes { bytes in
        var place = 0
        while place + head <= bytes.count {
          let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let name = bytes[(place + head)..<(place + head + Int(event.len))].prefix { $0 != 0 }
          if event.mask & UInt32(IN_ISDIR) != 0, event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
            found.append((event.wd, String(decoding: name, as: UTF8.self)))
          }
          place += head + Int(event.len)
        }
      }
      return found
    }
  }
#endif
