import Foundation

/// The machine of a run.
struct Machine {
  var description: String
  var date: String

  static var current: Machine {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
      .flatMap { $0.split(separator: ":").last }.map { $0.trimmingCharacters(in: .whitespaces) }
    let count = ProcessInfo.processInfo.activeProcessorCount
    let memory = ProcessInfo.processInfo.physicalMemory >> 30
    return Machine(
      description: "\(model ?? "unknown processor"), \(count) cores, \(memory) GiB, "
        + ProcessInfo.processInfo.operatingSystemVersionString,
      date: Date().formatted(.iso8601.year().month().day()))
  }
}
