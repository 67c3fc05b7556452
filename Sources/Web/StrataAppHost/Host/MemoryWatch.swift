import Foundation

/// Detects from the kernel's figures whether the memory of the process's control group or of the
/// machine runs short.
///
///     let watch = MemoryWatch()
///     if watch.isShort() { MemoryPressure.announce() }
///
/// Figures that the kernel does not provide are ignored.
final class MemoryWatch {
  /// The fraction of a control group's memory limit above which memory is considered short, before
  /// the kernel kills processes.
  private static let fullest = 0.9
  /// The percentage of the last ten seconds in which some task waited for memory, above which
  /// memory is considered short.
  private static let longestStall = 10.0

  private let read: (String) -> String?
  private let group: String
  /// The number of times that the control group had reached its memory limits at the last check.
  private var limitsMet: Int?

  /// Creates a watch that reads the kernel's files.
  ///
  /// - Parameter read: Returns the text of a file of the kernel.
  init(read: @escaping (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }) {
    self.read = read
    let own = read("/proc/self/cgroup")?.split(separator: "\n").first { $0.hasPrefix("0::") }
    group = "/sys/fs/cgroup" + (own?.dropFirst(3) ?? "")
  }

  func isShort() -> Bool { [metLimits(), isNearlyFull, isStalling].contains(true) }

  private func metLimits() -> Bool {
    let lines = read("\(group)/memory.events")?.split(separator: "\n") ?? []
    let met = lines.filter { $0.hasPrefix("high ") || $0.hasPrefix("max ") }
      .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.reduce(0, +)
    defer { limitsMet = met }
    return limitsMet.map { met > $0 } ?? false
  }

  private var isNearlyFull: Bool {
    guard let limit = number("\(group)/memory.max"), let now = number("\(group)/memory.current")
    else { return false }
    return now >= limit * Self.fullest
  }

  private var isStalling: Bool {
    let line = read("/proc/pressure/memory")?.split(separator: "\n").first
    let field = line?.split(separator: " ").first { $0.hasPrefix("avg10=") }
    return field.flatMap { Double($0.dropFirst(6)) }.map { $0 >= Self.longestStall } ?? false
  }

  /// Returns the number in a file; `nil` for `max`.
  private func number(_ path: String) -> Double? {
    read(path).flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }
}
