public import StrataLayerRules

/// A rule book that ships with the tool.
public struct Preset: Sendable {
  /// The name, as the option `--preset` and the key `preset` accept it.
  public var name: String
  /// A description in one line, with the document that it follows.
  public var summary: String
  /// The rule book in the format of `strata.json`.
  public var json: String

  /// All presets, in the order of `strata rules`.
  public static let all: [Preset] = [layers, template, featureFirst, dashboard, modules, strata]

  /// A lookup of the shipped presets by name.
  public static let shelf: PresetShelf = { name in all.first { $0.name == name }?.json }
}
