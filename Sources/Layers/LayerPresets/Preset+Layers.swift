extension Preset {
  static let layers = Preset(name: "layers", summary: "…", json: "{}")
}
