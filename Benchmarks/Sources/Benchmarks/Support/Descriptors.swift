import Glibc

/// The limit of open files and sockets of a process.
enum Descriptors {
  /// Raises the limit of this process, and of its children, as far as the system allows.
  static func allow(_ count: Int) throws {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    guard limit.rlim_cur < count else { return }
    guard limit.rlim_max >= count else {
      throw NotMeasured(
        "\(count) open files are needed, but the limit ('ulimit -Hn') is \(limit.rlim_max)")
    }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  /// Raises the limit as far as the system allows, and returns it, or what is needed if that is
  /// less.
  static func allowed(of count: Int) -> Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    if limit.rlim_cur < count {
      limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    return min(count, Int(limit.rlim_cur))
  }
}
