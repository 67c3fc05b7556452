import Foundation
import StrataViewTree

/// A report of an error in an app: what happened, where, why, and what to do about it.
@MainActor package struct Diagnosis: CustomStringConvertible {
  enum Setter: String { case environmentObject, environment }

  var what: String
  var path: String
  var why: String
  var remedy: String

  package nonisolated var description: String {
    """
    Strata: \(what)
      where: \(path)
      why: \(why)
      what to do: \(remedy)
    """
  }

  /// Returns the report for an object that a view reads and that no view above it sets.
  static func missingObject(_ type: String, _ setter: Setter, at place: Node?) -> Diagnosis {
    Diagnosis(
      what: "no \(type) in the environment", path: place?.viewPath ?? "outside of any view's body",
      why: "the view reads an object of type \(type), and no view above it sets one",
      remedy: "call .\(setter.rawValue)(_:) with a \(type) on that view or one above it, "
        + "in sheets and previews too")
  }

  /// Returns the report for rows with the same identifier.
  static func duplicateID(_ id: String, at place: Node) -> Diagnosis {
    Diagnosis(
      what: "ForEach has more than one row with the id \(id)", path: place.viewPath,
      why: "rows are identified by their ids; only the first row with an id is shown",
      remedy: "give every element a different id, or use another key path in ForEach(_:id:)")
  }

  /// Returns the report for a state that a `body` changes.
  static func writtenInBody(_ type: String, at place: Node) -> Diagnosis {
    Diagnosis(
      what: "a state of type \(type) was changed while a view's body was evaluated",
      path: place.viewPath,
      why: "a body describes what is shown; a change in it would evaluate it again, endlessly",
      remedy: "change the state in an action, .onAppear, .onChange or .task")
  }

  /// Returns the report for a preview that throws an error.
  package static func preview(at place: String, failed error: any Error) -> Diagnosis {
    Diagnosis(
      what: "a preview could not be made", path: place, why: "\(error)",
      remedy: "catch the error in the preview's body; the gallery shows the other previews")
  }

  /// Writes the report to standard error.
  package nonisolated func print() {
    try? FileHandle.standardError.write(contentsOf: Data("\(self)\n".utf8))
  }

  /// Reports the error to the view tree, which forwards each report once.
  func report(to tree: Tree) { tree.report(fault: description) }

  /// Writes the report to standard error and ends the program, as Apple's platforms do.
  func stop(file: StaticString = #fileID, line: UInt = #line) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(self)\n".utf8))
    fatalError(what, file: file, line: line)
  }
}
