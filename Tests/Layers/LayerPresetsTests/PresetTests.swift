import Foundation
import LayerPresets
import LayerRules
import Testing

@Suite struct PresetTests {
  @Test func `a preset is on the shelf under its name`() {
    for preset in Preset.all { #expect(Preset.shelf(preset.name) == preset.json) }
    #expect(Preset.shelf("none") == nil)
  }
}
