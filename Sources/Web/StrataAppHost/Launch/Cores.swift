import Foundation

/// The cores of which this process may use all the time: a worker each is the most that helps.
enum Cores {
  /// Returns the number of cores: those that the system may run this process on, and no more than a
  /// container's limit of processor time (`cpu.max` of a control group, version 2) is worth. It is
  /// at least one, and the number of the machine's cores if the system says neither.
  ///
  /// - Parameters:
  ///   - machine: The number of the machine's cores.
  ///   - read: Returns the text of a file; `nil` if there is none.
  static func available(
    machine: Int = ProcessInfo.processInfo.processorCount,
    _ read: (_ path: String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
  ) -> Int {
    let allowed = read("/proc/self/status").flatMap(allowed) ?? machine
    let quotas = read("/proc/self/cgroup").map(groups)?.compactMap { group in
      read("/sys/fs/cgroup\(group)/cpu.max").flatMap(quota)
    }
    return max(1, min(allowed, quotas?.min() ?? allowed))
  }

  /// Returns the number of cores in a process's status, such as three for `0-1,4`.
  private static func allowed(_ status: String) -> Int? {
    let name = "Cpus_allowed_list:"
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else {
      return nil
    }
    let ranges = line.dropFirst(name.count).split(separator: ",").map { range in
      range.split(separator: "-").compactMap { Int($0.filter(\.isNumber)) }
    }
    guard ranges.allSatisfy({ !$0.isEmpty }) else { return nil }
    return ranges.reduce(0) { $0 + ($1[$1.count - 1] - $1[0] + 1) }
  }

  /// Returns the control group of a process and those around it, each of which may have a limit.
  private static func groups(_ text: String) -> [String] {
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("0::") }) else {
      return []
    }
    let names = line.dropFirst(3).split(separator: "/")
    return (0...names.count).map { count in names.prefix(count).map { "/" + $0 }.joined() }
  }

  /// Returns the whole cores of a limit such as `150000 100000`: microseconds of processor time in so
  /// many microseconds. `max` is no limit.
  private static func quota(_ text: String) -> Int? {
    let numbers = text.split(whereSeparator: \.isWhitespace).map { Int($0) }
    guard numbers.count == 2, let time = numbers[0], let period = numbers[1], period > 0 else {
      return nil
    }
    return time / period
  }
}
