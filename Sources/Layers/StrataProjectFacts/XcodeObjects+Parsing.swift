import Foundation

extension XcodeObjects {
  /// Parses the text of a `project.pbxproj`; `nil` if it is not one.
  ///
  /// - Parameter path: `A/App.xcodeproj/project.pbxproj`, which refers to files below `A`.
  init?(text: String, path: String) {
    guard
      let plist = try? PropertyListSerialization.propertyList(
        from: Data(text.utf8), options: [], format: nil),
      let objects = (plist as? [String: Any])?["objects"] as? [String: [String: Any]]
    else { return nil }
    let top = path.split(separator: "/").dropLast(2).joined(separator: "/")
    self.init(objects: objects, top: top)
  }
}

/// Finds the place where the text of a project is broken.
enum ProjectSlip {
  /// Returns the line, counted from 1, of a merge conflict, an unterminated string or comment, or a
  /// bracket that nothing opens or closes; `nil` if the brackets match.
  static func line(in text: String) -> Int? {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") { return number + 1 }
    var scanner = Scanner(bytes: Array(text.utf8))
    return scanner.slip()
  }

  private struct Scanner {
    let bytes: [UInt8]
    var position = 0
    var line = 1
    var open: [(bracket: UInt8, line: Int)] = []

    mutating func slip() -> Int? {
      while position < bytes.count {
        let begun = line
        switch bytes[position] {
        case UInt8(ascii: "\""):
          guard skip(to: "\"", from: 1) else { return begun }
        case UInt8(ascii: "/") where starts("/*"):
          guard skip(to: "*/", from: 2) else { return begun }
        case UInt8(ascii: "/") where starts("//"):
          _ = skip(to: "\n", from: 2)
        case UInt8(ascii: "{"), UInt8(ascii: "("):
          open.append((bytes[position], line))
          advance()
        case UInt8(ascii: "}"), UInt8(ascii: ")"):
          guard let last = open.popLast(), closes(bytes[position], last.bracket) else {
            return line
          }
          advance()
        default: advance()
        }
      }
      return open.last?.line
    }

    private func closes(_ closer: UInt8, _ opener: UInt8) -> Bool {
      closer == (opener == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")"))
    }

    private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func advance() {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }

    /// Moves to the end of the next occurrence of a text; returns `false` if there is none.
    private mutating func skip(to end: String, from offset: Int) -> Bool {
      for _ in 0..<offset { advance() }
      while position < bytes.count {
        if end == "\"", bytes[position] == UInt8(ascii: "\\") {
          advance()
          if position < bytes.count { advance() }
        } else if starts(end) {
          for _ in end.utf8 { advance() }
          return true
        } else {
          advance()
        }
      }
      return false
    }
  }
}
