extension Preset {
  static let template = Preset(name: "template", summary: "…", json: "{}")
}
