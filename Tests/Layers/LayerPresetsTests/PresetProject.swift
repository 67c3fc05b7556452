import Foundation
import StrataImportGraph
import StrataLayerPresets
import StrataLayerRules
import Testing

/// A small project that satisfies every rule of a preset, with one change for each rule that breaks
/// it.
struct PresetProject: Sendable, CustomTestStringConvertible {
  var testDescription: String { preset }

  var preset: String
  var kept: [String: String]
  var slips: [Slip]

  /// A change, with the places where the rule then reports violations.
  struct Slip: Sendable, CustomStringConvertible {
    var rule: String
    /// The places as `path:line`, or a path alone.
    var places: [String]
    var change: Change

    enum Change: Sendable {
      case put(String, String)
      case drop(String)
      case edit(String, String, String)
    }

    init(_ rule: String, _ places: String..., change: Change) {
      self.rule = rule
      self.places = places
      self.change = change
    }

    var description: String { "\(rule) at \(places.joined(separator: ", "))" }

    /// Returns the project with the change; `nil` if an edit finds nothing to change.
    func applied(to files: [String: String]) -> [String: String]? {
      var files = files
      switch change {
      case .put(let path, let text): files[path] = text
      case .drop(let path):
        guard files.removeValue(forKey: path) != nil else { return nil }
      case .edit(let path, let old, let new):
        guard let text = files[path], text.contains(old) else { return nil }
        files[path] = text.replacing(old, with: new)
      }
      return files
    }
  }

  func book() throws -> LayerBook {
    try LayerBook(
      json: Data("{}".utf8), file: "strata.json", presets: Preset.shelf, adding: [preset])
  }

  /// Returns a checker for the preset. Reading the rule book takes longer than checking the small
  /// project.
  func check() throws -> LayerCheck { LayerCheck(book: try book()) }

  /// Returns the places of violations after a change; `nil` if an edit finds nothing to change.
  func places(after slip: Slip, _ check: LayerCheck) throws -> [String]? {
    guard let files = slip.applied(to: kept) else { return nil }
    return try check.violations(in: WrittenTree(files)).filter { $0.id == slip.rule }
      .map { "\($0.path)\($0.line.map { ":\($0)" } ?? "")" }
  }
}
