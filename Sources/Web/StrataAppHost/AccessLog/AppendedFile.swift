import Glibc

/// A file at whose end bytes are added, or standard output.
///
/// If another program renames or removes the file, as those that keep logs short do, the next bytes
/// are in a new file at the path. Several processes can add lines to the same file.
struct AppendedFile: Sendable {
  /// The path; `nil` for standard output.
  private let path: String?
  private var descriptor: Int32
  /// A Boolean value that indicates whether the last byte that was written does not end a line.
  private var isMidLine = false

  /// Opens a file, or creates it so that its owner can write it and its group can read it.
  ///
  /// - Parameter path: The path; `-` for standard output.
  /// - Throws: ``HostError`` with the system's reason.
  init(_ path: String) throws(HostError) {
    self.path = path == "-" ? nil : path
    descriptor = path == "-" ? STDOUT_FILENO : Self.open(path)
    guard descriptor >= 0 else {
      throw .unable("--access-log cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
  }

  private static func open(_ path: String) -> Int32 {
    Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o640)
  }

  /// Adds whole lines at the end. Returns the system's error, or 0.
  ///
  /// After an error, some of the bytes may have been written; the next lines begin a new line.
  mutating func append(_ lines: [UInt8]) -> Int32 {
    let moved = follow()
    let failed = write(isMidLine ? [UInt8(ascii: "\n")] + lines : lines)
    return failed != 0 ? failed : moved
  }

  private mutating func write(_ bytes: [UInt8]) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
      isMidLine = !rest.isEmpty
    }
    return 0
  }

  /// Opens the path again if it is not this file any more. Returns the system's error, or 0; then
  /// the file that was open stays open.
  private mutating func follow() -> Int32 {
    guard let path, !isAtPath(path) else { return 0 }
    let opened = Self.open(path)
    guard opened >= 0 else { return errno }
    close()
    descriptor = opened
    isMidLine = false
    return 0
  }

  private func isAtPath(_ path: String) -> Bool {
    var (there, here) = (stat(), stat())
    guard stat(path, &there) == 0, fstat(descriptor, &here) == 0 else { return false }
    return there.st_ino == here.st_ino && there.st_dev == here.st_dev
  }

  /// Closes the file; standard output stays open.
  func close() {
    if path != nil { Glibc.close(descriptor) }
  }
}
