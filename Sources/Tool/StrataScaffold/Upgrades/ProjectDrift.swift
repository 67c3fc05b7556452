import Foundation

/// The differences between three states of a project's generated files: as they were generated, as
/// a person has them, and as this version of the tool would generate them.
///
/// Line ends do not count: a file with carriage returns is compared without them.
public struct ProjectDrift: Equatable, Sendable {
  /// The kind of difference between two states of a file.
  public enum Difference: String, Sendable {
    case unchanged, added, edited, removed

    init(_ before: Data?, _ after: Data?) {
      if before == after {
        self = .unchanged
      } else if before == nil {
        self = .added
      } else {
        self = after == nil ? .removed : .edited
      }
    }
  }

  /// A file whose three states are not all the same.
  public struct File: Equatable, Sendable {
    /// The path from the project's folder.
    public var path: String
    /// The contents as they were generated; `nil` if the file was not.
    var base: Data?
    /// The contents that a person has, without carriage returns; `nil` if there is no file.
    var ours: Data?
    /// The contents that the tool would generate; `nil` if it would not.
    var theirs: Data?

    /// The change that a person made.
    public var person: Difference { Difference(base, ours) }
    /// The change of the templates.
    public var templates: Difference { Difference(base, theirs) }
    /// A Boolean value that indicates whether the file differs from what the tool would write now,
    /// although nobody changed it.
    public var isOutdated: Bool { person == .unchanged && templates != .unchanged }
  }

  /// The files that differ, in the order of their paths.
  public var files: [File]

  /// Compares three states of a project.
  ///
  /// - Parameters:
  ///   - base: the generated files.
  ///   - ours: the files that a person has, of at least the paths of the two others.
  ///   - theirs: the files that the tool would generate.
  public init(base: ProjectSnapshot, ours: ProjectSnapshot, theirs: ProjectSnapshot) {
    files = Set(base.files.keys).union(theirs.files.keys).sorted().compactMap { path in
      let file = File(
        path: path, base: base.files[path], ours: ours.files[path]?.withoutCarriageReturns,
        theirs: theirs.files[path])
      return file.person == .unchanged && file.templates == .unchanged ? nil : file
    }
  }
}

extension Data {
  /// The data with a line feed in place of each carriage return with a line feed.
  var withoutCarriageReturns: Data {
    guard contains(13) else { return self }
    var result = Data(capacity: count)
    var rest = self[...]
    while let byte = rest.popFirst() {
      if byte != 13 || rest.first != 10 { result.append(byte) }
    }
    return result
  }

  /// The data with a carriage return before each line feed.
  var withCarriageReturns: Data {
    Data(flatMap { (byte: UInt8) -> [UInt8] in byte == 10 ? [13, 10] : [byte] })
  }
}
