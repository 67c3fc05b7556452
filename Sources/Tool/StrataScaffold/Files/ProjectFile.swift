public import Foundation

/// A file to write into a project.
public struct ProjectFile: Equatable, Sendable {
  /// The path from the project's top folder.
  public var path: String
  /// The contents of the file; empty for a picture.
  public var text: String
  /// The bytes of a picture; `nil` for text.
  var picture: Data?

  /// The bytes of the file.
  public var data: Data { picture ?? Data(text.utf8) }

  /// Creates a file with a text.
  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Creates a file with a picture.
  init(path: String, picture: Data) {
    self.path = path
    text = ""
    self.picture = picture
  }
}

extension ProjectFile {
  private static let ending = ".members"

  /// A Boolean value that indicates whether the file contains members to insert into an existing
  /// file.
  var isFragment: Bool { path.hasSuffix(Self.ending) }

  /// The path of the file into which a fragment is inserted.
  var goal: String { String(path.dropLast(Self.ending.count)) }
}
