extension Preset {
  static let modules = Preset(name: "modules", summary: "…", json: "{}")
}
