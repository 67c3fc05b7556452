import Foundation
import SwiftUI
import WeDaDomain

/// The settings' section for units: a preset, or a unit for each quantity.
struct UnitsSection: View {
  let settings: WeatherSettings
  let send: @MainActor (SettingsViewModel.Action) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      presets
      row(Words.Units.Temperature.title, "temperature", \.temperature)
      row(Words.Units.Wind.title, "wind", \.wind)
      row(Words.Units.Pressure.title, "pressure", \.pressure)
      row(Words.Units.Precipitation.title, "precipitation", \.precipitation)
      row(Words.Units.Distance.title, "distance", \.distance)
    } header: {
      Text(Words.Settings.Units.title)
    }
  }

  /// The picker of a preset; none is selected for a mixture of units.
  private var presets: some View {
    let preset = Binding(
      get: { UnitPreset(units) }, set: { if let chosen = $0 { send(.unitsChosen(chosen.units)) } })
    return Picker(selection: preset) {
      ForEach(UnitPreset.allCases, id: \.self) { Text($0.name).tag(Optional($0)) }
    } label: {
      Text(Words.Units.Preset.title)
    }
    .pickerStyle(.segmented)
    .accessibilityIdentifier(UITestIDs.Settings.units)
  }

  private func row<Unit: MeasurementUnit>(
    _ title: LocalizedStringResource, _ id: String, _ quantity: WritableKeyPath<UnitChoice, Unit>
  ) -> some View {
    Picker(selection: binding(to: quantity)) {
      ForEach(Array(Unit.allCases), id: \.self) { Text($0.name).tag($0) }
    } label: {
      Text(title)
    }
    .accessibilityIdentifier(UITestIDs.Settings.unit(id))
  }

  private func binding<Unit>(
    to quantity: WritableKeyPath<UnitChoice, Unit>
  ) -> Binding<Unit> {
    Binding(
      get: { units[keyPath: quantity] },
      set: {
        var changed = units
        changed[keyPath: quantity] = $0
        send(.unitsChosen(changed))
      })
  }

  private var units: UnitChoice { settings.units(in: locale.region?.identifier) }
}
