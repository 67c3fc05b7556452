import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The controls of a layer that is drawn from forecasts: the slider of its hours, a button that plays
/// them, the value in the middle of the map, the legend, and what is missing.
struct FieldControls: View {
  let state: FieldViewModel.State
  let format: WeatherFormat
  let send: @MainActor (FieldViewModel.Action) -> Void
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @Environment(\.timeZone) private var zone

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      if let time = state.time {
        hours(format.moment(time, in: zone))
      } else if state.failure == nil {
        ProgressView()
          .accessibilityLabel(Text(Words.App.Progress.label))
      }
      if let layer = state.layer {
        LayerLegend(
          gradient: layer.gradient, marks: format.marks(of: layer),
          time: state.report?.fetchedAt, problem: problem, format: format)
      }
      notes
    }
    .onChange(of: isCalm) { if isCalm { send(.stopped) } }
  }

  private func hours(_ time: String) -> some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      HStack(spacing: Space.medium) {
        // Hours that change by themselves are a motion.
        if !isCalm { playButton }
        Slider(value: hour, in: 0...Double(FieldViewModel.last), step: 1) {
          Text(Words.Hours.Plot.time)
        }
        .accessibilityValue(Text(verbatim: time))
        .accessibilityIdentifier(UITestIDs.Map.slider)
      }
      Text(verbatim: time)
        .fontWeight(.medium)
        .accessibilityIdentifier(UITestIDs.Map.hour)
      Text(Words.Map.Field.middle(middle))
        .font(.footnote)
        .accessibilityIdentifier(UITestIDs.Map.middle)
    }
  }

  private var playButton: some View {
    Button {
      send(.playPressed)
    } label: {
      Image(systemName: state.isPlaying ? "pause.fill" : "play.fill")
        .frame(width: Extent.touch, height: Extent.touch)
    }
    .buttonStyle(.plain)
    .foregroundStyle(.tint)
    .accessibilityLabel(Text(state.isPlaying ? Words.Map.Field.pause : Words.Map.Field.play))
    .accessibilityIdentifier(UITestIDs.Map.play)
  }

  @ViewBuilder private var notes: some View {
    if let until = state.report?.pausedUntil {
      note(Words.Map.Field.bound(format.time(until, in: .gmt)), UITestIDs.Map.bound)
    } else if state.hasHoles, problem == nil || !state.shown.isEmpty {
      note(Words.Map.Field.holes, UITestIDs.Map.holes)
    }
  }

  private func note(_ words: LocalizedStringResource, _ id: String) -> some View {
    Text(words)
      .font(.footnote)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(id)
  }

  private var hour: Binding<Double> {
    Binding(get: { Double(state.hour) }, set: { send(.hourChosen(Int($0.rounded()))) })
  }

  /// The reason why values are missing; `nil` for none.
  private var problem: WeatherError? { state.failure ?? state.report?.problem }

  /// The value in the middle of the map, or the reason why it is not known.
  private var middle: String {
    guard let layer = state.layer, let hour = state.middle,
      let value = format.value(of: layer, hour)
    else { return format.text(problem?.title ?? Words.Details.Value.unknown) }
    return value
  }
}

extension WeatherFormat {
  /// Returns a layer's value in an hour, such as "12°" or "5 m/s · From SW"; `nil` if it is unknown.
  func value(of layer: FieldLayer, _ hour: FieldHour) -> String? {
    switch layer {
    case .temperature: hour.temperature.map(temperature)
    case .precipitation: hour.precipitation.map(precipitation)
    case .clouds: hour.cloudiness.map(percent)
    case .wind:
      hour.wind.map { wind in
        list([
          speed(wind.speed),
          wind.compassPoint.map { text(Words.Details.Wind.from(text($0.name))) },
        ])
      }
    }
  }

  /// Returns the labels of values at equal steps below a layer's colours.
  func marks(of layer: FieldLayer) -> [String] {
    switch layer {
    case .temperature: [-20, 0, 20, 40].map { temperature(Temperature(celsius: $0)) }
    case .precipitation: [0, 1, 10].map { precipitation(Precipitation(millimetres: $0)) }
    case .clouds: [0, 0.5, 1].map(percent)
    case .wind:
      [0, FieldLayer.strongWind / 2, FieldLayer.strongWind]
        .map { speed(Speed(metresPerSecond: $0)) }
    }
  }
}
