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

  /// Returns the memory of a process in bytes, of which each page that several processes use counts
  /// for its part.
  static func proportionalBytes(of process: Int32) throws -> Double {
    let path = "/proc/\(process)/smaps_rollup"
    let line = try field(path).split(separator: "\n").first { $0.hasPrefix("Pss:") }
    guard let line, let size = Double(line.filter(\.isNumber)) else {
      throw NotMeasured("\(path) has no proportional size")
    }
    return size * 1024
  }

  /// Returns the number of entries in a folder of a process in `/proc`: `fd` or `task`.
  static func count(of folder: String, in process: Int32) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/\(folder)").count
  }

  /// Returns the bytes of the file of a process's program, and of those of its libraries.
  static func fileBytes(of process: Int32) throws -> (program: Double, libraries: Double) {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    // The kernel gives a part at a time, and the file has no size: it is read to its end.
    let maps = try FileHandle(forReadingAtPath: "/proc/\(process)/maps")?.readToEnd() ?? Data()
    let mapped = String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    func bytes(_ path: String) throws -> Double {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return Double(size ?? 0)
    }
    let libraries = Set(mapped).filter { $0.contains(".so") }
    return (try bytes(program), try libraries.reduce(0) { $0 + (try bytes($1)) })
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

  /// Returns the processes that a process has started and that still run, with those that they
  /// have started.
  static func children(of process: Int32) throws -> [Int32] {
    let threads = "/proc/\(process)/task"
    let own = try FileManager.default.contentsOfDirectory(atPath: threads).flatMap { thread in
      try field("\(threads)/\(thread)/children").split(separator: " ").compactMap { Int32($0) }
    }
    return try own + own.flatMap { try children(of: $0) }
  }

  /// Returns the counts that the kernel has kept for the threads of another process so far.
  static func kernelCounts(of process: Int32) throws -> KernelCounts {
    let folder = "/proc/\(process)/task"
    let switches = try FileManager.default.contentsOfDirectory(atPath: folder).map { thread in
      let status = "\(folder)/\(thread)/status"
      return try count("voluntary_ctxt_switches", in: status)
        + count("nonvoluntary_ctxt_switches", in: status)
    }
    let io = "/proc/\(process)/io"
    return KernelCounts(
      switches: switches.reduce(0, +), calls: try count("syscr", in: io) + count("syscw", in: io))
  }

  private static func count(_ name: String, in file: String) throws -> Double {
    let line = try field(file).split(separator: "\n").first { $0.hasPrefix("\(name):") }
    let word = line?.split(whereSeparator: \.isWhitespace).last
    guard let count = word.flatMap({ Double($0) }) else {
      throw NotMeasured("\(file) has no \(name)")
    }
    return count
  }

  private static func field(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}

/// The counts that the kernel keeps for a process.
struct KernelCounts {
  /// The number of times that a thread gave its processor to another one.
  var switches: Double
  /// The number of calls of `read` and `write`, which sockets do not use.
  var calls: Double
}
