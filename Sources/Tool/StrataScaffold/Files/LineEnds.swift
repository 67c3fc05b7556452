import Foundation

/// The line ends of a project's files. Changes are planned with LF, and each file keeps the line
/// ends that it has: CRLF on projects that were made on Windows, for example.
struct LineEnds {
  /// The files with LF at the end of each line.
  let plain: ProjectSnapshot
  private let project: ProjectSnapshot
  /// A Boolean value that indicates whether most files have CRLF, so that new ones get it, too.
  private let isMostlyCRLF: Bool
  private let hasCRLF: Bool

  /// Reads the line ends of a project.
  init(of project: ProjectSnapshot) {
    self.project = project
    let files = project.files.filter { $0.value.contains(Self.feed) }
    let other = files.filter { Self.hasCRLF($0.value) }
    hasCRLF = !other.isEmpty
    isMostlyCRLF = other.count * 2 > files.count
    plain = ProjectSnapshot(
      files: project.files.merging(other.mapValues(Self.withoutReturns)) { $1 })
  }

  /// Returns changes that were planned with LF as they are written: what a file had, it keeps.
  ///
  /// - Parameters:
  ///   - changes: the changes of the files with LF.
  ///   - moves: the old path of each file that is moved, by its new one.
  func kept(_ changes: [FileChange], moves: [String: String] = [:]) -> [FileChange] {
    guard hasCRLF else { return changes }
    return changes.map { change in
      let before = change.before == nil ? nil : project.files[change.path]
      guard let after = change.after else {
        return FileChange(path: change.path, before: before, after: nil)
      }
      let model = before ?? moves[change.path].flatMap { project.files[$0] }
      return FileChange(path: change.path, before: before, after: text(after, like: model))
    }.filter { $0.before != $0.after }
  }

  /// Returns a text with the line ends of another one; new lines get those of most lines.
  private func text(_ after: Data, like model: Data?) -> Data {
    guard let model else { return isMostlyCRLF ? Self.withReturns(after) : after }
    let count = model.count { $0 == Self.feed }
    let returns = Self.ends(of: model).count { $0 }
    if returns == 0 { return after }
    return returns == count ? Self.withReturns(after) : Self.mixed(after, like: model)
  }

  // MARK: - Bytes

  private static let feed = UInt8(ascii: "\n")
  private static let end = Data("\r\n".utf8)

  private static func hasCRLF(_ data: Data) -> Bool { data.range(of: end) != nil }

  private static func withoutReturns(_ data: Data) -> Data {
    var result = Data(capacity: data.count)
    for byte in data {
      if byte == feed, result.last == UInt8(ascii: "\r") { result.removeLast() }
      result.append(byte)
    }
    return result
  }

  private static func withReturns(_ data: Data) -> Data {
    var result = Data(capacity: data.count)
    for byte in data {
      if byte == feed { result.append(UInt8(ascii: "\r")) }
      result.append(byte)
    }
    return result
  }

  // MARK: - Files with both line ends

  /// Returns for each line feed whether a carriage return precedes it.
  private static func ends(of data: Data) -> [Bool] {
    data.indices.filter { data[$0] == feed }.map { place in
      place > data.startIndex && data[place - 1] == UInt8(ascii: "\r")
    }
  }

  private static func mixed(_ after: Data, like model: Data) -> Data {
    let ends = ends(of: model)
    let old = lines(of: withoutReturns(model))
    let new = lines(of: after)
    let difference = new.difference(from: old)
    let gone = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    let usual = ends.count { $0 } * 2 > ends.count
    var kept = ends.indices.filter { !gone.contains($0) }.map { ends[$0] }[...]
    var result = Data()
    for (place, line) in new.enumerated() {
      result += line
      guard place < new.count - 1 else { break }
      let isCRLF = added.contains(place) ? usual : kept.popFirst() ?? usual
      result += isCRLF ? end : Data([feed])
    }
    return result
  }

  private static func lines(of data: Data) -> [Data] {
    data.split(separator: feed, omittingEmptySubsequences: false).map { Data($0) }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
