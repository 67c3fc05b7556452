import Foundation

/// The resources that this process has, by the names that Prometheus' own clients give them.
enum ProcessResources {
  /// The metrics of the kernel's figures; figures that it does not provide are left out.
  ///
  /// - Parameters:
  ///   - read: Returns the text of a file of the kernel.
  ///   - list: Returns the names in a folder of the kernel.
  static func metrics(
    read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) },
    list: (String) -> [String]? = { try? FileManager.default.contentsOfDirectory(atPath: $0) }
  ) -> [Metric] {
    // The file has numbers of pages: first the size of the address space, then the part of it that
    // is in memory.
    let pages = read("/proc/self/statm")?.split(separator: " ").dropFirst().first
    let memory = pages.flatMap { Int($0) }.map {
      Metric(
        .gauge, "process_resident_memory_bytes", "Memory of the process that is not swapped out",
        $0 * Int(sysconf(Int32(_SC_PAGESIZE))))
    }
    let descriptors = list("/proc/self/fd").map {
      Metric(.gauge, "process_open_fds", "Open descriptors: files, sockets, pipes", $0.count)
    }
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    let most = Metric(
      .gauge, "process_max_fds", "Descriptors that the process may have open", limit)
    return [memory, descriptors, limit > 0 ? most : nil].compactMap { $0 }
  }
}
