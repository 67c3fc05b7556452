extension Preset {
  static let dashboard = Preset(name: "dashboard", summary: "…", json: "{}")
}
