public import StrataLayerRules

/// A rule book that ships with the tool.
public struct Preset: Sendable {
  public var name: String
  /// What it is made from, in one line.
  public var summary: String
  /// The rule book, as `strata.json` would say it.
  public var json: String

  /// Every preset, in the order of `strata rules`.
  public static let all: [Preset] = [layers, template, featureFirst, dashboard, modules, strata]

  /// The shelf that a rule book takes its presets from.
  public static let shelf: PresetShelf = { name in all.first { $0.name == name }?.json }
}
