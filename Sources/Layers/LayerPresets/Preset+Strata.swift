extension Preset {
  static let strata = Preset(name: "strata", summary: "…", json: "{}")
}
