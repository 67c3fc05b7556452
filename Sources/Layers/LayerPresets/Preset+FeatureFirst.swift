extension Preset {
  static let featureFirst = Preset(name: "feature-first", summary: "…", json: "{}")
}
