import Foundation

extension ServedApp {
  /// The process identifiers of the workers: the children of the process that listens.
  public var workers: Set<Int32> { Self.children(of: processID) }

  /// Returns the processes that a process has started.
  public static func children(of parent: Int32) -> Set<Int32> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return Set(
      names.compactMap { Int32($0) }.filter { pid in
        let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
        // The name in parentheses may contain blanks; the state and the parent follow it.
        let words = text?.split(separator: ")").last?.split(separator: " ") ?? []
        return words.count > 1 && words[0] != "Z" && Int32(words[1]) == parent
      })
  }
}
