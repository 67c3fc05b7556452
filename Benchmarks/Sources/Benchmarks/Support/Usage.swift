import Foundation

/// The memory and processor time of a process, as the kernel counts them.
enum Usage {
  /// Returns the resident memory of this process in bytes, after trimming the heap.
  static func residentBytes() throws -> Double {
    try Heap.trim()
    return try residentBytes(of: "self")
  }

  /// Returns the resident memory of another process in bytes.
  static func residentBytes(of process: String) throws -> Double {
    let fields = try field("/proc/\(process)/statm").split(separator: " ")
    guard fields.count > 1, let pages = Double(fields[1]) else {
      throw NotMeasured("/proc/\(process)/statm has no resident size")
    }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Returns the processor time of this process so far, of all threads.
  static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Returns the processor time of another process so far, in ticks of usually 10 ms.
  static func processorTime(of process: Int32) throws -> Duration {
    let text = try field("/proc/\(process)/stat")
    // The name in parentheses may contain spaces; the fields are counted from its end.
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      throw NotMeasured("/proc/\(process)/stat has no times")
    }
    return .seconds((user + system) / Double(sysconf(Int32(_SC_CLK_TCK))))
  }

  private static func field(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
