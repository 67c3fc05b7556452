import Foundation
import ViewTree

/// What an app did wrong: what, where, why, and what to do about it.
@MainActor struct Diagnosis: CustomStringConvertible {
  enum Setter: String { case environmentObject, environment }

  var what: String
  var path: String
  var why: String
  var remedy: String

  nonisolated var description: String {
    """
    Strata: \(what)
      where: \(path)
      why: \(why)
      what to do: \(remedy)
    """
  }

  /// An object that a view reads and nobody above it set.
  static func missingObject(_ type: String, _ setter: Setter, at place: Node?) -> Diagnosis {
    Diagnosis(
      what: "no \(type) in the environment", path: place?.viewPath ?? "outside of any view's body",
      why: "the view reads an object of type \(type), and no view above it sets one",
      remedy: "call .\(setter.rawValue)(_:) with a \(type) on that view or one above it, "
        + "in sheets and previews too")
  }

  /// Ends the program, as Apple's platforms do.
  func stop(file: StaticString = #fileID, line: UInt = #line) -> Never {
    FileHandle.standardError.write(Data("\(self)\n".utf8))
    fatalError(what, file: file, line: line)
  }
}

extension Node {
  /// The views from the window down to here, as the app names them.
  var viewPath: String {
    var names: [String] = []
    var next: Node? = self
    while let node = next {
      if let view = node as? EvaluatingNode, !view.name.hasPrefix("ModifierBody") {
        names.append(view.name)
      }
      next = node.parent
    }
    return names.reversed().joined(separator: " › ")
  }
}
