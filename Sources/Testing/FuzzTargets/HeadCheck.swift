import StrataWorkers

/// The fuzzing check of the head by which a front chooses a worker: what arrives later must not change
/// it, and only a path of the framework's files may count as one.
enum HeadCheck {
  static func check(_ bytes: [UInt8]) throws(FuzzFailure) {
    switch RequestHead.read(bytes) {
    case .partial:
      try hold(bytes.count < RequestHead.limit, "a head that is too long is awaited")
      let half = RequestHead.read(Array(bytes.prefix(bytes.count / 2)))
      try hold(half == .partial, "the beginning of a partial head was read as whole")
    case .whole(let head):
      try hold(
        RequestHead.read(bytes + Array("GET /b HTTP/1.1\r\n\r\n".utf8)) == .whole(head),
        "what follows a head changes it")
      guard head.isFile, ["GET", "HEAD"].contains(head.method) else { return }
      try hold(
        head.path.hasPrefix("/~/") && !head.path.contains("..") && !head.path.contains("%"),
        "the path \(head.path) counts as a file of the framework")
    }
  }
}
